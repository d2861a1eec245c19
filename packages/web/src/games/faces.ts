/** The games of the page, in the order of the list of games. */
import type { GameAbout } from "../words/types.ts";
import type { GameFace, Listing } from "./face.ts";
import { metroFace } from "./metro/index.ts";
import { undergroundFace } from "./underground/index.ts";

export const FACES: readonly GameFace[] = [metroFace, undergroundFace];

export function faceOf(id: unknown, among: readonly GameFace[] = FACES): GameFace | undefined {
  return among.find(({ entry }) => entry.id === id);
}

/** What lists say of a game's tables. */
export type Listed = Listing & GameAbout;

export function listedOf(game: string): Listed | undefined {
  const face = faceOf(game);
  return face && { ...face.about(), ...face.listing };
}
