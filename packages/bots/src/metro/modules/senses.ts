/**
 * What the planner knows of each module, one line each. A module that has none needs none: that the lines from central
 * stations are somebody's, for one, shows in who earns them.
 */
import type { ModuleId } from "@interchange/metro";
import type { Sensing } from "../sense.ts";
import { berlin } from "./berlin.ts";
import { centerRails } from "./center-rails.ts";
import { london } from "./london.ts";
import { newYork } from "./new-york.ts";
import { numberedStations } from "./numbered-stations.ts";
import { paris } from "./paris.ts";
import { solo } from "./solo.ts";
import { stPetersburg } from "./st-petersburg.ts";
import { stockCorporations } from "./stock-corporations.ts";
import { stockholm } from "./stockholm.ts";

export const SENSES: Readonly<Record<ModuleId, Sensing>> = {
  berlin,
  "center-rails": centerRails,
  london,
  "new-york": newYork,
  "numbered-stations": numberedStations,
  paris,
  solo,
  "st-petersburg": stPetersburg,
  "stock-corporations": stockCorporations,
  stockholm,
};
