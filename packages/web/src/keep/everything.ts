/** All that this browser keeps: tables, the one played last first, and what cannot be opened. */
import { tablesHere } from "./here.ts";
import type { Unreadable } from "./leftBehind.ts";
import { oldShelf } from "./oldShelf.ts";
import type { KeptTable } from "./tables.ts";

export interface Everything {
  /** Whether it outlives the window. */
  readonly isLasting: boolean;
  readonly tables: readonly KeptTable[];
  readonly unreadable: readonly Unreadable[];
}

export async function everythingKept(): Promise<Everything> {
  const here = await tablesHere();
  const tables = await here.list();
  return {
    isLasting: here.isLasting,
    tables: tables.toSorted((one, other) => other.at - one.at),
    unreadable: oldShelf.ids().length ? (await import("./leftBehind.ts")).leftOn(oldShelf) : [],
  };
}
