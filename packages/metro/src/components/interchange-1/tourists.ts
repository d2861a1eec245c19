/**
 * The number of tourists of each colour. That there are 32 is the box's; that each colour has equally many is inferred.
 */
import type { TouristCounts } from "../parts.ts";

export const TOURISTS_1: TouristCounts = {
  yellow: 4,
  blue: 4,
  orange: 4,
  green: 4,
  purple: 4,
  gray: 4,
  red: 4,
  brown: 4,
};
