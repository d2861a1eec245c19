import type { Game } from "@interchange/tabletop";
import { rank } from "@interchange/tabletop";
import { markersToChoose } from "./chosenMarkers.ts";
import { moves, refusal } from "./moves.ts";
import { notation } from "./notation.ts";
import { PARTS, partsWith } from "./components.ts";
import { CHOICES, prepare, RULES_NUMBERS } from "./options.ts";
import type { Chance, Event, Move, Position, View } from "./position.ts";
import { start } from "./start.ts";
import { actor, draw, play, resolve } from "./turn.ts";
import { follow, imagine, view } from "./view.ts";

export type UndergroundGame = Game<Position, Move, Chance, Event, View>;

export const underground: UndergroundGame = {
  id: "underground",
  choices: CHOICES,
  parts: PARTS,
  partsWith,
  notation,
  prepare,
  colours: markersToChoose,
  hasOwnTexts: ({ components }) => typeof components?.values?.["map"] === "object",
  start,
  newestRules: RULES_NUMBERS.newest,
  setupOf: (position) => position.setup,
  actor,
  draw,
  play,
  resolve,
  linesOf: (position) => position.lines,
  points: (position) => position.points,
  standings: (position) => (position.stage === "over" ? rank(position.points) : undefined),
  view,
  // Nothing is hidden except the order of the pile, which nobody knows.
  redact: (event) => event,
  follow,
  imagine,
  moves,
  refusal,
  hidesMove: () => false,
  hidesChance: () => false,
};
