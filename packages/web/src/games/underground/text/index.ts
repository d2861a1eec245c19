/** On the Underground in text mode: the map as lists, and the moves you can type. */
import type { GameText } from "../../../table/text/gameText.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { Board } from "./board.tsx";
import { readMove, undergroundCommands } from "./commands.ts";

export function undergroundTextOf(desk: UndergroundDesk): GameText {
  return { Board, commands: undergroundCommands(desk), read: (typed) => readMove(desk, typed) };
}
