/** A server with people and tables, to be attacked. */
import { gameNamed } from "@interchange/games";
import type { AnyGame } from "@interchange/tabletop";
import type { FastifyInstance } from "fastify";
import { NO_LIMITS } from "../../limits.ts";
import type { SessionNeeds } from "../../sockets/session.ts";
import { TableInfos } from "../../tables/info.ts";
import { Person } from "../client.ts";
import { gameFor } from "../roomClient.ts";
import { newFolder, startOnline } from "../startOnline.ts";
import type { Started } from "../startOnline.ts";

const PERSON = { kind: "person" } as const;
const GAMES = ["metro", "underground"] as const;

export interface Victim {
  readonly id: string;
  readonly engine: AnyGame;
  /** Its room, the id for spectators, and what only members may read. */
  readonly room: string;
  readonly watch: string;
  readonly hush: string;
}

export class World {
  readonly server: Started;
  readonly http: FastifyInstance;
  readonly needs: SessionNeeds;
  readonly people: readonly [Person, Person];
  readonly identities: readonly { readonly id: string; readonly name: string | undefined }[];
  /** No answer may ever contain one of these. */
  readonly secrets = new Set<string>();
  private readonly folder: ReturnType<typeof newFolder>;

  private constructor(
    server: Started,
    folder: ReturnType<typeof newFolder>,
    people: readonly [Person, Person],
    ids: readonly string[],
  ) {
    this.server = server;
    this.http = server.http;
    this.folder = folder;
    this.people = people;
    this.identities = ids.map((id, index) => ({ id, name: ["Ada", "Bo"][index] }));
    this.needs = {
      liveTables: server.online.liveTables,
      infos: new TableInfos(server.storage, Date.now),
      rooms: server.online.rooms,
      limits: NO_LIMITS,
      maySay: () => true,
      metrics: server.online.metrics,
      now: Date.now,
      page: { now: "test" },
    };
    for (const { cookie } of people) this.secrets.add(cookie.split("=")[1] ?? cookie);
  }

  static async open(): Promise<World> {
    const folder = newFolder();
    // Tables without watchers are dropped at once, so that nothing piles up and hides a leak.
    const server = await startOnline(folder.where, { keptEmpty: 0 });
    const people = [await Person.named(server.address, "Ada"), await Person.named(server.address, "Bo")] as const;
    const rows = await server.storage.db.selectFrom("identities").select(["id", "name"]).execute();
    const devices = await server.storage.db.selectFrom("devices").select("secret_hash").execute();
    const ids = ["Ada", "Bo"].map((name) => rows.find((row) => row.name === name)?.id ?? "");
    const world = new World(server, folder, people, ids);
    for (const { secret_hash } of devices) world.secrets.add(secret_hash);
    return world;
  }

  /** A table at which both sit, and that has begun. */
  async newVictim(index: number): Promise<Victim> {
    const game = GAMES[index % GAMES.length] ?? "metro";
    const [ada, bo] = this.people;
    const { id, room = "" } = await ada.newTable({ game, seats: [PERSON, PERSON], seat: 0 });
    await bo.sit(id, 1);
    await ada.start(id);
    const { book, chats } = this.server.online.rooms;
    const hush = `hush${index}hush`;
    await chats.speak(room, "members", { member: 1, name: "Ada" }, hush, book.use(room));
    await ada.must("PUT", `/api/rooms/${room}/next`, gameFor(2));
    const { watch = "", next } = (await book.row(room)) ?? {};
    for (const [secret] of (next ?? "").matchAll(/[0-9a-f]{64}/g)) this.secrets.add(secret);
    const { engine } = (await gameNamed(game)?.load()) ?? {};
    if (!engine) throw new Error(game);
    const row = await this.server.storage.db
      .selectFrom("secrets")
      .select("secret")
      .where("table_id", "=", id)
      .execute();
    for (const { secret } of row) this.secrets.add(secret);
    return { id, engine, room, watch, hush };
  }

  async close(): Promise<void> {
    await this.server.stop();
    this.folder.remove();
  }
}

/** No answer may look like this: stack traces, file positions, SQL. */
const INSIDES = /node_modules|\bat .+\.(?:js|ts):\d+|file:\/\/|\/src\/|SQLITE_|\binsert into\b|\bselect .+ from\b/i;

/** What an answer leaks; undefined if nothing. `sent` is the request, which may be echoed. */
export function leakIn(text: string, sent: string, secrets: ReadonlySet<string>): string | undefined {
  for (const secret of secrets) if (text.includes(secret) && !sent.includes(secret)) return "a secret";
  // A client's own input may come back to it.
  const insides = INSIDES.exec(text)?.[0];
  return insides !== undefined && !INSIDES.test(sent) ? `insides: ${insides}` : undefined;
}
