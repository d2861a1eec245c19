/**
 * Draws lines as strokes: pieces that meet at a station are joined by a curve, so that a line reads as one. Where a
 * line branches, the straightest ways go through and the others begin there.
 */
import type { Stretch } from "../ways.ts";
import type { CityMap } from "./cityMap.ts";
import { pointsOf } from "./spaces.ts";
import type { DrawnSpace } from "./spaces.ts";
import { pathOf as blockPath } from "./spots.ts";

type Point = readonly [x: number, y: number];

/** A piece in the direction of the stroke. */
interface Run {
  readonly from: Point;
  readonly to: Point;
  readonly bends: readonly Point[];
}

/** The end of a line, for its sign: a point on the line just outside the station. */
export interface LineEnd {
  readonly station: string;
  readonly x: number;
  readonly y: number;
}

export interface LineStroke {
  readonly line: string;
  /** All of the line as one path. */
  readonly path: string;
  readonly ends: readonly LineEnd[];
}

/** How far from a station a curve begins. */
const CURVE = 17;
/** How far from the station a line's end sign is, and how far from another line's sign in the block. */
const SIGN_AWAY = 30;
const SIGN_APART = 19;

const round = (at: number): number => Math.round(at * 10) / 10;
const written = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

function runOf({ between, segment }: DrawnSpace, from: string): Run {
  const points = pointsOf(segment);
  return runAlong(between[0] === from ? points : points.toReversed());
}

function runAlong(points: readonly Point[]): Run {
  return { from: points[0] ?? [0, 0], to: points.at(-1) ?? [0, 0], bends: points.slice(1, -1) };
}

const across = ({ between }: DrawnSpace, from: string): string => (between[0] === from ? between[1] : between[0]);

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** The directions in which a run begins and ends. */
const setsOut = ({ from, to, bends }: Run): Point => direction(from, bends[0] ?? to);
const arrives = ({ from, to, bends }: Run): Point => direction(bends.at(-1) ?? from, to);

const along = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];

/** The way from one run into the next. */
function joint(one: Run, next: Run): string {
  const [into, out] = [arrives(one), setsOut(next)];
  const turn = into[0] * out[1] - into[1] * out[0];
  const gap: Point = [next.from[0] - one.to[0], next.from[1] - one.to[1]];
  if (Math.abs(turn) < 0.01 && Math.hypot(...gap) < 0.2) return "";
  const [begin, end] = [along(one.to, into, -CURVE), along(next.from, out, CURVE)];
  if (Math.abs(turn) < 0.01)
    return `L${written(begin)}C${written(along(begin, into, CURVE))} ${written(along(end, out, -CURVE))} ${written(end)}`;
  // The corner where the two would meet if they were longer.
  const reach = (gap[0] * out[1] - gap[1] * out[0]) / turn;
  return `L${written(begin)}Q${written(along(one.to, into, Math.max(-CURVE, Math.min(CURVE, reach))))} ${written(end)}`;
}

function pathOf([first, ...rest]: readonly Run[], begin?: Point, end?: Point): string {
  if (!first) return "";
  let path = begin ? `M${written(begin)}L${written(first.from)}` : `M${written(first.from)}`;
  path += corners(first);
  let last = first;
  for (const run of rest) {
    path += joint(last, run) + corners(run);
    last = run;
  }
  return `${path}L${written(last.to)}${end ? `L${written(end)}` : ""}`;
}

/** The bends of a run, rounded. */
function corners({ from, to, bends }: Run): string {
  return bends
    .map((bend, at) => {
      const [before, after] = [bends[at - 1] ?? from, bends[at + 1] ?? to];
      const room = (other: Point): number => Math.hypot(other[0] - bend[0], other[1] - bend[1]) / 2;
      const by = Math.min(CURVE, room(before), room(after));
      const [begin, end] = [along(bend, direction(bend, before), by), along(bend, direction(bend, after), by)];
      return `L${written(begin)}Q${written(bend)} ${written(end)}`;
    })
    .join("");
}

/** Every line that has track, in the order of their blocks. */
export function lineStrokes(spaces: readonly DrawnSpace[]): readonly LineStroke[] {
  const byLine = new Map<string, DrawnSpace[]>();
  for (const space of spaces)
    if (space.line !== undefined) byLine.set(space.line, [...(byLine.get(space.line) ?? []), space]);
  const signs = new Map<string, number>();
  return [...byLine].map(([line, pieces]) => strokeOf(line, pieces, signs));
}

/** `signs` counts the ends at each end of a block. */
function strokeOf(line: string, pieces: readonly DrawnSpace[], signs: Map<string, number>): LineStroke {
  const at = new Map<string, DrawnSpace[]>();
  for (const piece of pieces) for (const station of piece.between) at.set(station, [...(at.get(station) ?? []), piece]);
  const onwards = new Map<string, DrawnSpace>();
  for (const [station, meeting] of at) pairUp(station, meeting, onwards);

  const left = new Set(pieces);
  const paths: string[] = [];
  /** A stroke that begins or ends at a branch reaches into the middle of the station. */
  const anchor = (station: string): Point | undefined => {
    const meeting = at.get(station) ?? [];
    if (meeting.length <= 1) return undefined;
    const points = meeting.map((piece) => runOf(piece, station).from);
    const sum = points.reduce(([x, y], each) => [x + each[0], y + each[1]]);
    return [sum[0] / points.length, sum[1] / points.length];
  };
  const follow = (first: DrawnSpace, from: string): void => {
    const runs: Run[] = [];
    let station = from;
    for (let piece: DrawnSpace | undefined = first; piece && left.delete(piece);) {
      runs.push(runOf(piece, station));
      station = across(piece, station);
      piece = onwards.get(key(piece, station));
    }
    // A ring closes by going on along its first run.
    const isRing = station === from && onwards.get(key(first, from)) !== undefined;
    const begin = runOf(first, from);
    if (isRing) paths.push(pathOf([...runs, halfOf(begin)], undefined, undefined));
    else paths.push(pathOf(runs, anchor(from), anchor(station)));
  };
  for (const piece of pieces)
    for (const station of piece.between)
      if (left.has(piece) && !onwards.has(key(piece, station))) follow(piece, station);
  for (const piece of pieces) if (left.has(piece)) follow(piece, piece.between[0]);

  const ends = [...at].flatMap(([station, [last, ...others]]): readonly LineEnd[] => {
    if (!last || others.length) return [];
    const run = runOf(last, station);
    const before = signs.get(key(last, station)) ?? 0;
    signs.set(key(last, station), before + 1);
    const [x, y] = along(run.from, setsOut(run), SIGN_AWAY + before * SIGN_APART);
    return [{ station, x: round(x), y: round(y) }];
  });
  return { line, path: paths.join(""), ends };
}

const key = ({ block }: DrawnSpace, station: string): string => `${block} ${station}`;

/** A run up to its middle, or to its first bend. */
function halfOf({ from, to, bends: [bend] }: Run): Run {
  return { from, to: bend ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], bends: [] };
}

/** Pairs up the pieces at a station, the straightest pairs first. */
function pairUp(station: string, meeting: readonly DrawnSpace[], onwards: Map<string, DrawnSpace>): void {
  const headings = meeting.map((piece) => ({ piece, heading: setsOut(runOf(piece, station)) }));
  const bends = headings.flatMap(({ piece: one, heading: a }, first) =>
    headings.slice(first + 1).map(({ piece: other, heading: b }) => ({ one, other, bend: a[0] * b[0] + a[1] * b[1] })),
  );
  for (const { one, other } of bends.toSorted((a, b) => a.bend - b.bend)) {
    if (onwards.has(key(one, station)) || onwards.has(key(other, station))) continue;
    onwards.set(key(one, station), other);
    onwards.set(key(other, station), one);
  }
}

/** The path of a stretch of a trip: on the line's own track, or on foot along the middle of the blocks. */
export function stretchPath(map: CityMap, spaces: readonly DrawnSpace[], { line, stations }: Stretch): string {
  const [begin = "", ...others] = stations;
  let at = begin;
  const runs = others.map((to): Run => {
    const from = at;
    at = to;
    const piece =
      line === undefined
        ? undefined
        : spaces.find((each) => each.line === line && each.between.includes(from) && each.between.includes(to));
    if (piece) return runOf(piece, from);
    return runAlong(blockPath(map, [from, to]));
  });
  return runs.length ? pathOf(runs) : "";
}
