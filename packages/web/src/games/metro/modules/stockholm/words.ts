/** What Stockholm says. */
import { count } from "../../../../parts/words/en/plural.ts";

export const words = {
  row: "The row",
  rowAbout: "Tourists fill the spaces from the first to the last. A number is what the space is worth.",
  openAbout: "A tourist goes to the landmark of its colour. Whoever built there gets what the space is worth.",
  space: (worth: number, visitor: string | undefined) =>
    `space worth ${worth}, ${visitor === undefined ? "free" : `${visitor} tourist`}`,
  next: (worth: number) => `space worth ${worth}, the next to be taken`,
  tried: (worth: number, colour: string) => `space worth ${worth}, where the ${colour} tourist would go`,
  marker: (colour: string) => `for ${colour} tourists`,
  colours: "Secret colours",
  hidden: "a colour that you do not know",
  points: (points: number) => count(points, "point", "points"),
  note: (points: number) => `colours ${points}`,
  square: (colour: string) => `a ${colour} tourist`,
  tells: {
    log: (colour: string, landmark: string, worth: number) =>
      `the ${colour} tourist went to ${landmark}, worth ${worth}`,
    ledger: (colour: string, landmark: string, worth: number) =>
      `the ${colour} tourist goes to ${landmark}, worth ${worth}`,
  },
  awards: {
    visit: "tourists sent to landmarks",
    markers: "tourists of the secret colours",
  } as Readonly<Record<string, string>>,
  refusals: {
    notNow: "Landmarks, colours and tourists are laid out before the game and stay as they are.",
  },
};
