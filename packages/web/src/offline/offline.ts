/** Tracks how much of the page is on this device, and why some is missing. */
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Progress } from "./worker/assetCache.ts";

export type Offline =
  /** Not over plain HTTP, or not in this browser; private windows may say so too. */
  | { readonly kind: "insecure" | "unsupported" | "unknown" }
  /** The device saves data, so only what was used is here. */
  | { readonly kind: "some" | "filling"; readonly here: number; readonly all: number }
  | { readonly kind: "ready" | "full" | "interrupted"; readonly here: number; readonly all: number };

const NOTHING_YET: Offline = { kind: "interrupted", here: 0, all: 0 };
/** A network often lets nothing through in its first moments. */
const SETTLING = 2_000;
/** A worker silent for this long was terminated by the browser. */
const SILENT = 60_000;

const state = signal<Offline>({ kind: "unknown" });
export const offline: ReadonlySignal<Offline> = state;

interface Answer extends Progress {
  readonly isDone?: boolean;
}

function ask(worker: ServiceWorker, what: object, hear: (answer: unknown) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    hear(data);
  });
  port1.start();
  worker.postMessage(what, [port2]);
}

function saves(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Registers the service worker and downloads the page; undefined if that is impossible. */
export async function startDownload(): Promise<ServiceWorkerRegistration | undefined> {
  addEventListener("online", () => {
    setTimeout(() => {
      if (state.peek().kind === "interrupted") void downloadAll();
    }, SETTLING);
  });
  const registration = await started();
  if (!registration) return undefined;
  if (saves()) await look(registration);
  else await fill(registration);
  return registration;
}

/** The running worker, or undefined with the reason in `state`. */
async function started(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) {
    state.value = { kind: isSecureContext ? "unsupported" : "insecure" };
    return undefined;
  }
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register("/sw.js");
  } catch (thrown) {
    // If the script did not arrive, it is a TypeError. Browsers that refuse workers throw something else.
    state.value = thrown instanceof TypeError ? NOTHING_YET : { kind: "unsupported" };
    return undefined;
  }
  const installing = (await serviceWorker.getRegistration())?.installing;
  const failed = new Promise<undefined>((resolve) => {
    // It first downloads what the page needs to open at all, and gives up if that fails.
    installing?.addEventListener("statechange", () => {
      if (installing.state === "redundant") resolve(undefined);
    });
  });
  const registration = await Promise.race([serviceWorker.ready, failed]);
  if (!registration) state.value = NOTHING_YET;
  return registration;
}

async function look({ active }: ServiceWorkerRegistration): Promise<void> {
  if (!active) return;
  await new Promise<void>((resolve) => {
    ask(active, { ask: "progress" }, (answer) => {
      const { here, all } = answer as Progress;
      state.value = { kind: here < all ? "some" : "ready", here, all };
      resolve();
    });
  });
}

/** Downloads what is missing, also after a failure. */
export async function downloadAll(): Promise<void> {
  const now = state.peek();
  if ("all" in now) state.value = { ...now, kind: "filling" };
  const registration = await started();
  if (registration) await fill(registration);
}

async function fill({ active }: ServiceWorkerRegistration): Promise<void> {
  if (!active) return;
  await new Promise<void>((resolve) => {
    let silence: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        const now = state.peek();
        state.value = "all" in now ? { ...now, kind: "interrupted" } : NOTHING_YET;
        resolve();
      }, SILENT);
    };
    wait();
    ask(active, { ask: "fill" }, (answer) => {
      const { here, all, problem, isDone } = answer as Answer;
      const kind = !isDone ? "filling" : problem === "full" ? "full" : problem === "network" ? "interrupted" : "ready";
      state.value = { kind, here, all };
      if (!isDone) {
        wait();
        return;
      }
      clearTimeout(silence);
      resolve();
    });
  });
}

/** Whether this window runs the worker's version, going by its first script. */
export async function isCurrent(worker: ServiceWorker): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/index-"]');
  if (!script) return true;
  return new Promise((resolve) => {
    ask(worker, { ask: "isCurrent", script: new URL(script.src).pathname }, (answer) => resolve(answer === true));
  });
}
