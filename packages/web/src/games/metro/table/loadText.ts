import type { GameText } from "../../../table/text/gameText.ts";
import type { MetroDesk } from "../desk/desk.ts";

/** Loads the text mode of the game. */
export const loadMetroText = (desk: MetroDesk): Promise<GameText> =>
  import("../text/index.ts").then(({ metroTextOf }) => metroTextOf(desk));
