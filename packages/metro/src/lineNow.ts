/** The current length and owner of an open line, with all modules considered. */
import type { Station } from "./geometry.ts";
import type { Scene } from "./module.ts";
import type { Earner } from "./position.ts";
import { firstEarner } from "./scoring.ts";

/** How much of a line counts so far. */
export function countedLength(scene: Scene, from: Station, length: number): number {
  const line = { from, to: from, length };
  return scene.layout.modules.reduce((sofar, module) => module.length?.(sofar, line, scene) ?? sofar, length);
}

/** Who would earn the line from a station if it ended now. */
export function ownerNow(scene: Pick<Scene, "layout" | "slice">, from: Station): Earner | undefined {
  const line = { from, to: from, length: 0 };
  return scene.layout.modules.reduce(
    (earner, module) => (module.earner ? module.earner(earner, line, scene) : earner),
    firstEarner(scene.layout, from),
  );
}
