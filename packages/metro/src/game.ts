import type { Game } from "@interchange/tabletop";
import { rank } from "@interchange/tabletop";
import { moves, refusal } from "./moves.ts";
import { notation } from "./notation.ts";
import { CHOICES, prepare } from "./options.ts";
import type { Chance, Event, Move, Position, View } from "./position.ts";
import { actor, draw, play, resolve, start } from "./turn.ts";
import { follow, hidesChance, imagine, redact, view } from "./view.ts";

export type MetroGame = Game<Position, Move, Chance, Event, View>;

export const metro: MetroGame = {
  id: "metro",
  choices: CHOICES,
  notation,
  prepare,
  start,
  setupOf: (position) => position.setup,
  actor,
  draw,
  play,
  resolve,
  points: (position) => position.points,
  standings: (position) => (position.stage === "over" ? rank(position.points) : undefined),
  view,
  redact,
  follow,
  imagine,
  moves,
  refusal,
  hidesMove: () => false,
  hidesChance,
};
