/**
 * Syncs this browser's own maps. A map that only one device changed is replaced on the others. Where two changed it,
 * both versions stay.
 */
import type { KeptInfo } from "@interchange/protocol";
import { ownMaps, ownMapsIn, restoreOwnMap, storeOwnMap } from "../storage/ownMaps.ts";
import type { OwnMap } from "../storage/ownMaps.ts";
import type { Trouble } from "./api.ts";
import type { storedTables } from "./storedTables.ts";

/** The ids of tables have no hyphen. */
const PREFIX = "map-";

export const isMapId = (id: string): boolean => id.startsWith(PREFIX);

/** `known` tells when each map was changed that this device synced last. */
export async function syncMaps(
  server: typeof storedTables,
  there: ReadonlyMap<string, KeptInfo>,
  known: Map<string, { readonly at: number; readonly rows: number }>,
): Promise<Trouble | undefined> {
  for (const { id, at } of there.values()) {
    if (!isMapId(id)) continue;
    const before = known.get(id);
    const here = ownMaps().find(({ key }) => PREFIX + key === id);
    if (!here && before) {
      // It was deleted on this device.
      const forgot = await server.forget(id);
      if (!forgot.ok) return forgot.trouble;
      known.delete(id);
    } else if (at !== before?.at && at !== here?.at) {
      const fetched = await server.read(id);
      if (!fetched.ok) return fetched.trouble;
      const isStored = mapsIn(fetched.value.body).every((map) =>
        here && here.at === before?.at ? storeOwnMap(map) : restoreOwnMap(map) !== "full",
      );
      if (isStored) known.set(id, { at, rows: 0 });
    }
  }
  for (const own of ownMaps()) {
    const id = PREFIX + own.key;
    if (known.get(id)?.at === own.at) continue;
    const put = await server.keep(id, { at: own.at, rows: 0, body: JSON.stringify([own]) });
    if (!put.ok) return put.trouble;
    known.set(id, { at: own.at, rows: 0 });
  }
  return undefined;
}

function mapsIn(body: string): readonly OwnMap[] {
  try {
    return ownMapsIn(JSON.parse(body));
  } catch {
    return [];
  }
}
