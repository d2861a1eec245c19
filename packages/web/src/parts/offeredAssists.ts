/** The help that new tables are offered. Hints showed what a move gains at once, which teaches the losing play: they wait for real advice. */
import type { Assist } from "./assist.ts";

export const OFFERED = ["none", "trace", "ledger"] as const satisfies readonly Assist[];
