/** Notices a new version of the page, and when it can be loaded without disturbing anyone. */
import { computed, signal } from "@preact/signals";
import { CHANNEL } from "../storage/indexedTables.ts";
import { address } from "../kit/router.ts";
import { isCurrent, downloadAll } from "./offline.ts";

/** How often to ask the server. */
const EVERY = 20 * 60_000;

const isNew = signal(false);
/** Whether the turn during which the new version arrived is finished. */
const turnTaken = signal(false);

const isAtTable = computed(() => /^\/table\/[^/]+\/?$/.test(address.value));

/** Nothing, a notice that it comes after this turn, or an offer to load it. */
export const update = computed<"none" | "afterTurn" | "offered">(() => {
  if (!isNew.value) return "none";
  return isAtTable.value && !turnTaken.value ? "afterTurn" : "offered";
});

/** A newer version has taken over. The current turn comes first. */
export function noteNew(): void {
  turnTaken.value = false;
  isNew.value = true;
}

/** A move was played and stored. */
export function noteTurn(): void {
  turnTaken.value = true;
}

export function watchForUpdates(registration: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    const worker = navigator.serviceWorker.controller;
    if (!worker) return;
    // The page comes from the network first, so this window may already be the new version.
    void isCurrent(worker).then((current) => {
      if (current) return;
      noteNew();
      void downloadAll();
    });
  });
  // Moves are broadcast to other windows, and to this one over the same channel.
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
