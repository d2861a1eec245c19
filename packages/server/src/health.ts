import { readFileSync } from "node:fs";
import { metro } from "@interchange/metro";
import { underground } from "@interchange/underground";
import type { FastifyInstance } from "fastify";

/** The answer of `GET /api/health`: what is running here. */
export interface Health {
  readonly name: string;
  readonly version: string;
  readonly games: readonly string[];
}

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };

export const HEALTH: Health = { name: "interchange", version: manifest.version, games: [metro.id, underground.id] };

export function addHealth(server: FastifyInstance): void {
  server.get("/api/health", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return HEALTH;
  });
}
