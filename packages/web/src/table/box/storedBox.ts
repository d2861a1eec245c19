/** Stores your own component values in the browser, one set per game. */
import { checkedComponents } from "@interchange/tabletop";
import type { Components } from "@interchange/tabletop";
import { forget, recall, remember } from "../../kit/localStorage.ts";

const nameOf = (game: string): string => `box-${game}`;

export function storedBox(game: string): Components | undefined {
  const kept = checkedComponents(recall(nameOf(game)));
  return typeof kept === "string" || kept.base === undefined ? undefined : kept;
}

export function storeBox(game: string, box: Components): void {
  remember(nameOf(game), box);
}

export function forgetBox(game: string): void {
  forget(nameOf(game));
}
