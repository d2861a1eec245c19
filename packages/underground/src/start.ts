import type { Setup } from "@interchange/tabletop";
import { startPoints } from "./options.ts";
import type { Position } from "./position.ts";
import { cityOf, markersOf, rulesOf } from "./rulesOf.ts";

export function start(setup: Setup): Position {
  const rules = rulesOf(setup);
  const { city, express, normal, stationId } = cityOf(setup);
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const points = seats.map((seat) => startPoints(rules, (seat - rules.startSeat + setup.seats) % setup.seats));
  const nothing = seats.map(() => 0);
  const markers = markersOf(setup);
  // Rule 1.3: where there are more markers than seats, chance deals them.
  const isDealt = markers.length !== setup.seats;
  return {
    setup,
    stage: isDealt ? "markers" : "symbols",
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
