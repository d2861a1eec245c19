import { count } from "./plural.ts";
import type { LineName } from "./table.ts";

const line = (name: LineName): string => (typeof name === "number" ? `number ${name}` : name);

export const result = {
  title: "Result",
  wins: (name: string) => `${name} wins`,
  youWin: "You win",
  share: (names: string) => `${names} share first place`,
  by: (margin: number) => `by ${margin} points`,
  byOne: "by a single point",
  place: "Place",
  player: "Player",
  points: "Points",
  longest: "Longest",
  longestLine: (label: LineName, name: string, tiles: number) =>
    `Longest line: ${line(label)}, ${name}, over ${tiles} tiles`,
  best: (label: LineName, name: string, points: number) => `Best line: ${line(label)}, ${name}, for ${points} points`,
  again: "Play again",
  look: "Look at the board",
  home: "Home",
  each: "Points per line",
  eachSource: "Where the points came from",
  fromModules: "From modules",
  scored: (name: string, isYou: boolean, points: number) =>
    `${name} ${isYou ? "score" : "scores"} ${count(points, "point", "points").replace("-", "\u2212")}`,
  nobody: "Nobody",
  running: "This game is not over yet.",
  goOn: "Go on playing",
};
