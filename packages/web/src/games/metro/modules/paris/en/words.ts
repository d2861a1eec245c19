/** What Paris says. */
import type { Colour } from "@interchange/boards/palette";
import { colours } from "../../../../../parts/words/en/colours.ts";
import { count, list, number } from "../../../../../parts/words/en/plural.ts";
import type { Who } from "../../../../../parts/words/types.ts";

export const words = {
  /** A landmark, by the name that the box has for it. */
  named: (name: string): string => name,
  row: ({ name, isYou }: Who) => (isYou ? "Your row" : `${name}'s row`),
  yourRow: "Your row",
  points: (points: number) => `${count(points, "point", "points")} as it stands`,
  becomes: (now: number, later: number) => `${count(now, "point", "points")} as it stands → ${number(later)}`,
  grows: (before: number, after: number) => `longest row grows ${before} → ${after}`,
  outside: "outside of the longest row",
  joins: (tourists: number) => `joins ${count(tourists, "tourist", "tourists")}, and moves on with them`,
  note: (points: number) => `row ${points}`,
  space: (landmark: string, colour: Colour, isTaken: boolean) =>
    `${landmark}, ${colours[colour]} space, ${isTaken ? "taken" : "free"}`,
  pick: (landmark: string, colour: Colour) => `Seat the ${colours[colour]} tourist at ${landmark}`,
  loose: "Not in the row yet",
  seatAt: (colour: Colour, landmark: string) => `Seat ${colours[colour]} at ${landmark}`,
  join: (colour: Colour, square: string) => `${colours[colour]} joins those at ${square}`,
  next: (landmark: string) => `${landmark} comes next`,
  tourist: (colour: Colour) => `The ${colours[colour]} tourist`,
  ask: {
    seat: (colour: Colour) => `seat the ${colours[colour]} tourist`,
    join: (colour: Colour) => `no seat for the ${colours[colour]} tourist: choose whom to join`,
    several: "choose a tourist and where to go",
    landmark: "choose the next landmark of your row",
  },
  tells: {
    seated: (colour: Colour, landmark: string, isSure: boolean) =>
      `a ${colours[colour]} tourist ${isSure ? "sat down" : "sits down"} at ${landmark}`,
    joined: (colour: Colour, square: string, isSure: boolean) =>
      `a ${colours[colour]} tourist ${isSure ? "joined" : "joins"} those at ${square}`,
    left: (colour: Colour, isSure: boolean) => `a ${colours[colour]} tourist ${isSure ? "left" : "leaves"} the game`,
    choose: (colour: Colour) => `you choose where the ${colours[colour]} tourist goes`,
  },
  awards: {
    run: "the longest row of tourists",
    others: "tourists outside of it",
    full: "full landmarks",
  } as Readonly<Record<string, string>>,
  square: (tourists: readonly Colour[]) => {
    const named = tourists.map((colour) => colours[colour]);
    return named.length > 1 ? `tourists: ${list(named)}` : `a ${named[0] ?? ""} tourist`;
  },
  refusals: {
    notNow: "Tourists move when their square is built over.",
    notYourLandmark: "This landmark is not yours to put there.",
    noSuchSpace: "Your row has no such space.",
    spaceTaken: "A tourist already sits there.",
    otherColour: "This is for a tourist of another colour.",
    mustSeat: "Your row has a free space of this colour, so the tourist has to sit down there.",
    joinNearer: "There are tourists next to the square that was built over: it has to be one of those.",
    nobodyThere: "Nobody stands there to be joined.",
  },
};
