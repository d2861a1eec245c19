/** What central stations say where companies own the lines. */
import { words as central } from "../central-stations/words.ts";

export const words = {
  instead: "Show a share",
  insteadShort: "Station",
  share: (percent: number, colour: string) => `${percent}% of ${colour}`,
  set: (colour: string, square: string) => `${colour.charAt(0).toUpperCase()}${colour.slice(1)} beside ${square}`,
  company: "Company",
  station: "Station",
  shown: "Share shown",
  beside: (square: string) => `beside ${square}`,
  notSet: "to set",
  nothing: "–",
  shownBy: (percent: number, name: string) => `${percent}%, ${name}`,
  may: "Instead of placing a tile, you may show a share and set the station of its company. The share stays open and is not exchanged any more.",
  tells: {
    showed: (name: string, percent: number, colour: string, square: string) =>
      `${name} showed ${percent}% of ${colour} and set its central station beside ${square}`,
  },
  award: "central station",
  refusals: {
    ...central.refusals,
    notYourShare: "You do not hold this share.",
  },
};
