/** Statements that change the rows of stored notices. */
import type { NoticesTable } from "../storage/schema.ts";
import type { Statement, Storage } from "../storage/storage.ts";

export type NoticeRow = NoticesTable;
type Db = Storage["db"];

/** Whether a notice is for a room, and not for a person. */
export function isForRoom({ slot }: Pick<NoticeRow, "slot">): boolean {
  return slot.startsWith("room/");
}

/** Changes a notice, unless a later one has taken its place or somebody else has it. */
export function changing(
  db: Db,
  { slot, id, due, hours }: NoticeRow,
  values: Partial<NoticeRow>,
): Statement & { readonly mustChange: true } {
  const query = db.updateTable("notices").set(values);
  return {
    query: query
      .where("slot", "=", slot)
      .where("id", "=", id)
      .where("due", "=", due)
      .where("hours", "=", hours)
      .compile(),
    mustChange: true,
  };
}

export function removing(db: Db, { slot, id }: NoticeRow): Statement {
  return { query: db.deleteFrom("notices").where("slot", "=", slot).where("id", "=", id).compile() };
}

/** Puts a notice into the digest that is sent at a moment. All rows of a digest have its id. */
export function putIntoDigest(db: Db, notice: NoticeRow, due: number): Statement {
  const values: NoticeRow = {
    ...notice,
    slot: inDigest(notice.owner, notice.slot),
    id: `digest/${notice.owner}/${due}`,
    kind: "mail",
    due,
    hours: 0,
    tries: 0,
    done: JSON.stringify([notice.kind, notice.id]),
  };
  const query = db.insertInto("notices").values(values);
  return { query: query.onConflict((on) => on.column("slot").doUpdateSet(values)).compile() };
}

/** The slot of a notice in its owner's digest. */
export const inDigest = (owner: string, slot: string): string => `mail/${owner}/${slot}`;

/** The notice that a row of a digest stands for. */
export function originalOf(row: NoticeRow): NoticeRow {
  if (row.kind !== "mail") return row;
  const [kind, id] = JSON.parse(row.done) as [NoticeRow["kind"], string];
  return { ...row, kind, id };
}

/** Whether somebody who has seen the game up to a row knows what a notice would say. The log of the table has no rows. */
export function isSeen(row: NoticeRow, seen: number): boolean {
  return originalOf(row).id.includes("/table/") || row.seq <= seen;
}
