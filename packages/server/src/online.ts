/** The online part of a server: identities, tables, sockets and bots over one storage. */
import type { IncomingMessage } from "node:http";
import type { Time } from "@interchange/host";
import { GAMES } from "@interchange/games";
import type { GameEntry } from "@interchange/games";
import type { FastifyInstance } from "fastify";
import { Announcements } from "./announcements.ts";
import { Bots } from "./bots/pool.ts";
import { HEALTH } from "./health.ts";
import { asyncApi } from "./http/asyncApi.ts";
import { deviceRoutes } from "./http/deviceRoutes.ts";
import { doorRoutes } from "./http/doorRoutes.ts";
import { gameRoutes } from "./http/gameRoutes.ts";
import { identityRoutes } from "./http/identityRoutes.ts";
import { mannersRoutes } from "./http/mannersRoutes.ts";
import { moderationRoutes } from "./http/moderationRoutes.ts";
import { syncRoutes } from "./http/syncRoutes.ts";
import { personalRoutes } from "./http/personalRoutes.ts";
import { openApi } from "./http/openApi.ts";
import { addRoutes } from "./http/route.ts";
import { addPreviews } from "./http/previewRoutes.ts";
import { reviewRoutes } from "./http/reviewRoutes.ts";
import { roomRoutes } from "./http/roomRoutes.ts";
import { sharedRoutes } from "./http/sharedRoutes.ts";
import { tableRoutes } from "./http/tableRoutes.ts";
import { Offers } from "./devices/offers.ts";
import { Passkeys } from "./devices/passkeys.ts";
import { Identities } from "./identities.ts";
import type { Identity } from "./identities.ts";
import { addressGroup, Buckets, LIMITS } from "./limits.ts";
import type { Limits } from "./limits.ts";
import { SyncedTables } from "./sync/syncedTables.ts";
import { Blocks } from "./manners/blocks.ts";
import { Moderation } from "./manners/moderation.ts";
import { People } from "./manners/whom.ts";
import { Metrics } from "./metrics.ts";
import { fixedBuild } from "./pageBuild.ts";
import type { PageBuild } from "./pageBuild.ts";
import { Personal } from "./personal/personal.ts";
import { Previews } from "./previews/previews.ts";
import { Reviews } from "./reviews/reviews.ts";
import type { Patience } from "./liveTables/patience.ts";
import { basicNeeds, realTime, LiveTables } from "./liveTables/liveTables.ts";
import { LiveRooms } from "./rooms/liveRooms.ts";
import { NextGames } from "./rooms/nextGames.ts";
import { RoomChats } from "./rooms/roomChats.ts";
import { Rooms } from "./rooms/rooms.ts";
import { RoomStates } from "./rooms/roomStates.ts";
import { Runs } from "./runs.ts";
import { SharedGames } from "./shared/sharedGames.ts";
import type { SessionNeeds } from "./sockets/session.ts";
import { SOCKET_PATH, Sockets } from "./sockets/sockets.ts";
import type { Storage } from "./storage/storage.ts";
import { ChangingHands } from "./tables/changingHands.ts";
import { Creating } from "./tables/creating.ts";
import { OpenTables } from "./tables/openTables.ts";
import { Seating } from "./tables/seating.ts";
import { Starting } from "./tables/starting.ts";
import { TableInfos } from "./tables/info.ts";
import { openNotices } from "./notices/notices.ts";
import type { NoticeOptions, Notices } from "./notices/notices.ts";
import { PublicTables } from "./tables/publicTables.ts";

/** How often to delete what is too old. */
const TIDY = 3_600_000;

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
  readonly recheck?: number;
  /** Where notices may go. */
  readonly notices?: NoticeOptions;
  /** The addresses of trusted proxies. */
  readonly proxies?: readonly string[];
  /** The folder of the built page, if it is served. Link previews are inserted into its head. */
  readonly webRoot?: string;
}

export interface Online {
  readonly liveTables: LiveTables;
  readonly metrics: Metrics;
  readonly rooms: NonNullable<SessionNeeds["rooms"]>;
  readonly notices: Notices;
  /** Whether no other server seems to run on the same data. */
  readonly isAlone: boolean;
  close(): Promise<void>;
}

/** What counts as the client's address. A proxy's header counts only if we trust the proxy. */
function addressBehind({ socket, headers }: IncomingMessage, proxies: readonly string[]): string {
  const direct = socket.remoteAddress ?? "";
  const said = headers["x-forwarded-for"];
  // A server that listens to IPv6 too hears of an IPv4 proxy in IPv6 notation.
  const isTrusted = proxies.includes(direct) || proxies.includes(direct.replace(/^::ffff:/i, ""));
  return addressGroup(isTrusted && said !== undefined ? (String(said).split(",").at(-1)?.trim() ?? direct) : direct);
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
  const offers = new Offers(storage, identities, now);
  const passkeys = new Passkeys(storage, identities, now);
  const infos = new TableInfos(storage, now);
  const rooms = new Rooms(storage, now);
  const blocks = new Blocks(storage, now);
  const people = new People(storage, rooms);
  const moderation = new Moderation(storage, people, now);
  const openTables = new OpenTables({ storage, games, rooms, blocks, now });
  const creating = new Creating(openTables);
  const starting = new Starting(openTables, basicNeeds(time));
  const seating = new Seating(openTables, starting);
  const states = new RoomStates(storage, rooms, now);
  const chats = new RoomChats(storage, now);
  const liveRooms = new LiveRooms({
    rooms,
    states,
    chats,
    time,
    log,
    build: () => page.now,
    ...(storage.announce && {
      announce: (room, seen) => {
        announcements.inRoom(room, seen);
      },
    }),
  });
  const roomChanged = (room: string): void => {
    liveRooms.changed(room);
    announcements.roomChanged(room);
  };
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
    inRoom: (room) => {
      // Most rooms of a table are open nowhere.
      if (liveRooms.isOpen(room)) roomChanged(room);
    },
    keptEmpty: options.keptEmpty ?? 60_000,
    log,
  });
  const notices = await openNotices(server, options.notices ?? {}, {
    storage,
    liveTables,
    rooms,
    now,
    limits,
    publicAddress,
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
  const sayings = new Buckets(limits.sayings);
  const sayingsAt = new Buckets(limits.sayingsAt);
  const inRooms = { live: liveRooms, book: rooms, chats, spoken: roomChanged };
  const sockets = new Sockets({
    liveTables,
    infos,
    rooms: inRooms,
    manners: {
      unheardBy: (identity) => blocks.unheardBy(identity),
      isMuted: (identity) => moderation.isMuted(identity),
    },
    limits,
    maySay: (identity, table) => sayings.take(identity, now()) && sayingsAt.take(table, now()),
    metrics,
    now,
    shown: (identity, table, seq) => notices.outbox.shown(identity, table, seq),
    page,
    identities,
    publicAddress,
    addressOf,
    log,
    ...(options.recheck !== undefined && { recheck: options.recheck }),
  });
  sockets.listen(server.server);
  const stopReloading = page.onChange((build) => {
    for (const session of sockets.sessions) session.reload(build);
  });

  /** What cannot be read now is told with the next change. */
  const tell = (telling: Promise<unknown> | undefined): void => {
    telling?.catch((error: unknown) => {
      log.error(error, "could not read the storage");
    });
  };
  const elsewhere = (table: string): void => {
    tell(sockets.tableChanged(table));
    // It may have been deleted.
    tell(liveTables.here(table)?.host.catchUp());
  };
  const announcements = new Announcements({
    storage,
    time,
    tableChanged: elsewhere,
    signedOut: (devices) => {
      sockets.letGo(devices);
    },
    rewritten: (table) => {
      rewritten(table);
    },
    manners: (identity) => {
      tell(sockets.mannersChanged((each) => each === identity));
    },
    planned: (table) => {
      tell(liveTables.here(table)?.premoves?.readAnew());
    },
    presence: (process, table, seen) => {
      liveTables.here(table)?.presences.hear(process, seen);
    },
    roomChanged: (room) => {
      liveRooms.changed(room);
    },
    inRoom: (process, room, seen) => {
      liveRooms.hear(process, room, seen);
    },
    missed: () => {
      liveRooms.changedAll();
      liveRooms.sayAgain();
      for (const table of new Set([...sockets.sessions].map((session) => session.table)))
        if (table !== undefined) elsewhere(table);
      liveTables.sayAgain();
      tell(sockets.endGone());
      tell(sockets.mannersChanged(() => true));
    },
  });
  const changed = (table: string): void => {
    tell(sockets.tableChanged(table));
    announcements.tableChanged(table);
    infos.roomOf(table).then(
      (room) => {
        if (room !== undefined) roomChanged(room);
      },
      // Whoever has the room open is told at the next change.
      () => undefined,
    );
  };
  const signedOut = (devices: readonly string[]): void => {
    sockets.letGo(devices);
    announcements.signedOut(devices);
  };
  const renamed = async (identity: Identity): Promise<void> => {
    for (const table of await changing.rename(identity)) changed(table);
  };
  const rewritten = (table: string): void => {
    liveTables.drop(table);
    tell(sockets.startAgain(table));
  };
  const personal = new Personal({
    storage,
    identities,
    rooms,
    changing,
    now,
    signedOut,
    tableChanged: changed,
    rewritten: (table) => {
      reviews.drop(table);
      rewritten(table);
      announcements.rewritten(table);
    },
    roomChanged,
  });
  const routes = [
    ...identityRoutes({ identities, limits, signedOut, renamed }),
    ...deviceRoutes({ identities, offers, passkeys, limits, signedOut }),
    ...personalRoutes(personal, limits),
    ...mannersRoutes({
      blocks,
      people,
      moderation,
      limits,
      changed: (identity) => {
        tell(sockets.mannersChanged((each) => each === identity));
        announcements.manners(identity);
      },
    }),
    ...moderationRoutes({ moderation, limits, renamed, removed: () => void sockets.endGone() }),
    ...tableRoutes({
      creating,
      starting,
      seating,
      changing,
      infos,
      liveTables,
      limits,
      publicTables: new PublicTables(infos, limits),
      changed,
      removed: (table, room) => {
        reviews.drop(table);
        if (room !== undefined) roomChanged(room);
      },
    }),
    ...roomRoutes({
      rooms,
      live: liveRooms,
      next: new NextGames(storage, rooms, creating, starting, blocks, now),
      states,
      limits,
      now,
      changed: roomChanged,
      tableChanged: changed,
    }),
    ...notices.routes,
    ...reviewRoutes({ reviews, infos, liveTables }),
    ...syncRoutes(new SyncedTables(storage), limits),
    ...sharedRoutes(new SharedGames(storage, games, now), limits),
    ...gameRoutes(games),
    ...doorRoutes(() => server.server.address(), publicAddress),
  ];
  addRoutes(server, routes, {
    identities,
    publicAddress,
    now,
    perAddress: new Buckets(limits.requestsFrom),
    perPerson: new Buckets(limits.requests),
  });
  addPreviews(server, {
    previews: new Previews(infos, liveTables),
    limits,
    now,
    publicAddress,
    webRoot: options.webRoot,
  });
  server.get("/api/docs", async () => openApi(routes, HEALTH.version));
  server.get("/api/docs/socket", async () => asyncApi(HEALTH.version, SOCKET_PATH));
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
  const tidy = (): void => {
    Promise.all([identities.tidy(), moderation.tidy()]).catch((error: unknown) => {
      log.error(error, "could not delete what is too old");
    });
  };
  const tidying = setInterval(tidy, TIDY);
  tidying.unref();
  tidy();
  liveRooms.begin();
  notices.begin();

  return {
    liveTables,
    metrics,
    rooms: inRooms,
    notices,
    isAlone,
    async close() {
      isStopping = true;
      clearInterval(tidying);
      await sockets.close();
      await notices.close();
      liveTables.close();
      liveRooms.close();
      announcements.close();
      stopReloading();
      await bots.close();
      await reviews.close();
      await runs.end();
    },
  };
}
