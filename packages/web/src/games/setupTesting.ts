/** For tests: what setting up knows of both games. */
import type { Setup, SetupRequest } from "@interchange/tabletop";
import type { SetupFace } from "../table/setup/face.ts";
import { metroSetupFace } from "./metro/setup/metroSetup.tsx";
import { undergroundSetupFace } from "./underground/setup/undergroundSetup.tsx";

export const metro = metroSetupFace();
export const underground = undergroundSetupFace();
export const FACES = [
  ["Metro", metro],
  ["On the Underground", underground],
] as const;

export function setupOf({ engine }: SetupFace, request: SetupRequest): Setup {
  const prepared = engine.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared.setup;
}
