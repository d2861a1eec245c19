/**
 * Puts tables into the browser's storage, as the page itself writes them. Tests that are not about setting up or
 * importing begin so: the form and the dialog take longer than most of what they test.
 */
import { found, MemoryStore } from "@interchange/host";
import type { Founding, LogRow, Summary } from "@interchange/host";
import { metro } from "@interchange/metro";
import { readRecord, seededChance } from "@interchange/tabletop";
import type { AnyRules, Game } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import type { Page } from "@playwright/test";
import { listed, tableEntry } from "../src/storage/tables.ts";

export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

export const rulesOf = (game: string): AnyGame => (game === "underground" ? underground : metro) as AnyRules as AnyGame;

/** Keeps the one row that a new table has. */
class FirstRow extends MemoryStore {
  row: LogRow | undefined;
  summary: Summary | undefined;

  override async append(...written: Parameters<MemoryStore["append"]>): Promise<"kept" | "overtaken"> {
    [, , , this.row, this.summary] = written;
    return super.append(...written);
  }
}

let tables = 0;

/** Puts the table into the browser and opens it. */
export async function openTable(page: Page, founding: Founding): Promise<void> {
  const id = `founded${++tables}`;
  const store = new FirstRow();
  const time = { now: () => Date.now(), after: () => () => undefined };
  const chance = () => seededChance(founding.luck.kind === "seeded" ? founding.luck.seed : "");
  await found(rulesOf(founding.game), id, founding, { store, time, chance, progress: () => 0 });
  if (!store.summary) throw new Error("nothing was written");
  // Once, and not after a reload. The page asks for its tables later, and waits until they are written. If the
  // test leaves before the database is done, the next page writes it.
  await page.addInitScript(`if (sessionStorage.getItem("${id}") === null) {
    const opening = indexedDB.open("interchange", 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("rows");
      opening.result.createObjectStore("tables", { keyPath: "id" });
    };
    opening.onsuccess = () => {
      const writing = opening.result.transaction(["rows", "tables"], "readwrite");
      writing.objectStore("rows").put(${JSON.stringify(store.row)}, ["${id}", "game", 0]);
      writing.objectStore("tables").put(${JSON.stringify(listed(tableEntry(id, founding), store.summary))});
      writing.oncomplete = () => {
        sessionStorage.setItem("${id}", "written");
        opening.result.close();
      };
    };
  }`);
  await page.goto(`/table/${id}`);
}

/** Opens a record as an imported one. */
export async function openRecord(page: Page, text: string): Promise<void> {
  const read = readRecord(text);
  if (!read.ok) throw new Error(read.problem.reason);
  const { record } = read;
  await openTable(page, {
    game: record.game,
    setup: record.setup,
    sitters: record.seats.map((name) => ({ name, mind: { kind: "person" } })),
    control: { kind: "none" },
    luck: { kind: "seeded", seed: "record" },
    before: { record, seen: [], tookBack: 0 },
    terms: { assist: "ledger", imported: "yes" },
  });
}
