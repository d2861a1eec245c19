/** Shows a turn so that people can follow it: piece by piece, one trip after the other, points on arrival. */
import type { MapHandle } from "@interchange/boards/map";
import { FACTORS } from "@interchange/boards/motion";
import type { Speed } from "@interchange/boards/speed";
import { underground } from "@interchange/underground";
import type { Event, View } from "@interchange/underground";
import { playbackOf } from "../../../table/desk/playback.ts";
import type { Around, Playback } from "../../../table/desk/playback.ts";
import type { UndergroundCommon } from "./common.ts";
import { paceOf, pauseAfter, wayAt } from "./pace.ts";

export interface Stage {
  readonly map: () => Pick<MapHandle, "playTrip" | "playGain" | "skip"> | undefined;
  readonly speed: () => Speed;
  /** The text for points, shown where they are scored. */
  readonly say: (events: readonly Scored[]) => string;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly around?: Around;
}

export type UndergroundPlayback = Playback<Event, View>;
type Scored = Extract<Event, { type: "scored" }>;

/** If this many trips are still queued, a trip is not animated. */
const BEHIND = 4;

export function undergroundPlaybackOf(
  { client, history }: Pick<UndergroundCommon, "client" | "history">,
  { map, speed, say, wait, around }: Stage,
): UndergroundPlayback {
  let pace = paceOf(() => client.viewer.peek());
  let current: AbortSignal | undefined;
  return playbackOf<Event, View>(
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
        if (!see(paid.length || 1)) return;
        const place = paid[0]?.stations.at(-1);
        if (place !== undefined) void map()?.playGain(place, say(paid), share);
        const pause = pauseAfter(event, view, client.viewer.peek()) * share * FACTORS[speed()];
        if (pause) await wait(Math.round(pause));
      },
    },
    around,
  );
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
