/** The chats of rooms: one of the members, one of the spectators. */
import { MOST_ROOM_SAID } from "@interchange/protocol";
import type { RoomChat, RoomSaid } from "@interchange/protocol";
import { sql } from "kysely";
import type { Statement, Storage } from "../storage/storage.ts";

export interface Speaker {
  /** Missing for a spectator. */
  readonly member?: number;
  /** Missing only in tests. */
  readonly identity?: string;
  readonly name: string;
}

/** A message, and the identity that said it, which is no part of it. */
export interface Spoken {
  readonly n: number;
  readonly by: string | undefined;
  readonly said: RoomSaid;
}

const TRIES = 20;

export class RoomChats {
  private readonly storage: Storage;
  private readonly now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  /** Stores a message, and drops the oldest. Returns whether it was stored. */
  async speak(
    room: string,
    chat: RoomChat,
    { member, identity, name }: Speaker,
    text: string,
    used: Statement,
  ): Promise<boolean> {
    const { db } = this.storage;
    const adding = sql`insert into room_said (room, chat, n, member, identity, name, text, at)
      select ${room}, ${chat}, coalesce(max(n), 0) + 1, ${member ?? null}, ${identity ?? null}, ${name}, ${text}, ${this.now()}
      from room_said where room = ${room} and chat = ${chat} on conflict do nothing`;
    const dropping = sql`delete from room_said where room = ${room} and chat = ${chat} and n <= (
      select max(n) from room_said as latest where latest.room = ${room} and latest.chat = ${chat}
    ) - ${MOST_ROOM_SAID}`;
    for (let tries = 0; tries < TRIES; tries++) {
      const spoken = await this.storage.write(
        { ...used, mustChange: true },
        { query: adding.compile(db), mustChange: true },
        { query: dropping.compile(db) },
      );
      if (spoken === "kept") return true;
      // On PostgreSQL, two messages may want the same number. If the room is gone, no try succeeds.
    }
    return false;
  }

  /** The messages after these numbers, by chat. */
  async since(room: string, seen: Readonly<Record<RoomChat, number>>): Promise<Record<RoomChat, readonly Spoken[]>> {
    const rows = await this.storage.db
      .selectFrom("room_said")
      .selectAll()
      .where("room", "=", room)
      .where("n", ">", Math.min(seen.members, seen.spectators))
      .orderBy("n")
      .execute();
    const of = (chat: RoomChat): readonly Spoken[] =>
      rows
        .filter((row) => row.chat === chat && row.n > seen[chat])
        .map(({ n, member, identity, name, text, at }) => ({
          n,
          by: identity ?? undefined,
          said: { n, ...(member !== null && { member }), name, text, at },
        }));
    return { members: of("members"), spectators: of("spectators") };
  }
}
