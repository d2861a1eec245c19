/** What Paris says. */
import { count, list } from "../../../../parts/words/en/plural.ts";

export const words = {
  row: (name: string) => `${name}'s row`,
  yourRow: "Your row",
  points: (points: number) => `${count(points, "point", "points")} as it stands`,
  note: (points: number) => `row ${points}`,
  space: (landmark: string, colour: string, isTaken: boolean) =>
    `${landmark}, ${colour} space, ${isTaken ? "taken" : "free"}`,
  pick: (landmark: string, colour: string) => `Seat the ${colour} tourist at ${landmark}`,
  loose: "Not in the row yet",
  seatAt: (colour: string, landmark: string) => `Seat ${colour} at ${landmark}`,
  join: (colour: string, square: string) => `${colour} joins those at ${square}`,
  next: (landmark: string) => `${landmark} comes next`,
  tourist: (colour: string) => `The ${colour} tourist`,
  ask: {
    seat: (colour: string) => `seat the ${colour} tourist`,
    join: (colour: string) => `no seat for the ${colour} tourist: choose whom to join`,
    several: "choose a tourist and where to go",
    landmark: "choose the next landmark of your row",
  },
  tells: {
    seated: (colour: string, landmark: string, isSure: boolean) =>
      `a ${colour} tourist ${isSure ? "sat down" : "sits down"} at ${landmark}`,
    joined: (colour: string, square: string, isSure: boolean) =>
      `a ${colour} tourist ${isSure ? "joined" : "joins"} those at ${square}`,
    left: (colour: string, isSure: boolean) => `a ${colour} tourist ${isSure ? "left" : "leaves"} the game`,
    choose: (colour: string) => `you choose where the ${colour} tourist goes`,
  },
  awards: {
    run: "the longest row of tourists",
    others: "tourists outside of it",
    full: "full landmarks",
  } as Readonly<Record<string, string>>,
  square: (colours: readonly string[]) =>
    colours.length > 1 ? `tourists: ${list(colours)}` : `a ${colours[0] ?? ""} tourist`,
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
