import type { GameText } from "../../../table/text/gameText.ts";
import type { UndergroundDesk } from "../desk/desk.ts";

/** Loads the text mode of the game. */
export const loadUndergroundText = (desk: UndergroundDesk): Promise<GameText> =>
  import("../text/index.ts").then(({ undergroundTextOf }) => undergroundTextOf(desk));
