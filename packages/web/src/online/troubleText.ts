import { lobbyWords } from "../parts/words/lobbyWords.ts";
import type { Trouble } from "./api.ts";

/** What went wrong, in words; those of the catalogue must have been fetched. */
export function troubleText({ code, reason }: Trouble): string {
  const { problems, problem } = lobbyWords();
  return problems[code] ?? problem(code, reason);
}
