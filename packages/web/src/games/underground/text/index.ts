/** On the Underground in words: its map as lists, and what may be typed. */
import type { TextFace } from "../../../table/text/textFace.ts";
import type { UndergroundDesk } from "../desk.ts";
import { Board } from "./board.tsx";
import { readMove, undergroundCommands } from "./commands.ts";
import { undergroundText } from "./words.ts";

export async function undergroundTextOf(desk: UndergroundDesk): Promise<TextFace> {
  await undergroundText.fetch();
  return { Board, commands: undergroundCommands(desk), read: (typed) => readMove(desk, typed) };
}
