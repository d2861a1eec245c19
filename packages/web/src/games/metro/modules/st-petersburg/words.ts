/** What St. Petersburg says. */
import { count, list } from "../../../../parts/words/en/plural.ts";

const tiles = (n: number): string => count(n, "VP tile", "VP tiles");

export const words = {
  group: "Tourist",
  values: "VP tiles",
  where: "Stands",
  beside: "waits",
  at: (square: string) => `at ${square}`,
  left: (n: number) => `${n} face down`,
  pick: (colour: string, values: readonly number[]) =>
    `Put the ${colour} tourist there, VP tiles ${list(values.map(String))}`,
  say: (colour: string, values: readonly number[]) => `${colour}: ${values.join(" ")}`,
  won: "Drawn so far",
  total: (points: number) => `${points} points`,
  tiles,
  hidden: (n: number, colour: string) => `${n} ${colour}`,
  none: "no VP tiles yet",
  ask: (square: string) => `choose a tourist for ${square}`,
  tells: {
    tourist: (colour: string, square: string, isSure: boolean) =>
      `the ${colour} tourist ${isSure ? "came" : "comes"} to ${square}`,
    choose: "you choose a tourist for this tile",
    won: (name: string, colour: string, n: number, isSure: boolean) =>
      isSure ? `${name} drew ${tiles(n)} of ${colour}` : `${tiles(n)} of ${colour} for ${name}`,
  },
  award: "VP tiles",
  note: (n: number) => tiles(n),
  landmark: (name: string) => `landmark: ${name}`,
  tourist: (colour: string) => `the ${colour} tourist stands here`,
  refusals: {
    notNow: "A tourist is chosen when a landmark has just been built over.",
    touristGone: "This tourist already stands on the board.",
  },
};
