/** The passenger on his way. */
import { known } from "@interchange/tabletop";
import { LONDON_MAP, PASSENGER_FIGURE, stretchPath } from "@interchange/underground/drawing";
import type { Stretch } from "@interchange/underground/drawing";
import type { Speed } from "../speed.ts";
import { play } from "../motion.ts";
import type { Box } from "./camera.ts";
import type { MapScene } from "./scene.ts";

const SVG = "http://www.w3.org/2000/svg";
const LONGEST = 1200;
/** Milliseconds for a block. */
const PACES = { walk: 240, ride: 110 } as const;
/** Steps that a stretch is cut into. */
const STEPS = 12;

export function tripTime(way: readonly Stretch[]): number {
  const time = way.reduce(
    (sum, { line, stations }) => sum + (stations.length - 1) * (line === undefined ? PACES.walk : PACES.ride),
    150,
  );
  return Math.min(LONGEST, time);
}

/** The part of the map that a way crosses. */
export function boxOfWay(way: readonly Stretch[]): Box {
  const spots = way.flatMap(({ stations }) => stations.map((id) => known(LONDON_MAP.stations[id])));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys) - 40, right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Plays once on a layer of the map; resolves when he has arrived or the trip was skipped. */
export async function travel(
  layer: SVGGElement,
  spaces: MapScene["spaces"],
  way: readonly Stretch[],
  boost: number,
  speed: Speed,
): Promise<void> {
  const figure = document.createElementNS(SVG, "g");
  const body = document.createElementNS(SVG, "path");
  body.setAttribute("d", PASSENGER_FIGURE);
  body.setAttribute("transform", "translate(0 5) scale(1.4)");
  figure.setAttribute("class", "map-passenger");
  figure.append(body);
  const frames = framesOf(layer, spaces, way, boost);
  const last = frames.at(-1)?.["transform"];
  // Those who want no travel see him where he arrives.
  if (typeof last === "string") figure.style.transform = last;
  layer.append(figure);
  try {
    await play(figure, frames, tripTime(way), speed, "ease-in-out")?.finished;
  } catch {
    // Skipped.
  }
  figure.remove();
}

export function skipTrips(layer: SVGGElement): void {
  for (const figure of layer.children) for (const animation of figure.getAnimations()) animation.cancel();
}

/** Where he is from moment to moment; a walked block takes longer than one that he rides. */
function framesOf(layer: SVGGElement, spaces: MapScene["spaces"], way: readonly Stretch[], boost: number): Keyframe[] {
  const path = document.createElementNS(SVG, "path");
  layer.append(path);
  const whole = way.reduce((sum, stretch) => sum + weightOf(stretch), 0);
  let passed = 0;
  const frames: Keyframe[] = [];
  for (const stretch of way) {
    path.setAttribute("d", stretchPath(LONDON_MAP, spaces, stretch));
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
