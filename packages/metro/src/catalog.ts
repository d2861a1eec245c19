/**
 * Every module, one line each. Their order is the order in which their hooks are called: cities give companies their
 * profit before stock corporations rank them.
 */
import type { Module } from "./module.ts";
import { paris } from "./modules/paris/module.ts";
import { stPetersburg } from "./modules/st-petersburg/module.ts";
import { stockCorporations } from "./modules/stock-corporations/module.ts";
import { installModules } from "./registry.ts";

export const CATALOG: readonly Module[] = [paris, stPetersburg, stockCorporations];

installModules(CATALOG);
