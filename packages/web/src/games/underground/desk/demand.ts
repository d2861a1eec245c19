/** Groups the destinations left in the pile by how far the passenger would have to walk. */
import { openOf } from "@interchange/underground";
import type { View } from "@interchange/underground";
import { walkTo } from "../table/stationFacts.ts";

export interface Demand {
  /** Blocks to walk; undefined once he has left the board. */
  readonly walk: number | undefined;
  readonly express: readonly string[];
  readonly normal: readonly string[];
}

/** Nearest first. */
export function demandOf({ setup, pile, passenger }: Pick<View, "setup" | "pile" | "passenger">): readonly Demand[] {
  const walkOf = (id: string): number | undefined => (passenger ? walkTo({ setup }, passenger, id) : undefined);
  const walks = [...new Set(pile.map(walkOf))].toSorted((one = 0, other = 0) => one - other);
  return walks.map((walk) => {
    const open = pile.filter((id) => walkOf(id) === walk);
    return { walk, express: openOf({ setup, open }, "express"), normal: openOf({ setup, open }, "normal") };
  });
}
