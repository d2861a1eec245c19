/** The router: tracks the address and the browser's history. The app shell decides which page an address shows. */
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { waitsForBack } from "./goBack.ts";

const path = signal(location.pathname);

/** The path, without search and hash. */
export const address: ReadonlySignal<string> = path;

export function go(to: string, how: "push" | "replace" = "push"): void {
  const again = (): void => {
    go(to, how);
  };
  if (waitsForBack(again)) return;
  // An open sheet's history entry is replaced, not kept.
  if (how === "push" && !history.state) history.pushState(undefined, "", to);
  else history.replaceState(undefined, "", to);
  path.value = location.pathname;
  if (!location.hash) scrollTo(0, 0);
}

/** Follows links within the page without reloading it. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    path.value = location.pathname;
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : undefined;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
