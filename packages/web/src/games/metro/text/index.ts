/** Metro in words: its board as a table, what may be typed, and how it is told. */

import type { TextFace } from "../../../table/text/textFace.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { Board } from "./board.tsx";
import { metroCommands, readMove } from "./commands.ts";

export function metroTextOf(desk: MetroDesk): TextFace {
  return { Board, commands: metroCommands(desk), read: (typed) => readMove(desk, typed) };
}
