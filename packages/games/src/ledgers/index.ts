/**
 * Predicts what a turn would do, for each game. The server checks premoves with it. A separate entry, because it loads
 * the engines.
 */
import type { Foretell } from "./ledger.ts";
import { foretellMetro } from "./metro.ts";
import { foretellUnderground } from "./underground.ts";

export type { Foretell, Foretold } from "./ledger.ts";

export const FORETELL: Readonly<Record<string, Foretell>> = {
  metro: foretellMetro,
  underground: foretellUnderground,
};
