import type { Move, View } from "@interchange/metro";
import type { Bot } from "../bot.ts";

export type MetroBot = Bot<View, Move>;
