/** The game with all of its modules. */
import { CATALOG } from "./catalog.ts";
import { metroWith } from "./game.ts";
import type { MetroGame } from "./game.ts";
import { searchOf } from "./search.ts";
import type { MetroSearch } from "./search.ts";

export const metro: MetroGame = metroWith(CATALOG);
// Not needed by callers that only play.
export const metroSearch: MetroSearch = /* @__PURE__ */ searchOf(metro);
