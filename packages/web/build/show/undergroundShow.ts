/** A finished game of On the Underground: the passenger makes his trips again, and lines are bright once they are built. */
import {
  drawnSpaces,
  GROUNDS,
  lineStrokes,
  LONDON,
  LONDON_MAP,
  PASSENGER_FIGURE,
  stretchPath,
  SVG_STYLE,
  svgParts,
  tracksOf,
  wayOf,
} from "@interchange/underground";
import type { Event, Position } from "@interchange/underground";
import { known } from "@interchange/tabletop";
import type { ShowStep } from "../../src/games/show.ts";
import { at, faintUntil, onlyFrom, rounded } from "./drawing.ts";
import type { Drawing, PlayedTable, Theme } from "./drawing.ts";

/** In seconds. */
const A_STATION = 0.08;
const BETWEEN = 0.4;
const BEFORE = 0.9;
/** The layers of the map, as `svgParts` numbers them. */
const LINES = 3;
const STATIONS = 5;
/** What is left out around the map. */
const EDGE = 30;

interface Trip extends ShowStep {
  readonly path: string;
}

export function undergroundShow(table: PlayedTable): Drawing {
  const last = table.position as Position;
  const spaces = drawnSpaces(LONDON, LONDON_MAP, last.pieces);
  const trips: Trip[] = [];
  /** When each line was first used, or built if it never was. */
  const used = new Map<string, number>();
  const built = new Map<string, number>();
  let now = BEFORE;
  for (const [entry, { events }] of table.history.entries())
    for (const event of events as readonly Event[]) {
      if (event.type === "built" && !built.has(event.piece.line)) built.set(event.piece.line, now);
      if (event.type !== "travelled") continue;
      const way = wayOf(tracksOf(table.at(entry) as Position), event.from, event);
      const stations = way.reduce((sum, each) => sum + each.stations.length - 1, 0);
      const name = known(LONDON.stations.find(({ id }) => id === event.to)).name;
      const { points } = table.at(entry + 1) as Position;
      const from = rounded(now);
      for (const { line } of way) if (line !== undefined && !used.has(line)) used.set(line, from);
      const to = rounded(now + stations * A_STATION);
      const path = way
        .map((stretch, index) => stretchPath(LONDON_MAP, spaces, stretch).replace(/^M/, index ? "L" : "M"))
        .join("");
      trips.push({ from, to, name, points, path });
      now = to + BETWEEN;
    }
  // Some points come after the last trip.
  const final = trips.pop();
  if (final) trips.push({ ...final, points: last.points });
  return {
    show: { ends: rounded(now), steps: trips.map(({ path: _path, ...step }) => step) },
    box: `${EDGE} ${EDGE} ${LONDON_MAP.width - 2 * EDGE} ${LONDON_MAP.height - 2 * EDGE}`,
    style: SVG_STYLE,
    parts: (theme) => {
      const [, ...board] = svgParts(last, { theme });
      const lines = lineStrokes(spaces);
      let drawn = 0;
      const drawing = board.map(([layer, svg]) => {
        // Too small to read here.
        if (layer === STATIONS) return svg.replaceAll(/<text[^>]*paint-order[^>]*>[^<]*<\/text>/g, "");
        if (layer !== LINES) return svg;
        const { line } = known(lines[drawn++]);
        return faintUntil(used.get(line) ?? built.get(line) ?? BEFORE, svg);
      });
      return [...drawing, ...trips.map(trailSvg), passengerSvg(trips, now, theme)];
    },
  };
}

/** The way of a trip, drawn as the passenger goes it. */
function trailSvg({ from, to, path }: Trip): string {
  return `<path d="${path}" stroke="#f5b81c" stroke-width="22" stroke-opacity=".55" stroke-linecap="round" pathLength="1" stroke-dasharray="1" stroke-dashoffset="1" display="none">${onlyFrom(from, to + BETWEEN)}<animate attributeName="stroke-dashoffset" from="1" to="0" begin="${at(from)}" dur="${at(to - from)}" fill="freeze"/></path>`;
}

/** The passenger on his trips. */
function passengerSvg(trips: readonly Trip[], ends: number, theme: Theme): string {
  const { ink, paper } = GROUNDS[theme];
  const goes = trips.map(
    ({ from, to, path }) => `<animateMotion path="${path}" begin="${at(from)}" dur="${at(to - from)}" fill="freeze"/>`,
  );
  return `<g display="none">${onlyFrom(trips[0]?.from ?? 0, ends)}${goes.join("")}<path d="${PASSENGER_FIGURE}" transform="translate(0 -8) scale(2)" fill="${ink}" stroke="${paper}" stroke-width="2"/></g>`;
}
