/**
 * Shows events so that people can follow them: one trip after the other, points on arrival, a pause before the next
 * player. It only lags behind the game; a tap or an action jumps to the present.
 */
import type { MapHandle } from "@interchange/boards/map";
import { FACTORS } from "@interchange/boards/motion";
import type { Speed } from "@interchange/boards/speed";
import { underground } from "@interchange/underground";
import type { Event, View } from "@interchange/underground";
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { onFresh } from "../../../table/desk/fresh.ts";
import type { UndergroundCommon } from "./common.ts";
import { paceOf, pauseAfter, wayAt } from "./pace.ts";

export interface Playback {
  /** The view on the board during playback; undefined otherwise. */
  readonly staged: ReadonlySignal<View | undefined>;
  /** Shows events again that came after a view. */
  replay(from: View, events: readonly Event[]): void;
  /** Jumps to the present. */
  skip(): void;
  close(): void;
}

export interface Stage {
  readonly map: () => Pick<MapHandle, "playTrip" | "playGain" | "skip"> | undefined;
  readonly speed: () => Speed;
  /** The text for points, shown where they are scored. */
  readonly say: (events: readonly Scored[]) => string;
  readonly wait: (milliseconds: number) => Promise<void>;
}

type Scored = Extract<Event, { type: "scored" }>;

/** If this many trips are still queued, a trip is not animated. */
const BEHIND = 4;

export function playbackOf({ client, history }: Pick<UndergroundCommon, "client" | "history">, stage: Stage): Playback {
  const staged = signal<View | undefined>(undefined);
  let queue: Event[] = [];
  /** The view before the queued events. */
  let before = client.view.peek();
  /** Numbers the runs. A run that was skipped notices and stops. */
  let turn = 0;
  const skip = (): void => {
    turn++;
    queue = [];
    before = client.view.peek();
    staged.value = undefined;
    stage.map()?.skip();
  };
  const run = async (): Promise<void> => {
    const own = ++turn;
    let view = before;
    const pace = paceOf(stage.speed(), client.viewer.peek());
    staged.value = view;
    for (let event = queue.shift(); event; event = queue.shift()) {
      const shown = view;
      const share = pace.shareOf(shown, [event, ...queue]);
      if (event.type === "travelled") {
        if (queue.filter(({ type }) => type === "travelled").length < BEHIND)
          await stage.map()?.playTrip(wayAt(shown, event), share);
        if (own !== turn) return;
      }
      view = underground.follow(view, event);
      if (event.type === "scored") {
        const paid = [event, ...scoredNext(queue, event)];
        for (const each of paid.slice(1)) view = underground.follow(view, each);
        queue = queue.slice(paid.length - 1);
        const place = event.stations.at(-1);
        if (place !== undefined) void stage.map()?.playGain(place, stage.say(paid), share);
      }
      staged.value = view;
      const pause = pauseAfter(event, shown, client.viewer.peek()) * share * FACTORS[stage.speed()];
      if (pause) await stage.wait(Math.round(pause));
      if (own !== turn) return;
    }
    before = client.view.peek();
    staged.value = undefined;
  };
  const stop = onFresh(client, (fresh) => {
    const isShown = history.at.peek() === undefined && stage.speed() !== "off";
    if (fresh === "tookBack" || !isShown) {
      skip();
      return;
    }
    const isRunning = staged.peek() !== undefined;
    queue.push(...fresh.flatMap(({ events }) => events));
    if (!isRunning) void run();
  });
  return {
    staged,
    replay(from, events) {
      skip();
      before = from;
      queue = [...events];
      void run();
    },
    skip,
    close: stop,
  };
}

/** Points that belong together: same source, same stations. */
function scoredNext(queue: readonly Event[], { award, stations }: Scored): readonly Scored[] {
  const paid: Scored[] = [];
  for (const next of queue) {
    if (next.type !== "scored" || next.award.source !== award.source || next.stations.join() !== stations.join()) break;
    paid.push(next);
  }
  return paid;
}
