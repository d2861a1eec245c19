/** What stands below a game that plays itself: everybody's points, and what they gain. */
import type { Show, ShowStep } from "../../games/show.ts";

export interface Figures {
  readonly points: readonly number[];
  /** The step that was begun last; none at the end. */
  readonly step: ShowStep | undefined;
  /** What it has brought so far, by seat. */
  readonly gains: readonly (number | undefined)[];
}

/** The figures at a time of the show. */
export function figuresAt({ steps, ends }: Show, time: number): Figures {
  const last = steps.at(-1)?.points ?? [];
  if (time >= ends) return { points: last, step: undefined, gains: [] };
  const at = steps.findLastIndex(({ from }) => from <= time);
  const step = steps[at];
  const before = steps[at - 1]?.points ?? last.map(() => 0);
  if (!step) return { points: before, step, gains: [] };
  if (time < step.to) {
    const { seat, tiles = 0, from, to } = step;
    const gains = before.map((_, each) => (each === seat ? Math.floor((tiles * (time - from)) / (to - from)) : 0));
    return { points: before, step, gains };
  }
  return { points: step.points, step, gains: step.points.map((points, seat) => points - (before[seat] ?? 0)) };
}
