/** The setups of both games, for tests. */
import type { Setup, SetupRequest } from "@interchange/tabletop";
import type { GameSetup } from "../table/setup/gameSetup.ts";
import { metroGameSetup } from "./metro/setup/gameSetup.tsx";
import { undergroundGameSetup } from "./underground/setup/gameSetup.tsx";

export const metro = metroGameSetup();
export const underground = undergroundGameSetup();
export const GAME_SETUPS = [
  ["Metro", metro],
  ["On the Underground", underground],
] as const;

export function setupOf({ engine }: GameSetup, request: SetupRequest): Setup {
  const prepared = engine.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared.setup;
}
