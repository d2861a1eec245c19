import type { TextFace } from "../../../table/text/textFace.ts";
import type { MetroDesk } from "../desk.ts";

/** Metro in words, fetched when somebody wants it so. */
export const metroTextLate = (desk: MetroDesk): Promise<TextFace> =>
  import("./index.ts").then(({ metroTextOf }) => metroTextOf(desk));
