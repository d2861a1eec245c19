/** The stages as numbers: their indices in this list. */
import type { Stage } from "./position.ts";

export const STAGES: readonly Stage[] = [
  "markers",
  "symbols",
  "deal",
  "build",
  "express",
  "normal",
  "refill",
  "over",
  "lot",
];
export const MARKERS = 0;
export const SYMBOLS = 1;
export const DEAL = 2;
export const BUILD = 3;
export const EXPRESS = 4;
export const NORMAL = 5;
export const REFILL = 6;
export const OVER = 7;
export const LOT = 8;

/** Whether a seat acts, and not chance. */
export function isSeatsStage(stage: number): boolean {
  return stage >= BUILD && stage <= NORMAL;
}
