import type { GameText } from "../../../table/text/gameText.ts";
import type { UndergroundDesk } from "../desk/desk.ts";

/** The game in words, for those who play in text mode. */
export const loadUndergroundText = (desk: UndergroundDesk): Promise<GameText> =>
  import("../text/index.ts").then(({ undergroundTextOf }) => undergroundTextOf(desk));
