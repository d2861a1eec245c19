/** Stores finished reviews in the browser, so that they show at once next time. The oldest are dropped. */
import type { Weighing } from "@interchange/bots";
import type { Review } from "@interchange/bots/review";
import type { GameRecord } from "@interchange/tabletop";
import { answered } from "./indexedTables.ts";

export interface StoredReview {
  /** The evaluation of each decision, and of the first decisions of other deals. */
  readonly weighings: readonly (Weighing<unknown> | undefined)[];
  readonly openings: readonly (Weighing<unknown> | undefined)[];
  /** The decisions whose evaluation is final, by index. */
  readonly examined?: readonly number[];
  /** The whole review, once it is complete. */
  readonly review?: Review;
  /** Whether the review is complete. */
  readonly isDone: boolean;
}

interface Row extends StoredReview {
  readonly key: string;
  readonly at: number;
}

/** A separate database, so that nothing here can affect the tables. */
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

/** Undefined if there is none, or no storage. */
export async function storedReview(key: string): Promise<StoredReview | undefined> {
  try {
    const store = (await database()).transaction(STORE).objectStore(STORE);
    return await answered<Row | undefined>(store.get(key));
  } catch {
    return undefined;
  }
}

/** The keys of all stored reviews. */
export async function storedReviews(): Promise<ReadonlySet<string>> {
  try {
    const store = (await database()).transaction(STORE).objectStore(STORE);
    return new Set((await answered(store.getAllKeys())).map(String));
  } catch {
    return new Set();
  }
}

/** Without storage, the moves are evaluated again next time. */
export async function storeReview(key: string, kept: StoredReview): Promise<void> {
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
    // Only time is lost.
  }
}

/** The key of a record's review: the bot, the amount of work and the game. */
export function reviewName(
  bot: string,
  work: number | undefined,
  { setup, entries, result }: Pick<GameRecord, "setup" | "entries" | "result">,
): string {
  return [bot, work ?? "", fingerprint(JSON.stringify([setup, entries, result]))].join(" ");
}

/** A short hash of a long text. */
export function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1234567];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) + at;
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}
