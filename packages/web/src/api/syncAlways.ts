/** Syncs automatically, if it is turned on: now, and a while after each move. */
import { CHANNEL } from "../storage/indexedTables.ts";
import { tablesHere } from "../storage/here.ts";
import { sync, syncingHere, wantSync } from "./sync.ts";
import { hasMoved, wantsSync } from "./syncWanted.ts";
import { nameNow, whoAmI } from "./identity.ts";
import { storedTables } from "./storedTables.ts";

/** How long after the last move. */
const WHILE = 20_000;

let isUnderWay = false;

async function carryNow(): Promise<void> {
  if (isUnderWay || !wantsSync() || !navigator.onLine) return;
  isUnderWay = true;
  try {
    await whoAmI();
    // Without an identity we try again next time.
    if (nameNow() === undefined) return;
    const { taken } = await sync(syncingHere(await tablesHere(), storedTables));
    if (taken > 0) tellThisWindow();
  } finally {
    isUnderWay = false;
  }
}

/** Other windows hear of new tables by themselves. Lists in this window have to be told. */
function tellThisWindow(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  channel.postMessage("");
  channel.close();
}

export function syncFromNowOn(): void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  new BroadcastChannel(CHANNEL).addEventListener("message", () => {
    clearTimeout(soon);
    soon = setTimeout(() => void carryNow(), WHILE);
  });
  void (hasMoved() ? syncAfterMoving() : carryNow());
}

/** Someone signed in with a recovery code. Turns syncing on if they had synced tables, and downloads them. */
export async function syncAfterMoving(): Promise<void> {
  const listed = await storedTables.list();
  if (!listed.ok) return;
  wantSync(listed.value.tables.length > 0);
  await carryNow();
}
