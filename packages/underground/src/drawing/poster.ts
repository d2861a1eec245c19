/** The network that was built, stretched to an upright sheet. Letters and signs keep their shape. */
import type { MapPoint } from "../maps/mapFile.ts";
import type { Position } from "../position.ts";
import type { CityMap } from "./cityMap.ts";
import { GROUNDS, LINE_LETTERS, linePaint } from "./palette.ts";
import type { Theme } from "./palette.ts";
import { platesOf, riverPath } from "./signs.ts";
import { drawnSpaces } from "./spaces.ts";
import { spotOf } from "./spots.ts";
import { lineStrokes } from "./strokes.ts";
import type { LineEnd } from "./strokes.ts";
import { drawnCity, stationSvg, strokeSvg } from "./svg.ts";
import type { SvgBox } from "./svg.ts";

/** A wide map is stretched to this height, relative to its width; a higher one stays as it is. */
const HEIGHT = 0.91708;
/** The part of its height that is shown: nothing lies at the very top and bottom. */
const SHOWN = { from: 0.0398, height: 0.9541 } as const;

const stretchOf = ({ width, height }: CityMap): number => Math.max(1, (HEIGHT * width) / height);

const stretched = new WeakMap<CityMap, CityMap>();

function uprightOf(map: CityMap): CityMap {
  let upright = stretched.get(map);
  if (!upright) stretched.set(map, (upright = stretchedBy(map, stretchOf(map))));
  return upright;
}

function stretchedBy(map: CityMap, by: number): CityMap {
  const moved = (points: readonly MapPoint[]): readonly MapPoint[] => points.map(([x, y]) => [x, y * by]);
  return {
    ...map,
    height: map.height * by,
    rivers: map.rivers.map(moved),
    bends: Object.fromEntries(Object.entries(map.bends).map(([block, points]) => [block, moved(points)])),
    stations: Object.fromEntries(
      Object.entries(map.stations).map(([id, spot]) => {
        const y = spot.y * by;
        return [id, { ...spot, y, label: { ...spot.label, y: spot.label.y + y - spot.y } }];
      }),
    ),
  };
}

/** The bounds of the poster's map, in map units. */
export function posterBox({ setup }: Pick<Position, "setup">): SvgBox {
  const { width, height } = uprightOf(drawnCity(setup).map);
  return { x: 0, y: Math.round(height * SHOWN.from), width, height: Math.round(height * SHOWN.height) };
}

export function posterSvg(
  position: Pick<Position, "pieces" | "symbols" | "setup">,
  theme: Theme,
  paper: string,
  letters = LINE_LETTERS,
): string {
  const { pieces, symbols, setup } = position;
  const { river, space, ink } = GROUNDS[theme];
  const { city, map } = drawnCity(setup);
  const upright = uprightOf(map);
  const strokes = lineStrokes(drawnSpaces(city, upright, pieces));
  const reached = new Set(pieces.flatMap(({ between }) => between));
  const shown = { pieces, symbols, setup, open: [], passenger: "" };
  return [
    ...upright.rivers.map((each) => `<path d="${riverPath(each)}" stroke="${river}" stroke-width="34"/>`),
    ...strokes.map((stroke) => strokeSvg(stroke, theme)),
    ...strokes.flatMap(({ line, ends }) => ends.map((end) => signOf(line, letters[line] ?? "", end, theme))),
    ...platesOf(city, upright)
      .filter(({ station }) => reached.has(station))
      .map(({ station, length, turn }) => {
        const { x, y } = spotOf(upright, station);
        return `<rect x="-8" y="${-length / 2}" width="16" height="${length}" rx="8" transform="translate(${x} ${y}) rotate(${turn})" fill="${space}" stroke="${ink}" stroke-width="2.5"/>`;
      }),
    ...city.stations
      .filter(({ id }) => reached.has(id))
      .map((station) => stationSvg(station, shown, theme, { city, map: upright }, paper)),
  ].join("");
}

/** The letter of a line at one of its ends. */
function signOf(line: string, letter: string, { x, y }: LineEnd, theme: Theme): string {
  const { fill, edge, on } = linePaint(line, theme);
  return `<circle cx="${x}" cy="${y}" r="9" fill="${fill}" stroke="${edge}"/><text x="${x}" y="${y + 4}" font-size="11" font-weight="600" text-anchor="middle" fill="${on}">${letter}</text>`;
}
