/**
 * The list of modules. Their hooks are called in this order: cities give companies their profit before stock
 * corporations rank them.
 */
import type { Module } from "./module.ts";
import { berlin } from "./modules/berlin/module.ts";
import { centerRails } from "./modules/center-rails/module.ts";
import { centralStations } from "./modules/central-stations/module.ts";
import { corporateCentralStations } from "./modules/corporate-central-stations/module.ts";
import { london } from "./modules/london/module.ts";
import { newYork } from "./modules/new-york/module.ts";
import { numberedStations } from "./modules/numbered-stations/module.ts";
import { paris } from "./modules/paris/module.ts";
import { solo } from "./modules/solo/module.ts";
import { stPetersburg } from "./modules/st-petersburg/module.ts";
import { stockCorporations } from "./modules/stock-corporations/module.ts";
import { stockholm } from "./modules/stockholm/module.ts";

export const CATALOG: readonly Module[] = [
  paris,
  stockholm,
  london,
  newYork,
  stPetersburg,
  berlin,
  numberedStations,
  centerRails,
  centralStations,
  stockCorporations,
  corporateCentralStations,
  solo,
];
