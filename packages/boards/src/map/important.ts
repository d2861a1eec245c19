import { STATION_RADIUS } from "@interchange/underground/drawing";
import type { SceneStation } from "./scene.ts";

/** The minimum size of an important station's mark, in CSS pixels. */
const LEAST_MARK = 7.5;

export type Important = Pick<SceneStation, "isOpen" | "isPassengerHere" | "isFound">;

/** Important stations are visible and readable at any scale. */
export const isImportant = (station: Important): boolean =>
  station.isOpen || station.isPassengerHere || station.isFound;

/** How much an important station's mark is enlarged. */
export function boostAt(scale: number): number {
  return Math.max(1, LEAST_MARK / (STATION_RADIUS * scale));
}
