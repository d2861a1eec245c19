/** Draws of things that come once each, like landmarks for a row, and draws of numbers as module actions. */
import type { Draw, Outcome } from "@interchange/tabletop";

/** The draw of the next of these things, given the numbers of those that have come. */
export function onceEach<Action>(
  stream: string,
  actions: readonly Action[],
): (drawn: readonly number[]) => Draw<Action> {
  const outcomes = actions.map((chance): Outcome<Action> => ({ chance, weight: 1 }));
  return (drawn) => ({ stream, outcomes: outcomes.filter((_, each) => !drawn.includes(each)) });
}

/** The same draw, with the numbers that come turned into actions. */
export function drawAs<Action>({ stream, outcomes }: Draw<number>, actions: readonly Action[]): Draw<Action> {
  return { stream, outcomes: outcomes.map(({ chance, weight }) => ({ chance: actions[chance] as Action, weight })) };
}
