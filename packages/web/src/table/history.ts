/** Stepping back through a game without losing the live one. The past is folded from the events, as they were told. */
import { metro } from "@interchange/metro";
import type { View } from "@interchange/metro";
import { computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Happened, TableClient } from "../client/client.ts";

export interface History {
  /** How many tiles lie on the board that is looked at; undefined when that is the live one. */
  readonly at: Signal<number | undefined>;
  readonly shown: ReadonlySignal<View>;
  readonly placed: ReadonlySignal<number>;
  go(to: number | "first" | "back" | "forward" | "live"): void;
  close(): void;
}

export function historyOf(client: TableClient): History {
  const at = signal<number | undefined>(undefined);
  const placed = computed(() => client.view.value.laid.length);
  const shown = computed(() => {
    const tiles = at.value;
    if (tiles === undefined || tiles >= placed.value) return client.view.value;
    return viewAfter(client.first.value, client.happened.value, tiles);
  });
  // A take-back may remove the moment that is looked at.
  const dispose = effect(() => {
    if (at.value !== undefined && at.value > placed.value) at.value = undefined;
  });
  return {
    at,
    shown,
    placed,
    go(to) {
      const now = at.peek() ?? placed.peek();
      const tiles = to === "first" ? 0 : to === "back" ? now - 1 : to === "forward" ? now + 1 : to;
      at.value = tiles === "live" || tiles >= placed.peek() ? undefined : Math.max(0, tiles);
    },
    close: dispose,
  };
}

/** The view once so many tiles lay on the board. */
export function viewAfter(first: View, happened: readonly Happened[], tiles: number): View {
  let view = first;
  for (const { events } of happened) {
    const next = events.reduce((each, event) => metro.follow(each, event), view);
    if (next.laid.length > tiles) return view;
    view = next;
  }
  return view;
}
