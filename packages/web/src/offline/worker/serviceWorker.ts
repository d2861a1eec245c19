/**
 * The service worker. It keeps the whole page on the device, but asks the network first for the page itself, so that
 * nobody is stuck with an old one. `build/offlinePlugin.ts` builds it into `/sw.js` and inserts the list of files.
 */
import { AssetCache } from "./assetCache.ts";
import { pushedNotice } from "./pushedNotice.ts";
import { goToTable } from "./noticeClick.ts";
import type { Windows } from "./noticeClick.ts";
import type { BuiltFiles } from "./assetCache.ts";

/** The parts of the worker's global scope that we use. The page is type-checked against a window's. */
interface Surroundings {
  readonly location: Location;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: Windows & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", act: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", act: (event: Fetching) => void): void;
  addEventListener(kind: "push", act: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", act: (event: Clicked) => void): void;
  addEventListener(
    kind: "message",
    act: (event: Lasting & Pick<MessageEvent<unknown>, "data" | "ports">) => void,
  ): void;
}
interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}
interface Pushed extends Lasting {
  readonly data: { text(): string } | null;
}
interface Clicked extends Lasting {
  readonly notification: Pick<Notification, "data" | "close">;
}
interface Fetching {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

const worker = globalThis as unknown as Surroundings;
const files = JSON.parse("__FILES__") as BuiltFiles;
const keeping = new AssetCache({
  files,
  caches,
  // `no-cache`, because the browser's HTTP cache may hold an older file of the same name.
  fetch: (path) => fetch(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache", priority: "low" }),
});

/** Only the server answers these. */
const NOT_OURS = /^\/(?:api|embed|metrics|preview)(?:\/|$)/;
/** After this long without an answer we show the cached page. */
const PATIENCE = 4_000;

worker.addEventListener("install", (event) => {
  // Open windows keep running their version, and its files stay until they are closed.
  event.waitUntil(keeping.install().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      keeping.activate(),
      worker.registration.navigationPreload?.enable(),
      // So that one visit is enough to be offline-ready.
      worker.clients.claim(),
    ]),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin || NOT_OURS.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(pageFor(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(keeping.file(pathname));
  else if (files.page.includes(pathname))
    event.respondWith(fetch(request).catch(async () => (await caches.match(pathname)) ?? Response.error()));
});

worker.addEventListener("message", (event) => {
  const asked = event.data as { readonly ask?: unknown; readonly script?: unknown };
  const answer = (value: unknown): void => {
    event.ports[0]?.postMessage(value);
  };
  switch (asked.ask) {
    case "isCurrent":
      answer(keeping.isCurrent(String(asked.script)));
      break;
    case "progress":
      event.waitUntil(keeping.progress().then(answer));
      break;
    case "fill":
      event.waitUntil(keeping.fill(answer).then((progress) => answer({ ...progress, isDone: true })));
      break;
    default:
  }
});

worker.addEventListener("push", (event) => {
  const { title, ...options } = pushedNotice(event.data?.text(), worker.location.origin);
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goToTable(worker.clients, event.notification.data));
});

async function pageFor({ request, preloadResponse }: Fetching): Promise<Response> {
  const fromNetwork = (async () => (await preloadResponse) ?? fetch(request))();
  const inTime = await Promise.race([
    fromNetwork.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), PATIENCE);
    }),
  ]);
  // A proxy answers with an error while its server is down.
  if (inTime && inTime.status < 500) return inTime;
  return (await keeping.page()) ?? fromNetwork;
}
