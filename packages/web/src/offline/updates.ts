/** Notices that there is a new version of the page, and when it may be fetched without disturbing anybody. */
import { computed, signal } from "@preact/signals";
import { CHANNEL } from "../storage/indexedTables.ts";
import { address } from "../kit/router.ts";
import { isCurrent, keepAll } from "./offline.ts";

/** Between two looks at the server. */
const EVERY = 20 * 60_000;

const isNew = signal(false);
/** Where the turn was finished during which the new version came. */
const turnTaken = signal(false);

const isAtTable = computed(() => /^\/table\/[^/]+\/?$/.test(address.value));

/** Nothing; a word that it comes after this turn; or an offer to fetch it. */
export const update = computed<"none" | "afterTurn" | "offered">(() => {
  if (!isNew.value) return "none";
  return isAtTable.value && !turnTaken.value ? "afterTurn" : "offered";
});

/** A newer version has taken over; whatever turn is being thought about comes first. */
export function noteNew(): void {
  turnTaken.value = false;
  isNew.value = true;
}

/** Something was played and kept. */
export function noteTurn(): void {
  turnTaken.value = true;
}

export function watchForUpdates(registration: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    const worker = navigator.serviceWorker.controller;
    if (!worker) return;
    // The page is asked of the network first, so this window may well be the new one.
    void isCurrent(worker).then((current) => {
      if (current) return;
      noteNew();
      void keepAll();
    });
  });
  // What is played is told to other windows, and to this one by the same channel.
  new BroadcastChannel(CHANNEL).addEventListener("message", noteTurn);
  let looked = Date.now();
  const look = (): void => {
    if (document.visibilityState !== "visible" || Date.now() - looked < EVERY) return;
    looked = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", look);
  setInterval(look, EVERY);
}
