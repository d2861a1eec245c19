/** Creates tables, changes what was chosen for them, and deletes them. */
import { ASSISTS, gameNamed, isAssist, isBotName } from "@interchange/games";
import type { GameWish, NewTable, TableChange } from "@interchange/protocol";
import { controlProblem } from "@interchange/tabletop";
import { bytesOf, sealOf } from "@interchange/tabletop/seal";
import { randomBytes } from "node:crypto";
import type { Identity } from "../identities.ts";
import type { Language } from "../language.ts";
import { inviting } from "../notices/inviting.ts";
import { newId } from "../random.ts";
import type { SeatsTable, TablesTable } from "../storage/schema.ts";
import type { Statement } from "../storage/storage.ts";
import { nameOf } from "./names.ts";
import { objection } from "./objection.ts";
import type { Objection } from "./objection.ts";
import { BEGUN, NOT_HOST, UNKNOWN } from "./openTables.ts";
import type { Done, OpenTables, TableNeeds } from "./openTables.ts";
import { removing } from "./removing.ts";
import { termsOf } from "./terms.ts";
import type { Terms } from "./terms.ts";
import { prepareWish } from "./wish.ts";

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

export class Creating {
  private readonly tables: OpenTables;

  constructor(tables: OpenTables) {
    this.tables = tables;
  }

  private get needs(): TableNeeds {
    return this.tables.needs;
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
    const problem = room === undefined ? undefined : await this.needs.rooms.whyNoTable(room, host);
    if (problem) return problem;
    const mine = { identity: host.id, name: nameOf(host), nonce: nonce ?? null };
    const seats = wish.seats.map((each, index) => ({ ...seatFor(each), ...(index === seat && mine) }));
    // A game for several people is a room with one table.
    const isForSeveral = wish.seats.filter(({ kind }) => kind === "person").length > 1;
    const own = room === undefined && isForSeveral ? await this.needs.rooms.creating(host) : undefined;
    const plan = { ...newLuck(), game, isPublic, room: room ?? own?.room, terms, seats };
    await this.needs.storage.write(...(own?.statements ?? []), ...this.writing(host, plan));
    return { ok: true, table: plan.id };
  }

  /** Checks the choices for a table, and completes them. */
  async termsFor(wish: GameWish, language?: Language, isPublic = false): Promise<Terms | Objection> {
    const game = gameNamed(wish.game, this.needs.games);
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
    const { db } = this.needs.storage;
    const at = this.needs.now();
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
    const row = await this.tables.row(table);
    if (!row) return UNKNOWN;
    if (!(await this.tables.isHost(row, who))) return NOT_HOST;
    const terms = await this.termsFor({ ...wish, game: row.game }, termsOf(row).language, row.is_public === 1);
    if ("ok" in terms) return terms;
    const { db } = this.needs.storage;
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
    const altered = await this.needs.storage.write(
      {
        query: db
          .updateTable("tables")
          .set({ terms: JSON.stringify(terms), is_slow: isSlow(terms), at: this.needs.now() })
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
   * Creates a rematch, in which the first player goes last. Its seats are reserved for the same people. Asked twice,
   * there is still only one.
   */
  async rematch(table: string, who: Identity): Promise<Done> {
    const row = await this.tables.row(table);
    if (!row) return UNKNOWN;
    const problem = row.room === null ? undefined : await this.needs.rooms.whyNoTable(row.room, who);
    if (problem && (problem.error !== "tables-full" || row.rematch === null)) return problem;
    if (row.rematch !== null) return { ok: true, table: row.rematch };
    if (row.state !== "over") return objection("not-over", "The game is not over yet.");
    const { db } = this.needs.storage;
    const seats = await db.selectFrom("seats").selectAll().where("table_id", "=", table).orderBy("seat").execute();
    if (!seats.some(({ identity }) => identity === who.id))
      return objection("not-seated", "Only players of this game can do that.");
    const members = row.room === null ? undefined : await this.needs.rooms.identitiesIn(row.room);
    const terms = termsOf(row);
    const apart = await this.needs.blocks.apartFrom(who.id);
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
    const made = await this.needs.storage.write(
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
          ? [inviting(this.needs.storage, reserved, plan.id, seat, this.needs.now())]
          : [],
      ),
    );
    return made === "kept" ? { ok: true, table: plan.id } : this.rematch(table, who);
  }

  /** Deletes a table that has not begun, or whose game is over. */
  async remove(table: string, who: Identity): Promise<Done> {
    const row = await this.tables.row(table);
    if (!row) return UNKNOWN;
    if (!(await this.tables.isHost(row, who))) return NOT_HOST;
    if (row.state === "running" || row.state === "paused")
      return objection("running", "You can't delete a game in progress. Players can agree to end it.");
    await this.needs.storage.write(...removing(this.needs.storage, table));
    return { ok: true, table };
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
