/**
 * Deletes this browser's notes about server tables (which turn it notified you of, what you have seen and read) once
 * those tables are gone or long over. It waits for months, so that a spectator, or someone signed in as somebody else
 * for a while, keeps theirs. Games are stored elsewhere, and no other key is touched.
 */
import type { TableInfo } from "@interchange/protocol";
import { NOTES, forget, noteOf, recall, remember } from "../kit/localStorage.ts";
import { tablesIn } from "./tableLists.ts";

const DAY = 86_400_000;
const LONG = 90 * DAY;
const MEMORY = "tidying";
const NOTE = new RegExp(`^interchange/(?:${NOTES.join("|")})/(\\w+)$`);

interface Tidying {
  /** When this last ran. */
  readonly at: number;
  /** Since when tables with notes have been missing from your own. */
  readonly strangers: Readonly<Record<string, number>>;
}

type List = () => Promise<readonly Pick<TableInfo, "id" | "state" | "at">[] | undefined>;

/** Runs at most once a day, and only if there are notes. */
export async function tidyNotes(list: List = myTables, now = Date.now()): Promise<void> {
  const { at, strangers } = kept();
  const noted = notedTables();
  if (!noted.size || (at <= now && now < at + DAY)) return;
  const mine = await list();
  if (!mine) return;
  const own = new Map(mine.map((table) => [table.id, table]));
  const left = [...noted].flatMap((id): readonly (readonly [id: string, since: number])[] => {
    const table = own.get(id);
    const since = table ? table.at : (strangers[id] ?? now);
    const isOld = since < now - LONG && table?.state !== "running" && table?.state !== "paused";
    if (isOld) for (const kind of NOTES) forget(noteOf(kind, id));
    return isOld || table ? [] : [[id, since]];
  });
  remember(MEMORY, { at: now, strangers: Object.fromEntries(left) } satisfies Tidying);
}

async function myTables(): ReturnType<List> {
  const answer = await tablesIn("mine");
  return answer.ok ? answer.value.tables : undefined;
}

function kept(): Tidying {
  const { at, strangers } = (recall(MEMORY) ?? {}) as Partial<Tidying>;
  return { at: typeof at === "number" ? at : -Infinity, strangers: strangers ?? {} };
}

function notedTables(): ReadonlySet<string> {
  try {
    const { localStorage: storage } = globalThis;
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
    return new Set(keys.flatMap((key) => NOTE.exec(key)?.[1] ?? []));
  } catch {
    // This browser has no storage.
    return new Set();
  }
}
