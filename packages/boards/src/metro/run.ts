/**
 * The train that runs along a line when it is scored. It is drawn as dashes of the line's own path, so that its cars
 * bend with the track.
 */
import { linePath } from "@interchange/metro/drawing";
import type { Colour } from "@interchange/metro/drawing";
import type { Speed } from "../speed.ts";
import { play, wantsLessMotion } from "../motion.ts";
import { runTimes } from "../turnTimes.ts";
import { seatStyle } from "./palette.ts";
import type { SceneLine } from "./scene.ts";

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

/** Plays once on a layer of the board; resolves at the end or when skipped. */
export async function runAlong(
  layer: SVGGElement,
  line: Pick<SceneLine, "from" | "passes" | "to">,
  colour: Colour | undefined,
  speed: Speed,
): Promise<void> {
  const train = document.createElementNS(SVG, "g");
  train.setAttribute("class", "run");
  for (const [name, value] of Object.entries(seatStyle(colour))) train.style.setProperty(name, value);
  layer.append(train);
  const { leaves, whole } = runTimes(line.passes.length, speed);
  const runs = Object.entries(PARTS).map(([name, marks]) => {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", linePath(line));
    path.setAttribute("class", name);
    train.append(path);
    const length = path.getTotalLength();
    // With reduced motion, the whole line lights up for a moment.
    if (!wantsLessMotion()) path.style.strokeDasharray = dashesOf(marks, length).join(" ");
    const waits = { strokeDashoffset: TRAIN };
    return play(
      path,
      [waits, { ...waits, offset: leaves }, { strokeDashoffset: -length }],
      whole,
      speed,
      "ease-in-out",
    );
  });
  try {
    await Promise.all(runs.flatMap((run) => (run ? [run.finished] : [])));
  } catch {
    // Skipped.
  }
  train.remove();
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
