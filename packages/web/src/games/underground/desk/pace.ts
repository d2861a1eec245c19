/**
 * Decides how long events are shown. A long turn is sped up to fit into the time for a turn, with all its remaining
 * events shortened alike.
 */
import { tripTime } from "@interchange/boards/map";
import { tracksOf, underground, wayOf } from "@interchange/underground";
import type { Event, View } from "@interchange/underground";

/** In milliseconds at normal speed, like all times here. */
const PAUSES = { piece: 350, player: 600 } as const;
const LONGEST_TURN = 2500;

type Travelled = Extract<Event, { type: "travelled" }>;

export const wayAt = (view: View, event: Travelled) => wayOf(tracksOf(view), event.from, event);

export function pauseAfter(event: Event, { turn }: View, viewer: View["viewer"]): number {
  if (event.type === "built" && event.seat !== viewer) return PAUSES.piece;
  return endsTurn(event, turn) ? PAUSES.player : 0;
}

const endsTurn = (event: Event, turn: View["turn"]): boolean => event.type === "next" && event.turn !== turn;

export interface Pace {
  /** The factor for the duration of the first of the coming events, which are all that are known so far. */
  shareOf(shown: View, coming: readonly Event[]): number;
}

export function paceOf(viewerNow: () => View["viewer"]): Pace {
  let spent = 0;
  return {
    shareOf(shown, coming) {
      const [first] = coming;
      if (!first) return 1;
      const viewer = viewerNow();
      const share = Math.min(1, (LONGEST_TURN - spent) / (timeOfTurn(shown, coming, viewer) || 1));
      spent = endsTurn(first, shown.turn) ? 0 : spent + share * timeOf(first, shown, viewer);
      return share;
    },
  };
}

function timeOf(event: Event, view: View, viewer: View["viewer"]): number {
  return event.type === "travelled" ? tripTime(wayAt(view, event)) : pauseAfter(event, view, viewer);
}

/** The normal duration of the rest of the turn. */
function timeOfTurn(shown: View, coming: readonly Event[], viewer: View["viewer"]): number {
  let [view, time] = [shown, 0];
  for (const event of coming) {
    time += timeOf(event, view, viewer);
    if (endsTurn(event, shown.turn)) break;
    view = underground.follow(view, event);
  }
  return time;
}
