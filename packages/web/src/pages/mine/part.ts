import type { Mine } from "./useMine.ts";

/** What each part of the page is handed. */
export interface PartProps {
  readonly mine: Mine;
}
