/** Carries by itself what somebody wants carried: now, and whenever a while has passed since something was played. */
import { CHANNEL } from "../keep/indexedTables.ts";
import { tablesHere } from "../keep/here.ts";
import { carry, carryingHere, wantCarrying, wantsCarrying } from "./carrying.ts";
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
  void carryNow();
}

/** Somebody came here with a recovery code: what they had put down comes after them. */
export async function carryAfterMoving(): Promise<void> {
  const listed = await keptApi.list();
  if (!listed.ok || !listed.value.tables.length) return;
  wantCarrying(true);
  await carryNow();
}
