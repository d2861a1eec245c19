/** Carries by itself what somebody wants carried: now, and whenever a while has passed since something was played. */
import { CHANNEL } from "../keep/indexedTables.ts";
import { tablesHere } from "../keep/here.ts";
import { carry, carryingHere, wantCarrying } from "./carrying.ts";
import { hasMoved, wantsCarrying } from "./carryingWanted.ts";
import { nameNow, whoAmI } from "./identity.ts";
import { keptApi } from "./keptApi.ts";

/** After the last move. */
const WHILE = 20_000;

let isUnderWay = false;

async function carryNow(): Promise<void> {
  if (isUnderWay || !wantsCarrying() || !navigator.onLine) return;
  isUnderWay = true;
  try {
    await whoAmI();
    // What could not be carried now is carried the next time.
    if (nameNow() !== undefined) await carry(carryingHere(await tablesHere(), keptApi));
  } finally {
    isUnderWay = false;
  }
}

export function carryFromNowOn(): void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  new BroadcastChannel(CHANNEL).addEventListener("message", () => {
    clearTimeout(soon);
    soon = setTimeout(() => void carryNow(), WHILE);
  });
  void (hasMoved() ? carryAfterMoving() : carryNow());
}

/** Somebody came here with a recovery code: what they had put down comes after them. */
export async function carryAfterMoving(): Promise<void> {
  const listed = await keptApi.list();
  if (!listed.ok) return;
  wantCarrying(listed.value.tables.length > 0);
  await carryNow();
}
