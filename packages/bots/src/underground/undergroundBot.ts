import type { Move, View } from "@interchange/underground";
import type { Bot } from "../bot.ts";

export type UndergroundBot = Bot<View, Move>;
