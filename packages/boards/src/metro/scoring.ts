/**
 * Draws the scoring of lines that have just ended: a train runs along each and counts its tiles, and the centre
 * flashes. A train is drawn as dashes of the line's own path, so that its cars bend with the track.
 */
import { isCentreStation, linePath } from "@interchange/metro/drawing";
import type { Colour } from "@interchange/metro/drawing";
import { eachFrame } from "../motion.ts";
import { seatStyle } from "./palette.ts";
import type { SceneLine } from "./scene.ts";
import type { Run } from "./scoringPlan.ts";

export { scoringPlan } from "./scoringPlan.ts";
export type { Ended, Run, ScoringPlan } from "./scoringPlan.ts";

/** A line that has just ended, with its counted length. */
export interface ScoredLine {
  readonly line: Pick<SceneLine, "from" | "passes" | "to">;
  readonly colour: Colour | undefined;
  readonly tiles: number;
  readonly points: number;
  /** Undefined without a train. */
  readonly run: Run | undefined;
}

/** What the page does at the moments of a line, told by its place in the list. */
export interface ScoringMoments {
  /** Ends it. */
  readonly skipped: AbortSignal;
  leaves?(line: number, run: Run): void;
  /** The points fly off from here, in the window. */
  flies?(line: number, run: Run, from: DOMPoint): void;
  lands?(line: number, run: Run): void;
}

const SVG = "http://www.w3.org/2000/svg";
/** In board units: the number of cars, their length, and the distance from one to the next. */
const CARS = 3;
const CAR = 34;
const PITCH = 38;
const TRAIN = CARS * PITCH;
/** The parts of a car: where each mark begins, and its length. */
const PARTS: Readonly<Record<string, readonly (readonly [begins: number, length: number])[]>> = {
  "run-edge": [[0, CAR]],
  "run-body": [[2.5, CAR - 5]],
  "run-windows": [
    [6, 5],
    [14.5, 5],
    [23, 5],
  ],
};
/** The count is beside the train, and the order of trains at the start of each line. */
const BESIDE = 34;
const ORDER_AT = 34;
const MIDDLE = { x: 400, y: 400 } as const;

/** Plays on a layer of the board. Resolves at the end or when skipped. */
export async function playScoring(
  layer: SVGGElement,
  lines: readonly ScoredLine[],
  ends: number,
  moments: ScoringMoments,
): Promise<void> {
  const trains = lines.filter(({ run }) => run);
  const draws = lines.flatMap((line, at) => {
    if (!line.run) return [];
    const order = trains.length > 1 ? trains.indexOf(line) + 1 : undefined;
    return [drawing(layer, line, line.run, order, at, moments)];
  });
  await eachFrame(ends, (now) => draws.forEach((draw) => draw(now)), moments.skipped);
  layer.replaceChildren();
}

/** Prepares a train; the result draws it at a moment. */
function drawing(
  layer: SVGGElement,
  { line, colour, tiles, points }: ScoredLine,
  run: Run,
  order: number | undefined,
  at: number,
  moments: ScoringMoments,
): (now: number) => void {
  const train = added(layer, "g", "run");
  for (const [name, value] of Object.entries(seatStyle(colour))) train.style.setProperty(name, value);
  const path = added(train, "path", "", { d: linePath(line) });
  const length = path.getTotalLength();
  const cars = Object.entries(PARTS).map(([name, marks]) =>
    added(train, "path", name, { d: linePath(line), "stroke-dasharray": dashesOf(marks, length).join(" ") }),
  );
  // Some lines end there without being doubled.
  const isDoubled = points > tiles && line.to !== undefined && isCentreStation(line.to);
  const middle = isDoubled ? MIDDLE : path.getPointAtLength(length);
  const rings = [0, 1].map(() => added(train, "circle", "run-ring", { cx: middle.x, cy: middle.y }));
  const count = disc(train, "run-count", 19);
  const number = order === undefined ? undefined : disc(layer, "run-order", 15);
  number?.show(path.getPointAtLength(ORDER_AT), String(order));
  const due = [
    { from: run.leaves, tell: () => moments.leaves?.(at, run) },
    { from: run.flies, tell: () => moments.flies?.(at, run, inWindow(layer, middle)) },
    { from: run.lands, tell: () => moments.lands?.(at, run) },
  ];
  return (now) => {
    const isRunning = now >= run.leaves && now < run.flies;
    train.style.visibility = isRunning ? "visible" : "hidden";
    if (now >= run.leaves) number?.remove();
    if (isRunning) {
      const front = smooth(shareOf(now, run.leaves, run.arrives)) * (length + TRAIN);
      for (const car of cars) car.style.strokeDashoffset = String(TRAIN - front);
      const doubled = now > run.arrives ? shareOf(now, run.arrives, run.flies) : 0;
      for (const [which, ring] of rings.entries()) {
        ring.setAttribute("r", String(46 + 16 * which + 34 * doubled));
        ring.style.opacity = String(doubled && 1 - doubled ** 3);
      }
      const { x, y } = path.getPointAtLength(Math.min(front, length));
      if (doubled) count.show(middle, String(points), 1 + 0.6 * doubled);
      else
        count.show({ x: x + BESIDE, y: y - BESIDE }, String(Math.min(tiles, Math.ceil((front / length) * tiles) || 1)));
    }
    while (due[0] && now >= due[0].from) due.shift()?.tell();
  };
}

const shareOf = (now: number, from: number, to: number): number => Math.min(1, Math.max(0, (now - from) / (to - from)));
const smooth = (share: number): number => share * share * (3 - 2 * share);

function added<Tag extends "g" | "path" | "circle" | "text">(
  parent: SVGElement,
  tag: Tag,
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(SVG, tag);
  element.setAttribute("class", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  parent.append(element);
  return element;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A disc with a number. */
function disc(parent: SVGElement, name: string, r: number) {
  const group = added(parent, "g", "run-disc");
  const inner = added(group, "g", name);
  added(inner, "circle", "", { r });
  const text = added(inner, "text", "", { "dominant-baseline": "central" });
  return {
    show({ x, y }: Spot, number: string, scale = 1): void {
      group.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
      text.textContent = number;
    },
    remove: () => group.remove(),
  };
}

function inWindow(layer: SVGGElement, { x, y }: Spot): DOMPoint {
  return new DOMPoint(x, y).matrixTransform(layer.getScreenCTM() ?? undefined);
}

/** The marks of all cars as dashes, followed by a gap longer than the line. */
export function dashesOf(
  marks: readonly (readonly [begins: number, length: number])[],
  length: number,
): readonly number[] {
  const dashes = [0];
  let at = 0;
  for (let car = 0; car < CARS; car++)
    for (const [begins, long] of marks) {
      dashes.push(car * PITCH + begins - at, long);
      at = car * PITCH + begins + long;
    }
  return [...dashes, length + 2 * TRAIN - at];
}
