import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { builtPage } from "./builtPage.ts";
import { LIMITS, NO_LIMITS } from "./limits.ts";
import { CannotListen, listen, shutDown } from "./listen.ts";
import type { ListenOptions } from "./listen.ts";
import { addOnline } from "./online.ts";
import type { OnlineOptions } from "./online.ts";
import { networkAddresses } from "./origins.ts";
import { pageBuildIn } from "./pageBuild.ts";
import { createServer } from "./server.ts";
import type { ServerOptions } from "./server.ts";
import { openStorage } from "./storage/open.ts";
import { CannotStore } from "./storage/storage.ts";
import type { Storage } from "./storage/storage.ts";

export interface ServeOptions
  extends
    ListenOptions,
    Pick<ServerOptions, "logLevel" | "proxies">,
    Partial<Omit<OnlineOptions, "storage" | "limits" | "page">> {
  /** The folder of the built page; by default that of the installed web package. */
  readonly webRoot?: string;
  /** A folder for SQLite, or the address of a PostgreSQL database. */
  readonly data: string;
  /** For benchmarks: turns off rate limits. */
  readonly isUnlimited?: boolean;
  /** The command that would serve on another port, shown when this one is taken. */
  readonly retry: (port: number) => string;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** How long to wait for a repeat of the same signal; see `stopSignal`. */
const ECHO_MS = 150;

/** Serves until the process is told to stop, and returns its exit code. */
export async function serve(options: ServeOptions): Promise<number> {
  const { say, complain, webRoot = builtPage() } = options;
  const stopped = stopSignal();
  let storage: Storage;
  let server: FastifyInstance;
  try {
    [storage, server] = await Promise.all([openStorage(options.data), createServer({ ...options, webRoot })]);
  } catch (error) {
    if (!(error instanceof CannotStore)) throw error;
    complain(error.message);
    return 1;
  }
  const limits = options.isUnlimited ? NO_LIMITS : LIMITS;
  const page = pageBuildIn(webRoot);
  const online = await addOnline(server, { ...options, webRoot, storage, limits, page });
  try {
    const address = await listen(server, options);
    say(`Interchange is running at ${address} (press Ctrl-C to stop)`);
    for (const other of othersOf(address, options)) say(`  On other devices: ${other}`);
    say(`Tables are stored in ${storage.place}`);
    if (!online.isAlone)
      say("Another server is using the same data, or has just stopped. That is safe: every move is stored only once.");
  } catch (error) {
    page.close();
    await online.close();
    await storage.close();
    if (!(error instanceof CannotListen)) throw error;
    complain(`${error.message} Choose another port, for example: ${options.retry(anotherPort(options.port))}`);
    return 1;
  }
  await stopped;
  page.close();
  await online.close();
  await Promise.all([shutDown(server), sleep(ECHO_MS)]);
  await storage.close();
  say("Stopped.");
  return 0;
}

/** The addresses for other devices, if the server listens to the network. */
function othersOf(address: string, { host, publicAddress }: ServeOptions): readonly string[] {
  if (publicAddress !== undefined) return [publicAddress];
  if (host !== "0.0.0.0" && host !== "::") return [];
  return networkAddresses().map((name) => `http://${name}:${new URL(address).port}/`);
}

function anotherPort(port: number): number {
  return port < 1024 || port === 65535 ? 3000 : port + 1;
}

/**
 * Resolves when the process is told to stop. npm passes on a Ctrl-C that the terminal has already sent, so a second one
 * follows. It must kill neither a server that is closing nor a process that is about to exit.
 */
async function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.on("SIGINT", () => resolve());
    process.on("SIGTERM", () => resolve());
  });
}
