/** Describes tables to people, one by one and in lists. */
import type { Summary } from "@interchange/host";
import type { Lists, TableInfo } from "@interchange/protocol";
import type { Setup } from "@interchange/tabletop";
import type { Language } from "../language.ts";
import type { SeatsTable, TablesTable } from "../storage/schema.ts";
import type { Storage } from "../storage/storage.ts";
import { uniqueNames } from "./names.ts";
import { termsOf } from "./terms.ts";

/** How many tables a page of a list has. */
const PAGE = 100;
/** An open table untouched for this long is no longer listed. */
const STILL_OPEN = 24 * 3_600_000;
/** A game without a move for this long is not live, whatever its clock. */
const STILL_LIVE = 3_600_000;

export class TableInfos {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  async of(id: string, asker: string | undefined): Promise<TableInfo | undefined> {
    const { db } = this.storage;
    const row = await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) return undefined;
    const seats = await db.selectFrom("seats").selectAll().where("table_id", "=", id).orderBy("seat").execute();
    const [told] = await this.told([row], seats, asker);
    return told;
  }

  /** Adds what depends on the asker: their rooms, and for whom seats are reserved. */
  private async told(
    rows: readonly TablesTable[],
    seats: readonly SeatsTable[],
    asker: string | undefined,
  ): Promise<readonly TableInfo[]> {
    const { db } = this.storage;
    const inRooms = rows.flatMap(({ room }) => room ?? []);
    const rooms =
      asker === undefined || !inRooms.length
        ? []
        : await db
            .selectFrom("members")
            .innerJoin("rooms", "rooms.id", "members.room")
            .select(["members.room", "members.n", "rooms.host"])
            .where("members.identity", "=", asker)
            .where("members.left_at", "is", null)
            .where("members.room", "in", inRooms)
            .execute();
    const reserved = seats.flatMap(({ reserved: whom, identity }) => (identity === null ? (whom ?? []) : []));
    const names = reserved.length
      ? await db.selectFrom("identities").select(["id", "name"]).where("id", "in", reserved).execute()
      : [];
    const unheard =
      asker === undefined ? [] : await db.selectFrom("blocks").select("other").where("identity", "=", asker).execute();
    return rows.map((row) => {
      const mine = rooms.find(({ room }) => room === row.room);
      const own = seats.filter(({ table_id: table }) => table === row.id);
      return infoOf(row, own, this.now(), {
        id: asker,
        unheard: new Set(unheard.map(({ other }) => other)),
        ...(mine && { room: mine.room, isRoomHost: mine.n === mine.host }),
        nameOf: (identity) => names.find(({ id }) => id === identity)?.name ?? "Guest",
      });
    });
  }

  /** The room that a table belongs to. */
  async roomOf(id: string): Promise<string | undefined> {
    const row = await this.storage.db.selectFrom("tables").select("room").where("id", "=", id).executeTakeFirst();
    return row?.room ?? undefined;
  }

  /** The host's name and language, as far as they are known. */
  async hostOf(id: string): Promise<{ readonly name?: string | undefined; readonly language?: Language | undefined }> {
    const row = await this.storage.db
      .selectFrom("tables")
      .leftJoin("identities", "identities.id", "tables.host")
      .select(["tables.terms", "identities.name"])
      .where("tables.id", "=", id)
      .executeTakeFirst();
    return row ? { name: row.name ?? undefined, language: termsOf(row).language } : {};
  }

  /** The public tables that are in the lists: those of a person, and those among these tables. */
  async listed(host: string, tables: readonly string[]): Promise<readonly { id: string; host: string }[]> {
    return this.storage.db
      .selectFrom("tables")
      .select(["id", "host"])
      .where("is_public", "=", 1)
      .where((is) =>
        is.or([
          is.and([is("state", "=", "open"), is("at", ">", this.now() - STILL_OPEN)]),
          is.and([is("state", "=", "running"), is("at", ">", this.now() - STILL_LIVE)]),
        ]),
      )
      .where((is) => is.or([is("host", "=", host), ...(tables.length ? [is("id", "in", [...tables])] : [])]))
      .execute();
  }

  /** A page of a list, after the first `from` tables. */
  async list(
    which: Lists,
    asker: string | undefined,
    from = 0,
  ): Promise<{ readonly tables: readonly TableInfo[]; readonly more?: true }> {
    const { db } = this.storage;
    if (which === "mine" && asker === undefined) return { tables: [] };
    // One more than fits tells whether there are more.
    let asked = db
      .selectFrom("tables")
      .selectAll()
      .orderBy("at", "desc")
      .orderBy("id")
      .offset(from)
      .limit(PAGE + 1);
    if (which === "open")
      asked = asked
        .where("state", "=", "open")
        .where("is_public", "=", 1)
        .where("at", ">", this.now() - STILL_OPEN);
    if (which === "open" && asker !== undefined)
      asked = asked.where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("blocks")
              .select("blocks.id")
              .where("kind", "=", "block")
              .where((either) =>
                either.or([
                  either.and([either("identity", "=", asker), either("other", "=", either.ref("tables.host"))]),
                  either.and([either("other", "=", asker), either("identity", "=", either.ref("tables.host"))]),
                ]),
              ),
          ),
        ),
      );
    if (which === "live")
      asked = asked
        .where("state", "=", "running")
        .where("is_public", "=", 1)
        .where("at", ">", this.now() - STILL_LIVE);
    if (which === "mine" && asker !== undefined)
      asked = asked.where((is) =>
        is.or([
          is("host", "=", asker),
          is("id", "in", db.selectFrom("seats").select("table_id").where("identity", "=", asker)),
        ]),
      );
    const found = await asked.execute();
    if (!found.length) return { tables: [] };
    const rows = found.slice(0, PAGE);
    const seats = await db
      .selectFrom("seats")
      .selectAll()
      .where(
        "table_id",
        "in",
        rows.map(({ id }) => id),
      )
      .orderBy("seat")
      .execute();
    const infos = (await this.told(rows, seats, asker)).map(inList);
    const tables =
      which === "mine"
        ? infos.toSorted((one, other) => Number(isYourTurn(other)) - Number(isYourTurn(one)))
        : // Not even their order reveals more.
          infos.toSorted((one, other) => other.at - one.at);
    return { tables, ...(found.length > PAGE && { more: true }) };
  }
}

/** Without custom components, which are long and which no list shows. */
function inList(info: TableInfo): TableInfo {
  const { components, ...setup } = info.setup as TableInfo["setup"] & Pick<Setup, "components">;
  if (!components) return info;
  const { name, version } = components;
  return { ...info, setup: { ...setup, components: { name, version } } };
}

/** Whether a seat was a person's and is nobody's now. */
function isLeft(seat: SeatsTable | undefined): boolean {
  return seat?.bot === null && seat.identity === null;
}

function isYourTurn({ state, toAct, yours }: TableInfo): boolean {
  return state === "running" && toAct !== undefined && yours.includes(toAct);
}

/** Who asks about a table. */
interface Asker {
  readonly id: string | undefined;
  /** Whose messages they do not get. */
  readonly unheard?: ReadonlySet<string>;
  /** The table's room, if they are a member. */
  readonly room?: string;
  readonly isRoomHost?: boolean;
  readonly nameOf?: (identity: string) => string;
}

/** A table as the asker may see it; without one, as any spectator. */
export function infoOf(
  row: TablesTable,
  seats: readonly SeatsTable[],
  now: number,
  { id: asker, unheard, room, isRoomHost = false, nameOf }: Asker = { id: undefined },
): TableInfo {
  const { setup, control, assist, drawsColours, delay, botDelay, vacation } = termsOf(row);
  const reserved =
    asker === undefined || row.state !== "open"
      ? []
      : seats.flatMap((each) => (each.reserved === asker && each.identity === null ? [each.seat] : []));
  const yours = asker === undefined ? [] : seats.flatMap(({ identity, seat }) => (identity === asker ? [seat] : []));
  const quiet = unheard?.size
    ? seats.flatMap(({ identity, seat }) => (identity !== null && unheard.has(identity) ? [seat] : []))
    : [];
  // Delayed spectators are told nothing about the current state.
  const isLater = delay !== undefined && delay > 0 && row.state !== "open" && row.state !== "over" && !yours.length;
  const names = uniqueNames(seats.map(({ name }) => name));
  const summary = row.summary === null ? undefined : (JSON.parse(row.summary) as Summary);
  return {
    id: row.id,
    game: row.game,
    state: row.state,
    isPublic: row.is_public === 1,
    setup: { ...setup, ...(summary?.colours && { colours: summary.colours }) },
    ...(drawsColours && !summary && { drawsColours }),
    control,
    assist,
    ...(delay !== undefined && { delay }),
    ...(botDelay !== undefined && { botDelay }),
    ...(vacation !== undefined && { vacation }),
    seal: row.seal,
    // Once it has begun, the summary says who sits where.
    seats: summary
      ? summary.sitters.map(({ mind, name, standsInFor }, seat) => ({
          mind,
          name,
          ...(standsInFor !== undefined && { standsInFor }),
          ...(row.state !== "over" && isLeft(seats[seat]) && { isFree: true }),
        }))
      : seats.map(({ bot, identity, reserved: whom }, seat) => ({
          mind: bot === null ? { kind: "person" } : { kind: "bot", bot },
          ...(typeof names[seat] === "string" && { name: names[seat] }),
          ...(whom !== null && identity === null && nameOf && { reservedFor: nameOf(whom) }),
        })),
    createdAt: row.created_at,
    at: isLater ? Math.max(row.created_at, Math.min(row.at, now - delay * 1_000)) : row.at,
    ...(!isLater && {
      ...(row.to_act !== null && { toAct: row.to_act }),
      ...(row.deadline !== null && { deadline: row.deadline }),
      ...(summary && { points: [...summary.points], progress: summary.progress }),
      ...(summary?.said !== undefined && { said: summary.said }),
    }),
    yours,
    ...(reserved.length && { reserved }),
    ...(quiet.length && { quiet }),
    isHost: row.host === asker || isRoomHost,
    // Strangers who watch do not follow the members of a room.
    ...(row.rematch !== null && (row.room === null || room !== undefined) && { rematch: row.rematch }),
    ...(room !== undefined && { room }),
  };
}
