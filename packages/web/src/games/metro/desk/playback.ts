/** Shows the tiles that are placed, and the scoring of the lines that they end. */
import { FACTORS, TIMES } from "@interchange/boards/motion";
import type { Speed } from "@interchange/boards/speed";
import type { Event, Station, View } from "@interchange/metro/core";
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { TableDesk } from "../../../table/desk/desk.ts";
import { playbackOf } from "../../../table/desk/playback.ts";
import type { Around, Moment, Playback } from "../../../table/desk/playback.ts";
import { stepTime } from "../../../table/desk/replay.ts";
import type { MetroCommon } from "./common.ts";
import { metro } from "./engine.ts";
import { turnLimit } from "./pace.ts";
import type { Scoring } from "../scoring/scoring.ts";

export interface MetroPlayback extends Playback<Event, View> {
  /** The lines that are being scored. */
  readonly scoring: ReadonlySignal<readonly Station[] | undefined>;
  readonly counting: NonNullable<TableDesk["counting"]>;
  readonly earning: NonNullable<TableDesk["earning"]>;
}

export interface Stage {
  readonly speed: () => Speed;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly score: (moment: Moment<Event, View>, scoring: Omit<Scoring, "layer">) => Promise<void>;
  readonly around?: Around;
}

/** In less time nobody sees anything. */
const SHORTEST = 200;

export function metroPlaybackOf(
  { client, history }: Pick<MetroCommon, "client" | "history">,
  { speed, wait, score, around }: Stage,
): MetroPlayback {
  const scoring = signal<readonly Station[] | undefined>(undefined);
  const count = signal(0);
  const earning = signal<readonly string[]>([]);
  let spent = 0;
  const seats = client.sitters.length;
  const here = client.seatsHere;
  const playback = playbackOf<Event, View>(
    { client, history },
    {
      follow: (view, event) => metro.follow(view, event),
      async play(moment) {
        const { view, coming, see } = moment;
        const next = coming.findIndex(({ type }, at) => at > 0 && type === "placed");
        const paid = coming.slice(0, next < 0 ? undefined : next).filter((event) => event.type === "scored");
        const [event] = coming;
        const seat = (event?.type === "placed" ? event.laid : view.laid.at(-1))?.seat ?? view.turn;
        if (here.includes(seat)) spent = 0;
        const longest = Math.min(turnLimit({ seat, seats, here, spent }), stepTime(history) ?? Infinity);
        const factor = FACTORS[speed()];
        // There is no time to show all of it.
        if (longest < SHORTEST || coming.filter(({ type }) => type === "placed").length > seats) see(coming.length);
        else if (event?.type === "scored") {
          scoring.value = paid.map(({ line }) => line.from);
          const begins: Scoring["begins"] = (plan) => {
            count.value = plan.count;
            spent += plan.ends / factor;
          };
          const earns: Scoring["earns"] = (total) => {
            earning.value = total === undefined ? [] : [total];
          };
          await score(moment, { paid, longest, factor, begins, earns });
        } else {
          see();
          if (event?.type !== "placed" || paid.length || here.includes(seat)) return;
          const time = Math.min(TIMES.byOthers, longest);
          spent += time;
          await wait(time * factor);
        }
      },
      rest: () => {
        scoring.value = undefined;
        earning.value = [];
      },
    },
    around,
  );
  const counting = computed(() => (playback.staged.value && count.value ? { time: count.value } : undefined));
  return { ...playback, scoring, earning, counting };
}
