/** Draws of things that come once each, like landmarks for a row. */
import type { Draw, Outcome } from "@interchange/tabletop";

/** A set of numbers below 32, as bits. */
export function bitsOf(numbers: readonly number[]): number {
  let bits = 0;
  for (const number of numbers) bits |= 1 << number;
  return bits;
}

/** The possible draws, given the bits of what is left. Playouts draw the same sets again and again, so each is cached. */
export function outcomesLeft<Action>(actions: readonly Action[]): (left: number) => readonly Outcome<Action>[] {
  const outcomes = actions.map((chance): Outcome<Action> => ({ chance, weight: 1 }));
  const listed = new Map<number, readonly Outcome<Action>[]>();
  return (left) => {
    let list = listed.get(left);
    if (!list) listed.set(left, (list = outcomes.filter((_, each) => (left >> each) & 1)));
    return list;
  };
}

/** The draw of the next of these things, given the numbers of those that have come. */
export function onceEach<Action>(
  stream: string,
  actions: readonly Action[],
): (drawn: readonly number[]) => Draw<Action> {
  const outcomes = outcomesLeft(actions);
  return (drawn) => ({ stream, outcomes: outcomes(~bitsOf(drawn)) });
}
