/**
 * Who has muted or blocked whom. Someone who mutes a person does not get their messages. People of whom one has blocked
 * the other never sit at one table either. Nobody is told by whom they are muted or blocked.
 */
import type { Block, Manner } from "@interchange/protocol";
import { newId } from "../random.ts";
import type { Storage } from "../storage/storage.ts";
import { objection } from "../tables/objection.ts";

export const BLOCKED = objection("blocked", "You and someone at this table don't play together.");
const MOST = 500;

export class Blocks {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  /** Mutes, blocks, or neither. Returns whether the list has room for it. */
  async set(identity: string, other: string, kind: Manner | "none"): Promise<boolean> {
    const { db } = this.storage;
    if (kind === "none") {
      const lifting = db.deleteFrom("blocks").where("identity", "=", identity).where("other", "=", other);
      await this.storage.write({ query: lifting.compile() });
      return true;
    }
    const known = await db.selectFrom("blocks").select("other").where("identity", "=", identity).execute();
    if (known.length >= MOST && !known.some((each) => each.other === other)) return false;
    const row = { id: newId(), identity, other, kind, at: this.now() };
    await this.storage.write({
      query: db
        .insertInto("blocks")
        .values(row)
        .onConflict((on) => on.columns(["identity", "other"]).doUpdateSet({ kind, at: row.at }))
        .compile(),
    });
    return true;
  }

  /** Lifts one by its id. Returns whether there was one. */
  async lift(identity: string, id: string): Promise<boolean> {
    const { db } = this.storage;
    const query = db.deleteFrom("blocks").where("identity", "=", identity).where("id", "=", id).compile();
    return (await this.storage.write({ query, mustChange: true })) === "kept";
  }

  /** A person's list, with where they are in this room or at this table. */
  async of(identity: string, at: { readonly room?: string; readonly table?: string } = {}): Promise<readonly Block[]> {
    const { db } = this.storage;
    const rows = await db
      .selectFrom("blocks")
      .innerJoin("identities", "identities.id", "blocks.other")
      .select(["blocks.id", "blocks.other", "blocks.kind", "blocks.at", "identities.name"])
      .where("blocks.identity", "=", identity)
      .orderBy("blocks.at", "desc")
      .execute();
    const [members, seats] = await Promise.all([
      at.room === undefined
        ? []
        : db.selectFrom("members").select(["identity", "n"]).where("room", "=", at.room).execute(),
      at.table === undefined
        ? []
        : db.selectFrom("seats").select(["identity", "seat"]).where("table_id", "=", at.table).execute(),
    ]);
    return rows.map(({ id, other, kind, at: since, name }) => {
      const member = members.find((each) => each.identity === other)?.n;
      const own = seats.filter((each) => each.identity === other).map(({ seat }) => seat);
      return {
        id,
        name: name ?? "Guest",
        kind,
        at: since,
        ...(member !== undefined && { member }),
        ...(own.length && { seats: own }),
      };
    });
  }

  /** Whose messages someone does not get. */
  async unheardBy(identity: string | undefined): Promise<ReadonlySet<string>> {
    if (identity === undefined) return NOBODY;
    const rows = await this.storage.db.selectFrom("blocks").select("other").where("identity", "=", identity).execute();
    return rows.length ? new Set(rows.map(({ other }) => other)) : NOBODY;
  }

  /** With whom someone never sits at one table. */
  async apartFrom(identity: string): Promise<ReadonlySet<string>> {
    const rows = await this.storage.db
      .selectFrom("blocks")
      .select(["identity", "other"])
      .where("kind", "=", "block")
      .where((is) => is.or([is("identity", "=", identity), is("other", "=", identity)]))
      .execute();
    return new Set(rows.map((row) => (row.identity === identity ? row.other : row.identity)));
  }

  /** Who among these people never sits at one table with whom, both ways. */
  async pairsAmong(people: readonly string[]): Promise<Pairs> {
    const pairs = new Map<string, Set<string>>();
    if (people.length < 2) return pairs;
    const rows = await this.storage.db
      .selectFrom("blocks")
      .select(["identity", "other"])
      .where("kind", "=", "block")
      .where("identity", "in", people)
      .where("other", "in", people)
      .execute();
    const add = (one: string, other: string): void => void pairs.set(one, (pairs.get(one) ?? new Set()).add(other));
    for (const { identity, other } of rows) {
      add(identity, other);
      add(other, identity);
    }
    return pairs;
  }
}

export type Pairs = ReadonlyMap<string, ReadonlySet<string>>;
const NOBODY: ReadonlySet<string> = new Set();

/** Whether all of them may sit at one table. */
export function mayMeet(people: readonly string[], pairs: Pairs): boolean {
  return !people.some((one) => people.some((other) => pairs.get(one)?.has(other)));
}
