/** What St. Petersburg says. */
import type { Colour } from "@interchange/boards/palette";
import { colours } from "../../../../../parts/words/en/colours.ts";
import { count, list } from "../../../../../parts/words/en/plural.ts";
import type { Who } from "../../../../../parts/words/types.ts";

const tiles = (n: number): string => count(n, "VP tile", "VP tiles");

export const words = {
  /** A landmark, by the name that the box has for it. */
  named: (name: string): string => name,
  group: "Tourist",
  values: "VP tiles",
  where: "Stands",
  beside: "waits",
  at: (square: string) => `at ${square}`,
  left: (n: number) => `${n} face down`,
  pick: (colour: Colour, values: readonly number[]) =>
    `Put the ${colours[colour]} tourist there, VP tiles ${list(values.map(String))}`,
  say: (colour: Colour, values: readonly number[]) => `${colours[colour]}: ${values.join(" ")}`,
  won: "Drawn so far",
  total: (points: number) => count(points, "point", "points"),
  tiles,
  /** Tiles that are known by their backs alone. */
  hidden: (tiles: readonly (readonly [n: number, colour: Colour])[]) =>
    tiles.map(([n, colour]) => `${n} ${colours[colour]}`).join(", "),
  none: "no VP tiles yet",
  ask: (square: string) => `choose a tourist for ${square}`,
  tells: {
    tourist: (colour: Colour, square: string, isSure: boolean) =>
      `the ${colours[colour]} tourist ${isSure ? "came" : "comes"} to ${square}`,
    choose: "you choose a tourist for this tile",
    won: ({ name }: Who, colour: Colour, n: number, isSure: boolean) =>
      isSure ? `${name} drew ${tiles(n)} of ${colours[colour]}` : `${tiles(n)} of ${colours[colour]} for ${name}`,
  },
  award: "VP tiles",
  note: (n: number) => tiles(n),
  landmark: (name: string) => `landmark: ${name}`,
  tourist: (colour: Colour) => `the ${colours[colour]} tourist stands here`,
  refusals: {
    notNow: "A tourist is chosen when a landmark has just been built over.",
    touristGone: "This tourist already stands on the board.",
  },
};
