import type { Listed } from "../home/listed.ts";
import type { Mine } from "./useMine.ts";

/** What each part of the page is handed. */
export interface PartProps {
  readonly mine: Mine;
  readonly listed: ReadonlyMap<string, Listed>;
}
