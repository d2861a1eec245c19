import type { Move, View } from "@interchange/metro";
import type { Bot, Weigher } from "../bot.ts";

export type MetroBot = Bot<View, Move>;
export type MetroWeigher = Weigher<View, Move>;
