/** Finds the person that someone means by a place: a seat, a member of a room, or a message. */
import type { TableRow } from "@interchange/host";
import { REPORTED_LINES } from "@interchange/protocol";
import type { Report, Whom } from "@interchange/protocol";
import type { InferOutput } from "valibot";
import type { ReportedLine } from "@interchange/protocol";
import type { Identity } from "../identities.ts";
import type { Rooms } from "../rooms/rooms.ts";
import type { Storage } from "../storage/storage.ts";
import { objection } from "../tables/objection.ts";
import type { Objection } from "../tables/objection.ts";

export interface Meant {
  readonly id: string;
  readonly name: string;
  /** Where the chat is that goes with a report. */
  readonly place: Pick<Report, "table" | "room"> & { readonly chat?: "members" | "spectators"; readonly seat?: number };
}

const NOBODY = objection("nobody-there", "There is nobody at that place.");
const YOURSELF = objection("yourself", "You can't do that to yourself.");

export class People {
  private readonly storage: Storage;
  private readonly rooms: Rooms;

  constructor(storage: Storage, rooms: Rooms) {
    this.storage = storage;
    this.rooms = rooms;
  }

  /** The person meant. What only members may see, only members may name. */
  async meant(whom: Whom, asker: Identity): Promise<Meant | Objection> {
    const found = await this.placed(whom, asker);
    if ("ok" in found) return found;
    const { id, place } = found;
    if (id === null) return NOBODY;
    if (id === asker.id) return YOURSELF;
    const row = await this.storage.db
      .selectFrom("identities")
      .select("name")
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    return row ? { id, name: row.name ?? "Guest", place } : NOBODY;
  }

  private async placed(
    whom: Whom,
    asker: Identity,
  ): Promise<{ readonly id: string | null; readonly place: Meant["place"] } | Objection> {
    const { db } = this.storage;
    if ("table" in whom) {
      const row = await db
        .selectFrom("seats")
        .select("identity")
        .where("table_id", "=", whom.table)
        .where("seat", "=", whom.seat)
        .executeTakeFirst();
      return { id: row?.identity ?? null, place: { table: whom.table, seat: whom.seat } };
    }
    let room: string;
    if ("watch" in whom) {
      const row = await this.rooms.withWatch(whom.watch);
      if (!row) return NOBODY;
      room = row.id;
    } else {
      const found = await this.rooms.membership(whom.room, asker);
      if ("ok" in found) return found;
      room = whom.room;
    }
    if ("member" in whom) {
      const people = await this.rooms.people(room);
      const id = people.find(({ n }) => n === whom.member)?.identity ?? null;
      return { id, place: { room, chat: "members" } };
    }
    const row = await db
      .selectFrom("room_said")
      .select("identity")
      .where("room", "=", room)
      .where("chat", "=", "spectators")
      .where("n", "=", whom.said)
      .executeTakeFirst();
    return { id: row?.identity ?? null, place: { room, chat: "spectators" } };
  }

  /** The last lines of the chat at a place. */
  async lines({ id, place }: Meant): Promise<readonly InferOutput<typeof ReportedLine>[]> {
    const { table, room, chat = "members", seat } = place;
    if (room !== undefined) {
      const rows = await this.storage.db
        .selectFrom("room_said")
        .selectAll()
        .where("room", "=", room)
        .where("chat", "=", chat)
        .orderBy("n", "desc")
        .limit(REPORTED_LINES)
        .execute();
      return rows.toReversed().map(({ identity, name, text, at }) => ({ name, isTheirs: identity === id, text, at }));
    }
    if (table === undefined) return [];
    const row = await this.storage.db.selectFrom("tables").select("summary").where("id", "=", table).executeTakeFirst();
    const { sitters = [] } = JSON.parse(row?.summary ?? "{}") as { readonly sitters?: readonly { name: string }[] };
    const said = (await this.storage.read(table, "table", 0)).filter(isSaid);
    return said
      .filter(({ text }) => text !== "")
      .slice(-REPORTED_LINES)
      .map(({ by, text, at }) => ({ name: sitters[by]?.name ?? "", isTheirs: by === seat, text, at }));
  }
}

function isSaid(row: TableRow): row is TableRow & { readonly kind: "said" } {
  return row.kind === "said";
}
