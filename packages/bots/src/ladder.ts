/** The ladders of both games: which bot is on which rung. */
import { METRO_LADDER } from "./metro/bots.ts";
import { UNDERGROUND_LADDER } from "./underground/bots.ts";

export interface Placed {
  readonly name: string;
  readonly game: string;
  /** From 1, the weakest. */
  readonly rung: number;
  readonly about: string;
}

const METRO_ABOUT: Readonly<Record<string, string>> = {
  trainee: "new to the game: ends its own lines too soon, and leaves long lines alone, its own and yours",
  drifter: "a beginner: ends its lines early, forgets the centre, overlooks lines, never asks for another tile",
  tourist: "enjoys its own ride and hardly sees what a tile does for the others",
  collector: "hoards long lines and plays for itself alone",
  commuter: "sees what a tile does to every line, and never thinks twice",
  planner: "tries the best few moves in a few short playouts",
  inspector: "uses all the time it gets",
};

const UNDERGROUND_ABOUT: Readonly<Record<string, string>> = {
  trainee: "new to the game: builds one line at a time, hardly looks ahead, and forgets the passenger half of the time",
  drifter: "a beginner: builds towards the next terminus and forgets the passenger for turns on end",
  tourist: "takes the passenger along, and does not ask where he may go tomorrow",
  collector: "hoards long lines and plays for itself alone",
  commuter: "minds the passenger, the cards to come and the others, one piece at a time",
  planner: "plans the pieces of its turn together",
  inspector: "uses all the time it gets",
};

function placed(game: string, ladder: readonly { readonly name: string }[], about: Readonly<Record<string, string>>) {
  return ladder.map(({ name }, at): Placed => ({ name, game, rung: at + 1, about: about[name] ?? "" }));
}

export const LADDERS: readonly Placed[] = [
  ...placed("metro", METRO_LADDER, METRO_ABOUT),
  ...placed("underground", UNDERGROUND_LADDER, UNDERGROUND_ABOUT),
];
