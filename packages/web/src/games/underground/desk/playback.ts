/**
 * What happens at the table, shown so that it can be followed: one trip after the other, points when the passenger has
 * arrived, a pause before the next player. It only ever lags behind the game, and whoever acts or taps is at once where
 * the game is.
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
  /** What is on the board meanwhile; undefined while that is the game as it is. */
  readonly staged: ReadonlySignal<View | undefined>;
  /** Shows the game as it is. */
  skip(): void;
  close(): void;
}

export interface Stage {
  readonly map: () => Pick<MapHandle, "playTrip" | "playGain" | "skip"> | undefined;
  readonly speed: () => Speed;
  /** Points for somebody, as they are shown where they are earned. */
  readonly say: (events: readonly Scored[]) => string;
  readonly wait: (milliseconds: number) => Promise<void>;
}

type Scored = Extract<Event, { type: "scored" }>;

/** Somebody who is that many trips behind the game is not shown all of them. */
const BEHIND = 4;

export function playbackOf({ client, history }: Pick<UndergroundCommon, "client" | "history">, stage: Stage): Playback {
  const staged = signal<View | undefined>(undefined);
  let queue: Event[] = [];
  /** What was shown before the events of the queue. */
  let before = client.view.peek();
  /** Whoever plays a queue that was let go of stops. */
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
  return { staged, skip, close: stop };
}

/** Points that come together: from the same source, for the same places. */
function scoredNext(queue: readonly Event[], { award, stations }: Scored): readonly Scored[] {
  const paid: Scored[] = [];
  for (const next of queue) {
    if (next.type !== "scored" || next.award.source !== award.source || next.stations.join() !== stations.join()) break;
    paid.push(next);
  }
  return paid;
}
