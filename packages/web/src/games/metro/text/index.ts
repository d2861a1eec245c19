/** Metro in words: its board as a table, what may be typed, and how it is told. */
import { worded } from "../../../parts/words/part.ts";
import { laterWords } from "../../../parts/words/words.ts";
import type { TextFace } from "../../../table/text/textFace.ts";
import type { MetroDesk } from "../desk.ts";
import { metroLater } from "../metroWords.ts";
import { Board } from "./board.tsx";
import { metroCommands, readMove } from "./commands.ts";
import { metroText } from "./words.ts";

export async function metroTextOf(desk: MetroDesk): Promise<TextFace> {
  await worded(Promise.resolve(), metroText, metroLater, laterWords);
  return { Board, commands: metroCommands(desk), read: (typed) => readMove(desk, typed) };
}
