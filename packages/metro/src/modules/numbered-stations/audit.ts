/** Invariants of the numbers in every position. For tests. */
import { known } from "@interchange/tabletop";
import type { Position } from "../../position.ts";
import type { Scene } from "../../module.ts";
import { NUMBER_PARTS } from "./components.ts";
import type { NumbersSlice } from "./module.ts";

export function audit({ groups, owed }: NumbersSlice, { setup }: Position, { layout }: Scene): string | undefined {
  const tiles = layout.printed(NUMBER_PARTS);
  for (const [index, { rest, held }] of groups.entries()) {
    const all = [...rest, ...held.flat()].toSorted((one, other) => one - other);
    if (
      all.join() !==
      known(tiles[index])
        .toSorted((one, other) => one - other)
        .join()
    )
      return `group ${index + 1} holds ${all.join()}`;
    if (!owed && held.some(({ length }) => length !== Number(setup.options["numbers-each"])))
      return `group ${index + 1} is not dealt evenly`;
  }
  return undefined;
}
