/** Metro with all of its modules, for what knows them anyway. */
import { CATALOG } from "@interchange/metro/catalog";
import { metroWith } from "@interchange/metro/core";
import type { MetroGame } from "@interchange/metro/core";

export const wholeMetro: MetroGame = metroWith(CATALOG);
