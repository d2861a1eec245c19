import type { Move, View } from "@interchange/underground";
import type { Bot, Weigher } from "../bot.ts";

export type UndergroundBot = Bot<View, Move>;
export type UndergroundWeigher = Weigher<View, Move>;
