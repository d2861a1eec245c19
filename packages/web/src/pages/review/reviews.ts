/** The games' reviews, by name: nothing of one is fetched before somebody looks at a game again. */
import type { ComponentType } from "preact";
import type { FetchReview, TableProps } from "../../games/face.ts";

const REVIEWS = import.meta.glob<FetchReview>("../../games/*/review/index.ts", { import: "fetchReview" });

export async function reviewOf(game: string, modules: readonly string[]): Promise<ComponentType<TableProps>> {
  const load = REVIEWS[`../../games/${game}/review/index.ts`];
  if (!load) throw new RangeError(`no review of "${game}"`);
  return (await load())(modules);
}
