/** A whole server in this process, on a free port and its own storage. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { listen, shutDown } from "../listen.ts";
import { NO_LIMITS } from "../limits.ts";
import { addOnline } from "../online.ts";
import type { Online, OnlineOptions } from "../online.ts";
import { createServer } from "../server.ts";
import { openStorage } from "../storage/open.ts";
import type { Storage } from "../storage/storage.ts";

export interface Started {
  readonly address: string;
  /** The folder or the database. */
  readonly where: string;
  readonly http: FastifyInstance;
  readonly online: Online;
  readonly storage: Storage;
  stop(): Promise<void>;
}

export async function startOnline(where: string, options: Partial<OnlineOptions> = {}): Promise<Started> {
  const storage = await openStorage(where);
  const server = await createServer();
  const online = await addOnline(server, { storage, limits: NO_LIMITS, botPause: 0, botThreads: 1, ...options });
  const address = await listen(server, { port: 0 });
  return {
    address,
    where,
    http: server,
    online,
    storage,
    async stop() {
      await online.close();
      await shutDown(server);
      await storage.close();
    },
  };
}

export function newFolder(): { readonly where: string; remove(): void } {
  const where = mkdtempSync(join(tmpdir(), "interchange-online-"));
  return {
    where,
    remove() {
      rmSync(where, { recursive: true, force: true });
    },
  };
}
