/** The operator's log: lines of JSON, or nothing. */
import type { FastifyBaseLogger } from "fastify";

export type Log = Pick<FastifyBaseLogger, "error" | "warn" | "info">;
