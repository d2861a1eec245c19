/** What Berlin says. */
import type { Colour } from "@interchange/boards/palette";
import { colours } from "../../../../../parts/words/en/colours.ts";
import { count, inside } from "../../../../../parts/words/en/plural.ts";
import type { Who } from "../../../../../parts/words/types.ts";

export const words = {
  /** A landmark, by the name that the box has for it. */
  named: (name: string): string => name,
  landmark: "Most / second",
  prizes: (higher: number, lower: number) => `${higher} / ${lower}`,
  prizesFor: (higher: number, lower: number) => `${higher} for most, ${lower} for second most`,
  side: (side: number) => `Side ${side ? "B" : "A"}`,
  left: "Free",
  leftFor: "tickets that nobody has",
  /** The colour of a landmark, before its name. */
  colourOf: (colour: Colour) => `${colours[colour]},`,
  caption: "Tickets of everybody at each landmark; with +, what they would win if the game ended now.",
  virtual: "Tickets that are left rank like those of one more player, whose prizes are lost.",
  noVirtual: "Tickets that are left do not count.",
  cell: (tickets: number, prize: number) =>
    `${tickets ? count(tickets, "ticket", "tickets") : "no tickets"}${prize ? `, would win ${prize}` : ""}`,
  none: "–",
  wins: (prize: number) => `+${prize}`,
  total: "As it stands",
  note: (points: number) => `tickets ${points}`,
  yours: "Your prizes",
  change: (before: number, after: number) => `${before} to ${count(after, "point", "points")}`,
  square: (colour: Colour) => `a ${colours[colour]} tourist`,
  tells: {
    tickets: {
      log: (who: Who, colour: Colour, tickets: number) =>
        `${inside(who)} got ${count(tickets, `${colours[colour]} ticket`, `${colours[colour]} tickets`)}`,
      ledger: (who: Who, colour: Colour, tickets: number) =>
        `${inside(who)}: ${count(tickets, `${colours[colour]} ticket`, `${colours[colour]} tickets`)}`,
    },
    tourist: {
      log: (colour: Colour) => `the ${colours[colour]} tourist stands on the tile`,
      ledger: (colour: Colour) => `the ${colours[colour]} tourist will stand on this tile`,
    },
  },
  awards: { tickets: (colour: Colour) => `${colours[colour]} tickets` },
  refusals: {
    notNow: "Landmarks and tourists are laid out before the game.",
  },
};
