/** Data that another version of the page has saved in this browser. It is left as it is and can be downloaded. */
import { answered, NAME, VERSION } from "./indexedTables.ts";

export interface OtherVersion {
  readonly id: string;
  /** The content of the download. */
  readonly text: string;
  readonly format: string;
}

/** The first versions stored each table as text in localStorage. */
const PREFIX = "interchange/table/";
/** Stands for all tables of a newer database. */
export const ALL = "all";

export async function otherVersions(): Promise<readonly OtherVersion[]> {
  const newer = await newerDatabase().catch(() => undefined);
  return newer ? [...olderTables(), newer] : olderTables();
}

function olderTables(): readonly OtherVersion[] {
  try {
    return Object.entries<string>(localStorage)
      .filter(([key]) => key.startsWith(PREFIX))
      .map(([key, text]) => ({ id: key.slice(PREFIX.length), text, format: "1" }));
  } catch {
    // No storage in this browser.
    return [];
  }
}

export function removeOlder(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // No storage in this browser.
  }
}

async function newerDatabase(): Promise<OtherVersion | undefined> {
  const known = await indexedDB.databases();
  const version = known.find(({ name }) => name === NAME)?.version ?? 0;
  if (version <= VERSION) return undefined;
  const database = await answered(indexedDB.open(NAME));
  const stores: Record<string, readonly unknown[]> = {};
  for (const name of database.objectStoreNames) {
    const store = database.transaction(name).objectStore(name);
    const [keys, values] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
    stores[name] = keys.map((key, at) => [key, values[at] as unknown]);
  }
  database.close();
  const format = String(version);
  return { id: ALL, format, text: JSON.stringify({ format: "interchange-browser", version, stores }) };
}
