/** What is said on the ways to other people; fetched with the first page that has one. */
import type { lobby } from "./en/lobby.ts";
import { part } from "./part.ts";

export const lobbyWords = part<typeof lobby>("parts/words/lobby");
