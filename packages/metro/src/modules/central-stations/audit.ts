/** Invariants of the tiles at the centre in every position. For tests. */
import type { Scene } from "../../module.ts";
import type { Position } from "../../position.ts";
import { stationOfSpace, SPACES } from "./spaces.ts";
import type { CentralSlice } from "./spaces.ts";

export function audit({ spaces }: CentralSlice, { lines }: Position, { layout }: Scene): string | undefined {
  const { ownedBy } = layout.terms;
  const set = spaces.filter((earner) => earner !== null);
  if (spaces.length !== SPACES.length) return `${spaces.length} spaces`;
  if (new Set(set.map((earner) => JSON.stringify(earner))).size !== set.length) return "somebody has set two tiles";
  if (set.some(({ kind }) => kind !== ownedBy)) return "a tile of somebody who owns no lines";
  for (const space of SPACES) {
    const line = lines.find(({ from }) => from === stationOfSpace(space));
    if (line && JSON.stringify(line.earner) !== JSON.stringify(spaces[space]))
      return `the line from space ${space} pays somebody else`;
  }
  return undefined;
}
