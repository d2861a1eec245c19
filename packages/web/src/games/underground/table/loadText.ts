import type { TextFace } from "../../../table/text/textFace.ts";
import type { UndergroundDesk } from "../desk/desk.ts";

/** The game in words, for those who play in text mode. */
export const loadUndergroundText = (desk: UndergroundDesk): Promise<TextFace> =>
  import("../text/index.ts").then(({ undergroundTextOf }) => undergroundTextOf(desk));
