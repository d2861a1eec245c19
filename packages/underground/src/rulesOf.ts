/** What the rules of a table are, and the board of a position; both are made once and kept. */
import type { Setup } from "@interchange/tabletop";
import { termsOf } from "./options.ts";
import type { Terms } from "./options.ts";
import type { Piece, Position } from "./position.ts";
import { LONDON_TOPOLOGY } from "./topology.ts";
import type { Topology } from "./topology.ts";
import { Tracks } from "./tracks.ts";

const terms = new WeakMap<Setup, Terms>();

export function rulesOf(setup: Setup): Terms {
  let known = terms.get(setup);
  if (!known) terms.set(setup, (known = termsOf(setup)));
  return known;
}

/** The city of a table; there is one so far. */
export function cityOf(_setup: Setup): Topology {
  return LONDON_TOPOLOGY;
}

/** All track of a position, to read or to build on: it is made anew for each caller. */
export function tracksOf(position: Pick<Position, "setup" | "pieces">): Tracks {
  return tracksWith(cityOf(position.setup), position.pieces);
}

export function tracksWith(topology: Topology, pieces: readonly Piece[]): Tracks {
  const tracks = new Tracks(topology);
  for (const { line, between } of pieces) tracks.build(topology.line(line)!, topology.block(...between)!);
  return tracks;
}
