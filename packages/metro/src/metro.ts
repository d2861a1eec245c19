/** The game with all of its modules. */
import { CATALOG } from "./catalog.ts";
import { metroWith } from "./game.ts";
import type { MetroGame } from "./game.ts";
import { searchOf } from "./search.ts";
import type { MetroSearch } from "./search.ts";

export const metro: MetroGame = metroWith(CATALOG);
// Whoever only plays does without.
export const metroSearch: MetroSearch = /* @__PURE__ */ searchOf(metro);
