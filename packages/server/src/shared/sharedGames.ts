/**
 * Stores finished games for links that cannot hold them, such as games on a large map of one's own. Whoever has the link
 * can open the game; nothing lists them.
 */
import type { GameEntry } from "@interchange/games";
import { gameNamed } from "@interchange/games";
import { readRecord, Table, writeRecord } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import type { Identity } from "../identities.ts";
import { hashOf, newId } from "../random.ts";
import type { Storage } from "../storage/storage.ts";
import { WHOLE } from "../tables/wish.ts";

type Kept = { readonly id: string } | { readonly refused: "record" | "not-over"; readonly reason: string };

export class SharedGames {
  private readonly storage: Storage;
  private readonly games: readonly GameEntry[];
  private readonly now: () => number;

  constructor(storage: Storage, games: readonly GameEntry[], now: () => number) {
    this.storage = storage;
    this.games = games;
    this.now = now;
  }

  /** The same person gets the same link for the same game. Without an identity, nobody can tell whose it is. */
  async keep(text: string, identity: Identity | undefined): Promise<Kept> {
    const read = readRecord(text);
    if (!read.ok) return { refused: "record", reason: `This is not a record: ${read.problem.reason}.` };
    const { record } = read;
    if (!record.result && !record.termination)
      return { refused: "not-over", reason: "You can share a game by link once it is over." };
    const problem = await this.problemOf(record);
    if (problem !== undefined) return { refused: "record", reason: `This record does not replay: ${problem}.` };
    const body = writeRecord(record);
    const { db } = this.storage;
    const owner = identity?.id ?? null;
    const key = hashOf(`${owner ?? ""}\n${body}`);
    const shared = { id: newId(), content_hash: key, identity: owner, at: this.now(), body };
    await this.storage.write({
      query: db
        .insertInto("shared_games")
        .values(shared)
        .onConflict((on) => on.column("content_hash").doNothing())
        .compile(),
    });
    const { id } = await db
      .selectFrom("shared_games")
      .select("id")
      .where("content_hash", "=", key)
      .executeTakeFirstOrThrow();
    return { id };
  }

  async read(id: string): Promise<string | undefined> {
    const found = await this.storage.db
      .selectFrom("shared_games")
      .select("body")
      .where("id", "=", id)
      .executeTakeFirst();
    return found?.body;
  }

  private async problemOf(record: GameRecord): Promise<string | undefined> {
    const entry = gameNamed(record.game, this.games);
    if (!entry) return `there is no game "${record.game}" here`;
    // Custom components include modules' values, which only the whole game can check.
    const { engine } = await entry.load(record.setup.components ? WHOLE : record.setup.modules);
    const replayed = Table.replay(engine, record);
    return replayed.ok ? undefined : replayed.reason;
  }
}
