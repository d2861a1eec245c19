/** Reads and writes the backup file: everything a browser has stored. */
import { restoreSmallThings, smallThings } from "./smallThings.ts";
import type { SmallThings } from "./smallThings.ts";
import type { TableLogs } from "./tableFile.ts";
import { restoreTable } from "./restore.ts";
import type { Restored } from "./restore.ts";
import { ownMaps, ownMapsIn, restoreOwnMap } from "../ownMaps.ts";
import type { OwnMap } from "../ownMaps.ts";
import type { Tables } from "../tables.ts";

export const EVERYTHING = "interchange-everything";
const VERSION = 1;

interface EverythingFile {
  readonly format: typeof EVERYTHING;
  readonly version: typeof VERSION;
  readonly tables: readonly (TableLogs & { readonly id: string })[];
  readonly things: SmallThings;
  /** Files of earlier versions have none. */
  readonly maps?: readonly OwnMap[];
}

export async function writeEverything(tables: Tables): Promise<string> {
  const all = await tables.list();
  const file: EverythingFile = {
    format: EVERYTHING,
    version: VERSION,
    tables: await Promise.all(
      all.map(async ({ id }) => ({
        id,
        rows: await tables.read(id, "game", 0),
        tableRows: await tables.read(id, "table", 0),
      })),
    ),
    things: smallThings(),
    maps: ownMaps(),
  };
  return JSON.stringify(file);
}

export type RestoredCounts = Readonly<Record<Restored, number>> & { readonly things: number; readonly maps: number };

export type ReadEverything =
  | { readonly ok: true; readonly counts: RestoredCounts }
  /** `full`: we restored as much as there was room for. */
  | { readonly ok: false; readonly problem: "damaged" | "version" | "full" };

export async function readEverything(text: string, tables: Tables): Promise<ReadEverything> {
  const file = parsed(text);
  if (typeof file === "string") return { ok: false, problem: file };
  const counts: Record<Restored, number> = { new: 0, further: 0, known: 0, apart: 0, unreadable: 0 };
  for (const { id, ...logs } of file.tables) {
    try {
      counts[await restoreTable(tables, id, logs)]++;
    } catch {
      return { ok: false, problem: "full" };
    }
  }
  let maps = 0;
  for (const each of ownMapsIn(file.maps)) {
    const outcome = restoreOwnMap(each);
    if (outcome === "full") return { ok: false, problem: "full" };
    if (outcome === "new") maps++;
  }
  return { ok: true, counts: { ...counts, things: restoreSmallThings(file.things), maps } };
}

function parsed(text: string): EverythingFile | "damaged" | "version" {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "damaged";
  }
  if (typeof value !== "object" || value === null) return "damaged";
  const file = value as Partial<EverythingFile>;
  if (file.format !== EVERYTHING) return "damaged";
  if (file.version !== VERSION) return "version";
  const areTables =
    Array.isArray(file.tables) &&
    file.tables.every(
      ({ id, rows, tableRows }: Partial<EverythingFile["tables"][number]>) =>
        typeof id === "string" && /^[a-z0-9]{1,40}$/.test(id) && Array.isArray(rows) && Array.isArray(tableRows),
    );
  if (!areTables || typeof file.things !== "object" || file.things === null) return "damaged";
  return file as EverythingFile;
}
