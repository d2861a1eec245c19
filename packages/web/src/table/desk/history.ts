/** Steps back through a game without losing the live one. Past views are computed from the events. */
import { computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Happened, TableClient } from "../../client/client.ts";

export interface Steps {
  /** The step being looked at; undefined for the live game. */
  readonly at: Signal<number | undefined>;
  /** How many steps the live game has. */
  readonly all: ReadonlySignal<number>;
  /** How far the log may tell: everything, except in a record that is watched from its beginning. */
  readonly seen: ReadonlySignal<number>;
  /** Starts watching a record from the beginning, without giving away the end. */
  open(): void;
  go(to: number | "first" | "back" | "forward" | "live"): void;
  close(): void;
}

export interface History<Event, View> extends Steps {
  readonly shown: ReadonlySignal<View>;
  /** The view after this many steps, and the events of the next one. */
  readonly step: (at: number) => { readonly view: View; readonly events: readonly Event[] };
}

/** What the history needs to know about a game. */
export interface Past<Event, View> {
  /** Whether an entry of the record is a step, where stepping stops. */
  readonly isStep: (happened: Happened<Event>) => boolean;
  readonly follow: (view: View, event: Event) => View;
}

export function historyOf<Move, Event, View>(
  client: TableClient<Move, Event, View>,
  past: Past<Event, View>,
): History<Event, View> {
  const at = signal<number | undefined>(undefined);
  const all = computed(() => client.happened.value.filter(past.isStep).length);
  const shown = computed(() => {
    const steps = at.value;
    if (steps === undefined || steps >= all.value) return client.view.value;
    return viewAfter(past, client.first.value, client.happened.value, steps);
  });
  const seen = signal(Infinity);
  // A take-back may remove the moment being looked at.
  const dispose = effect(() => {
    if (at.value !== undefined && at.value > all.value) at.value = undefined;
    seen.value = Math.max(seen.peek(), at.value ?? Infinity);
  });
  return {
    at,
    all,
    shown,
    step(steps) {
      const happened = client.happened.peek();
      const view = viewAfter(past, client.first.peek(), happened, steps);
      const starts = happened.flatMap((each, index) => (past.isStep(each) ? [index] : []));
      return { view, events: happened.slice(starts[steps], starts[steps + 1]).flatMap(({ events }) => events) };
    },
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

/** The view after this many steps and everything that followed automatically. */
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
