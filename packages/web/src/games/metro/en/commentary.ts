import { count } from "../../../parts/words/en/plural.ts";

const points = (n: number): string => count(n, "point", "points");

/** What is said of a first game of Metro. */
export const commentary = {
  welcome: "Lay tiles so that your lines run long. The board follows every line for you: tap a station to see one.",
  placed: "Every square asks two things: does it help a line of yours, and does it hinder one of theirs?",
  line: (line: number, n: number) =>
    `Line ${line} has ended: ${points(n)}, one for each tile it passed. Your other lines go on.`,
  centre: (line: number, n: number) => `Line ${line} reached the centre, so it counted double: ${points(n)}.`,
  ended: (line: number, n: number) =>
    `Your line ${line} was ended for you, at ${points(n)}. Lines that wait near a station are in danger.`,
  cut: (line: number, n: number) => `You ended their line ${line} early: only ${points(n)} for them.`,
  theirCentre: (line: number, n: number) =>
    `Their line ${line} got to the centre: ${points(n)}. Squares beside the centre are worth watching.`,
  danger: (line: number, tiles: number) =>
    `Line ${line} has ${tiles} tiles by now. It could be ended any time: lead it on, or to the centre while you can.`,
  half: "Half of the board is full. What is still open now is worth finishing well.",
  won: (mine: number, theirs: number) => `You have won, ${mine} to ${theirs}. The review shows what counted.`,
  lost: (mine: number, theirs: number) => `${mine} to ${theirs}. The review shows where points were left lying.`,
};
