/**
 * What a browser has noted of a server's tables (the turn it called to, what was seen and read) is of no use once these
 * are gone, or long over. It is forgotten months later, so that who only watches, or is somebody else for a while, keeps
 * it meanwhile. Games are kept elsewhere, and no other name is touched.
 */
import type { TableInfo } from "@interchange/protocol";
import { NOTES, forget, noteOf, recall, remember } from "../kit/localStorage.ts";
import { api } from "./api.ts";

const DAY = 86_400_000;
const LONG = 90 * DAY;
const MEMORY = "tidying";
const NOTE = new RegExp(`^interchange/(?:${NOTES.join("|")})/(\\w+)$`);

interface Tidying {
  /** When it was last done. */
  readonly at: number;
  /** Since when tables with notes have not been among one's own. */
  readonly strangers: Readonly<Record<string, number>>;
}

type List = () => Promise<readonly Pick<TableInfo, "id" | "state" | "at">[] | undefined>;

/** Once a day at most, and only where there is a note. */
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
  const answer = await api.list("mine");
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
    // A browser that keeps nothing.
    return new Set();
  }
}
