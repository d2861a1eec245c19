/** What London says. */
import type { Colour } from "@interchange/boards/palette";
import { colours } from "../../../../../parts/words/en/colours.ts";
import { count } from "../../../../../parts/words/en/plural.ts";

export const words = {
  /** How the taxi stands, in sentences. */
  told: (sentences: readonly string[]) => sentences.join(" "),
  onSpace: (colour: Colour, landmark: string) => `The taxi stands on ${colours[colour]} at ${landmark}.`,
  onArrow: "The taxi stands on an arrow, before the first space of a lane.",
  notYet: "The taxi has no place yet.",
  ahead: (spaces: readonly Colour[]) =>
    `Ahead of it: ${spaces.map((colour, at) => `${at + 1} ${colours[colour]}`).join(", ")}.`,
  wouldReach: (space: number) => `It would drive ${space}.`,
  wouldStay: "It would stay.",
  circuitAbout: "The taxi goes round clockwise. The numbers are the points for a tourist of that colour.",
  arrow: (arrow: number): string => (arrow ? "On the right" : "On the left"),
  drive: "Taxi",
  step: (distance: number, colour: Colour, isReached: boolean) =>
    `${distance}: ${colours[colour]}${isReached ? ", here it stops" : ""}`,
  square: (colour: Colour) => `a ${colours[colour]} tourist`,
  tells: {
    drove: {
      log: (colour: Colour, spaces: number) =>
        `the taxi drove ${count(spaces, "space", "spaces")} to ${colours[colour]}`,
      ledger: (colour: Colour, spaces: number) =>
        `the taxi drives ${count(spaces, "space", "spaces")} to ${colours[colour]}: ${count(spaces, "point", "points")}`,
    },
    missed: {
      log: (colour: Colour, spaces: number) =>
        spaces
          ? `the taxi drove ${count(spaces, "space", "spaces")} without finding ${colours[colour]}`
          : `the taxi stayed: ${colours[colour]} is too far`,
      ledger: (colour: Colour, spaces: number) =>
        spaces
          ? `the taxi drives ${count(spaces, "space", "spaces")} without finding ${colours[colour]}: no points`
          : `the taxi stays, ${colours[colour]} is too far: no points`,
    },
  },
  awards: { taxi: "taxi drives" } as Readonly<Record<string, string>>,
  refusals: {
    notNow: "The row, the taxi and the tourists are laid out before the game.",
  },
};
