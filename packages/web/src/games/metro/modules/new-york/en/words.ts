/** What New York says. */
import type { Colour } from "@interchange/boards/palette";
import { colours } from "../../../../../parts/words/en/colours.ts";
import { count, inside } from "../../../../../parts/words/en/plural.ts";
import type { Who } from "../../../../../parts/words/types.ts";

export const words = {
  landmark: "Landmark",
  /** The colour of a landmark, before its name. */
  colourOf: (colour: Colour) => `${colours[colour]},`,
  caption: "What a tourist of each colour is worth on each board, and how many have come.",
  cell: (worth: number, taken: number) =>
    `worth ${worth} each, ${taken ? count(taken, "tourist", "tourists") : "none yet"}`,
  taken: (taken: number) => `×${taken}`,
  total: "As it stands",
  note: (points: number) => `tourists ${points}`,
  station: (colour: Colour, worth: number | undefined) =>
    `a ${colours[colour]} tourist waits${worth === undefined ? "" : `, worth ${worth} to you`}`,
  tells: {
    log: (who: Who, colour: Colour, landmark: string, worth: number) =>
      `${inside(who)} took the ${colours[colour]} tourist to ${landmark}, worth ${worth}`,
    ledger: (who: Who, colour: Colour, landmark: string, worth: number) =>
      `${inside(who)}: ${colours[colour]} tourist to ${landmark}, worth ${worth}`,
  },
  awards: { tourists: "tourists at landmarks" } as Readonly<Record<string, string>>,
  refusals: {
    notNow: "Boards and tourists are dealt before the game.",
  },
};
