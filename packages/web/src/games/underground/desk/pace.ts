/**
 * How long things are shown. A turn with many pieces and two trips is shortened, so that it takes no longer than a turn
 * may: everything that is still to come in it has the same share of its time.
 */
import { tripTime } from "@interchange/boards/map";
import type { Speed } from "@interchange/boards/speed";
import { turnTime } from "@interchange/boards/times";
import { tracksOf, underground, wayOf } from "@interchange/underground";
import type { Event, View } from "@interchange/underground";

/** In milliseconds at normal speed. */
const PAUSES = { piece: 160, player: 600 } as const;

type Travelled = Extract<Event, { type: "travelled" }>;

export const wayAt = (view: View, event: Travelled) => wayOf(tracksOf(view), event.from, event);

export function pauseAfter(event: Event, { turn }: View, viewer: View["viewer"]): number {
  if (event.type === "built" && event.seat !== viewer) return PAUSES.piece;
  return endsTurn(event, turn) ? PAUSES.player : 0;
}

const endsTurn = (event: Event, turn: View["turn"]): boolean => event.type === "next" && event.turn !== turn;

export interface Pace {
  /** What share of its time the first of these events has: they come after what is shown, and are all that is known. */
  shareOf(shown: View, coming: readonly Event[]): number;
}

export function paceOf(speed: Speed, viewer: View["viewer"]): Pace {
  const whole = turnTime(speed);
  let spent = 0;
  return {
    shareOf(shown, coming) {
      const [first] = coming;
      if (!first) return 1;
      const share = Math.min(1, (whole - spent) / (timeOfTurn(shown, coming, viewer) || 1));
      spent = endsTurn(first, shown.turn) ? 0 : spent + share * timeOf(first, shown, viewer);
      return share;
    },
  };
}

function timeOf(event: Event, view: View, viewer: View["viewer"]): number {
  return event.type === "travelled" ? tripTime(wayAt(view, event)) : pauseAfter(event, view, viewer);
}

/** All that is still to come of the turn that is shown. */
function timeOfTurn(shown: View, coming: readonly Event[], viewer: View["viewer"]): number {
  let [view, time] = [shown, 0];
  for (const event of coming) {
    time += timeOf(event, view, viewer);
    if (endsTurn(event, shown.turn)) break;
    view = underground.follow(view, event);
  }
  return time;
}
