import type { Who } from "../types.ts";
import { count, list } from "./plural.ts";

const points = (n: number): string => count(n, "point", "points");

export const result = {
  title: "Result",
  head: (game: string) => `${game} · Result`,
  wins: ({ name, isYou }: Who) => (isYou ? "You win" : `${name} wins`),
  share: (best: readonly Who[]) => `${list(best.map(({ name }) => name))} share first place`,
  by: (margin: number) => (margin === 1 ? "by a single point" : `by ${points(margin)}`),
  place: "Place",
  player: "Player",
  points: "Points",
  again: "Play again",
  look: "Look at the board",
  home: "Home",
  scored: ({ name, isYou }: Who, n: number) => `${name} ${isYou ? "score" : "scores"} ${points(n)}`,
  running: "This game is not over yet.",
  goOn: "Go on playing",
};
