/** Draws of things that come once each, like landmarks for a row. */
import type { OwnDraw } from "./module.ts";
import { PackedDraw } from "./weighed.ts";

/** A set of numbers below 32, as bits. */
export function bitsOf(numbers: readonly number[]): number {
  let bits = 0;
  for (let index = 0; index < numbers.length; index++) bits |= 1 << (numbers[index] ?? 0);
  return bits;
}

/** The draw of one of those that are left, given as bits. */
export function drawOfLeft<Action>(stream: string, actions: readonly Action[], left: number): OwnDraw<Action> {
  return new PackedDraw(stream, actions, left & (-1 >>> (32 - actions.length)), 1);
}

/** The draw of the next of these things, given the numbers of those that have come. */
export function onceEach<Action>(
  stream: string,
  actions: readonly Action[],
): (drawn: readonly number[]) => OwnDraw<Action> {
  return (drawn) => drawOfLeft(stream, actions, ~bitsOf(drawn));
}
