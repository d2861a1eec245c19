/** What a setup makes of the board: owners, doubling, and where a tile would make a one-tile line. Tables only. */
import type { Seat, Setup } from "@interchange/tabletop";
import { CELLS, EDGE_STATIONS, SQUARES, STATIONS, isCentreStation, stationAt } from "./geometry.ts";
import type { Place } from "./geometry.ts";
import { termsOf } from "./options.ts";
import type { Terms } from "./options.ts";
import { OWNED_NUMBERS, placeOfNumber } from "./stations.ts";
import { exitOf, KINDS, SIDES, TILE_CODES } from "./tiles.ts";

/** The owner of a departure nobody owns. */
export const NOBODYS = -1;

export interface Layout {
  readonly seats: number;
  readonly terms: Terms;
  /** The seat that owns the line from each place, or `NOBODYS`. */
  readonly owners: Int8Array;
  /** What the length of a line that ends at each place is multiplied by (rule 4.5). */
  readonly factors: Uint8Array;
  /** 1 where a face on a square joins a departure to a destination over that one tile (rule 3.4), by `face * 64 + cell`. */
  readonly oneTile: Uint8Array;
}

const layouts = new WeakMap<Setup, Layout>();
const layoutsByTerms = new Map<string, Layout>();

/** The layout of a setup. Setups come and go with every record and message; the tables of equal ones are made once. */
export function layoutOf(setup: Setup): Layout {
  let layout = layouts.get(setup);
  if (layout) return layout;
  const terms = termsOf(setup);
  const key = JSON.stringify([setup.seats, terms]);
  layout = layoutsByTerms.get(key) ?? makeLayout(setup.seats, terms);
  layoutsByTerms.set(key, layout);
  layouts.set(setup, layout);
  return layout;
}

function makeLayout(seats: number, terms: Terms): Layout {
  const owners = new Int8Array(STATIONS).fill(NOBODYS);
  for (const [seat, numbers] of (OWNED_NUMBERS[seats] ?? []).entries())
    for (const number of numbers) owners[placeOfNumber(number, terms.numbering)] = seat;
  const factors = Uint8Array.from({ length: STATIONS }, (_, place) => (isCentreStation(place) ? 2 : 1));
  return { seats, terms, owners, factors, oneTile: oneTileTable(owners, terms) };
}

function oneTileTable(owners: Int8Array, terms: Terms): Uint8Array {
  const table = new Uint8Array(KINDS * CELLS);
  for (const [face, code] of TILE_CODES.entries())
    for (const cell of SQUARES)
      for (const side of SIDES) {
        const departure = stationAt(cell, side);
        if (departure === undefined || departure >= EDGE_STATIONS) continue;
        const counts = terms.oneTileEverywhere || owners[departure] !== NOBODYS;
        if (counts && stationAt(cell, exitOf(code, side)) !== undefined) table[face * CELLS + cell] = 1;
      }
  return table;
}

export function ownerOf(layout: Layout, place: Place): Seat | undefined {
  const owner = layout.owners[place] ?? NOBODYS;
  return owner === NOBODYS ? undefined : owner;
}
