import type { Listing } from "../../games/face.ts";
import type { GameAbout } from "../../words/types.ts";

/** What the list says of a game's tables. */
export type Listed = Listing & Pick<GameAbout, "name" | "progress">;
