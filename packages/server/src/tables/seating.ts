/** Tables before they begin: create them, sit down, leave and start. */
import { found, freeName } from "@interchange/host";
import type { Founding, HostNeeds, Luck, Sitter } from "@interchange/host";
import { ASSISTS, gameNamed, isAssist, isBotName } from "@interchange/games";
import type { GameEntry } from "@interchange/games";
import type { GameWish, NewTable, TableChange } from "@interchange/protocol";
import { controlProblem } from "@interchange/tabletop";
import { bytesOf, NO_NONCE, sealOf } from "@interchange/tabletop/seal";
import type { Seat } from "@interchange/tabletop";
import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import type { Identity } from "../identities.ts";
import { inviting } from "../notices/inviting.ts";
import { newId } from "../random.ts";
import { BLOCKED, mayMeet } from "../manners/blocks.ts";
import type { Blocks } from "../manners/blocks.ts";
import type { Rooms } from "../rooms/rooms.ts";
import type { SeatsTable, TablesTable } from "../storage/schema.ts";
import type { Statement, Storage } from "../storage/storage.ts";
import type { Language } from "../language.ts";
import { objection } from "./objection.ts";
import type { Objection } from "./objection.ts";
import { removing } from "./removing.ts";
import { termsOf } from "./terms.ts";
import type { Terms } from "./terms.ts";
import { prepareWish, withLots } from "./wish.ts";

export type Done = { readonly ok: true; readonly table: string } | Objection;

/** A seat of someone at a table. */
export interface Seated extends Pick<TablesTable, "state"> {
  readonly table: string;
  readonly seat: Seat;
}

const UNKNOWN = objection("unknown-table", "This table does not exist.");
const BEGUN = objection("begun", "The game has already started.");
const NOT_HOST = objection("not-host", "Only the host can do that.");
const TAKEN = objection("taken", "That seat is taken.");
const RESERVED = objection("reserved", "That seat is reserved for somebody else.");
/** Says no names: nobody learns by whom they were blocked. */
export const APART = objection("apart", "Some of these people don't play together. Choose others, or another table.");
const PUBLIC = objection("public", "A table in a room cannot be public.");

/** A table about to be written. */
export interface Plan {
  readonly id: string;
  readonly secret: string;
  readonly game: string;
  readonly isPublic: boolean;
  readonly room: string | undefined;
  readonly terms: Terms;
  readonly seats: readonly Partial<Omit<SeatsTable, "table_id" | "seat">>[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- positions and views only pass through here
type FoundingNeeds = Pick<HostNeeds<any, any>, "chance" | "time">;

export class Seating {
  private readonly storage: Storage;
  private readonly needs: FoundingNeeds;
  private readonly games: readonly GameEntry[];
  private readonly rooms: Rooms;
  private readonly blocks: Blocks;

  constructor(storage: Storage, needs: FoundingNeeds, games: readonly GameEntry[], rooms: Rooms, blocks: Blocks) {
    this.storage = storage;
    this.needs = needs;
    this.games = games;
    this.rooms = rooms;
    this.blocks = blocks;
  }

  async create(host: Identity, wish: NewTable, language?: Language): Promise<Done> {
    const terms = await this.termsFor(wish, language, wish.isPublic);
    if ("ok" in terms) return terms;
    const { seat, nonce, room, isPublic, game } = wish;
    if (seat !== undefined && wish.seats[seat]?.kind !== "person")
      return objection("seat", "That seat is not for a person. Choose another one.");
    if (seat !== undefined && nonce === undefined)
      return objection("nonce", "Send a nonce for the shuffle when you take a seat.");
    if (room !== undefined && isPublic) return PUBLIC;
    const problem = room === undefined ? undefined : await this.rooms.whyNoTable(room, host);
    if (problem) return problem;
    const mine = { identity: host.id, name: nameOf(host), nonce: nonce ?? null };
    const seats = wish.seats.map((each, index) => ({ ...seatFor(each), ...(index === seat && mine) }));
    // A game for several people is a room with one table.
    const isForSeveral = wish.seats.filter(({ kind }) => kind === "person").length > 1;
    const own = room === undefined && isForSeveral ? await this.rooms.creating(host) : undefined;
    const plan = { ...newLuck(), game, isPublic, room: room ?? own?.room, terms, seats };
    await this.storage.write(...(own?.statements ?? []), ...this.writing(host, plan));
    return { ok: true, table: plan.id };
  }

  /** Checks the choices for a table, and completes them. */
  async termsFor(wish: GameWish, language?: Language, isPublic = false): Promise<Terms | Objection> {
    const game = gameNamed(wish.game, this.games);
    if (!game) return objection("game", `There is no game "${wish.game}".`);
    const prepared = await prepareWish(game, wish);
    if (!prepared.ok) return objection(`setup/${prepared.refusal.code}`, prepared.reason);
    const { setup, drawsColours, isPrivate } = prepared;
    if (isPublic && isPrivate)
      return objection(
        "setup/public",
        "A table on a map of your own cannot be public. Make it private, or choose another map.",
      );
    if (wish.seats.length !== setup.seats)
      return objection("seats", `The request has ${wish.seats.length} seats, but the table has ${setup.seats}.`);
    const stranger = wish.seats.find((seat) => seat.kind === "bot" && !isBotName(seat.bot));
    if (stranger?.kind === "bot") return objection("bot", `There is no bot "${stranger.bot}".`);
    if (!isAssist(wish.assist))
      return objection("assist", `There is no level of help "${wish.assist}"; known: ${ASSISTS.join(", ")}.`);
    const problem = controlProblem(wish.control);
    if (problem !== undefined) return objection("control", problem);
    const { control, assist, delay, botDelay, vacation } = wish;
    return {
      setup,
      control,
      assist,
      ...(drawsColours && { drawsColours }),
      ...(delay !== undefined && { delay }),
      ...(botDelay !== undefined && { botDelay }),
      ...(vacation !== undefined && control.kind === "days" && { vacation }),
      ...(language && { language }),
    };
  }

  /** The statements that create a table. */
  writing(host: Identity, { id, secret, game, isPublic, room, terms, seats }: Plan): readonly Statement[] {
    const { db } = this.storage;
    const at = this.needs.time.now();
    const seatRows: readonly SeatsTable[] = seats.map((seat, index) => ({
      bot: null,
      identity: null,
      name: null,
      nonce: null,
      reserved: null,
      ...seat,
      table_id: id,
      seat: index,
    }));
    const row: TablesTable = {
      id,
      game,
      state: "open",
      is_public: isPublic ? 1 : 0,
      host: host.id,
      created_at: at,
      at,
      to_act: null,
      deadline: null,
      terms: JSON.stringify(terms),
      summary: null,
      seal: sealOf(bytesOf(secret) ?? new Uint8Array()),
      rematch: null,
      bot_at: null,
      room: room ?? null,
      is_slow: isSlow(terms),
    };
    return [
      { query: db.insertInto("tables").values(row).compile() },
      { query: db.insertInto("seats").values(seatRows).compile() },
      { query: db.insertInto("secrets").values({ table_id: id, secret }).compile() },
    ];
  }

  /** Changes the choices for a table that has not begun. People keep their seats where there is one for a person. */
  async alter(table: string, wish: TableChange, who: Identity): Promise<Done> {
    const row = await this.row(table);
    if (!row) return UNKNOWN;
    if (!(await this.isHost(row, who))) return NOT_HOST;
    const terms = await this.termsFor({ ...wish, game: row.game }, termsOf(row).language, row.is_public === 1);
    if ("ok" in terms) return terms;
    const { db } = this.storage;
    const old = await db.selectFrom("seats").selectAll().where("table_id", "=", table).orderBy("seat").execute();
    const seats: readonly SeatsTable[] = wish.seats.map((each, seat) => ({
      identity: null,
      name: null,
      nonce: null,
      reserved: null,
      ...(each.kind === "person" && old[seat]),
      ...seatFor(each),
      table_id: table,
      seat,
    }));
    const altered = await this.storage.write(
      {
        query: db
          .updateTable("tables")
          .set({ terms: JSON.stringify(terms), is_slow: isSlow(terms), at: this.needs.time.now() })
          .where("id", "=", table)
          .where("state", "=", "open")
          // Nobody has sat down or left meanwhile.
          .where("at", "=", row.at)
          .compile(),
        mustChange: true,
      },
      { query: db.deleteFrom("seats").where("table_id", "=", table).compile() },
      { query: db.insertInto("seats").values(seats).compile() },
    );
    if (altered === "kept") return { ok: true, table };
    return row.state === "open" ? this.alter(table, wish, who) : BEGUN;
  }

  /**
   * Takes a free seat, and makes the person a member of the table's room. If two want it at the same moment, one gets
   * it. A slow game starts when the last person sits down.
   */
  async sit(table: string, seat: Seat, who: Identity, nonce: string): Promise<Done> {
    const row = await this.row(table);
    if (!row) return UNKNOWN;
    const { db } = this.storage;
    const there = await db
      .selectFrom("seats")
      .select(["bot", "identity", "reserved"])
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .executeTakeFirst();
    if (row.state === "open") {
      if (there?.bot !== null || there.identity !== null) return TAKEN;
      if (there.reserved !== null && there.reserved !== who.id) return RESERVED;
    }
    const stranger = await this.rooms.whyNoSeat(row, who);
    if (stranger) return stranger;
    if (await this.isApart(table, who.id)) return BLOCKED;
    const sat = await this.change(table, {
      query: db
        .updateTable("seats")
        .set({ identity: who.id, name: nameOf(who), nonce })
        .where("table_id", "=", table)
        .where("seat", "=", seat)
        .where("bot", "is", null)
        .where("identity", "is", null)
        .where((is) => is.or([is("reserved", "is", null), is("reserved", "=", who.id)]))
        .compile(),
      mustChange: true,
    });
    if (!sat) return this.whyNot(table, TAKEN);
    await this.joinRoom(row, who);
    if (termsOf(row).control.kind === "days") await this.begin(row);
    return sat;
  }

  /** Leaves a seat of a table that has not begun. The host can make others leave theirs. */
  async leave(table: string, seat: Seat, who: Identity): Promise<Done> {
    const row = await this.row(table);
    const isHost = row !== undefined && (await this.isHost(row, who));
    const { db } = this.storage;
    const leaving = db
      .updateTable("seats")
      .set({ identity: null, name: null, nonce: null, reserved: null })
      .where("table_id", "=", table)
      .where("seat", "=", seat);
    const left = await this.change(table, {
      query: leaving.where("identity", isHost ? "is not" : "=", isHost ? null : who.id).compile(),
      mustChange: true,
    });
    return left ?? (await this.whyNot(table, objection("not-yours", "That seat is not yours.")));
  }

  /** The seats of a person at tables that are not over. At those that have not begun, they get the person's name. */
  async rename({ id, name = "Guest" }: Identity): Promise<readonly Seated[]> {
    const { db } = this.storage;
    const seats = await db
      .selectFrom("seats")
      .innerJoin("tables", "tables.id", "seats.table_id")
      .select(["seats.table_id as table", "seats.seat", "tables.state"])
      .where("seats.identity", "=", id)
      .where("tables.state", "!=", "over")
      .execute();
    const open = seats.flatMap(({ table, state }) => (state === "open" ? [table] : []));
    const own = db.updateTable("seats").set({ name }).where("identity", "=", id);
    if (open.length) await this.storage.write({ query: own.where("table_id", "in", open).compile() });
    return seats;
  }

  /** Whether someone at the table and this person never sit at one table. */
  private async isApart(table: string, identity: string): Promise<boolean> {
    const apart = await this.blocks.apartFrom(identity);
    if (!apart.size) return false;
    const seats = await this.storage.db
      .selectFrom("seats")
      .select("identity")
      .where("table_id", "=", table)
      .where("identity", "is not", null)
      .execute();
    return seats.some((seat) => apart.has(seat.identity ?? ""));
  }

  /** Unbinds a seat of a running game from its player. */
  unbind(table: string, seat: Seat, who: Identity): Promise<Done> {
    const leaving = this.leaving(table, seat, who.id);
    return this.rebind(table, seat, who, undefined, objection("not-yours", "That seat is not yours."), leaving);
  }

  /** Gives a seat back that the game did not let them have. */
  giveBack(table: string, seat: Seat, who: Identity): Promise<Done> {
    return this.rebind(table, seat, who, undefined, BEGUN);
  }

  /** Takes a seat of a running game, if nobody has it. */
  async bind(table: string, seat: Seat, who: Identity): Promise<Done> {
    if (await this.isApart(table, who.id)) return BLOCKED;
    return this.rebind(table, seat, undefined, who, BEGUN);
  }

  /** Someone has taken a seat of a running game. */
  async taken(table: string, who: Identity): Promise<void> {
    const row = await this.row(table);
    if (row) await this.joinRoom(row, who);
  }

  private async rebind(
    table: string,
    seat: Seat,
    from: Identity | undefined,
    to: Identity | undefined,
    otherwise: Objection,
    ...more: readonly Statement[]
  ): Promise<Done> {
    const { db } = this.storage;
    const bound = await this.storage.write(
      {
        query: db
          .updateTable("seats")
          .set({ identity: to?.id ?? null, name: to ? nameOf(to) : null })
          .where("table_id", "=", table)
          .where("seat", "=", seat)
          .where("bot", "is", null)
          .where("identity", from ? "=" : "is", from?.id ?? null)
          .compile(),
        mustChange: true,
      },
      ...more,
    );
    return bound === "kept" ? { ok: true, table } : otherwise;
  }

  /** Notes who left, so that their name can be deleted from the record later. */
  private leaving(table: string, seat: Seat, identity: string): Statement {
    return {
      query: sql`insert into left_seats (table_id, seat, turn, identity)
        select ${table}, ${seat}, count(*), ${identity} from left_seats where table_id = ${table} and seat = ${seat}`.compile(
        this.storage.db,
      ),
    };
  }

  /** Whoever has a seat is a member of the table's room. */
  private async joinRoom({ room }: TablesTable, who: Identity): Promise<void> {
    if (room !== null) await this.rooms.join(room, who);
  }

  /** Reserves a free seat for a bot, for a member of the room, or for any person again. */
  async keepFor(table: string, seat: Seat, mind: Sitter["mind"], who: Identity, member?: number): Promise<Done> {
    const row = await this.row(table);
    if (!row) return UNKNOWN;
    if (!(await this.isHost(row, who))) return NOT_HOST;
    if (mind.kind === "bot" && !isBotName(mind.bot)) return objection("bot", `There is no bot "${mind.bot}".`);
    const meant = member === undefined ? undefined : await this.rooms.member(row.room, member);
    if (member !== undefined && !meant) return objection("not-member", "There is no such member in this room.");
    if (meant && (await this.isApart(table, meant.identity))) return APART;
    const { db } = this.storage;
    const kept = await this.change(table, {
      query: db
        .updateTable("seats")
        .set({ bot: mind.kind === "bot" ? mind.bot : null, reserved: meant?.identity ?? null })
        .where("table_id", "=", table)
        .where("seat", "=", seat)
        .where("identity", "is", null)
        .compile(),
      mustChange: true,
    });
    if (kept && meant && meant.identity !== who.id)
      await this.storage.write(inviting(this.storage, meant.identity, table, seat, this.needs.time.now()));
    return kept ?? (await this.whyNot(table, TAKEN));
  }

  async start(table: string, who: Identity): Promise<Done> {
    const row = await this.row(table);
    if (!row) return UNKNOWN;
    if (!(await this.isHost(row, who))) return NOT_HOST;
    // A slow game has started by itself.
    if (row.state !== "open") return termsOf(row).control.kind === "days" ? { ok: true, table } : BEGUN;
    return this.begin(row);
  }

  /** Starts the game once every seat is filled. The log's key makes sure that this happens once. */
  private async begin(row: TablesTable): Promise<Done> {
    const { id: table } = row;
    const { db } = this.storage;
    const seats = await db.selectFrom("seats").selectAll().where("table_id", "=", table).orderBy("seat").execute();
    const free = seats.filter(({ bot, identity }) => bot === null && identity === null);
    if (free.length)
      return objection("free-seats", `Some seats are still free: ${free.map(({ seat }) => seat + 1).join(", ")}.`);
    const people = seats.flatMap(({ identity }) => identity ?? []);
    // Someone blocked another after both had sat down.
    if (!mayMeet(people, await this.blocks.pairsAmong(people))) return APART;
    const { secret } = await db
      .selectFrom("secrets")
      .select("secret")
      .where("table_id", "=", table)
      .executeTakeFirstOrThrow();
    const game = gameNamed(row.game, this.games);
    if (!game) return objection("game", `This server no longer has the game "${row.game}".`);
    const { setup, control, assist, drawsColours } = termsOf(row);
    const { engine } = await game.loadRules(setup.modules);
    const luck: Luck = { kind: "sealed", secret, nonces: seats.map(({ nonce }) => nonce ?? NO_NONCE) };
    const founding: Founding = {
      game: row.game,
      setup: drawsColours ? await withLots(game, setup, this.needs.chance(luck, table)) : setup,
      sitters: sittersOf(seats),
      control,
      luck,
      seal: sealOf(bytesOf(secret) ?? new Uint8Array()),
      terms: { assist },
    };
    const progress = (position: never): number => game.progress(position);
    const begun = await found(engine, table, founding, { ...this.needs, store: this.storage, progress });
    return begun === "kept" ? { ok: true, table } : BEGUN;
  }

  /** Starts a table that was created with everyone seated. */
  async beginFull(table: string): Promise<Done> {
    const row = await this.row(table);
    return row ? this.begin(row) : UNKNOWN;
  }

  /**
   * Creates a rematch, in which the first player goes last. Its seats are reserved for the same people. Asked twice,
   * there is still only one.
   */
  async rematch(table: string, who: Identity): Promise<Done> {
    const row = await this.row(table);
    if (!row) return UNKNOWN;
    const problem = row.room === null ? undefined : await this.rooms.whyNoTable(row.room, who);
    if (problem && (problem.error !== "tables-full" || row.rematch === null)) return problem;
    if (row.rematch !== null) return { ok: true, table: row.rematch };
    if (row.state !== "over") return objection("not-over", "The game is not over yet.");
    const { db } = this.storage;
    const seats = await db.selectFrom("seats").selectAll().where("table_id", "=", table).orderBy("seat").execute();
    if (!seats.some(({ identity }) => identity === who.id))
      return objection("not-seated", "Only players of this game can do that.");
    const members = row.room === null ? undefined : await this.rooms.identitiesIn(row.room);
    const terms = termsOf(row);
    const apart = await this.blocks.apartFrom(who.id);
    const { colours } = terms.setup;
    const plan: Plan = {
      ...newLuck(),
      game: row.game,
      isPublic: row.is_public === 1,
      room: row.room ?? undefined,
      // Players keep the colours they chose.
      terms: { ...terms, setup: { ...terms.setup, ...(colours && { colours: movedOn(colours) }) } },
      seats: movedOn(seats).map(({ bot, identity }) => ({
        bot,
        // Someone who has left the room does not hold up the others.
        reserved: identity !== null && (members?.has(identity) ?? true) && !apart.has(identity) ? identity : null,
      })),
    };
    const made = await this.storage.write(
      {
        query: db
          .updateTable("tables")
          .set({ rematch: plan.id })
          .where("id", "=", table)
          .where("rematch", "is", null)
          .compile(),
        mustChange: true,
      },
      ...this.writing(who, plan),
      ...plan.seats.flatMap(({ reserved }, seat) =>
        typeof reserved === "string" && reserved !== who.id
          ? [inviting(this.storage, reserved, plan.id, seat, this.needs.time.now())]
          : [],
      ),
    );
    return made === "kept" ? { ok: true, table: plan.id } : this.rematch(table, who);
  }

  /** Deletes a table that has not begun, or whose game is over. */
  async remove(table: string, who: Identity): Promise<Done> {
    const row = await this.row(table);
    if (!row) return UNKNOWN;
    if (!(await this.isHost(row, who))) return NOT_HOST;
    if (row.state === "running" || row.state === "paused")
      return objection("running", "You can't delete a game in progress. Players can agree to end it.");
    await this.storage.write(...removing(this.storage, table));
    return { ok: true, table };
  }

  /** Whether someone created the table, or is the host of its room. */
  private async isHost({ host, room }: TablesTable, { id }: Identity): Promise<boolean> {
    return host === id || (room !== null && (await this.rooms.isHost(room, id)));
  }

  private async row(table: string): Promise<TablesTable | undefined> {
    return this.storage.db.selectFrom("tables").selectAll().where("id", "=", table).executeTakeFirst();
  }

  /** Changes a table that has not begun; undefined if there was nothing to change. */
  private async change(table: string, statement: Statement): Promise<Done | undefined> {
    const { db } = this.storage;
    const stillOpen = db
      .updateTable("tables")
      .set({ at: this.needs.time.now() })
      .where("id", "=", table)
      .where("state", "=", "open")
      .compile();
    const changed = await this.storage.write({ query: stillOpen, mustChange: true }, statement);
    return changed === "kept" ? { ok: true, table } : undefined;
  }

  private async whyNot(table: string, otherwise: Objection): Promise<Objection> {
    const row = await this.row(table);
    if (!row) return UNKNOWN;
    return row.state === "open" ? otherwise : BEGUN;
  }
}

/** The id and the secret of a new table. */
export function newLuck(): { readonly id: string; readonly secret: string } {
  return { id: newId(), secret: randomBytes(32).toString("hex") };
}

/** Notices are for games whose turns may take days. */
function isSlow({ control }: Terms): number {
  return control.kind === "live" ? 0 : 1;
}

function seatFor(wish: GameWish["seats"][number]): Pick<SeatsTable, "bot"> {
  return { bot: wish.kind === "bot" ? wish.bot : null };
}

/** Moves the first to the end. */
function movedOn<Item>(items: readonly Item[]): readonly Item[] {
  return [...items.slice(1), ...items.slice(0, 1)];
}

export function nameOf({ name }: Identity): string {
  return name ?? "Guest";
}

/** Bots are called by their kind. */
function sittersOf(seats: readonly SeatsTable[]): readonly Sitter[] {
  const names = uniqueNames(seats.map(({ bot, name }) => (bot === null ? (name ?? "Guest") : capitalised(bot))));
  return seats.map(({ bot }, seat) => ({
    name: names[seat] ?? "",
    mind: bot === null ? { kind: "person" } : { kind: "bot", bot },
  }));
}

/** Tells those of the same name apart. */
export function uniqueNames<Name extends string | null>(names: readonly Name[]): readonly Name[] {
  const free: Name[] = [];
  for (const name of names) free.push((name === null ? name : freeName(name, free.map(String))) as Name);
  return free;
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
