import type { Who } from "../types.ts";
import { count, list, number } from "./plural.ts";

const points = (n: number): string => count(n, "point", "points");

export const result = {
  title: "Result",
  wins: ({ name, isYou }: Who) => (isYou ? "You win" : `${name} wins`),
  share: (best: readonly Who[]) => `${list(best.map(({ name }) => name))} share first place`,
  /** After the winner's points: those of the others in their order, and the distance between the first two. */
  score: (others: readonly number[], margin: number) =>
    `to ${list(others.map((each) => number(each)))}, by ${margin === 1 ? "a single point" : points(margin)}`,
  shared: (n: number) => `with ${points(n)} each`,
  /** A game that was not played out. */
  nobody: "Nobody wins",
  resigned: ({ name, isYou }: Who) => (isYou ? "You resigned." : `${name} resigned.`),
  time: ({ name, isYou }: Who) => (isYou ? "Your time ran out." : `${name}’s time ran out.`),
  agreed: "All agreed to end the game here.",
  abandoned: "The game was abandoned.",
  place: "Place",
  player: "Player",
  points: "Points",
  again: "Rematch",
  review: "Review",
  exported: "Share",
  scored: ({ name, isYou }: Who, n: number) => `${name} ${isYou ? "score" : "scores"} ${points(n)}`,
  running: "This game is not over yet.",
  goOn: "Go on playing",
};
