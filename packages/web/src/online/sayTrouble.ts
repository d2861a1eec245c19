import { lobbyWords } from "../parts/words/lobbyWords.ts";
import type { Trouble } from "./api.ts";
import { troubleText } from "./troubleText.ts";

/** What went wrong, in words that are fetched for it; for pages that mostly need none. */
export async function sayTrouble(trouble: Trouble): Promise<string> {
  await lobbyWords.fetch();
  return troubleText(trouble);
}
