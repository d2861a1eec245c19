/**
 * Everything that the server has about a person: as a file for them, and how it is deleted. Tables with a column
 * `identity` belong to people; a new one is downloaded and deleted without a word here. Only seats, members and the
 * chats of rooms are shared with others, and lose no more than what is personal.
 */
import type { Sitter } from "@interchange/host";
import { FORMER_PLAYER } from "@interchange/protocol";
import type { Seat } from "@interchange/tabletop";
import type { Identities, Identity } from "../identities.ts";
import { forgettingNotices } from "../notices/forgetting.ts";
import type { Rooms } from "../rooms/rooms.ts";
import type { AnyDb } from "../storage/format.ts";
import type { Statement, Storage } from "../storage/storage.ts";
import type { ChangingHands } from "../tables/changingHands.ts";
import { removing } from "../tables/removing.ts";
import { presentTurns, renamedSummary, withoutPerson } from "./rewriting.ts";

const SHARED = new Set(["seats", "left_seats", "members", "room_said"]);
/** Hashes and keys are no use to anybody but the server. */
const SECRET = /_hash$|_key$|^challenge$|^nonce$|^secret$/;

export interface PersonalNeeds {
  readonly storage: Storage;
  readonly identities: Identities;
  readonly rooms: Rooms;
  readonly changing: ChangingHands;
  readonly now: () => number;
  /** Called when devices were signed out. */
  readonly signedOut: (devices: readonly string[]) => void;
  /** Called when a table that has not begun changed, when one's past did, and when a room changed. */
  readonly tableChanged: (table: string) => void;
  readonly rewritten: (table: string) => void;
  readonly roomChanged: (room: string) => void;
}

export class Personal {
  private readonly needs: PersonalNeeds;

  constructor(needs: PersonalNeeds) {
    this.needs = needs;
  }

  private get db(): Storage["db"] {
    return this.needs.storage.db;
  }

  /** The tables that belong to people, with what of them is told. */
  private async ownTables(): Promise<ReadonlyMap<string, readonly string[]>> {
    const all = await this.db.introspection.getTables();
    return new Map(
      all
        .filter(({ name, columns }) => !SHARED.has(name) && columns.some((column) => column.name === "identity"))
        .map(({ name, columns }) => [
          name,
          columns.map((column) => column.name).filter((column) => column !== "identity" && !SECRET.test(column)),
        ]),
    );
  }

  /** The person's data as one JSON value. */
  async export({ id }: Identity): Promise<object> {
    const any = this.db as unknown as AnyDb;
    const own: Record<string, unknown> = {};
    for (const [name, columns] of await this.ownTables())
      own[name] = await any.selectFrom(name).select(columns).where("identity", "=", id).execute();
    const [person, rooms, said, seats, left] = await Promise.all([
      this.db
        .selectFrom("identities")
        .select(["id", "name", "created_at", "seen_at", "muted_until", "name_held_until"])
        .where("id", "=", id)
        .executeTakeFirst(),
      this.db
        .selectFrom("members")
        .innerJoin("rooms", "rooms.id", "members.room")
        .select(["rooms.id", "rooms.name", "n", "colour", "joined_at", "members.seen_at", "left_at"])
        .where("identity", "=", id)
        .execute(),
      this.db
        .selectFrom("room_said")
        .select(["room", "chat", "text", "at"])
        .where("identity", "=", id)
        .orderBy("at")
        .execute(),
      this.seatsOf(id),
      this.db.selectFrom("left_seats").select(["table_id", "seat"]).where("identity", "=", id).execute(),
    ]);
    const reports = await this.db
      .selectFrom("reports")
      .select(["at", "body", "done_at"])
      .where("by", "=", id)
      .execute();
    return {
      format: "interchange-person",
      version: 1,
      at: this.needs.now(),
      person,
      ...own,
      notice_ways: await this.db
        .selectFrom("notice_ways")
        .select(["kind", "address", "state", "created_at"])
        .where("owner", "=", id)
        .execute(),
      rooms,
      rooms_said: said,
      tables: await Promise.all(seats.map((seat) => this.tableOf(seat))),
      tables_left: left,
      reports: reports.map(({ body, ...rest }) => {
        const { reason, text } = JSON.parse(body) as { readonly reason: string; readonly text?: string };
        return { ...rest, reason, text };
      }),
    };
  }

  private seatsOf(identity: string) {
    return this.db
      .selectFrom("seats")
      .innerJoin("tables", "tables.id", "seats.table_id")
      .select(["tables.id", "tables.game", "tables.state", "tables.created_at", "tables.at", "tables.room", "seat"])
      .where("identity", "=", identity)
      .orderBy("tables.created_at")
      .execute();
  }

  /** A table with what the person said there. */
  private async tableOf(table: Awaited<ReturnType<Personal["seatsOf"]>>[number]): Promise<object> {
    const rows = await this.needs.storage.read(table.id, "table", 0);
    const said = rows.flatMap((row) => (row.kind === "said" && row.by === table.seat ? [row] : []));
    return { ...table, said: said.map(({ text, at }) => ({ text, at })) };
  }

  /**
   * Deletes the person. They leave their running games as if they had given up the seat, their rooms and open tables.
   * In records and lists of others their name becomes "Former player".
   */
  async delete(who: Identity): Promise<void> {
    const former: Identity = { ...who, name: FORMER_PLAYER };
    const { storage, rooms, changing, identities, now } = this.needs;
    const { id } = who;
    const changedRooms = await this.leaveRooms(who);
    await changing.rename(former);
    const seats = await this.seatsOf(id);
    for (const { id: table, seat, state } of seats)
      if (state === "running" || state === "paused") await changing.leave(table, seat, who);
    const open = await this.leaveOpenTables(id);
    const devices = (await this.db.selectFrom("devices").select("id").where("identity", "=", id).execute()).map(
      (device) => device.id,
    );
    const tables = await this.rewrittenTables(id);
    const any = this.db as unknown as AnyDb;
    const own = [...(await this.ownTables()).keys()].filter((name) => name !== "devices");
    await storage.write(
      ...tables.flatMap(({ statements }) => statements),
      ...own.map((name) => ({ query: any.deleteFrom(name).where("identity", "=", id).compile() })),
      { query: this.db.deleteFrom("blocks").where("other", "=", id).compile() },
      { query: this.db.deleteFrom("room_said").where("identity", "=", id).compile() },
      ...forgettingNotices(storage, id),
      { query: this.db.updateTable("seats").set({ name: FORMER_PLAYER }).where("identity", "=", id).compile() },
      ...(await this.namelessReports(id)),
      // Their hashes stay for a while, so that they can be told why they are signed out.
      ...(devices.length ? [identities.ending(devices, "deleted")] : []),
      {
        query: this.db
          .updateTable("devices")
          .set({ name: null, browser: null, system: null })
          .where("identity", "=", id)
          .compile(),
      },
      // Others' lists and standings still refer to it.
      {
        query: this.db
          .updateTable("identities")
          .set({ name: FORMER_PLAYER, recovery_hash: null, deleted_at: now() })
          .where("id", "=", id)
          .compile(),
      },
    );
    this.needs.signedOut(devices);
    for (const table of open) this.needs.tableChanged(table);
    for (const { table } of tables) this.needs.rewritten(table);
    for (const room of changedRooms) if (await rooms.row(room)) this.needs.roomChanged(room);
  }

  private async leaveRooms(who: Identity): Promise<readonly string[]> {
    const { rooms } = this.needs;
    const memberships = await this.db
      .selectFrom("members")
      .select(["room", "n", "left_at"])
      .where("identity", "=", who.id)
      .execute();
    for (const { room, n, left_at: leftAt } of memberships) {
      if (leftAt === null) await rooms.leave(room, who, new Set());
      // Messages from before their authors were noted.
      await this.needs.storage.write({
        query: this.db.deleteFrom("room_said").where("room", "=", room).where("member", "=", n).compile(),
      });
    }
    return memberships.map(({ room }) => room);
  }

  /** Leaves tables that have not begun. Their own go to someone who sits there, or are deleted. */
  private async leaveOpenTables(id: string): Promise<readonly string[]> {
    const { storage } = this.needs;
    const open = this.db.selectFrom("tables").select(["id", "host"]).where("state", "=", "open");
    const rows = await open
      .where((is) =>
        is.or([
          is("host", "=", id),
          is("id", "in", this.db.selectFrom("seats").select("table_id").where("identity", "=", id)),
          is("id", "in", this.db.selectFrom("seats").select("table_id").where("reserved", "=", id)),
        ]),
      )
      .execute();
    for (const { id: table, host } of rows) {
      const own = this.db.updateTable("seats").where("table_id", "=", table);
      const statements: Statement[] = [
        { query: own.set({ identity: null, name: null, nonce: null }).where("identity", "=", id).compile() },
        { query: own.set({ reserved: null }).where("reserved", "=", id).compile() },
      ];
      if (host === id) {
        const other = await this.db
          .selectFrom("seats")
          .select("identity")
          .where("table_id", "=", table)
          .where("identity", "is not", null)
          .where("identity", "!=", id)
          .orderBy("seat")
          .executeTakeFirst();
        if (!other || other.identity === null) statements.splice(0, 2, ...removing(storage, table));
        else
          statements.push({
            query: this.db.updateTable("tables").set({ host: other.identity }).where("id", "=", table).compile(),
          });
      }
      await storage.write(...statements);
    }
    return rows.map((row) => row.id);
  }

  /** The statements that take the person out of the logs of all games that they have played. */
  private async rewrittenTables(
    id: string,
  ): Promise<readonly { readonly table: string; readonly statements: readonly Statement[] }[]> {
    const theirs = new Map<string, Map<Seat, Set<number>>>();
    const add = (table: string, seat: Seat, turn: number): void => {
      const seats = theirs.get(table) ?? new Map<Seat, Set<number>>();
      theirs.set(table, seats.set(seat, (seats.get(seat) ?? new Set()).add(turn)));
    };
    const left = await this.db.selectFrom("left_seats").selectAll().where("identity", "=", id).execute();
    for (const { table_id: table, seat, turn } of left) add(table, seat, turn);
    const stored = new Map<string, Awaited<ReturnType<Personal["rowsOf"]>>>();
    for (const { id: table, seat } of await this.seatsOf(id)) {
      const rows = await this.rowsOf(table);
      stored.set(table, rows);
      add(table, seat, presentTurns(rows).get(seat) ?? 0);
    }
    const done = [];
    for (const [table, seats] of theirs) {
      const rewritten = withoutPerson(stored.get(table) ?? (await this.rowsOf(table)), seats);
      if (rewritten) done.push({ table, statements: await this.rewriting(table, rewritten) });
    }
    return done;
  }

  private rowsOf(table: string) {
    return this.db.selectFrom("log").select(["log", "seq", "body"]).where("table_id", "=", table).execute();
  }

  private async rewriting(
    table: string,
    { rows, sitters }: NonNullable<ReturnType<typeof withoutPerson>>,
  ): Promise<readonly Statement[]> {
    const row = await this.db.selectFrom("tables").select("summary").where("id", "=", table).executeTakeFirst();
    return [
      ...rows.map(({ log, seq, body }) => ({
        query: this.db
          .updateTable("log")
          .set({ body })
          .where("table_id", "=", table)
          .where("log", "=", log)
          .where("seq", "=", seq)
          .compile(),
      })),
      ...(row && row.summary !== null ? [this.relisting(table, row.summary, sitters)] : []),
    ];
  }

  /** If a move comes between, its row has the new name already. */
  private relisting(table: string, summary: string, sitters: readonly Sitter[]): Statement {
    return {
      query: this.db
        .updateTable("tables")
        .set({ summary: renamedSummary(summary, sitters) })
        .where("id", "=", table)
        .where("summary", "=", summary)
        .compile(),
    };
  }

  /** Reports of this person stay, without who wrote them. Those about them stay as they are, for 90 days. */
  private async namelessReports(id: string): Promise<readonly Statement[]> {
    const rows = await this.db.selectFrom("reports").select(["id", "body"]).where("by", "=", id).execute();
    return rows.map((row) => {
      const body = JSON.parse(row.body) as { readonly by: { readonly id: string } };
      const by = { id: body.by.id, name: FORMER_PLAYER };
      return {
        query: this.db
          .updateTable("reports")
          .set({ body: JSON.stringify({ ...body, by }) })
          .where("id", "=", row.id)
          .compile(),
      };
    });
  }
}
