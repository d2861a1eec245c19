import type { TextFace } from "../../../table/text/textFace.ts";
import type { MetroDesk } from "../desk/desk.ts";

/** The game in words, for those who play in text mode. */
export const loadMetroText = (desk: MetroDesk): Promise<TextFace> =>
  import("../text/index.ts").then(({ metroTextOf }) => metroTextOf(desk));
