/** The light that runs along a line when it is scored. */
import { linePath } from "@interchange/metro/drawing";
import type { Speed } from "../speed.ts";
import { play, scoringTime, wantsLessMotion } from "../motion.ts";
import type { SceneLine } from "./scene.ts";

const SVG = "http://www.w3.org/2000/svg";
/** How long the light is, in board units. */
const LIGHT = 70;

/** Plays once on a layer of the board; resolves when it has come to an end or was skipped. */
export async function runAlong(
  layer: SVGGElement,
  line: Pick<SceneLine, "from" | "passes" | "to">,
  speed: Speed,
): Promise<void> {
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", linePath(line));
  path.setAttribute("class", "run");
  layer.append(path);
  const length = path.getTotalLength();
  // Without travel the whole line lights up for a moment.
  if (!wantsLessMotion()) path.style.strokeDasharray = `${LIGHT} ${length + LIGHT}`;
  const frames = [{ strokeDashoffset: LIGHT }, { strokeDashoffset: -length }];
  const animation = play(path, frames, scoringTime(line.passes.length), speed, "ease-in-out");
  try {
    await animation?.finished;
  } catch {
    // Skipped.
  }
  path.remove();
}
