import { LONDON_FILE } from "../cities/london.ts";
import { cityMapOf } from "./cityMap.ts";
import type { CityMap } from "./cityMap.ts";

export const LONDON_MAP: CityMap = cityMapOf(LONDON_FILE);
