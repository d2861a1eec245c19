/** Keeps a client's copy of a game: applies changes to what it was told before. */
import type { Change, Told } from "./news.ts";

export interface Followed<Event, View> {
  readonly first: View;
  readonly entries: readonly Told<Event>[];
  readonly view: View;
}

/** Applies a change; undefined if it builds on something the client was never told. */
export function followed<Event, View>(
  follow: (view: View, event: Event) => View,
  held: Followed<Event, View> | undefined,
  change: Change<Event, View>,
): Followed<Event, View> | undefined {
  const fold = (view: View, entries: readonly Told<Event>[]): View =>
    entries.reduce((folded, { events }) => events.reduce(follow, folded), view);
  switch (change.kind) {
    case "anew":
      return { first: change.first, entries: change.entries, view: fold(change.first, change.entries) };
    case "played":
      return held && { ...held, entries: [...held.entries, ...change.entries], view: fold(held.view, change.entries) };
    case "rewound": {
      if (!held || change.to > held.entries.length) return undefined;
      const entries = held.entries.slice(0, change.to);
      return { first: held.first, entries, view: fold(held.first, entries) };
    }
  }
}
