/** A room's state: its members, tables and standings, as its members see it. */
import type { Summary } from "@interchange/host";
import type { RoomInfo, RoomMember, RoomStanding, RoomTable } from "@interchange/protocol";
import type { RoomsTable, SeatsTable, TablesTable } from "../storage/schema.ts";
import type { Storage } from "../storage/storage.ts";
import { infoOf } from "../tables/info.ts";
import { nextGameOf } from "./nextGames.ts";
import { longestPresent } from "./rooms.ts";
import type { NamedMember, Rooms } from "./rooms.ts";

/** Who is connected to a room now. */
export interface RoomPresence {
  /** By identity. */
  readonly people: ReadonlyMap<string, "here" | "away">;
  readonly watching: number;
}

/** How many tables the state has. */
const MOST_LISTED = 30;
/** After this long without the host, the longest present member may take over. */
const HOST_GONE = 600_000;

export class RoomStates {
  private readonly storage: Storage;
  private readonly rooms: Rooms;
  private readonly now: () => number;
  /** Standings by room, with what they were counted from. */
  private readonly counted = new Map<string, { readonly from: string; readonly standings: readonly RoomStanding[] }>();

  constructor(storage: Storage, rooms: Rooms, now: () => number) {
    this.storage = storage;
    this.rooms = rooms;
    this.now = now;
  }

  async of(row: RoomsTable, presence: RoomPresence): Promise<RoomInfo> {
    const people = await this.rooms.people(row.id);
    const numbers = new Map(people.map(({ identity, n }) => [identity, n]));
    const standings = await this.standings(row.id, numbers);
    const ranked = new Set(standings.map(({ member }) => member));
    const heir = heirOf(row, people, presence, this.now());
    const next = nextGameOf(row, people);
    return {
      id: row.id,
      code: row.code,
      watch: row.watch,
      ...(row.name !== null && { name: row.name }),
      createdAt: row.created_at,
      host: row.host,
      ...(heir && { heir: heir.n }),
      members: people
        .filter(({ n, left_at: leftAt }) => leftAt === null || ranked.has(n))
        .map((member) => memberInfo(member, presence)),
      ...(next && { next }),
      tables: [...(await this.tables(row.id, numbers))],
      standings: [...standings],
      watching: presence.watching,
    };
  }

  private async tables(room: string, numbers: ReadonlyMap<string, number>): Promise<readonly RoomTable[]> {
    const { db } = this.storage;
    const of = db.selectFrom("tables").selectAll().where("room", "=", room).orderBy("created_at", "desc");
    const [open, over] = await Promise.all([
      of.where("state", "!=", "over").execute(),
      of.where("state", "=", "over").limit(MOST_LISTED).execute(),
    ]);
    const rows = [...open, ...over].slice(0, Math.max(MOST_LISTED, open.length));
    if (!rows.length) return [];
    const seats = await this.seatsOf(rows.map(({ id }) => id));
    return rows.map((row) => tableInfo(row, seats.get(row.id) ?? [], numbers, this.now()));
  }

  private async seatsOf(tables: readonly string[]): Promise<ReadonlyMap<string, readonly SeatsTable[]>> {
    const rows = await this.storage.db
      .selectFrom("seats")
      .selectAll()
      .where("table_id", "in", tables)
      .orderBy("seat")
      .execute();
    const seats = new Map<string, SeatsTable[]>(tables.map((table) => [table, []]));
    for (const row of rows) seats.get(row.table_id)?.push(row);
    return seats;
  }

  /** Counted from the finished games, and again only if there are others. */
  private async standings(room: string, numbers: ReadonlyMap<string, number>): Promise<readonly RoomStanding[]> {
    const { db } = this.storage;
    const over = db.selectFrom("tables").where("room", "=", room).where("state", "=", "over");
    const latest = await over
      .select((is) => [is.fn.countAll<number>().as("games"), is.fn.max("at").as("at")])
      .executeTakeFirstOrThrow();
    const from = JSON.stringify(latest);
    const known = this.counted.get(room);
    if (known?.from === from) return known.standings;
    const rows = await over.select(["id", "summary"]).execute();
    const seats = rows.length ? await this.seatsOf(rows.map(({ id }) => id)) : new Map<string, readonly SeatsTable[]>();
    const standings = new Map<number, RoomStanding>();
    for (const { id, summary } of rows) {
      const { places, points = [] } = JSON.parse(summary ?? "{}") as Partial<Summary>;
      if (!places) continue;
      for (const { seat, identity } of seats.get(id) ?? []) {
        const member = numbers.get(identity ?? "");
        if (member === undefined) continue;
        const { games, wins, points: sum } = standings.get(member) ?? { games: 0, wins: 0, points: 0 };
        standings.set(member, {
          member,
          games: games + 1,
          wins: wins + (places[seat] === 1 ? 1 : 0),
          points: sum + (points[seat] ?? 0),
        });
      }
    }
    const sorted = [...standings.values()].toSorted(
      (one, other) => other.wins - one.wins || other.points - one.points || one.member - other.member,
    );
    if (this.counted.size > 1_000) this.counted.clear();
    this.counted.set(room, { from, standings: sorted });
    return sorted;
  }
}

/** What the spectators of a room may see of its state. */
export function forSpectators(state: RoomInfo): RoomInfo {
  const { name, createdAt, host, members, next, tables, standings, watching } = state;
  return {
    ...(name !== undefined && { name }),
    createdAt,
    host,
    members,
    ...(next && { next: { ...next, seals: undefined } }),
    // An open table's id would let them take a seat.
    tables: tables.map((table) => (table.state === "open" ? { ...table, id: undefined } : table)),
    standings,
    watching,
  };
}

/** Who may take over, if the host has been gone for long. */
function heirOf(
  { host }: RoomsTable,
  people: readonly NamedMember[],
  { people: present }: RoomPresence,
  now: number,
): NamedMember | undefined {
  const members = people.filter(({ left_at: leftAt }) => leftAt === null);
  const gone = members.find(({ n }) => n === host);
  if (gone && (present.has(gone.identity) || now - gone.seen_at < HOST_GONE)) return undefined;
  const [heir] = longestPresent(members, new Set(present.keys()));
  return heir && present.has(heir.identity) ? heir : undefined;
}

function memberInfo(member: NamedMember, { people }: RoomPresence): RoomMember {
  const { n, name, colour, joined_at: joinedAt, seen_at: seenAt, left_at: leftAt, identity } = member;
  const presence = leftAt === null ? (people.get(identity) ?? "offline") : "left";
  return {
    n,
    name,
    colour,
    presence,
    joinedAt,
    ...((presence === "offline" || presence === "left") && { seenAt: leftAt ?? seenAt }),
  };
}

/** As someone without a seat may see it, so that everyone can be told the same. */
function tableInfo(
  row: TablesTable,
  seats: readonly SeatsTable[],
  numbers: ReadonlyMap<string, number>,
  now: number,
): RoomTable {
  const {
    id,
    game,
    state,
    control,
    setup,
    seats: sitting,
    createdAt,
    toAct,
    deadline,
    points,
    progress,
  } = infoOf(row, seats, now);
  const { places } = JSON.parse(row.summary ?? "{}") as Partial<Summary>;
  const colours = setup["colours"] as readonly string[] | undefined;
  return {
    id,
    game,
    state,
    control,
    seats: sitting.map(({ mind, name }, seat) => {
      const member = numbers.get(seats[seat]?.identity ?? "");
      const reserved = numbers.get(seats[seat]?.reserved ?? "");
      return {
        mind,
        ...(name !== undefined && { name }),
        ...(member !== undefined && { member }),
        ...(state === "open" && member === undefined && reserved !== undefined && { reserved }),
      };
    }),
    ...(colours && { colours: [...colours] }),
    createdAt,
    ...(state === "over" && { at: row.at, ...(places && { places: [...places] }) }),
    ...(toAct !== undefined && { toAct }),
    ...(deadline !== undefined && { deadline }),
    ...(points && { points }),
    ...(progress !== undefined && { progress }),
  };
}
