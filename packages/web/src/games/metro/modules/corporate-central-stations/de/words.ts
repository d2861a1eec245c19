/** What central stations say where companies own the lines. */
import { hue } from "../../../../../parts/words/de/colours.ts";
import { does } from "../../../../../parts/words/de/plural.ts";
import { words as central } from "../../central-stations/de/words.ts";
import type { words as source } from "../en/words.ts";

export const words: typeof source = {
  instead: "Aktie zeigen",
  insteadShort: "Aktie",
  share: (percent, colour) => `${percent} % von ${hue(colour)}`,
  set: (colour, square) => `${hue(colour)} neben ${square}`,
  company: "Gesellschaft",
  station: "Bahnhof",
  shown: "Gezeigte Aktie",
  beside: (square) => `neben ${square}`,
  notSet: "zu setzen",
  nothing: "–",
  shownBy: (percent, { name }) => `${percent} %, ${name}`,
  may: "Statt ein Plättchen zu legen, darfst du eine Aktie zeigen und den Bahnhof ihrer Gesellschaft setzen. Die Aktie bleibt offen und wird nicht mehr getauscht.",
  tells: {
    showed: (who, percent, colour, square) =>
      `${does(who, "zeigst", "zeigt")} ${percent} % von ${hue(colour)} und setzt den Zentralbahnhof neben ${square}`,
  },
  award: "Zentralbahnhof",
  refusals: {
    ...central.refusals,
    notYourShare: "Diese Aktie hast du nicht.",
  },
};
