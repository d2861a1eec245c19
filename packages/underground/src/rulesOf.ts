/** The rules of a table and the board of a position, both made once and cached. */
import type { Seat, Setup } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import { markerWord } from "./chosenMarkers.ts";
import { termsOf } from "./options.ts";
import type { Terms } from "./options.ts";
import type { Piece, Position } from "./position.ts";
import { cityWith } from "./components.ts";
import { LONDON_TOPOLOGY, topologyOf } from "./topology.ts";
import type { Topology } from "./topology.ts";
import { Tracks } from "./tracks.ts";

const terms = new WeakMap<Setup, Terms>();

export function rulesOf(setup: Setup): Terms {
  let known = terms.get(setup);
  if (!known) terms.set(setup, (known = termsOf(setup)));
  return known;
}

const cities = new WeakMap<Setup, Topology>();
/** For recently seen components: setups come and go with every record and message. */
const lately = new Map<string, Topology>();
const MOST_KEPT = 16;

/** A table's city, with its printed components. */
export function cityOf(setup: Setup): Topology {
  const { components } = setup;
  if (!components) return LONDON_TOPOLOGY;
  let city = cities.get(setup);
  if (city) return city;
  const key = JSON.stringify([components.name, components.version, components.base, components.values]);
  city = lately.get(key) ?? topologyOf(cityWith(components));
  lately.delete(key);
  lately.set(key, city);
  for (const oldest of lately.keys()) {
    if (lately.size <= MOST_KEPT) break;
    lately.delete(oldest);
  }
  cities.set(setup, city);
  return city;
}

/** The markers of a table: the lines that share one, in the order of the seats that chose them (rule 1.3). */
export function markersOf(setup: Setup): readonly (readonly string[])[] {
  const markers = cityOf(setup).city.markers[setup.seats] ?? [];
  const { colours } = setup;
  return colours ? colours.map((word) => known(markers.find((lines) => markerWord(lines) === word))) : markers;
}

/** Who owns a line. */
export function ownerOf(position: Pick<Position, "lines">, line: string): Seat | undefined {
  const seat = position.lines.findIndex((lines) => lines.includes(line));
  return seat < 0 ? undefined : seat;
}

/** The other connection station that shows the same symbol. */
export function partnerOf(topology: Topology, symbols: readonly string[], station: string): string | undefined {
  const ids = topology.connections.map(topology.stationId);
  const symbol = symbols[ids.indexOf(station)];
  return ids.find((id, index) => id !== station && symbol !== undefined && symbols[index] === symbol);
}

/** Positions share their lists of pieces, so the track of each list is laid out once. */
const laidOut = new WeakMap<readonly Piece[], Tracks>();

/** All track of a position, read-only; `tracksAfter` builds on it. */
export function tracksOf({ setup, pieces }: Pick<Position, "setup" | "pieces">): Tracks {
  let tracks = laidOut.get(pieces);
  if (!tracks) laidOut.set(pieces, (tracks = tracksWith(cityOf(setup), pieces)));
  return tracks;
}

/** The track with one more legal piece, and the list it belongs to. */
export function tracksAfter(
  position: Pick<Position, "setup" | "pieces">,
  piece: Piece,
): { readonly pieces: readonly Piece[]; readonly tracks: Tracks; readonly fresh: number } {
  const topology = cityOf(position.setup);
  const tracks = new Tracks(topology);
  tracks.copy(tracksOf(position));
  const fresh = tracks.build(topology.lineOf(piece.line), topology.blockOf(piece.between));
  const pieces = [...position.pieces, piece];
  laidOut.set(pieces, tracks);
  return { pieces, tracks, fresh };
}

function tracksWith(topology: Topology, pieces: readonly Piece[]): Tracks {
  const tracks = new Tracks(topology);
  for (const { line, between } of pieces) tracks.build(topology.lineOf(line), topology.blockOf(between));
  return tracks;
}
