/** The reference's knowledge of each module, one line each. */
import type { ModuleId, SliceKey } from "@interchange/metro";
import { BERLIN } from "@interchange/metro/modules/berlin/module";
import { CENTER_RAILS } from "@interchange/metro/modules/center-rails/module";
import { LONDON } from "@interchange/metro/modules/london/module";
import { NEW_YORK } from "@interchange/metro/modules/new-york/module";
import { NUMBERED } from "@interchange/metro/modules/numbered-stations/module";
import { PARIS } from "@interchange/metro/modules/paris/slice";
import { SOLO } from "@interchange/metro/modules/solo/module";
import { ST_PETERSBURG } from "@interchange/metro/modules/st-petersburg/module";
import { STOCK } from "@interchange/metro/modules/stock-corporations/module";
import { STOCKHOLM } from "@interchange/metro/modules/stockholm/module";
import type { Senses, Sensing } from "../sense.ts";
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

/** A module and what the reference knows about it. The key names the slice it reads. */
function sensed<Slice>(key: SliceKey<Slice>, sensing: Sensing<Slice>): readonly [ModuleId, Sensing] {
  return [key, sensing];
}

/** Modules that need no knowledge, and why. */
export const SENSELESS: Readonly<Record<ModuleId, string>> = {
  "central-stations": "that the lines from there are somebody's shows in who earns them",
  "corporate-central-stations": "the same, and what a company gains shows in what its shares are worth",
};

export const SENSES: Senses = new Map([
  sensed(BERLIN, berlin),
  sensed(CENTER_RAILS, centerRails),
  sensed(LONDON, london),
  sensed(NEW_YORK, newYork),
  sensed(NUMBERED, numberedStations),
  sensed(PARIS, paris),
  sensed(SOLO, solo),
  sensed(ST_PETERSBURG, stPetersburg),
  sensed(STOCK, stockCorporations),
  sensed(STOCKHOLM, stockholm),
]);
