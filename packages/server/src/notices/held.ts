/** What a stored notice is about by now: whether it still holds, and what everybody at the table sees of it. */
import type { Summary } from "@interchange/host";
import type { Tell } from "@interchange/protocol";
import type { SeatsTable, TablesTable } from "../storage/schema.ts";
import type { Storage } from "../storage/storage.ts";
import { termsOf } from "../tables/terms.ts";
import { isForRoom } from "./noticeRows.ts";
import type { NoticeRow } from "./noticeRows.ts";
import { reminderNow } from "./reminders.ts";
import type { Occasion } from "./words.ts";

type Db = Storage["db"];

/** A notice that still holds, with everything that it takes to word it. */
export interface Held {
  readonly tell: Tell | "proposal";
  readonly occasion: Occasion;
  /** A proposal in a room is no table yet. */
  readonly table?: TablesTable;
}

/** Whether a notice still holds, or when to look again. */
export async function heldNow(db: Db, notice: NoticeRow, now: number): Promise<Held | number | undefined> {
  if (notice.kind === "proposal") return proposal(db, notice);
  const table = await db.selectFrom("tables").selectAll().where("id", "=", notice.table_id).executeTakeFirst();
  if (!table) return undefined;
  const seats = await db.selectFrom("seats").selectAll().where("table_id", "=", table.id).orderBy("seat").execute();
  if (!isForRoom(notice) && (await isBanned(db, notice.owner))) return undefined;
  switch (notice.kind) {
    case "turn":
      return turn(notice, table, seats, now);
    case "end":
      if (table.state !== "over") return undefined;
      return { tell: "end", occasion: occasionOf("end", notice, table, seats), table };
    default:
      return invitation(notice, table, seats);
  }
}

function turn(
  notice: NoticeRow,
  table: TablesTable,
  seats: readonly SeatsTable[],
  now: number,
): Held | number | undefined {
  if (!isTurnOf(notice, table, seats)) return undefined;
  // Rooms with spectators would be told what delayed spectators may not know yet.
  if (isForRoom(notice) && (termsOf(table).delay ?? 0) > 0) return undefined;
  if (notice.hours === 0) return { tell: "turn", occasion: occasionOf("turn", notice, table, seats), table };
  const reminder = table.deadline === null ? undefined : reminderNow(notice.hours, table.deadline, now);
  if (!reminder) return undefined;
  if ("until" in reminder) return reminder.until;
  const { hours } = reminder;
  return { tell: "time", occasion: { ...occasionOf("time", notice, table, seats), hours }, table };
}

/** Whether it is still this turn of the same person. */
function isTurnOf(notice: NoticeRow, table: TablesTable, seats: readonly SeatsTable[]): boolean {
  const { seat, owner } = notice;
  const isTurn = table.state === "running" && table.to_act === seat;
  return isTurn && (isForRoom(notice) ? table.room === owner : seats[seat ?? -1]?.identity === owner);
}

function invitation(notice: NoticeRow, table: TablesTable, seats: readonly SeatsTable[]): Held | undefined {
  const seat = seats.find((each) => each.seat === notice.seat);
  if (table.state !== "open" || seat?.reserved !== notice.owner || seat.identity !== null) return undefined;
  const players = seats.flatMap(({ identity, name }) => (identity === null ? [] : (name ?? [])));
  return { tell: "invite", occasion: { type: "invite", game: table.game, players }, table };
}

interface StoredProposal {
  readonly by: number;
  readonly wish: { readonly game: string };
}

/** In a room. `table_id` is the room's id. */
async function proposal(db: Db, { owner }: NoticeRow): Promise<Held | undefined> {
  const room = await db.selectFrom("rooms").select(["next"]).where("id", "=", owner).executeTakeFirst();
  const next = room?.next === null || room === undefined ? undefined : (JSON.parse(room.next) as StoredProposal);
  if (!next) return undefined;
  const by = await db
    .selectFrom("members")
    .innerJoin("identities", "identities.id", "members.identity")
    .select("identities.name")
    .where("members.room", "=", owner)
    .where("members.n", "=", next.by)
    .executeTakeFirst();
  return { tell: "proposal", occasion: { type: "proposal", game: next.wish.game, who: by?.name ?? "?" } };
}

async function isBanned(db: Db, identity: string): Promise<boolean> {
  const row = await db.selectFrom("identities").select("banned_at").where("id", "=", identity).executeTakeFirst();
  return row === undefined || row.banned_at !== null;
}

/** What everybody at the table sees. */
export function occasionOf(
  type: "turn" | "time" | "end",
  notice: Pick<NoticeRow, "slot" | "owner" | "seat">,
  { game, summary }: Pick<TablesTable, "game" | "summary">,
  seats: readonly Pick<SeatsTable, "identity">[],
): Occasion {
  const { sitters, places, points } = JSON.parse(summary ?? "{}") as Summary;
  const { owner, seat } = notice;
  const isRoom = isForRoom(notice);
  const names = sitters.map(({ name }) => name);
  const players = isRoom ? names : names.filter((_, index) => seats[index]?.identity !== owner);
  const winners = places ? names.filter((_, index) => places[index] === 1) : [];
  return {
    type,
    game,
    players,
    ...(isRoom && seat !== null && type !== "end" && { who: names[seat] ?? "?" }),
    ...(type === "end" && { winners }),
    ...(!isRoom &&
      points.some((each) => each !== 0) && { totals: names.map((name, index) => [name, points[index] ?? 0]) }),
  };
}
