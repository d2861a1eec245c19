/** Rooms and their members: create, join, leave, remove, hand over and close. */
import { MOST_MEMBERS, MOST_ROOM_TABLES, ROOM_COLOURS } from "@interchange/protocol";
import type { RoomEntry, RoomInvitation } from "@interchange/protocol";
import { sql } from "kysely";
import type { Identity } from "../identities.ts";
import { newId, newRoomCode } from "../random.ts";
import type { MembersTable, RoomsTable, TablesTable } from "../storage/schema.ts";
import type { Statement, Storage } from "../storage/storage.ts";
import { objection } from "../tables/objection.ts";
import type { Objection } from "../tables/objection.ts";
import { forgettingNotices } from "../notices/forgetting.ts";
import { removing } from "../tables/removing.ts";

/** What was done: the tables that changed with it. */
export type RoomDone = { readonly ok: true; readonly tables: readonly string[] } | Objection;

export const UNKNOWN_ROOM = objection("unknown-room", "This room does not exist.");
export const NOT_MEMBER = objection("not-member", "You are not in this room. Join it first.");
export const NOT_HOST = objection("not-host", "Only the host of the room can do that.");
const REMOVED = objection("removed", "The host has removed you from this room.");
const FULL = objection("room-full", `This room is full: it has ${MOST_MEMBERS} members.`);
const TABLES_FULL = objection("tables-full", `This room already has ${MOST_ROOM_TABLES} open tables.`);
const DONE: RoomDone = { ok: true, tables: [] };

/** Someone who is a member, with the room. */
export interface Membership {
  readonly room: RoomsTable;
  readonly me: MembersTable;
}

/** A member with their name. */
export type NamedMember = MembersTable & { readonly name: string };

/** Rooms that nobody has used for this long are deleted. */
const UNUSED = 90 * 86_400_000;
/** How many rooms one person's list has, and names in an entry. */
const LISTED = 50;
const NAMED = 5;
const TRIES = 50;

export class Rooms {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  private get db(): Storage["db"] {
    return this.storage.db;
  }

  /** The statements that create a room with its host. */
  async creating(
    host: Identity,
    name?: string,
  ): Promise<{ readonly room: string; readonly statements: readonly Statement[] }> {
    const [room, at] = [newId(), this.now()];
    let code = newRoomCode();
    while (await this.withCode(code)) code = newRoomCode();
    const row: RoomsTable = {
      id: room,
      code,
      watch: newId(),
      name: name ?? null,
      host: 1,
      created_at: at,
      at,
      next: null,
    };
    const member: MembersTable = {
      room,
      n: 1,
      identity: host.id,
      colour: 0,
      joined_at: at,
      seen_at: at,
      left_at: null,
      removed_at: null,
      in_at: null,
      nonce: null,
    };
    return {
      room,
      statements: [
        { query: this.db.insertInto("rooms").values(row).compile() },
        { query: this.db.insertInto("members").values(member).compile() },
      ],
    };
  }

  async create(host: Identity, name?: string): Promise<string> {
    const { room, statements } = await this.creating(host, name);
    await this.storage.write(...statements);
    return room;
  }

  async withCode(code: string): Promise<RoomsTable | undefined> {
    return this.db.selectFrom("rooms").selectAll().where("code", "=", code).executeTakeFirst();
  }

  async withWatch(watch: string): Promise<RoomsTable | undefined> {
    return this.db.selectFrom("rooms").selectAll().where("watch", "=", watch).executeTakeFirst();
  }

  async row(room: string): Promise<RoomsTable | undefined> {
    return this.db.selectFrom("rooms").selectAll().where("id", "=", room).executeTakeFirst();
  }

  /** Everyone who is or was a member, in the order of joining. */
  async people(room: string): Promise<readonly NamedMember[]> {
    const rows = await this.db
      .selectFrom("members")
      .innerJoin("identities", "identities.id", "members.identity")
      .selectAll("members")
      .select("identities.name as name")
      .where("room", "=", room)
      .orderBy("n")
      .execute();
    return rows.map((row) => ({ ...row, name: row.name ?? "Guest" }));
  }

  /** Someone's row, also if they have left. */
  private async rowOf(room: string, identity: string): Promise<MembersTable | undefined> {
    return this.db
      .selectFrom("members")
      .selectAll()
      .where("room", "=", room)
      .where("identity", "=", identity)
      .executeTakeFirst();
  }

  /** A member by number. */
  async member(room: string | null, n: number): Promise<MembersTable | undefined> {
    if (room === null) return undefined;
    return this.db
      .selectFrom("members")
      .selectAll()
      .where("room", "=", room)
      .where("n", "=", n)
      .where("left_at", "is", null)
      .executeTakeFirst();
  }

  async identitiesIn(room: string): Promise<ReadonlySet<string>> {
    const rows = await this.db
      .selectFrom("members")
      .select("identity")
      .where("room", "=", room)
      .where("left_at", "is", null)
      .execute();
    return new Set(rows.map(({ identity }) => identity));
  }

  async membership(room: string, who: Identity | undefined): Promise<Membership | Objection> {
    const found = await this.row(room);
    if (!found) return UNKNOWN_ROOM;
    const me = who && (await this.rowOf(room, who.id));
    if (!me || me.left_at !== null) return me && me.removed_at !== null ? REMOVED : NOT_MEMBER;
    return { room: found, me };
  }

  async isHost(room: string, identity: string): Promise<boolean> {
    const [found, me] = await Promise.all([this.row(room), this.rowOf(room, identity)]);
    return found !== undefined && me?.n === found.host && me.left_at === null;
  }

  /** Whether the host has removed someone. */
  async isRemoved(room: string, identity: string): Promise<boolean> {
    return ((await this.rowOf(room, identity))?.removed_at ?? null) !== null;
  }

  /** Why someone cannot set up another table in a room. */
  async whyNoTable(room: string, who: Identity, more = 1): Promise<Objection | undefined> {
    const found = await this.membership(room, who);
    if ("ok" in found) return found;
    const tables = await this.db
      .selectFrom("tables")
      .select("id")
      .where("room", "=", room)
      .where("state", "!=", "over")
      .execute();
    return tables.length + more > MOST_ROOM_TABLES ? TABLES_FULL : undefined;
  }

  /** Why someone cannot sit down at a table of a room. The link to an open table lets people in. */
  async whyNoSeat({ room, state, is_public: isPublic }: TablesTable, who: Identity): Promise<Objection | undefined> {
    if (room === null) return undefined;
    const found = await this.membership(room, who);
    if (!("ok" in found)) return undefined;
    if (found.error !== "not-member") return found;
    if (state !== "open" && isPublic === 0) return NOT_MEMBER;
    return (await this.identitiesIn(room)).size >= MOST_MEMBERS ? FULL : undefined;
  }

  /** Makes someone a member, with a number and a colour of their own while there are enough. */
  async join(room: string, who: Identity): Promise<RoomDone> {
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await this.membership(room, who);
      if (!("ok" in found)) return DONE;
      if (found.error !== "not-member") return found;
      if ((await this.identitiesIn(room)).size >= MOST_MEMBERS) return FULL;
      const isBack = (await this.rowOf(room, who.id)) !== undefined;
      const statement = isBack ? this.comingBack(room, who) : this.joining(room, who);
      const joined = await this.storage.write(this.use(room), { query: statement.compile(this.db), mustChange: true });
      if (joined === "kept") return DONE;
      // On PostgreSQL, several people who join at the same moment get the same number.
    }
    return FULL;
  }

  private joining(room: string, { id }: Identity) {
    const now = this.now();
    return sql`insert into members (room, n, identity, colour, joined_at, seen_at)
      select ${room}, coalesce(max(n), 0) + 1, ${id}, ${freeColour(room, sql`coalesce(max(n), 0)`)}, ${now}, ${now}
      from members where room = ${room}
      having count(*) - count(left_at) < ${MOST_MEMBERS}
      on conflict do nothing`;
  }

  private comingBack(room: string, { id }: Identity) {
    const now = this.now();
    return sql`update members
      set left_at = null, joined_at = ${now}, seen_at = ${now}, colour = ${freeColour(room, sql`n`)}
      where room = ${room} and identity = ${id} and removed_at is null
        and (select count(*) from members as other where other.room = ${room} and other.left_at is null) < ${MOST_MEMBERS}`;
  }

  /** Leaves the room and its open tables. If the host leaves, another becomes the host; the last one closes the room. */
  async leave(room: string, who: Identity, present: ReadonlySet<string>): Promise<RoomDone> {
    const found = await this.membership(room, who);
    if ("ok" in found) return found;
    const others = (await this.people(room)).filter(
      ({ left_at: leftAt, identity }) => leftAt === null && identity !== who.id,
    );
    if (!others.length) return this.delete(room);
    const [heir] = longestPresent(others, present);
    const isHost = found.me.n === found.room.host;
    return this.goes(
      found.me,
      { left_at: this.now() },
      isHost && heir
        ? [{ query: this.db.updateTable("rooms").set({ host: heir.n }).where("id", "=", room).compile() }]
        : [],
    );
  }

  /** Removes a member for good. */
  async remove(room: string, n: number, who: Identity): Promise<RoomDone> {
    const found = await this.hosted(room, who);
    if ("ok" in found) return found;
    const member = await this.member(room, n);
    if (!member) return objection("not-member", "There is no such member in this room.");
    if (member.identity === who.id) return objection("yourself", "You can't remove yourself. Leave the room instead.");
    return this.goes(member, { left_at: this.now(), removed_at: this.now() });
  }

  /** Someone goes: also from open tables and from the next game. Games in progress stay theirs. */
  private async goes(
    { room, n, identity }: MembersTable,
    how: Pick<MembersTable, "left_at"> & Partial<Pick<MembersTable, "removed_at">>,
    more: readonly Statement[] = [],
  ): Promise<RoomDone> {
    const open = this.db.selectFrom("tables").select("id").where("room", "=", room).where("state", "=", "open");
    const tables = await open.execute();
    await this.storage.write(
      this.use(room),
      ...more,
      {
        query: this.db
          .updateTable("members")
          .set({ ...how, in_at: null, nonce: null })
          .where("room", "=", room)
          .where("n", "=", n)
          .compile(),
      },
      {
        query: this.db
          .updateTable("seats")
          .set({ identity: null, name: null, nonce: null })
          .where("identity", "=", identity)
          .where("table_id", "in", open)
          .compile(),
      },
      {
        query: this.db
          .updateTable("seats")
          .set({ reserved: null })
          .where("reserved", "=", identity)
          .where("table_id", "in", open)
          .compile(),
      },
    );
    return { ok: true, tables: tables.map(({ id }) => id) };
  }

  async handOver(room: string, n: number, who: Identity): Promise<RoomDone> {
    const found = await this.hosted(room, who);
    if ("ok" in found) return found;
    if (!(await this.member(room, n))) return objection("not-member", "There is no such member in this room.");
    await this.makeHost(room, n, found.room.host);
    return DONE;
  }

  /** Another host, if it still is the same one. */
  async makeHost(room: string, n: number, before: number): Promise<void> {
    await this.storage.write({
      query: this.db
        .updateTable("rooms")
        .set({ host: n, at: this.now() })
        .where("id", "=", room)
        .where("host", "=", before)
        .compile(),
    });
  }

  async rename(room: string, name: string | undefined, who: Identity): Promise<RoomDone> {
    const found = await this.hosted(room, who);
    if ("ok" in found) return found;
    await this.storage.write({
      query: this.db
        .updateTable("rooms")
        .set({ name: name ?? null, at: this.now() })
        .where("id", "=", room)
        .compile(),
    });
    return DONE;
  }

  async recolour(room: string, colour: number, who: Identity): Promise<RoomDone> {
    const found = await this.membership(room, who);
    if ("ok" in found) return found;
    const changed = await this.storage.write({
      query: sql`update members set colour = ${colour} where room = ${room} and n = ${found.me.n} and not exists (
        select 1 from members as other
        where other.room = ${room} and other.colour = ${colour} and other.left_at is null and other.n != ${found.me.n}
      )`.compile(this.db),
      mustChange: true,
    });
    return changed === "kept" ? DONE : objection("colour", "Another member already has this colour.");
  }

  async close(room: string, who: Identity): Promise<RoomDone> {
    const found = await this.hosted(room, who);
    return "ok" in found ? found : this.delete(room);
  }

  /** Deletes a room with its chat and its open tables. Games that have begun stay. */
  private async delete(room: string): Promise<RoomDone> {
    const tables = await this.db.selectFrom("tables").select(["id", "state"]).where("room", "=", room).execute();
    const open = tables.filter(({ state }) => state === "open");
    await this.storage.write(
      this.use(room),
      ...open.flatMap(({ id }) => removing(this.storage, id)),
      { query: this.db.updateTable("tables").set({ room: null }).where("room", "=", room).compile() },
      { query: this.db.deleteFrom("room_said").where("room", "=", room).compile() },
      { query: this.db.deleteFrom("members").where("room", "=", room).compile() },
      { query: this.db.deleteFrom("rooms").where("id", "=", room).compile() },
      ...forgettingNotices(this.storage, room),
    );
    return { ok: true, tables: tables.map(({ id }) => id) };
  }

  /** Deletes rooms that nobody has used for long. A move at one of its tables is a use too. */
  async deleteUnused(): Promise<void> {
    const before = this.now() - UNUSED;
    const unused = await this.db
      .selectFrom("rooms")
      .select("id")
      .where("at", "<", before)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("tables")
              .select("tables.id")
              .whereRef("tables.room", "=", "rooms.id")
              .where("tables.at", ">=", before),
          ),
        ),
      )
      .limit(500)
      .execute();
    for (const { id } of unused) await this.delete(id);
  }

  /** Whoever is the host. */
  async hosted(room: string, who: Identity): Promise<Membership | Objection> {
    const found = await this.membership(room, who);
    if ("ok" in found) return found;
    return found.me.n === found.room.host ? found : NOT_HOST;
  }

  /**
   * Notes that someone uses the room. Comes first in whatever is written of a room: its row is what those who write at
   * the same moment wait for, so that none of them waits for another in a circle.
   */
  use(room: string): Statement {
    return { query: this.db.updateTable("rooms").set({ at: this.now() }).where("id", "=", room).compile() };
  }

  /** Notes that these people are connected, or were until now. */
  async seen(room: string, identities: readonly string[]): Promise<void> {
    if (!identities.length) return;
    await this.storage.write(this.use(room), {
      query: this.db
        .updateTable("members")
        .set({ seen_at: this.now() })
        .where("room", "=", room)
        .where("identity", "in", identities)
        .compile(),
    });
  }

  /** What a guest sees: who invites them to what. */
  async invitation(row: RoomsTable, who: Identity | undefined): Promise<RoomInvitation> {
    const people = await this.people(row.id);
    const me = people.find(({ identity }) => identity === who?.id);
    const { host, others, members } = described(row, people);
    const open = await this.db
      .selectFrom("tables")
      .innerJoin("seats", "seats.table_id", "tables.id")
      .select(["tables.id", "tables.game"])
      .where("tables.room", "=", row.id)
      .where("tables.state", "=", "open")
      .where("seats.bot", "is", null)
      .where("seats.identity", "is", null)
      .where((is) => is.or([is("seats.reserved", "is", null), is("seats.reserved", "=", who?.id ?? "")]))
      .orderBy("tables.created_at", "desc")
      .limit(1)
      .executeTakeFirst();
    const game = proposedGame(row) ?? open?.game;
    const latest =
      game === undefined
        ? await this.db
            .selectFrom("tables")
            .select("game")
            .where("room", "=", row.id)
            .orderBy("created_at", "desc")
            .limit(1)
            .executeTakeFirst()
        : undefined;
    return {
      id: row.id,
      ...(row.name !== null && { name: row.name }),
      host,
      others,
      members,
      ...(game !== undefined && { game }),
      ...(latest && { played: latest.game }),
      ...(open && { table: open.id }),
      you: me?.left_at === null ? "member" : (me?.removed_at ?? null) === null ? "guest" : "removed",
    };
  }

  /** The rooms of a member, the latest first. */
  async mine(who: Identity): Promise<readonly RoomEntry[]> {
    const rows = await this.db
      .selectFrom("rooms")
      .innerJoin("members", "members.room", "rooms.id")
      .selectAll("rooms")
      .where("members.identity", "=", who.id)
      .where("members.left_at", "is", null)
      .orderBy("rooms.at", "desc")
      .limit(LISTED)
      .execute();
    const heard = await this.heardBy(
      who,
      rows.map(({ id }) => id),
    );
    return Promise.all(
      rows.map(async (row) => {
        const people = await this.people(row.id);
        const game = proposedGame(row);
        const said = heard.get(row.id);
        return {
          id: row.id,
          ...(row.name !== null && { name: row.name }),
          ...described(row, people),
          isHost: people.some(({ n, identity }) => n === row.host && identity === who.id),
          at: row.at,
          ...(game !== undefined && { game }),
          ...(said !== undefined && { said }),
        };
      }),
    );
  }

  /** The last message of another member in each members' chat, without those of muted and blocked people. */
  private async heardBy({ id }: Identity, rooms: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (!rooms.length) return new Map();
    const rows = await this.db
      .selectFrom("room_said")
      .select((is) => ["room", is.fn.max("n").as("said")])
      .where("room", "in", rooms)
      .where("chat", "=", "members")
      .where((is) =>
        is.or([
          is("identity", "is", null),
          is.and([
            is("identity", "!=", id),
            is("identity", "not in", is.selectFrom("blocks").select("other").where("blocks.identity", "=", id)),
          ]),
        ]),
      )
      .groupBy("room")
      .execute();
    return new Map(rows.map(({ room, said }) => [room, said]));
  }

  /** Someone's present name. */
  async nameOf({ id }: Identity): Promise<string> {
    const row = await this.db.selectFrom("identities").select("name").where("id", "=", id).executeTakeFirst();
    return row?.name ?? "Guest";
  }
}

/** Those who are present first, then by the time they joined. */
export function longestPresent(members: readonly NamedMember[], present: ReadonlySet<string>): readonly NamedMember[] {
  const rank = ({ identity }: NamedMember): number => (present.has(identity) ? 0 : 1);
  return members.toSorted((one, other) => rank(one) - rank(other) || one.joined_at - other.joined_at);
}

function described(
  { host }: RoomsTable,
  people: readonly NamedMember[],
): Pick<RoomInvitation, "host" | "others" | "members"> {
  const members = people.filter(({ left_at: leftAt }) => leftAt === null);
  return {
    host: people.find(({ n }) => n === host)?.name ?? "Guest",
    others: members
      .filter(({ n }) => n !== host)
      .slice(-NAMED)
      .map(({ name }) => name)
      .toReversed(),
    members: members.length,
  };
}

function proposedGame({ next }: RoomsTable): string | undefined {
  return next === null ? undefined : (JSON.parse(next) as { readonly wish: { readonly game: string } }).wish.game;
}

/** The first colour that no member has; if there is none, one that others have too. */
function freeColour(room: string, otherwise: ReturnType<typeof sql>) {
  const colours = Array.from({ length: ROOM_COLOURS }, (_, colour) => sql.raw(`select ${colour} as colour`));
  return sql`coalesce(
    (select min(colour) from (${sql.join(colours, sql` union all `)}) as palette where colour not in (
      select taken.colour from members as taken where taken.room = ${room} and taken.left_at is null
    )), ${otherwise} % ${sql.raw(String(ROOM_COLOURS))})`;
}
