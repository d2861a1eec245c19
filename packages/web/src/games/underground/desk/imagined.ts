/** A turn before it is played: what its moves would lead to, one after the other, by the engine's own rules. */
import { Random } from "@interchange/tabletop";
import type { Refusal } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import type { Event, Move, View } from "@interchange/underground";

/** Nothing is hidden, so nothing has to be guessed. */
const NO_LUCK = new Random(0);

/** A move that would be played, and what would happen. */
export interface Imagined {
  readonly move: Move;
  readonly events: readonly Event[];
}

export interface Future {
  /** What there would be to see then. */
  readonly view: View;
  readonly steps: readonly Imagined[];
  /** Why the move after these steps may not be played. */
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

/** What a move costs and brings the seat that makes it: points, and tokens gained and paid. */
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

/** The same turn after some actions, and before anything that follows from them: nobody has gone anywhere. */
export function withActions(view: View, future: Future): View {
  const { stage, turn, turns, passenger, open, visited } = view;
  const actions = Math.max(0, view.actions - future.steps.length);
  return { ...future.view, stage, turn, turns, passenger, open, visited, actions };
}
