/**
 * Shows events one after another, so that people can follow them: new ones, and those of a step forward in the history.
 * It only lags behind the game and blocks nothing. Any tap or key skips it.
 */
import { wantsLessMotion } from "@interchange/boards/motion";
import { batch, computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { TableClient } from "../../client/client.ts";
import { settings } from "../../kit/settings.ts";
import { onFresh } from "./fresh.ts";
import type { History } from "./history.ts";

/** Milliseconds that the event is shown for, if that takes time. */
type Tell<Event> = (event: Event, time?: number) => void;

export interface Playback<Event, View> {
  /** The view on the board during playback; undefined otherwise. */
  readonly staged: ReadonlySignal<View | undefined>;
  /** Reports events when they are shown. Returns how to stop. */
  readonly onShown: (tell: Tell<Event>) => () => void;
  /** Shows events that came after a view once more. */
  readonly replay: (from: View, events: readonly Event[]) => void;
  /** Jumps to what is shown otherwise. */
  readonly skip: () => void;
  readonly close: () => void;
}

/** How a game shows events. */
export interface Show<Event, View> {
  readonly follow: (view: View, event: Event) => View;
  readonly play: (moment: Moment<Event, View>) => Promise<void>;
  /** After each `play` and when skipped. */
  readonly rest?: () => void;
}

/** The page around the table. */
export interface Around {
  /** Whether everything is shown at once. */
  readonly isStill: () => boolean;
  /** Calls when it is to be skipped. Returns how to stop. */
  readonly onSkip: (act: () => void) => () => void;
}

/** Events that have happened but are not shown yet; at least one. */
export interface Moment<Event, View> {
  /** The view before them. */
  readonly view: View;
  readonly coming: readonly Event[];
  readonly skipped: AbortSignal;
  /** Reports an event before it is on the board, where that takes time. */
  readonly tell: Tell<Event>;
  /** Puts the next events on the board; false if skipped meanwhile. `play` does so with one at least. */
  readonly see: (count?: number) => boolean;
}

interface Watched<Event, View> {
  readonly client: Pick<TableClient<never, Event, View>, "happened" | "view">;
  readonly history: Pick<History<Event, View>, "at" | "all" | "step">;
}

export function playbackOf<Event, View>(
  { client, history }: Watched<Event, View>,
  { follow, play, rest }: Show<Event, View>,
  { isStill, onSkip }: Around = PAGE,
): Playback<Event, View> {
  const staged = signal<View | undefined>(undefined);
  const isShowing = computed(() => staged.value !== undefined);
  const listeners = new Set<Tell<Event>>();
  const told = new Set<Event>();
  let queue: readonly Event[] = [];
  /** The view before the queued events. */
  let before = client.view.peek();
  let skips = new AbortController();
  const tell: Tell<Event> = (event, time) => {
    if (told.has(event)) return;
    told.add(event);
    for (const each of listeners) each(event, time);
  };
  const toPresent = (): void => {
    queue = [];
    told.clear();
    before = client.view.peek();
    batch(() => {
      rest?.();
      staged.value = undefined;
    });
  };
  const skip = (): void => {
    skips.abort();
    skips = new AbortController();
    toPresent();
  };
  const run = async (): Promise<void> => {
    const { signal: skipped } = skips;
    staged.value = before;
    while (queue.length) {
      const see = (count = 1): boolean => {
        if (skipped.aborted) return false;
        const seen = queue.slice(0, count);
        queue = queue.slice(count);
        before = seen.reduce(follow, before);
        staged.value = before;
        for (const event of seen) tell(event);
        return true;
      };
      await play({ view: before, coming: queue, skipped, tell, see });
      if (skipped.aborted) return;
      rest?.();
    }
    toPresent();
  };
  // What cannot be shown must not hold up the game.
  const start = (): void => void run().catch(skip);
  const replay = (from: View, events: readonly Event[]): void => {
    skip();
    if (isStill()) return;
    before = from;
    queue = events;
    start();
  };
  let wasAt = history.at.peek();
  const stops = [
    onFresh(client, (fresh) => {
      if (fresh === "tookBack") {
        skip();
        return;
      }
      const events = fresh.flatMap((each) => each.events);
      if (history.at.peek() !== undefined) skip();
      else if (isStill()) {
        skip();
        for (const event of events) tell(event);
        told.clear();
      } else {
        const isRunning = staged.peek() !== undefined;
        queue = [...queue, ...events];
        if (!isRunning) start();
      }
    }),
    effect(() => (isShowing.value ? onSkip(skip) : undefined)),
    history.at.subscribe((at) => {
      const [from, to] = [wasAt, at ?? history.all.peek()];
      wasAt = at;
      if (from === undefined || to !== from + 1) {
        skip();
        return;
      }
      const { view, events } = history.step(from);
      replay(view, events);
    }),
  ];
  return {
    staged,
    onShown(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replay,
    skip,
    close: () => {
      skip();
      for (const stop of stops) stop();
    },
  };
}

export const isStill = (): boolean =>
  settings.peek().motion === "off" || settings.peek().isText || document.hidden || wantsLessMotion();

const PAGE: Around = {
  isStill,
  onSkip(act) {
    const stops = new AbortController();
    // On the window, which gets every event first. The tap or key then does what it always does.
    for (const event of ["pointerdown", "keydown", "visibilitychange"])
      addEventListener(event, act, { capture: true, signal: stops.signal });
    return () => stops.abort();
  },
};
