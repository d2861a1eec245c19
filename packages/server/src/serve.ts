import { setTimeout as sleep } from "node:timers/promises";
import { builtPage } from "./builtPage.ts";
import { CannotListen, listen, shutDown } from "./listen.ts";
import type { ListenOptions } from "./listen.ts";
import { createServer } from "./server.ts";

export interface ServeOptions extends ListenOptions {
  /** Folder of the built page; by default that of the installed web package. */
  readonly webRoot?: string;
  /** The command that would serve on another port, shown when this one cannot be had. */
  readonly retry: (port: number) => string;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** How long to wait for the same signal to come a second time; see `stopSignal`. */
const ECHO_MS = 150;

/** Serves until the process is told to stop, and returns its exit code. */
export async function serve(options: ServeOptions): Promise<number> {
  const stopped = stopSignal();
  const server = await createServer({ webRoot: options.webRoot ?? builtPage() });
  try {
    const address = await listen(server, options);
    options.say(`Interchange is at ${address} (Ctrl-C stops it)`);
  } catch (error) {
    if (!(error instanceof CannotListen)) throw error;
    const retry = options.retry(anotherPort(options.port));
    options.complain(`${error.message} Choose another port, for example: ${retry}`);
    return 1;
  }
  await stopped;
  await Promise.all([shutDown(server), sleep(ECHO_MS)]);
  options.say("Stopped.");
  return 0;
}

function anotherPort(port: number): number {
  return port < 1024 || port === 65535 ? 3000 : port + 1;
}

/**
 * Settles when the process is told to stop. npm passes on a Ctrl-C that the terminal has sent already, so a second
 * one comes: it must neither kill a server that is closing nor a process that is about to exit.
 */
async function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.on("SIGINT", () => resolve());
    process.on("SIGTERM", () => resolve());
  });
}
