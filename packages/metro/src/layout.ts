/** What a setup makes of the board: owners, doubling, and where a tile would make a one-tile line. Tables only. */
import type { Setup } from "@interchange/tabletop";
import { CELLS, EDGE_STATIONS, SQUARES, STATIONS, isCentreStation, stationAt } from "./geometry.ts";
import type { Place } from "./geometry.ts";
import { NOBODYS } from "./module.ts";
import type { Layout, Plan } from "./module.ts";
import { termsOf } from "./options.ts";
import { modulesOf } from "./registry.ts";
import { OWNED_NUMBERS, placeOfNumber } from "./stations.ts";
import { exitOf, KINDS, SIDES, TILE_CODES } from "./tiles.ts";

const layouts = new WeakMap<Setup, Layout>();
const layoutsBySetup = new Map<string, Layout>();

/** The layout of a setup. Setups come and go with every record and message; the tables of equal ones are made once. */
export function layoutOf(setup: Setup): Layout {
  let layout = layouts.get(setup);
  if (layout) return layout;
  const key = JSON.stringify([setup.seats, setup.modules, setup.options]);
  layout = layoutsBySetup.get(key) ?? makeLayout(setup);
  layoutsBySetup.set(key, layout);
  layouts.set(setup, layout);
  return layout;
}

function makeLayout(setup: Setup): Layout {
  const modules = modulesOf(setup.modules);
  const terms = modules.reduce((plan, module) => module.plan?.(plan, setup) ?? plan, basePlan(setup));
  return {
    setup,
    seats: setup.seats,
    terms,
    owners: Int8Array.from(terms.owners),
    factors: Uint8Array.from(terms.factors),
    oneTile: oneTileTable(terms),
    modules,
  };
}

function basePlan(setup: Setup): Plan {
  const terms = termsOf(setup);
  return {
    ...terms,
    owners: ownersFrom(OWNED_NUMBERS[setup.seats] ?? [], terms),
    factors: Array.from({ length: STATIONS }, (_, place) => (isCentreStation(place) ? 2 : 1)),
  };
}

/** Owners by place, from the station numbers that each of them has. */
export function ownersFrom(
  numbers: readonly (readonly number[])[],
  { numbering }: Pick<Plan, "numbering">,
): readonly number[] {
  const owners = Array.from({ length: STATIONS }, () => NOBODYS);
  for (const [owner, owned] of numbers.entries())
    for (const number of owned) owners[placeOfNumber(number, numbering)] = owner;
  return owners;
}

function oneTileTable(plan: Plan): Uint8Array {
  const table = new Uint8Array(KINDS * CELLS);
  if (!plan.oneTileRule) return table;
  for (const [face, code] of TILE_CODES.entries())
    for (const cell of SQUARES)
      for (const side of SIDES) {
        const departure = stationAt(cell, side);
        if (departure === undefined || departure >= EDGE_STATIONS) continue;
        const counts = plan.oneTileEverywhere || plan.owners[departure] !== NOBODYS;
        if (counts && isArrival(stationAt(cell, exitOf(code, side)), plan)) table[face * CELLS + cell] = 1;
      }
  return table;
}

/** Whether lines end at a station: the centre's are none where lines run through it. */
function isArrival(place: Place | undefined, { centreIsOpen }: Plan): boolean {
  return place !== undefined && (place < EDGE_STATIONS || !centreIsOpen);
}

/** The seat or company that owns the line from a place from the beginning. */
export function ownerOf(layout: Layout, place: Place): number | undefined {
  const owner = layout.owners[place] ?? NOBODYS;
  return owner === NOBODYS ? undefined : owner;
}
