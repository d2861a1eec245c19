import { LONDON_MAP } from "@interchange/underground/drawing";
import type { SceneStation } from "./scene.ts";

/** How large the mark of a station that matters is at least, in CSS pixels. */
const LEAST_MARK = 7.5;

export type Important = Pick<SceneStation, "isOpen" | "isPassengerHere" | "isFound">;

/** Stations that matter: whatever the scale, they can be told and read. */
export const isImportant = (station: Important): boolean =>
  station.isOpen || station.isPassengerHere || station.isFound;

/** How much larger than usual the mark of an important station is drawn. */
export function boostAt(scale: number): number {
  return Math.max(1, LEAST_MARK / (LONDON_MAP.stationRadius * scale));
}
