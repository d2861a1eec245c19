import type { GameText } from "../../../table/text/gameText.ts";
import type { MetroDesk } from "../desk/desk.ts";

/** The game in words, for those who play in text mode. */
export const loadMetroText = (desk: MetroDesk): Promise<GameText> =>
  import("../text/index.ts").then(({ metroTextOf }) => metroTextOf(desk));
