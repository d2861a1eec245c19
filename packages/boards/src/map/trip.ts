/** Animates the passenger's trip: he walks by himself, and rides in a train of the line. */
import { known } from "@interchange/tabletop";
import { PASSENGER_FIGURE, stretchPath } from "@interchange/underground/drawing";
import type { Stretch } from "@interchange/underground/drawing";
import type { Speed } from "../speed.ts";
import { play, wantsLessMotion } from "../motion.ts";
import type { Box, Sheet } from "./sheet.ts";
import { lineStyle } from "./palette.ts";
import type { MapScene } from "./scene.ts";

const SVG = "http://www.w3.org/2000/svg";
const LONGEST = 1200;
/** Milliseconds per block. */
const PACES = { walk: 240, ride: 110 } as const;
/** Steps per stretch. */
const STEPS = 12;
/** The length of his train in map units. */
const TRAIN = 46;

export function tripTime(way: readonly Stretch[]): number {
  const time = way.reduce(
    (sum, { line, stations }) => sum + (stations.length - 1) * (line === undefined ? PACES.walk : PACES.ride),
    150,
  );
  return Math.min(LONGEST, time);
}

/** The part of the map that a trip crosses. */
export function boxOfWay(way: readonly Stretch[], { map }: Sheet): Box {
  const spots = way.flatMap(({ stations }) => stations.map((id) => known(map.stations[id])));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys) - 40, right: Math.max(...xs), bottom: Math.max(...ys) };
}

type Drawn = Pick<MapScene, "spaces" | "sheet">;

/** Plays once on a layer of the map; resolves when he has arrived or the trip was skipped. */
export async function travel(
  layer: SVGGElement,
  drawn: Drawn,
  way: readonly Stretch[],
  boost: number,
  speed: Speed,
  share: number,
): Promise<void> {
  const time = tripTime(way) * share;
  const rides = ridesOf(layer, drawn, way, (train, frames) => play(train, frames, time, speed, "ease-in-out"));
  const figure = document.createElementNS(SVG, "g");
  const body = document.createElementNS(SVG, "path");
  body.setAttribute("d", PASSENGER_FIGURE);
  body.setAttribute("transform", "translate(0 5) scale(1.4)");
  figure.setAttribute("class", "map-passenger");
  figure.append(body);
  const frames = framesOf(layer, drawn, way, boost);
  const last = frames.at(-1)?.["transform"];
  // With reduced motion, he appears at his destination.
  if (typeof last === "string") figure.style.transform = last;
  layer.append(figure);
  try {
    await play(figure, frames, time, speed, "ease-in-out")?.finished;
  } catch {
    // Skipped.
  }
  for (const ride of rides) ride.remove();
  figure.remove();
}

/** A train for each stretch that he rides, visible only meanwhile. None with reduced motion. */
function ridesOf(
  layer: SVGGElement,
  { spaces, sheet }: Drawn,
  way: readonly Stretch[],
  start: (train: SVGPathElement, frames: Keyframe[]) => void,
): readonly SVGGElement[] {
  if (wantsLessMotion()) return [];
  const whole = way.reduce((sum, stretch) => sum + weightOf(stretch), 0);
  let passed = 0;
  return way.flatMap((stretch) => {
    const [from, to] = [passed / whole, (passed += weightOf(stretch)) / whole];
    if (stretch.line === undefined || to === from) return [];
    const ride = document.createElementNS(SVG, "g");
    for (const [name, value] of Object.entries(lineStyle(stretch.line))) ride.style.setProperty(name, value);
    layer.append(ride);
    for (const name of ["map-ride-edge", "map-ride"]) {
      const train = document.createElementNS(SVG, "path");
      train.setAttribute("class", name);
      train.setAttribute("d", stretchPath(sheet.map, spaces, stretch));
      ride.append(train);
      start(train, rideFrames(train.getTotalLength(), from, to));
    }
    return [ride];
  });
}

/** The train's position while he rides, with him in its middle. It is invisible before and after. */
export function rideFrames(length: number, from: number, to: number): Keyframe[] {
  const at = (offset: number, middle: number, opacity: number): Keyframe => ({
    offset,
    opacity,
    strokeDasharray: `${TRAIN} ${length + 2 * TRAIN}`,
    strokeDashoffset: TRAIN / 2 - middle,
  });
  const frames = [at(from, 0, 0), at(from, 0, 1), at(to, length, 1), at(to, length, 0)];
  return [...(from > 0 ? [at(0, 0, 0)] : []), ...frames, ...(to < 1 ? [at(1, length, 0)] : [])];
}

/** His position over time. A walked block takes longer than one he rides. */
function framesOf(layer: SVGGElement, { spaces, sheet }: Drawn, way: readonly Stretch[], boost: number): Keyframe[] {
  const path = document.createElementNS(SVG, "path");
  layer.append(path);
  const whole = way.reduce((sum, stretch) => sum + weightOf(stretch), 0);
  let passed = 0;
  const frames: Keyframe[] = [];
  for (const stretch of way) {
    path.setAttribute("d", stretchPath(sheet.map, spaces, stretch));
    const length = path.getTotalLength();
    const steps = STEPS * (stretch.stations.length - 1);
    for (let step = 0; step <= steps; step++) {
      const { x, y } = path.getPointAtLength((length * step) / steps);
      const offset = Math.min(1, (passed + (weightOf(stretch) * step) / steps) / whole);
      frames.push({ offset, transform: `translate(${x}px,${y}px) scale(${boost})` });
    }
    passed += weightOf(stretch);
  }
  path.remove();
  return frames;
}

function weightOf({ line, stations }: Stretch): number {
  return (stations.length - 1) * (line === undefined ? PACES.walk : PACES.ride);
}
