/** For whoever keeps plans: what turns would do, by game. Apart from the list of games, since it needs the engines. */
import type { Foretell } from "./ledger.ts";
import { foretellMetro } from "./metro.ts";
import { foretellUnderground } from "./underground.ts";

export type { Foretell, Foretold } from "./ledger.ts";

export const FORETELL: Readonly<Record<string, Foretell>> = {
  metro: foretellMetro,
  underground: foretellUnderground,
};
