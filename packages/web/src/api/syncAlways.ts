/** Syncs automatically, if it is turned on: now, and a while after each move. */
import { CHANNEL } from "../storage/indexedTables.ts";
import { tablesHere } from "../storage/here.ts";
import { carry, carryingHere, wantCarrying } from "./sync.ts";
import { hasMoved, wantsCarrying } from "./syncWanted.ts";
import { nameNow, whoAmI } from "./identity.ts";
import { keptApi } from "./storedTables.ts";

/** How long after the last move. */
const WHILE = 20_000;

let isUnderWay = false;

async function carryNow(): Promise<void> {
  if (isUnderWay || !wantsCarrying() || !navigator.onLine) return;
  isUnderWay = true;
  try {
    await whoAmI();
    // Without an identity we try again next time.
    if (nameNow() === undefined) return;
    const { taken } = await carry(carryingHere(await tablesHere(), keptApi));
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

export function carryFromNowOn(): void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  new BroadcastChannel(CHANNEL).addEventListener("message", () => {
    clearTimeout(soon);
    soon = setTimeout(() => void carryNow(), WHILE);
  });
  void (hasMoved() ? carryAfterMoving() : carryNow());
}

/** Someone signed in with a recovery code. Turns syncing on if they had synced tables, and downloads them. */
export async function carryAfterMoving(): Promise<void> {
  const listed = await keptApi.list();
  if (!listed.ok) return;
  wantCarrying(listed.value.tables.length > 0);
  await carryNow();
}
