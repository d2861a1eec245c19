/** Everything this browser has saved: tables, the latest played first, and data from other versions. */
import { tablesHere } from "./here.ts";
import { otherVersions } from "./otherVersions.ts";
import type { OtherVersion } from "./otherVersions.ts";
import type { StoredTable } from "./tables.ts";

export interface Everything {
  /** Whether the data outlives the window. */
  readonly isLasting: boolean;
  readonly tables: readonly StoredTable[];
  readonly unreadable: readonly OtherVersion[];
}

export async function everythingStored(): Promise<Everything> {
  const here = await tablesHere();
  const tables = await here.list();
  return {
    isLasting: here.isLasting,
    tables: tables.toSorted((one, other) => other.at - one.at),
    unreadable: await otherVersions(),
  };
}
