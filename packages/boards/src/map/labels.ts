/** Chooses which labels are shown, and where. */
import type { Sight } from "./camera.ts";
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
  sight?: Sight,
): readonly ShownLabel[] {
  return areNear(scale) ? nearLabels(stations, scale, sheet, sight) : farLabels(stations, scale, sheet);
}
