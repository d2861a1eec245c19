/** The network that was built, stretched to an upright sheet. Letters and signs keep their shape. */
import { LONDON } from "../cities/london.ts";
import { LONDON_MAP } from "../cities/londonMap.ts";
import type { CityMap } from "../city.ts";
import { cityWith } from "../components.ts";
import type { Position } from "../position.ts";
import { GROUNDS, LINE_LETTERS, linePaint } from "./palette.ts";
import type { Theme } from "./palette.ts";
import { platesOf, riverPath } from "./signs.ts";
import { drawnSpaces } from "./spaces.ts";
import { spotOf } from "./spots.ts";
import { lineStrokes } from "./strokes.ts";
import type { LineEnd } from "./strokes.ts";
import { stationSvg, strokeSvg } from "./svg.ts";

const STRETCH = 1.42;

const UPRIGHT: CityMap = {
  ...LONDON_MAP,
  height: LONDON_MAP.height * STRETCH,
  river: LONDON_MAP.river.map(([x = 0, y = 0]) => [x, y * STRETCH]),
  stations: Object.fromEntries(
    Object.entries(LONDON_MAP.stations).map(([id, spot]) => {
      const y = spot.y * STRETCH;
      return [id, { ...spot, y, label: { ...spot.label, y: spot.label.y + y - spot.y } }];
    }),
  ),
};

/** The bounds of the poster's map, in map units. Nothing lies at its very top and bottom. */
export const POSTER_BOX = { x: 0, y: 70, width: UPRIGHT.width, height: 1680 } as const;

export function posterSvg(
  position: Pick<Position, "pieces" | "symbols" | "setup">,
  theme: Theme,
  paper: string,
): string {
  const { pieces, symbols, setup } = position;
  const { river, space, ink } = GROUNDS[theme];
  const strokes = lineStrokes(drawnSpaces(LONDON, UPRIGHT, pieces));
  const reached = new Set(pieces.flatMap(({ between }) => between));
  const shown = { pieces, symbols, setup, open: [], passenger: "" };
  return [
    `<path d="${riverPath(UPRIGHT)}" stroke="${river}" stroke-width="34"/>`,
    ...strokes.map((stroke) => strokeSvg(stroke, theme)),
    ...strokes.flatMap(({ line, ends }) => ends.map((end) => letter(line, end, theme))),
    ...platesOf(LONDON, UPRIGHT)
      .filter(({ station }) => reached.has(station))
      .map(({ station, length, turn }) => {
        const { x, y } = spotOf(UPRIGHT, station);
        return `<rect x="-8" y="${-length / 2}" width="16" height="${length}" rx="8" transform="translate(${x} ${y}) rotate(${turn})" fill="${space}" stroke="${ink}" stroke-width="2.5"/>`;
      }),
    ...cityWith(setup.components)
      .stations.filter(({ id }) => reached.has(id))
      .map((station) => stationSvg(station, shown, theme, UPRIGHT, paper)),
  ].join("");
}

/** The letter of a line at one of its ends. */
function letter(line: string, { x, y }: LineEnd, theme: Theme): string {
  const { fill, edge, on } = linePaint(line, theme);
  return `<circle cx="${x}" cy="${y}" r="9" fill="${fill}" stroke="${edge}"/><text x="${x}" y="${y + 4}" font-size="11" font-weight="600" text-anchor="middle" fill="${on}">${LINE_LETTERS[line] ?? ""}</text>`;
}
