/** Takes, gives up and reserves seats, before a game and during it. */
import { isBotName } from "@interchange/games";
import type { Sitter } from "@interchange/host";
import type { Seat } from "@interchange/tabletop";
import { sql } from "kysely";
import type { Identity } from "../identities.ts";
import { BLOCKED } from "../manners/blocks.ts";
import { inviting } from "../notices/inviting.ts";
import type { TablesTable } from "../storage/schema.ts";
import type { Statement } from "../storage/storage.ts";
import { nameOf } from "./names.ts";
import { objection } from "./objection.ts";
import type { Objection } from "./objection.ts";
import { APART, BEGUN, NOT_HOST, UNKNOWN } from "./openTables.ts";
import type { Done, OpenTables, TableNeeds } from "./openTables.ts";
import type { Starting } from "./starting.ts";
import { termsOf } from "./terms.ts";

/** A seat of someone at a table. */
export interface Seated extends Pick<TablesTable, "state"> {
  readonly table: string;
  readonly seat: Seat;
}

const TAKEN = objection("taken", "That seat is taken.");
const RESERVED = objection("reserved", "That seat is reserved for somebody else.");

export class Seating {
  private readonly tables: OpenTables;
  private readonly starting: Starting;

  constructor(tables: OpenTables, starting: Starting) {
    this.tables = tables;
    this.starting = starting;
  }

  private get needs(): TableNeeds {
    return this.tables.needs;
  }

  /**
   * Takes a free seat, and makes the person a member of the table's room. If two want it at the same moment, one gets
   * it. A slow game starts when the last person sits down.
   */
  async sit(table: string, seat: Seat, who: Identity, nonce: string): Promise<Done> {
    const row = await this.tables.row(table);
    if (!row) return UNKNOWN;
    const { db } = this.needs.storage;
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
    const stranger = await this.needs.rooms.whyNoSeat(row, who);
    if (stranger) return stranger;
    if (await this.tables.isApart(table, who.id)) return BLOCKED;
    const sat = await this.tables.change(table, {
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
    if (!sat) return this.tables.whyNot(table, TAKEN);
    await this.joinRoom(row, who);
    if (termsOf(row).control.kind === "days") await this.starting.begin(row);
    return sat;
  }

  /** Leaves a seat of a table that has not begun. The host can make others leave theirs. */
  async leave(table: string, seat: Seat, who: Identity): Promise<Done> {
    const row = await this.tables.row(table);
    const isHost = row !== undefined && (await this.tables.isHost(row, who));
    const { db } = this.needs.storage;
    const leaving = db
      .updateTable("seats")
      .set({ identity: null, name: null, nonce: null, reserved: null })
      .where("table_id", "=", table)
      .where("seat", "=", seat);
    const left = await this.tables.change(table, {
      query: leaving.where("identity", isHost ? "is not" : "=", isHost ? null : who.id).compile(),
      mustChange: true,
    });
    return left ?? (await this.tables.whyNot(table, objection("not-yours", "That seat is not yours.")));
  }

  /** The seats of a person at tables that are not over. At those that have not begun, they get the person's name. */
  async rename({ id, name = "Guest" }: Identity): Promise<readonly Seated[]> {
    const { db } = this.needs.storage;
    const seats = await db
      .selectFrom("seats")
      .innerJoin("tables", "tables.id", "seats.table_id")
      .select(["seats.table_id as table", "seats.seat", "tables.state"])
      .where("seats.identity", "=", id)
      .where("tables.state", "!=", "over")
      .execute();
    const open = seats.flatMap(({ table, state }) => (state === "open" ? [table] : []));
    const own = db.updateTable("seats").set({ name }).where("identity", "=", id);
    if (open.length) await this.needs.storage.write({ query: own.where("table_id", "in", open).compile() });
    return seats;
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
    if (await this.tables.isApart(table, who.id)) return BLOCKED;
    return this.rebind(table, seat, undefined, who, BEGUN);
  }

  /** Someone has taken a seat of a running game. */
  async taken(table: string, who: Identity): Promise<void> {
    const row = await this.tables.row(table);
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
    const { db } = this.needs.storage;
    const bound = await this.needs.storage.write(
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
        this.needs.storage.db,
      ),
    };
  }

  /** Whoever has a seat is a member of the table's room. */
  private async joinRoom({ room }: TablesTable, who: Identity): Promise<void> {
    if (room !== null) await this.needs.rooms.join(room, who);
  }

  /** Reserves a free seat for a bot, for a member of the room, or for any person again. */
  async keepFor(table: string, seat: Seat, mind: Sitter["mind"], who: Identity, member?: number): Promise<Done> {
    const row = await this.tables.row(table);
    if (!row) return UNKNOWN;
    if (!(await this.tables.isHost(row, who))) return NOT_HOST;
    if (mind.kind === "bot" && !isBotName(mind.bot)) return objection("bot", `There is no bot "${mind.bot}".`);
    const meant = member === undefined ? undefined : await this.needs.rooms.member(row.room, member);
    if (member !== undefined && !meant) return objection("not-member", "There is no such member in this room.");
    if (meant && (await this.tables.isApart(table, meant.identity))) return APART;
    const { db } = this.needs.storage;
    const kept = await this.tables.change(table, {
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
      await this.needs.storage.write(inviting(this.needs.storage, meant.identity, table, seat, this.needs.now()));
    return kept ?? (await this.tables.whyNot(table, TAKEN));
  }
}
