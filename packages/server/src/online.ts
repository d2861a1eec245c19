/** The online part of a server: identities, tables, sockets and bots over one storage. */
import type { IncomingMessage } from "node:http";
import type { Time } from "@interchange/host";
import { GAMES } from "@interchange/games";
import type { GameEntry } from "@interchange/games";
import type { FastifyInstance } from "fastify";
import { Announcements } from "./announcements.ts";
import { Bots } from "./bots/pool.ts";
import { HEALTH } from "./health.ts";
import { doorRoutes } from "./http/doorRoutes.ts";
import { identityRoutes } from "./http/identityRoutes.ts";
import { syncRoutes } from "./http/syncRoutes.ts";
import { openApi } from "./http/openApi.ts";
import { addRoutes } from "./http/route.ts";
import { addPreviews } from "./http/previewRoutes.ts";
import { reviewRoutes } from "./http/reviewRoutes.ts";
import { tableRoutes } from "./http/tableRoutes.ts";
import { Identities } from "./identities.ts";
import { Buckets, LIMITS } from "./limits.ts";
import type { Limits } from "./limits.ts";
import { SyncedTables } from "./sync/syncedTables.ts";
import { Metrics } from "./metrics.ts";
import { fixedBuild } from "./pageBuild.ts";
import type { PageBuild } from "./pageBuild.ts";
import { Previews } from "./previews/previews.ts";
import { Reviews } from "./reviews/reviews.ts";
import type { Patience } from "./liveTables/patience.ts";
import { basicNeeds, realTime, LiveTables } from "./liveTables/liveTables.ts";
import { Runs } from "./runs.ts";
import { Sockets } from "./sockets/sockets.ts";
import type { Storage } from "./storage/storage.ts";
import { ChangingHands } from "./tables/changingHands.ts";
import { Seating } from "./tables/seating.ts";
import { TableInfos } from "./tables/info.ts";

export interface OnlineOptions {
  readonly storage: Storage;
  readonly limits?: Limits;
  /** The public address, if it differs from where the server listens: `https://play.example.org`. */
  readonly publicAddress?: string;
  /** The page's build, so that older pages can be told to reload. */
  readonly page?: PageBuild;
  readonly time?: Time;
  readonly games?: readonly GameEntry[];
  readonly botPause?: number;
  readonly botDeadline?: number;
  /** Overrides for how long things wait. */
  readonly patience?: Partial<Patience>;
  readonly keptEmpty?: number;
  readonly botThreads?: number;
  /** Milliseconds that the review of a game with this many seats may take. */
  readonly reviewTime?: (seats: number) => number;
  readonly heartbeat?: number;
  /** The addresses of trusted proxies. */
  readonly proxies?: readonly string[];
  /** The folder of the built page, if it is served. Link previews are inserted into its head. */
  readonly webRoot?: string;
}

export interface Online {
  readonly liveTables: LiveTables;
  readonly metrics: Metrics;
  /** Whether no other server seems to run on the same data. */
  readonly isAlone: boolean;
  close(): Promise<void>;
}

/** The client's address. A proxy's header counts only if we trust the proxy. */
function addressBehind({ socket, headers }: IncomingMessage, proxies: readonly string[]): string {
  const direct = socket.remoteAddress ?? "";
  const said = headers["x-forwarded-for"];
  if (!proxies.includes(direct) || said === undefined) return direct;
  return String(said).split(",").at(-1)?.trim() ?? direct;
}

export async function addOnline(server: FastifyInstance, options: OnlineOptions): Promise<Online> {
  const { storage, limits = LIMITS, publicAddress, page = fixedBuild(HEALTH.version), games = GAMES } = options;
  const time = options.time ?? realTime(Date.now);
  const now = (): number => time.now();
  const { log } = server;
  const runs = new Runs(storage, now, log);
  const { isAlone } = await runs.begin();
  const bots = new Bots(options.botThreads);
  const reviews = new Reviews({ storage, log, ...(options.reviewTime && { timeFor: options.reviewTime }) });
  const identities = new Identities(storage, now);
  const infos = new TableInfos(storage, now);
  const seating = new Seating(storage, basicNeeds(time), games);
  const liveTables = new LiveTables({
    storage,
    runs,
    bots,
    games,
    time,
    botPause: options.botPause ?? 700,
    botDeadline: options.botDeadline ?? 10_000,
    ...(options.patience && { patience: options.patience }),
    ...(storage.announce && {
      announce: (table, seen) => {
        announcements.present(table, seen);
      },
      planned: (table) => {
        announcements.planned(table);
      },
    }),
    keptEmpty: options.keptEmpty ?? 60_000,
    log,
  });
  const changing = new ChangingHands(seating, liveTables);
  const metrics = new Metrics({
    sockets: () => sockets.sessions.size,
    tables: () => liveTables.size,
    waitingBots: () => bots.waiting,
    waitingWrites: () => storage.waiting,
  });
  const addressOf = (request: IncomingMessage): string => addressBehind(request, options.proxies ?? []);
  const sockets = new Sockets({
    liveTables,
    infos,
    limits,
    metrics,
    now,
    page,
    identities,
    publicAddress,
    addressOf,
    log,
    ...(options.heartbeat !== undefined && { heartbeat: options.heartbeat }),
  });
  sockets.listen(server.server);
  const stopReloading = page.onChange((build) => {
    for (const session of sockets.sessions) session.reload(build);
  });

  const elsewhere = (table: string): void => {
    void sockets.tableChanged(table);
    // It may have been deleted.
    void liveTables.here(table)?.host.catchUp();
  };
  const announcements = new Announcements({
    storage,
    time,
    tableChanged: elsewhere,
    moved: (identity) => {
      sockets.letGo(identity);
    },
    planned: (table) => void liveTables.here(table)?.premoves?.readAnew(),
    presence: (process, table, seen) => {
      liveTables.here(table)?.presences.hear(process, seen);
    },
    missed: () => {
      for (const table of new Set([...sockets.sessions].map((session) => session.table)))
        if (table !== undefined) elsewhere(table);
      liveTables.sayAgain();
    },
  });
  const changed = (table: string): void => {
    void sockets.tableChanged(table);
    announcements.tableChanged(table);
  };
  const routes = [
    ...identityRoutes(identities, limits, ({ id }) => {
      sockets.letGo(id);
      announcements.moved(id);
    }),
    ...tableRoutes({
      seating,
      changing,
      infos,
      liveTables,
      limits,
      changed,
      removed: (table) => {
        reviews.drop(table);
      },
    }),
    ...reviewRoutes({ reviews, infos, liveTables }),
    ...syncRoutes(new SyncedTables(storage), limits),
    ...doorRoutes(() => server.server.address(), publicAddress),
  ];
  addRoutes(server, routes, { identities, publicAddress, now, all: new Buckets(limits.requests) });
  addPreviews(server, {
    previews: new Previews(infos, liveTables),
    limits,
    now,
    publicAddress,
    webRoot: options.webRoot,
  });
  server.get("/api/docs", async () => openApi(routes, HEALTH.version));
  let isStopping = false;
  server.get("/api/ready", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    if (isStopping) return reply.code(503).send({ ready: false, reason: "the server is stopping" });
    try {
      await storage.check();
      return { ready: true };
    } catch (thrown) {
      return reply.code(503).send({ ready: false, reason: thrown instanceof Error ? thrown.message : String(thrown) });
    }
  });
  server.get("/metrics", async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  await liveTables.begin();

  return {
    liveTables,
    metrics,
    isAlone,
    async close() {
      isStopping = true;
      await sockets.close();
      liveTables.close();
      announcements.close();
      stopReloading();
      await bots.close();
      await reviews.close();
      await runs.end();
    },
  };
}
