/** Where a server tells whoever runs it what went wrong: lines of JSON, or nothing. */
import type { FastifyBaseLogger } from "fastify";

export type Log = Pick<FastifyBaseLogger, "error" | "warn" | "info">;
