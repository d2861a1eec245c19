/** What Stockholm says. */
import type { Colour } from "@interchange/boards/palette";
import { colours } from "../../../../../parts/words/en/colours.ts";
import { count } from "../../../../../parts/words/en/plural.ts";

export const words = {
  row: "The row",
  rowAbout: "Tourists fill the spaces from the first to the last. A number is what the space is worth.",
  openAbout: "A tourist goes to the landmark of its colour. Whoever built there gets what the space is worth.",
  space: (worth: number, visitor: Colour | undefined) =>
    `space worth ${worth}, ${visitor === undefined ? "free" : `${colours[visitor]} tourist`}`,
  next: (worth: number) => `space worth ${worth}, the next to be taken`,
  tried: (worth: number, colour: Colour) => `space worth ${worth}, where the ${colours[colour]} tourist would go`,
  marker: (colour: Colour) => `for ${colours[colour]} tourists`,
  colours: "Secret colours",
  hidden: "a colour that you do not know",
  points: (points: number) => count(points, "point", "points"),
  note: (points: number) => `colours ${points}`,
  square: (colour: Colour) => `a ${colours[colour]} tourist`,
  tells: {
    log: (colour: Colour, landmark: string, worth: number) =>
      `the ${colours[colour]} tourist went to ${landmark}, worth ${worth}`,
    ledger: (colour: Colour, landmark: string, worth: number) =>
      `the ${colours[colour]} tourist goes to ${landmark}, worth ${worth}`,
  },
  left: {
    log: (colour: Colour) => `no space was free for the ${colours[colour]} tourist, who went home`,
    ledger: (colour: Colour) => `no space is free for the ${colours[colour]} tourist, who goes home`,
  },
  awards: {
    visit: "tourists sent to landmarks",
    markers: "tourists of the secret colours",
  } as Readonly<Record<string, string>>,
  refusals: {
    notNow: "Landmarks, colours and tourists are laid out before the game and stay as they are.",
  },
};
