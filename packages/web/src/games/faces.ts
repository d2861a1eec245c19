/** The games of the page, in the order of the list of games. */
import type { GameFace } from "./face.ts";
import { metroFace } from "./metro.ts";
import { undergroundFace } from "./underground.ts";

export const FACES: readonly GameFace[] = [metroFace, undergroundFace];

export function faceOf(id: unknown, among: readonly GameFace[] = FACES): GameFace | undefined {
  return among.find(({ entry }) => entry.id === id);
}
