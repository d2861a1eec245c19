/** The board of a setup as tables: owners, doubling, and where a tile would make a one-tile line. */
import type { Printed, Seat, Setup } from "@interchange/tabletop";
import { printedWith, startedBy } from "@interchange/tabletop";
import { colourPlace } from "./colours.ts";
import { FRAMES } from "./components/stations.ts";
import { CELLS, EDGE_STATIONS, SQUARES, STATIONS, isCentreStation, stationAt } from "./geometry.ts";
import type { Station } from "./geometry.ts";
import { NOBODYS } from "./module.ts";
import type { Layout, Module, ModuleId, Terms } from "./module.ts";
import { termsOf } from "./terms.ts";
import { stationOfNumber } from "./stations.ts";
import { strictCentre } from "./strictCentre.ts";
import { exitOf, KINDS, SIDES, TILE_CODES } from "./tiles.ts";

/** How many layouts are cached, besides those of setups still in use. */
const MOST_KEPT = 64;

/**
 * The layouts of one catalog. Setups come and go with every record and message; the tables of equal ones are made once.
 */
export function layoutsOf(catalog: readonly Module[]): (setup: Setup) => Layout {
  const bySetup = new WeakMap<Setup, Layout>();
  const byKey = new Map<string, Layout>();
  return (setup) => {
    let layout = bySetup.get(setup);
    if (layout) return layout;
    const key = keyOf(setup);
    layout = byKey.get(key) ?? makeLayout(catalog, setup);
    // The one that was asked for last comes last, and the first of too many goes.
    byKey.delete(key);
    byKey.set(key, layout);
    for (const oldest of byKey.keys()) {
      if (byKey.size <= MOST_KEPT) break;
      byKey.delete(oldest);
    }
    bySetup.set(setup, layout);
    return layout;
  };
}

/** The whole of a setup, in whatever order its options were named. */
function keyOf({ edition, rules, seats, modules, options, components, colours }: Setup): string {
  const named = Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const { name, version, base, values } = components ?? {};
  return JSON.stringify([edition, rules, seats, modules, named, name, version, base, values, colours]);
}

/** The same table once the lot has fallen on the seat that begins. */
export function layoutStartedBy(layout: Layout, seat: Seat): Layout {
  const terms = { ...layout.terms, startSeat: seat };
  return { ...layout, setup: startedBy(layout.setup, seat), terms };
}

/** The modules that are on at a table, bridges included, in the order of the catalog. */
export function modulesOf(catalog: readonly Module[], chosen: readonly ModuleId[]): readonly Module[] {
  return catalog.filter(({ id, joins }) =>
    joins ? joins.every((each) => chosen.includes(each)) : chosen.includes(id),
  );
}

function makeLayout(catalog: readonly Module[], setup: Setup): Layout {
  const chosen = modulesOf(catalog, setup.modules);
  const modules = setup.options["centre-squares"] === "line" ? [...chosen, strictCentre] : chosen;
  const printed = printedAt(modules, setup);
  const terms = termsWith(modules, setup, printed);
  return {
    setup,
    seats: setup.seats,
    terms,
    owners: Int8Array.from(terms.owners),
    factors: Uint8Array.from(terms.factors),
    oneTile: oneTileTable(terms),
    modules,
    ruled: modules.flatMap((module) => (module.own ? [{ module, own: module.own }] : [])),
    printed,
    catalog,
  };
}

/** The printed components of a table with these modules. */
export function printedAt(modules: readonly Module[], { components }: Pick<Setup, "components">): Printed {
  return printedWith(
    modules.flatMap(({ parts }) => parts ?? []),
    components,
  );
}

/** The terms of the table, after options and modules. */
export function termsWith(
  modules: readonly Module[],
  setup: Setup,
  printed: Printed = printedAt(modules, setup),
): Terms {
  return modules.reduce((terms, module) => module.terms?.(terms, setup, printed) ?? terms, baseTerms(setup, printed));
}

function baseTerms(setup: Setup, printed: Printed): Terms {
  const terms = termsOf(setup, printed);
  return {
    ...terms,
    owners: ownersFrom(numbersBySeat(setup, printed), terms),
    factors: Array.from({ length: STATIONS }, (_, station) => (isCentreStation(station) ? 2 : 1)),
  };
}

/** The stations of each seat: those of its colour (rule 1.7). */
function numbersBySeat(setup: Setup, printed: Printed): readonly (readonly number[])[] {
  const byColour = printed(FRAMES)[setup.seats] ?? [];
  return byColour.map((_, seat) => byColour[colourPlace(setup, seat)] ?? []);
}

/** Owners by station, from the station numbers that each of them has. */
export function ownersFrom(
  numbers: readonly (readonly number[])[],
  { numbering }: Pick<Terms, "numbering">,
): readonly number[] {
  const owners = Array.from({ length: STATIONS }, () => NOBODYS);
  for (const [owner, owned] of numbers.entries())
    for (const number of owned) owners[stationOfNumber(number, numbering)] = owner;
  return owners;
}

function oneTileTable(terms: Terms): Uint8Array {
  const table = new Uint8Array(KINDS * CELLS);
  if (!terms.oneTileRule) return table;
  for (const [face, code] of TILE_CODES.entries())
    for (const cell of SQUARES)
      for (const side of SIDES) {
        const departure = stationAt(cell, side);
        if (departure === undefined || departure >= EDGE_STATIONS) continue;
        const counts = terms.oneTileEverywhere || terms.owners[departure] !== NOBODYS;
        // No square at the edge lies beside the centre, so that what is reached there is a station of the edge.
        if (counts && stationAt(cell, exitOf(code, side)) !== undefined) table[face * CELLS + cell] = 1;
      }
  return table;
}

/** Whether a table uses rules version 2 or newer (section 10). */
export function bySecondRules({ setup }: Pick<Layout, "setup">): boolean {
  return setup.rules >= 2;
}

/** Whom modules deal to first: the starting seat, and before rules version 3 the first seat (section 10). */
export function firstDealt({ setup, terms }: Pick<Layout, "setup" | "terms">): Seat {
  return setup.rules >= 3 ? terms.startSeat : 0;
}

/** The seat or company that owns the line from a station from the beginning. */
export function ownerOf(layout: Layout, station: Station): number | undefined {
  const owner = layout.owners[station] ?? NOBODYS;
  return owner === NOBODYS ? undefined : owner;
}
