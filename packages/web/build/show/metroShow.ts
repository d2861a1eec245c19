/** A finished game of Metro: a train drives each line, in the order in which they were completed. */
import {
  drawnLines,
  drawnStations,
  facesOf,
  GROUNDS,
  isCentreStation,
  lengthOf,
  linePath,
  metro,
  paintOf,
  RING,
  seatColours,
  STUB,
  SVG_STYLE,
  svgParts,
  TILE,
} from "@interchange/metro";
import type { DrawnLine, Position } from "@interchange/metro";
import { known } from "@interchange/tabletop";
import type { ShowStep } from "../../src/games/show.ts";
import { at, faintUntil, onlyFrom, rounded } from "./drawing.ts";
import type { Drawing, PlayedTable, Theme } from "./drawing.ts";

/** In seconds. */
const A_TILE = 0.11;
const BETWEEN = 0.6;
const BEFORE = 0.9;
/** The layers of the board, as `svgParts` numbers them. */
const COMPLETED_LINES = 2;
const NAMES = 8;

/** A train of three cars as dashes along its line: the width, the colour, and the marks of each car. */
const CARS = [0, 38, 76];
const TRAIN = 114;
const AWAY = 9999;
const MARKS = [
  { width: 22, colour: "ink", marks: [[0, 34]] },
  { width: 17, colour: "seat", marks: [[2.5, 29]] },
  {
    width: 7,
    colour: "tile",
    marks: [
      [6, 5],
      [14.5, 5],
      [23, 5],
    ],
  },
] as const;

export function metroShow(table: PlayedTable): Drawing {
  const position = table.position as Position;
  const layout = metro.layoutOf(position.setup);
  const all = drawnLines(layout, facesOf(layout, position));
  const numbers = new Map(drawnStations(layout, all).map((station) => [station.at, station.number]));
  const lines = position.lines.flatMap(({ from, earner, points, to }) => {
    const line = known(all.find((each) => each.from === from));
    return earner?.kind === "seat" ? [{ line, seat: earner.seat, points, isCentre: isCentreStation(to) }] : [];
  });
  const totals = table.names.map(() => 0);
  let now = BEFORE;
  const steps = lines.map(({ line, seat, points, isCentre }): ShowStep => {
    const from = now;
    const tiles = line.passes.length;
    const to = from + tiles * A_TILE;
    totals[seat] = (totals[seat] ?? 0) + points;
    now = to + BETWEEN;
    const name = String(numbers.get(line.from));
    return { from: rounded(from), to: rounded(to), seat, tiles, name, isCentre, points: [...totals] };
  });
  const stepOf = new Map(lines.map(({ line }, index) => [line.from, known(steps[index])]));
  const completed = all.filter(({ passes, to }) => passes.length && to !== undefined);
  const edge = RING + 4;
  return {
    show: { ends: rounded(now), steps },
    box: `${-edge} ${-edge} ${8 * TILE + 2 * edge} ${8 * TILE + 2 * edge}`,
    style: SVG_STYLE,
    parts: (theme) => {
      const [, ...board] = svgParts(layout, position, { theme, isOver: true });
      const colours = seatColours(position.setup);
      const fillOf = (seat = 0): string => paintOf(colours[seat], theme).fill;
      let drawn = 0;
      return [
        ...board
          .filter(([layer]) => layer !== NAMES)
          .map(([layer, svg]) => {
            if (layer !== COMPLETED_LINES) return svg;
            const line = known(completed[drawn++]);
            const step = stepOf.get(line.from);
            return step ? lineSvg(line, step, fillOf(step.seat), svg) : svg;
          }),
        ...lines.map(({ line }, index) => {
          const step = known(steps[index]);
          const { fill, on } = paintOf(colours[step.seat ?? 0], theme);
          return trainSvg(line, step, fill, theme) + countSvg(line, step, fill, on);
        }),
        ...steps.filter(({ isCentre }) => isCentre).map(({ to, seat }) => ringSvg(to, fillOf(seat))),
      ];
    },
  };
}

/** A line, with a light behind it that follows its train and also shows under the pointer. */
function lineSvg(line: DrawnLine, { from, to }: ShowStep, fill: string, svg: string): string {
  const path = linePath(line);
  const light = `stroke="${fill}" stroke-width="26" stroke-opacity=".3" stroke-linejoin="round"`;
  const follows = `<path d="${path}" ${light} pathLength="1" stroke-dasharray="1" stroke-dashoffset="1"><animate attributeName="stroke-dashoffset" from="1" to="0" begin="${at(from)}" dur="${at(to - from)}"/><set attributeName="stroke-dashoffset" to="0" begin="${at(to)}" dur="${at(BETWEEN)}"/></path>`;
  return `<g class="show-line">${follows}${faintUntil(from, svg)}<path class="show-light" d="${path}" ${light} opacity="0"/></g>`;
}

function trainSvg(line: DrawnLine, { from, to }: ShowStep, seat: string, theme: Theme): string {
  const path = linePath(line);
  const length = STUB + line.passes.reduce((sum, pass) => sum + lengthOf(pass), STUB);
  const { ink, tile } = GROUNDS[theme];
  const runs = `<animate attributeName="stroke-dashoffset" from="${TRAIN}" to="${Math.round(-length)}" begin="${at(from)}" dur="${at(to - from)}"/>`;
  return `<g display="none">${onlyFrom(from, to)}${MARKS.map(
    ({ width, colour, marks }) =>
      `<path d="${path}" stroke="${{ ink, tile, seat }[colour]}" stroke-width="${width}" stroke-dasharray="${dashesOf(marks)}" stroke-dashoffset="${TRAIN}">${runs}</path>`,
  ).join("")}</g>`;
}

/** The marks of all cars as dashes, and then nothing for the rest of the line. */
function dashesOf(marks: readonly (readonly [begins: number, length: number])[]): string {
  let end = 0;
  const dashes = CARS.flatMap((car) =>
    marks.flatMap(([begins, length]) => {
      const gap = car + begins - end;
      end = car + begins + length;
      return [gap, length];
    }),
  );
  return ["0", ...dashes, AWAY].join(" ");
}

/** The tiles so far, above the train. The page counts them. */
function countSvg(line: DrawnLine, { from, to, tiles = 0 }: ShowStep, fill: string, on: string): string {
  const goes = `<animateMotion path="${linePath(line)}" begin="${at(from)}" dur="${at(to - from)}" fill="freeze"/>`;
  return `<g class="show-count" display="none">${onlyFrom(from, to + BETWEEN)}${goes}<g transform="translate(0 -34)"><circle r="23" fill="${fill}" stroke="${on}" stroke-opacity=".35"/><text y="9" font-size="26" font-weight="600" fill="${on}">${tiles}</text></g></g>`;
}

/** Two rings when a train reaches the centre. */
function ringSvg(from: number, fill: string): string {
  const grow = (from: number): string =>
    `<circle cx="400" cy="400" r="52" stroke="${fill}" stroke-width="6" display="none">${onlyFrom(from, from + 0.4)}<animate attributeName="r" from="52" to="120" begin="${at(from)}" dur="0.4s"/><animate attributeName="opacity" from="1" to="0" begin="${at(from)}" dur="0.4s"/></circle>`;
  return grow(from) + grow(from + 0.15);
}
