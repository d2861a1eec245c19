/** Shows a turn so that people can follow it: piece by piece, one trip after the other, points on arrival. */
import type { MapHandle } from "@interchange/boards/map";
import { FACTORS } from "@interchange/boards/motion";
import type { Speed } from "@interchange/boards/speed";
import type { Seat } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import type { Event, View } from "@interchange/underground";
import { computed, signal } from "@preact/signals";
import type { Counting, TableDesk } from "../../../table/desk/desk.ts";
import type { Flight } from "../../../table/flight/flight.ts";
import { playbackOf } from "../../../table/desk/playback.ts";
import type { Around, Playback } from "../../../table/desk/playback.ts";
import type { UndergroundCommon } from "./common.ts";
import { paceOf, pauseAfter, wayAt } from "./pace.ts";

export interface Stage {
  readonly map: () => Pick<MapHandle, "playTrip" | "spotOf" | "skip"> | undefined;
  readonly speed: () => Speed;
  /** Whether the viewer saw these points when they drafted the turn. */
  readonly wereDrafted: (award: Scored["award"]) => boolean;
  readonly fly: (flight: Flight, seat: Seat, view: View) => Promise<void>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly around?: Around;
}

export interface UndergroundPlayback extends Playback<Event, View>, Required<Pick<TableDesk, "counting" | "earning">> {}

type Scored = Extract<Event, { type: "scored" }>;

/** In milliseconds: together they fit into the pause before the next player. */
const PARTS = { flight: 350, count: 250 } as const;
/** Pixels between points that fly to several players. */
const BESIDE = 28;
/** If this many trips are still queued, a trip is not animated. */
const BEHIND = 4;

export function undergroundPlaybackOf(
  { client, history }: Pick<UndergroundCommon, "client" | "history">,
  { map, speed, wereDrafted, fly, wait, around }: Stage,
): UndergroundPlayback {
  let pace = paceOf(() => client.viewer.peek());
  let current: AbortSignal | undefined;
  const earning = signal<readonly string[]>([]);
  const counting = signal<Counting | undefined>(undefined);
  /** Nothing waits for the flight: totals count when it has landed. */
  const pay = (paid: readonly Scored[], view: View, share: number, skipped: AbortSignal): void => {
    const from = map()?.spotOf(paid[0]?.stations.at(-1) ?? "");
    const gains = new Map<Seat, number>();
    for (const { award } of paid)
      if (!wereDrafted(award)) gains.set(award.seat, (gains.get(award.seat) ?? 0) + award.points);
    if (!from || !gains.size) return;
    const factor = share * FACTORS[speed()];
    const time = PARTS.flight * factor;
    const totals = [...gains.keys()].map((seat) => `seat ${seat}`);
    counting.value = { delay: time, time: PARTS.count * factor };
    earning.value = totals;
    const flights = [...gains].map(([seat, points], at) => {
      const beside = (at - (gains.size - 1) / 2) * BESIDE;
      return fly({ points, from: { x: from.x + beside, y: from.y }, time, skipped }, seat, view);
    });
    void Promise.all(flights).then(() => {
      if (earning.peek() === totals) earning.value = [];
    });
  };
  const playback = playbackOf<Event, View>(
    { client, history },
    {
      follow: (view, event) => underground.follow(view, event),
      async play({ view, coming, skipped, tell, see }) {
        const [event, ...queue] = coming;
        if (!event) return;
        if (skipped !== current) {
          current = skipped;
          pace = paceOf(() => client.viewer.peek());
          skipped.addEventListener("abort", () => map()?.skip());
        }
        const share = pace.shareOf(view, coming);
        if (event.type === "travelled") {
          tell(event);
          if (queue.filter(({ type }) => type === "travelled").length < BEHIND)
            await map()?.playTrip(wayAt(view, event), share);
        }
        const paid = event.type === "scored" ? [event, ...scoredNext(queue, event)] : [];
        if (skipped.aborted) return;
        if (paid.length) pay(paid, view, share, skipped);
        if (!see(paid.length || 1)) return;
        const pause = pauseAfter(event, view, client.viewer.peek()) * share * FACTORS[speed()];
        if (pause) await wait(Math.round(pause));
      },
    },
    around,
  );
  return { ...playback, earning, counting: computed(() => (playback.staged.value ? counting.value : undefined)) };
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
