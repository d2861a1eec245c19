/** How much of the page is on this device, and why not all of it. */
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Progress } from "./keeping.ts";

export type Offline =
  /** Not over plain HTTP, or not with this browser, which also says so in private windows. */
  | { readonly kind: "insecure" | "unsupported" | "unknown" }
  /** The device saves data: only what was used is here. */
  | { readonly kind: "some" | "filling"; readonly here: number; readonly all: number }
  | { readonly kind: "ready" | "full" | "interrupted"; readonly here: number; readonly all: number };

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
  if (!("serviceWorker" in navigator)) {
    state.value = { kind: isSecureContext ? "unsupported" : "insecure" };
    return undefined;
  }
  try {
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    state.value = { kind: "unsupported" };
    return undefined;
  }
  const registration = await navigator.serviceWorker.ready;
  if (saves()) await look(registration);
  else await keepAll(registration);
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

/** Fetches what is missing, in the background. */
export async function keepAll(known?: ServiceWorkerRegistration): Promise<void> {
  const { active } = known ?? (await navigator.serviceWorker.ready);
  if (!active) return;
  await new Promise<void>((resolve) => {
    ask(active, { ask: "fill" }, (answer) => {
      const { here, all, problem, isDone } = answer as Answer;
      const kind = !isDone ? "filling" : problem === "full" ? "full" : problem === "network" ? "interrupted" : "ready";
      state.value = { kind, here, all };
      if (isDone) resolve();
    });
  });
}

/** Whether this window runs what the worker has: the first of its scripts says. */
export async function isCurrent(worker: ServiceWorker): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/first-"]');
  if (!script) return true;
  return new Promise((resolve) => {
    ask(worker, { ask: "isCurrent", script: new URL(script.src).pathname }, (answer) => resolve(answer === true));
  });
}
