/** Plays the moves of a drafted turn in the engine to see what they lead to. */
import { Random } from "@interchange/tabletop";
import type { Refusal } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import type { Event, Move, View } from "@interchange/underground";

/** The engine needs a random source here, but nothing is hidden, so it draws nothing. */
const NO_LUCK = new Random(0);

/** A move of the draft and its events. */
export interface Imagined {
  readonly move: Move;
  readonly events: readonly Event[];
}

export interface Future {
  /** The view after these steps. */
  readonly view: View;
  readonly steps: readonly Imagined[];
  /** Why the next move is not allowed. */
  readonly refusal: Refusal | undefined;
}

export function futureOf(view: View, moves: readonly Move[]): Future {
  let seen = view;
  const steps: Imagined[] = [];
  for (const move of moves) {
    const refusal = underground.refusal(seen, move);
    if (refusal) return { view: seen, steps, refusal };
    const { position, events } = underground.play(underground.imagine(seen, NO_LUCK), move);
    seen = underground.view(position, view.viewer);
    steps.push({ move, events });
  }
  return { view: seen, steps, refusal: undefined };
}

/** What a move brings its seat: points, and tokens gained or paid. */
export interface Brings {
  readonly points: number;
  readonly tokens: number;
}

export function broughtBy({ events }: Pick<Imagined, "events">): Brings {
  let [points, tokens] = [0, 0];
  for (const event of events) {
    if (event.type === "scored" && event.award.source !== "passenger") points += event.award.points;
    if (event.type === "built") tokens += event.gained - event.paid;
    if (event.type === "token") tokens++;
  }
  return { points, tokens };
}

/** The turn after some actions, before the passenger moves. */
export function withActions(view: View, future: Future): View {
  const { stage, turn, turns, passenger, open, visited } = view;
  const actions = Math.max(0, view.actions - future.steps.length);
  return { ...future.view, stage, turn, turns, passenger, open, visited, actions };
}
