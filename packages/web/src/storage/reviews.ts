/** Reviews that were made, kept in the browser so that they are there at once the next time. The oldest make room. */
import type { Weighing } from "@interchange/bots";
import type { Review } from "@interchange/bots/review";
import type { GameRecord } from "@interchange/tabletop";
import { answered } from "./indexedTables.ts";

export interface KeptReview {
  /** What was thought of each decision, and of other deals' first ones. */
  readonly weighings: readonly (Weighing<unknown> | undefined)[];
  readonly openings: readonly (Weighing<unknown> | undefined)[];
  /** The whole of it, where a server made it. */
  readonly review?: Review;
  /** Whether all of it was done that was to be done. */
  readonly isDone: boolean;
}

interface Row extends KeptReview {
  readonly key: string;
  readonly at: number;
}

/** A database of its own: whatever becomes of it, tables are not touched. */
const NAME = "interchange-reviews";
const STORE = "reviews";
const MOST = 40;

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  if (opening) return opening;
  const request = indexedDB.open(NAME, 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore(STORE, { keyPath: "key" }).createIndex("at", "at");
  });
  opening = answered(request);
  return opening;
}

/** Undefined where there is none, or where this browser keeps nothing. */
export async function keptReview(key: string): Promise<KeptReview | undefined> {
  try {
    const store = (await database()).transaction(STORE).objectStore(STORE);
    return await answered<Row | undefined>(store.get(key));
  } catch {
    return undefined;
  }
}

/** The names of all reviews that are kept. */
export async function reviewsKept(): Promise<ReadonlySet<string>> {
  try {
    const store = (await database()).transaction(STORE).objectStore(STORE);
    return new Set((await answered(store.getAllKeys())).map(String));
  } catch {
    return new Set();
  }
}

/** A browser that keeps nothing values the moves again the next time. */
export async function keepReview(key: string, kept: KeptReview): Promise<void> {
  try {
    const store = (await database()).transaction(STORE, "readwrite").objectStore(STORE);
    store.put({ ...kept, key, at: Date.now() } satisfies Row);
    const count = store.count();
    count.addEventListener("success", () => {
      let over = count.result - MOST;
      const oldest = store.index("at").openCursor();
      oldest.addEventListener("success", () => {
        if (over-- <= 0 || !oldest.result) return;
        oldest.result.delete();
        oldest.result.continue();
      });
    });
  } catch {
    // Nothing is lost but time.
  }
}

/** What the review of a record is kept as: by whom it is, with how much work, of which game. */
export function reviewName(
  bot: string,
  work: number | undefined,
  { setup, entries, result }: Pick<GameRecord, "setup" | "entries" | "result">,
): string {
  return [bot, work ?? "", fingerprint(JSON.stringify([setup, entries, result]))].join(" ");
}

/** A short name for a long text: two different ones hardly ever have the same. */
export function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1234567];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) + at;
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}
