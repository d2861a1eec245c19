import type { Setup } from "@interchange/tabletop";
import { startsByLot } from "@interchange/tabletop";
import { areMarkersDealt } from "./chosenMarkers.ts";
import { startPoints } from "./options.ts";
import type { Position, Stage } from "./position.ts";
import { cityOf, markersOf, rulesOf } from "./rulesOf.ts";

export function start(setup: Setup): Position {
  const rules = rulesOf(setup);
  const { city, express, normal, stationId } = cityOf(setup);
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const nothing = seats.map(() => 0);
  const isByLot = startsByLot(setup);
  const points = isByLot ? nothing : pointsAtStart(setup);
  const markers = markersOf(setup);
  const isDealt = areMarkersDealt(setup);
  return {
    setup,
    stage: isByLot ? "lot" : stageAfterLot(setup),
    turn: rules.startSeat,
    turns: 0,
    actions: 0,
    lines: seats.map((seat) => (isDealt ? [] : (markers[seat] ?? []))),
    symbols: [],
    pieces: [],
    tokens: nothing,
    passenger: city.start,
    open: [],
    visited: [],
    pile: [...express, ...normal].map((station) => stationId(station)),
    points,
    earned: {
      start: points,
      nationalRail: nothing,
      terminus: nothing,
      connection: nothing,
      loop: nothing,
      passenger: nothing,
    },
  };
}

/** What the table waits for first, once the starting seat is known. */
export function stageAfterLot(setup: Setup): Stage {
  return areMarkersDealt(setup) ? "markers" : "symbols";
}

/** Rule 1.5: by turn order, once the starting seat is known. */
export function pointsAtStart(setup: Setup): readonly number[] {
  const rules = rulesOf(setup);
  return Array.from({ length: setup.seats }, (_, seat) =>
    startPoints(rules, (seat - rules.startSeat + setup.seats) % setup.seats),
  );
}
