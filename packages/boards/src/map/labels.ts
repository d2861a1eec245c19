/** Chooses which labels are shown, and where. */
import { farLabels } from "./farLabels.ts";
import type { ShownLabel } from "./labelBoxes.ts";
import { areNear, nearLabels } from "./nearLabels.ts";
import type { SceneStation } from "./scene.ts";
import { LONDON_SHEET } from "./sheet.ts";
import type { Sheet } from "./sheet.ts";

export function labelsAt(
  stations: readonly SceneStation[],
  scale: number,
  sheet: Sheet = LONDON_SHEET,
): readonly ShownLabel[] {
  return areNear(scale) ? nearLabels(stations, scale, sheet) : farLabels(stations, scale, sheet);
}
