/** Stepping back through a game without losing the live one. The past is folded from the events, as they were told. */
import { computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Happened, TableClient } from "../../client/client.ts";

export interface Steps {
  /** How many steps the game has had that is looked at; undefined when that is the live one. */
  readonly at: Signal<number | undefined>;
  /** How many the live one has had. */
  readonly all: ReadonlySignal<number>;
  /** How far may be spoken of: all of it, but in a record that is looked through from its beginning. */
  readonly seen: ReadonlySignal<number>;
  /** Begins to look through a record, whose end is not told before it is reached. */
  open(): void;
  go(to: number | "first" | "back" | "forward" | "live"): void;
  close(): void;
}

export interface History<View> extends Steps {
  readonly shown: ReadonlySignal<View>;
}

/** What history has to know of a game. */
export interface Past<Event, View> {
  /** Whether an entry of the record is a step: stepping through the game stops there. */
  readonly isStep: (happened: Happened<Event>) => boolean;
  readonly follow: (view: View, event: Event) => View;
}

export function historyOf<Move, Event, View>(
  client: TableClient<Move, Event, View>,
  past: Past<Event, View>,
): History<View> {
  const at = signal<number | undefined>(undefined);
  const all = computed(() => client.happened.value.filter(past.isStep).length);
  const shown = computed(() => {
    const steps = at.value;
    if (steps === undefined || steps >= all.value) return client.view.value;
    return viewAfter(past, client.first.value, client.happened.value, steps);
  });
  const seen = signal(Infinity);
  // A take-back may remove the moment that is looked at.
  const dispose = effect(() => {
    if (at.value !== undefined && at.value > all.value) at.value = undefined;
    seen.value = Math.max(seen.peek(), at.value ?? Infinity);
  });
  return {
    at,
    all,
    shown,
    seen,
    open() {
      at.value = 0;
      seen.value = 0;
    },
    go(to) {
      const now = at.peek() ?? all.peek();
      const steps = to === "first" ? 0 : to === "back" ? now - 1 : to === "forward" ? now + 1 : to;
      at.value = steps === "live" || steps >= all.peek() ? undefined : Math.max(0, steps);
    },
    close: dispose,
  };
}

/** The view after so many steps, and all that followed of itself. */
export function viewAfter<Event, View>(
  { isStep, follow }: Past<Event, View>,
  first: View,
  happened: readonly Happened<Event>[],
  steps: number,
): View {
  let view = first;
  let seen = 0;
  for (const each of happened) {
    if (isStep(each) && ++seen > steps) break;
    view = each.events.reduce(follow, view);
  }
  return view;
}
