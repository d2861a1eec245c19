import type { Mine } from "./useMyGames.ts";

/** What each part of the page is handed. */
export interface PartProps {
  readonly mine: Mine;
}
