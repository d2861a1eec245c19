/** All games, in the order in which the page lists them. */
import type { GameAbout } from "../words/types.ts";
import type { GamePage, Listing } from "./gamePage.ts";
import { metroPage } from "./metro/index.ts";
import { undergroundPage } from "./underground/index.ts";

export const GAME_PAGES: readonly GamePage[] = [metroPage, undergroundPage];

export function gamePageOf(id: unknown, among: readonly GamePage[] = GAME_PAGES): GamePage | undefined {
  return among.find(({ entry }) => entry.id === id);
}

export type Listed = Listing & GameAbout;

export function listedOf(game: string): Listed | undefined {
  const gamePage = gamePageOf(game);
  return gamePage && { ...gamePage.about(), ...gamePage.listing };
}
