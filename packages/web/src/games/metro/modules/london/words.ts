/** What London says. */
import { count } from "../../../../parts/words/en/plural.ts";

export const words = {
  onSpace: (colour: string, landmark: string) => `The taxi stands on ${colour} at ${landmark}.`,
  onArrow: "The taxi stands on an arrow, before the first space of a lane.",
  notYet: "The taxi has no place yet.",
  ahead: (colours: readonly string[]) =>
    `Ahead of it: ${colours.map((colour, at) => `${at + 1} ${colour}`).join(", ")}.`,
  wouldReach: (space: number) => `It would drive ${space}.`,
  wouldStay: "It would stay.",
  circuitAbout: "The taxi goes round clockwise. The numbers are the points for a tourist of that colour.",
  drive: "Taxi",
  step: (distance: number, colour: string, isReached: boolean) =>
    `${distance}: ${colour}${isReached ? ", here it stops" : ""}`,
  square: (colour: string) => `a ${colour} tourist`,
  tells: {
    drove: {
      log: (colour: string, spaces: number) => `the taxi drove ${count(spaces, "space", "spaces")} to ${colour}`,
      ledger: (colour: string, spaces: number) =>
        `the taxi drives ${count(spaces, "space", "spaces")} to ${colour}: ${count(spaces, "point", "points")}`,
    },
    missed: {
      log: (colour: string, spaces: number) =>
        spaces
          ? `the taxi drove ${count(spaces, "space", "spaces")} without finding ${colour}`
          : `the taxi stayed: ${colour} is too far`,
      ledger: (colour: string, spaces: number) =>
        spaces
          ? `the taxi drives ${count(spaces, "space", "spaces")} without finding ${colour}: no points`
          : `the taxi stays, ${colour} is too far: no points`,
    },
  },
  awards: { taxi: "taxi drives" } as Readonly<Record<string, string>>,
  refusals: {
    notNow: "The row, the taxi and the tourists are laid out before the game.",
  },
};
