/** Tables before they begin: create them, sit down, leave and start. */
import { found } from "@interchange/host";
import type { Founding, HostNeeds, Luck, Sitter } from "@interchange/host";
import { gameNamed, isBotName } from "@interchange/games";
import type { GameEntry } from "@interchange/games";
import type { NewTable } from "@interchange/protocol";
import { controlProblem } from "@interchange/tabletop";
import { bytesOf, NO_NONCE, sealOf } from "@interchange/tabletop/seal";
import type { Seat } from "@interchange/tabletop";
import { randomBytes } from "node:crypto";
import type { Identity } from "../identities.ts";
import { newId } from "../random.ts";
import type { SeatsTable, TablesTable } from "../storage/schema.ts";
import type { Statement, Storage } from "../storage/storage.ts";
import type { Language } from "../language.ts";
import { termsOf } from "./terms.ts";
import type { Terms } from "./terms.ts";
import { prepareWish, withLots } from "./wish.ts";

/** Why something cannot be done: a code for programs and a sentence for people. */
export interface Objection {
  readonly ok: false;
  readonly error: string;
  readonly reason: string;
}
export type Done = { readonly ok: true; readonly table: string } | Objection;

function objection(error: string, reason: string): Objection {
  return { ok: false, error, reason };
}

const UNKNOWN = objection("unknown-table", "This table does not exist.");
const BEGUN = objection("begun", "The game has already started.");
const NOT_HOST = objection("not-host", "Only the host can do that.");

// oxlint-disable-next-line typescript/no-explicit-any -- positions and views only pass through here
type FoundingNeeds = Pick<HostNeeds<any, any>, "chance" | "time">;

export class Seating {
  private readonly storage: Storage;
  private readonly needs: FoundingNeeds;
  private readonly games: readonly GameEntry[];

  constructor(storage: Storage, needs: FoundingNeeds, games: readonly GameEntry[]) {
    this.storage = storage;
    this.needs = needs;
    this.games = games;
  }

  async create(host: Identity, wish: NewTable, language?: Language): Promise<Done> {
    const game = gameNamed(wish.game, this.games);
    if (!game) return objection("game", `There is no game "${wish.game}".`);
    const prepared = await prepareWish(game, wish);
    if (!prepared.ok) return objection(`setup/${prepared.refusal.code}`, prepared.reason);
    const { setup, drawsColours } = prepared;
    if (wish.seats.length !== setup.seats)
      return objection("seats", `The request has ${wish.seats.length} seats, but the table has ${setup.seats}.`);
    const stranger = wish.seats.find((seat) => seat.kind === "bot" && !isBotName(seat.bot));
    if (stranger?.kind === "bot") return objection("bot", `There is no bot "${stranger.bot}".`);
    const problem = controlProblem(wish.control);
    if (problem !== undefined) return objection("control", problem);
    if (wish.seat !== undefined && wish.seats[wish.seat]?.kind !== "person")
      return objection("seat", "That seat is not for a person. Choose another one.");
    if (wish.seat !== undefined && wish.nonce === undefined)
      return objection("nonce", "Send a nonce for the shuffle when you take a seat.");
    const { control, assist, delay, botDelay } = wish;
    const terms: Terms = {
      setup,
      control,
      assist,
      ...(drawsColours && { drawsColours }),
      ...(delay !== undefined && { delay }),
      ...(botDelay !== undefined && { botDelay }),
      ...(language && { language }),
    };
    return this.write(host, wish, terms);
  }

  private async write(host: Identity, { game, isPublic, seats, seat, nonce }: NewTable, terms: Terms): Promise<Done> {
    const { db } = this.storage;
    const id = newId();
    const secret = randomBytes(32);
    const at = this.needs.time.now();
    const seatRows: readonly SeatsTable[] = seats.map((each, index) => ({
      table_id: id,
      seat: index,
      bot: each.kind === "bot" ? each.bot : null,
      identity: index === seat ? host.id : null,
      name: index === seat ? nameOf(host) : null,
      nonce: index === seat ? (nonce ?? null) : null,
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
      seal: sealOf(secret),
      rematch: null,
      bot_at: null,
    };
    await this.storage.write(
      { query: db.insertInto("tables").values(row).compile() },
      { query: db.insertInto("seats").values(seatRows).compile() },
      {
        query: db
          .insertInto("secrets")
          .values({ table_id: id, secret: secret.toString("hex") })
          .compile(),
      },
    );
    return { ok: true, table: id };
  }

  /** Takes a free seat. If two want it at the same moment, one gets it. */
  async sit(table: string, seat: Seat, who: Identity, nonce: string): Promise<Done> {
    const { db } = this.storage;
    const sat = await this.change(table, {
      query: db
        .updateTable("seats")
        .set({ identity: who.id, name: nameOf(who), nonce })
        .where("table_id", "=", table)
        .where("seat", "=", seat)
        .where("bot", "is", null)
        .where("identity", "is", null)
        .compile(),
      mustChange: true,
    });
    return sat ?? (await this.whyNot(table, objection("taken", "That seat is taken.")));
  }

  /** Leaves a seat of a table that has not begun. */
  async leave(table: string, seat: Seat, who: Identity): Promise<Done> {
    const { db } = this.storage;
    const left = await this.change(table, {
      query: db
        .updateTable("seats")
        .set({ identity: null, name: null, nonce: null })
        .where("table_id", "=", table)
        .where("seat", "=", seat)
        .where("identity", "=", who.id)
        .compile(),
      mustChange: true,
    });
    return left ?? (await this.whyNot(table, objection("not-yours", "That seat is not yours.")));
  }

  /** Unbinds a seat of a running game from its player. */
  unbind(table: string, seat: Seat, who: Identity): Promise<Done> {
    return this.rebind(table, seat, who.id, null, objection("not-yours", "That seat is not yours."));
  }

  /** Takes a seat of a running game, if nobody has it. */
  bind(table: string, seat: Seat, who: Identity): Promise<Done> {
    return this.rebind(table, seat, null, who.id, BEGUN);
  }

  private async rebind(
    table: string,
    seat: Seat,
    from: string | null,
    to: string | null,
    otherwise: Objection,
  ): Promise<Done> {
    const { db } = this.storage;
    const bound = await this.storage.write({
      query: db
        .updateTable("seats")
        .set({ identity: to })
        .where("table_id", "=", table)
        .where("seat", "=", seat)
        .where("bot", "is", null)
        .where("identity", from === null ? "is" : "=", from)
        .compile(),
      mustChange: true,
    });
    return bound === "kept" ? { ok: true, table } : otherwise;
  }

  /** Reserves a free seat for a bot, or for a person again. */
  async keepFor(table: string, seat: Seat, mind: Sitter["mind"], who: Identity): Promise<Done> {
    const row = await this.row(table);
    if (!row) return UNKNOWN;
    if (row.host !== who.id) return NOT_HOST;
    if (mind.kind === "bot" && !isBotName(mind.bot)) return objection("bot", `There is no bot "${mind.bot}".`);
    const { db } = this.storage;
    const kept = await this.change(table, {
      query: db
        .updateTable("seats")
        .set({ bot: mind.kind === "bot" ? mind.bot : null })
        .where("table_id", "=", table)
        .where("seat", "=", seat)
        .where("identity", "is", null)
        .compile(),
      mustChange: true,
    });
    return kept ?? (await this.whyNot(table, objection("taken", "That seat is taken.")));
  }

  /** Starts the game once every seat is filled. The log's key makes sure that this happens once. */
  async start(table: string, who: Identity): Promise<Done> {
    const row = await this.row(table);
    if (!row) return UNKNOWN;
    if (row.host !== who.id) return NOT_HOST;
    if (row.state !== "open") return BEGUN;
    const { db } = this.storage;
    const seats = await db.selectFrom("seats").selectAll().where("table_id", "=", table).orderBy("seat").execute();
    const free = seats.filter(({ bot, identity }) => bot === null && identity === null);
    if (free.length)
      return objection("free-seats", `Some seats are still free: ${free.map(({ seat }) => seat + 1).join(", ")}.`);
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

  /** Creates a rematch, in which the first player goes last. Asked twice, there is still only one. */
  async rematch(table: string, who: Identity): Promise<Done> {
    const row = await this.row(table);
    if (!row) return UNKNOWN;
    if (row.rematch !== null) return { ok: true, table: row.rematch };
    if (row.state !== "over") return objection("not-over", "The game is not over yet.");
    const { db } = this.storage;
    const seats = await db.selectFrom("seats").selectAll().where("table_id", "=", table).orderBy("seat").execute();
    if (!seats.some(({ identity }) => identity === who.id))
      return objection("not-seated", "Only players of this game can do that.");
    const terms = termsOf(row);
    const rotated = movedOn(seats);
    const wish = {
      game: row.game,
      isPublic: row.is_public === 1,
      seats: rotated.map(({ bot }) => (bot === null ? { kind: "person" as const } : { kind: "bot" as const, bot })),
      control: terms.control,
      assist: terms.assist,
      setup: {},
    };
    const { colours } = terms.setup;
    // Players keep the colours they chose.
    const setup = { ...terms.setup, ...(colours && { colours: movedOn(colours) }) };
    const made = await this.write(who, wish, { ...terms, setup });
    if (!made.ok) return made;
    const named = await this.storage.write({
      query: db
        .updateTable("tables")
        .set({ rematch: made.table })
        .where("id", "=", table)
        .where("rematch", "is", null)
        .compile(),
      mustChange: true,
    });
    if (named === "kept") return made;
    await this.storage.write(...removing(this.storage, made.table));
    return this.rematch(table, who);
  }

  /** Deletes a table that has not begun, or whose game is over. */
  async remove(table: string, who: Identity): Promise<Done> {
    const row = await this.row(table);
    if (!row) return UNKNOWN;
    if (row.host !== who.id) return NOT_HOST;
    if (row.state === "running" || row.state === "paused")
      return objection("running", "You can't delete a game in progress. Players can agree to end it.");
    await this.storage.write(...removing(this.storage, table));
    return { ok: true, table };
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

/** Moves the first to the end. */
function movedOn<Item>(items: readonly Item[]): readonly Item[] {
  return [...items.slice(1), ...items.slice(0, 1)];
}

/** The statements that delete everything about a table. */
export function removing({ db }: Storage, table: string): readonly Statement[] {
  return [
    { query: db.deleteFrom("log").where("table_id", "=", table).compile() },
    { query: db.deleteFrom("seats").where("table_id", "=", table).compile() },
    { query: db.deleteFrom("plans").where("table_id", "=", table).compile() },
    { query: db.deleteFrom("reviews").where("table_id", "=", table).compile() },
    { query: db.deleteFrom("secrets").where("table_id", "=", table).compile() },
    { query: db.deleteFrom("tables").where("id", "=", table).compile() },
  ];
}

function nameOf({ name }: Identity): string {
  return name ?? "Guest";
}

/** Makes names unique by adding numbers. Bots are called by their kind. */
function sittersOf(seats: readonly SeatsTable[]): readonly Sitter[] {
  const taken = new Set<string>();
  return seats.map(({ bot, name }) => {
    const wanted = bot === null ? (name ?? "Guest") : capitalised(bot);
    let free = wanted;
    for (let number = 2; taken.has(free); number++) free = `${wanted} ${number}`;
    taken.add(free);
    return { name: free, mind: bot === null ? { kind: "person" } : { kind: "bot", bot } };
  });
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
