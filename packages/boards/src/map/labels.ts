/** Chooses which labels are shown, and where. */
import { farLabels } from "./farLabels.ts";
import type { ShownLabel } from "./labelBoxes.ts";
import { areNear, nearLabels } from "./nearLabels.ts";
import type { SceneStation } from "./scene.ts";

export function labelsAt(stations: readonly SceneStation[], scale: number): readonly ShownLabel[] {
  return areNear(scale) ? nearLabels(stations, scale) : farLabels(stations, scale);
}
