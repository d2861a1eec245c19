import type { TextFace } from "../../../table/text/textFace.ts";
import type { UndergroundDesk } from "../desk.ts";

/** On the Underground in words, fetched when somebody wants it so. */
export const undergroundTextLate = (desk: UndergroundDesk): Promise<TextFace> =>
  import("./index.ts").then(({ undergroundTextOf }) => undergroundTextOf(desk));
