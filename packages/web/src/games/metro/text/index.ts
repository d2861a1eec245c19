/** Metro in text mode: the board as a table, the moves you can type, and how the game is narrated. */

import type { GameText } from "../../../table/text/gameText.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { Board } from "./board.tsx";
import { metroCommands, readMove } from "./commands.ts";

export function metroTextOf(desk: MetroDesk): GameText {
  return { Board, commands: metroCommands(desk), read: (typed) => readMove(desk, typed) };
}
