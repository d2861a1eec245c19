/** The games of the page, in the order of the list of games. */
import type { GameAbout } from "../words/types.ts";
import type { GamePage, Listing } from "./gamePage.ts";
import { metroPage } from "./metro/index.ts";
import { undergroundPage } from "./underground/index.ts";

export const GAME_PAGES: readonly GamePage[] = [metroPage, undergroundPage];

export function gamePageOf(id: unknown, among: readonly GamePage[] = GAME_PAGES): GamePage | undefined {
  return among.find(({ entry }) => entry.id === id);
}

/** What lists say of a game's tables. */
export type Listed = Listing & GameAbout;

export function listedOf(game: string): Listed | undefined {
  const gamePage = gamePageOf(game);
  return gamePage && { ...gamePage.about(), ...gamePage.listing };
}
