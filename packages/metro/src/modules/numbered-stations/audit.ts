/** What must hold of the numbers in every position. For tests. */
import { known } from "@interchange/tabletop";
import type { Position } from "../../position.ts";
import { GROUPS } from "./data.ts";
import type { NumbersSlice } from "./module.ts";

export function auditNumbers({ groups, owed }: NumbersSlice, { setup }: Position): string | undefined {
  for (const [index, { rest, held }] of groups.entries()) {
    const all = [...rest, ...held.flat()].toSorted((one, other) => one - other);
    if (all.join() !== known(GROUPS[index]).join()) return `group ${index + 1} holds ${all.join()}`;
    if (!owed && held.some(({ length }) => length !== Number(setup.options["numbers-each"])))
      return `group ${index + 1} is not dealt evenly`;
  }
  return undefined;
}
