/** What central stations say where companies own the lines. */
import type { Colour } from "@interchange/boards/palette";
import { colours } from "../../../../../parts/words/en/colours.ts";
import { capital } from "../../../../../parts/words/en/plural.ts";
import type { Who } from "../../../../../parts/words/types.ts";
import { words as central } from "../../central-stations/en/words.ts";

export const words = {
  instead: "Show a share",
  insteadShort: "Share",
  share: (percent: number, colour: Colour) => `${percent}% of ${colours[colour]}`,
  set: (colour: Colour, square: string) => `${capital(colours[colour])} beside ${square}`,
  company: "Company",
  station: "Station",
  shown: "Share shown",
  beside: (square: string) => `beside ${square}`,
  notSet: "to set",
  nothing: "–",
  shownBy: (percent: number, { name }: Who) => `${percent}%, ${name}`,
  may: "Instead of placing a tile, you may show a share and set the station of its company. The share stays open and is not exchanged any more.",
  tells: {
    showed: ({ name }: Who, percent: number, colour: Colour, square: string) =>
      `${name} showed ${percent}% of ${colours[colour]} and set its central station beside ${square}`,
  },
  award: "central station",
  refusals: {
    ...central.refusals,
    notYourShare: "You do not hold this share.",
  },
};
