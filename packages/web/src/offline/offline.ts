/** How much of the page is on this device, and why not all of it. */
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Progress } from "./worker/assetCache.ts";

export type Offline =
  /** Not over plain HTTP, or not with this browser, which also says so in private windows. */
  | { readonly kind: "insecure" | "unsupported" | "unknown" }
  /** The device saves data: only what was used is here. */
  | { readonly kind: "some" | "filling"; readonly here: number; readonly all: number }
  | { readonly kind: "ready" | "full" | "interrupted"; readonly here: number; readonly all: number };

const NOTHING_YET: Offline = { kind: "interrupted", here: 0, all: 0 };
/** In its first moments a network often lets nothing through yet. */
const SETTLING = 2_000;
/** A worker that says nothing for so long was ended by the browser. */
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

/** Registers the worker, and keeps the page; resolves to nothing where that cannot be. */
export async function keepPage(): Promise<ServiceWorkerRegistration | undefined> {
  addEventListener("online", () => {
    setTimeout(() => {
      if (state.peek().kind === "interrupted") void keepAll();
    }, SETTLING);
  });
  const registration = await started();
  if (!registration) return undefined;
  if (saves()) await look(registration);
  else await fill(registration);
  return registration;
}

/** The worker at work, or why there is none. */
async function started(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) {
    state.value = { kind: isSecureContext ? "unsupported" : "insecure" };
    return undefined;
  }
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register("/sw.js");
  } catch (thrown) {
    // A script that does not arrive is a TypeError; a browser that does not want a worker has other reasons.
    state.value = thrown instanceof TypeError ? NOTHING_YET : { kind: "unsupported" };
    return undefined;
  }
  const installing = (await serviceWorker.getRegistration())?.installing;
  const failed = new Promise<undefined>((resolve) => {
    // It first fetches what the page needs to open at all, and gives up where that fails.
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

/** Fetches what is missing; also where it failed before. */
export async function keepAll(): Promise<void> {
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

/** Whether this window runs what the worker has: the first of its scripts says. */
export async function isCurrent(worker: ServiceWorker): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/index-"]');
  if (!script) return true;
  return new Promise((resolve) => {
    ask(worker, { ask: "isCurrent", script: new URL(script.src).pathname }, (answer) => resolve(answer === true));
  });
}
