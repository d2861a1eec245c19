/** Addresses of the page. A table of patterns, and the browser's history. */
import { computed, signal } from "@preact/signals";
import { isGameId } from "../games/game.ts";
import type { GameId } from "../games/game.ts";

export type Route =
  | { readonly page: "home" }
  /** Without a game: the one that was last set up. */
  | { readonly page: "setup"; readonly game: GameId | undefined }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "result"; readonly id: string }
  | { readonly page: "rules"; readonly game: GameId; readonly module: string | undefined }
  | { readonly page: "settings" }
  | { readonly page: "notFound" };

const path = signal(location.pathname);

export function routeOf(pathname: string): Route {
  const [first = "", id = "", last = "", more] = pathname.split("/").slice(1);
  const isBare = !id && !last;
  const game = isGameId(id) && !last ? id : undefined;
  if (first === "" && isBare) return { page: "home" };
  if (first === "new" && (isBare || game)) return { page: "setup", game };
  if (first === "rules" && (isBare || game)) return { page: "rules", game: game ?? "metro", module: undefined };
  // Modules are Metro's.
  if (first === "rules" && id === "metro" && last && more === undefined)
    return { page: "rules", game: "metro", module: last };
  if (first === "settings" && isBare) return { page: "settings" };
  if (first === "table" && id && more === undefined) {
    if (!last) return { page: "table", id };
    if (last === "result") return { page: "result", id };
  }
  return { page: "notFound" };
}

export const route = computed(() => routeOf(path.value));

export function go(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(undefined, "", to);
  else history.replaceState(undefined, "", to);
  path.value = location.pathname;
  if (!location.hash) scrollTo(0, 0);
}

/** Follows links of the page itself without loading it anew. */
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
