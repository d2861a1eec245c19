/** Draws of things that come once each, like landmarks for a row. */
import type { OwnDraw } from "./module.ts";
import { Weighed } from "./weighed.ts";

/** A set of numbers below 32, as bits. */
export function bitsOf(numbers: readonly number[]): number {
  let bits = 0;
  for (let index = 0; index < numbers.length; index++) bits |= 1 << (numbers[index] ?? 0);
  return bits;
}

class DrawOfLeft<Action> extends Weighed<Action> {
  private readonly actions: readonly Action[];
  private readonly left: number;

  constructor(stream: string, actions: readonly Action[], left: number) {
    super(stream, actions.length);
    this.actions = actions;
    this.left = left;
  }

  protected action(index: number): Action {
    return this.actions[index] as Action;
  }

  protected weight(index: number): number {
    return (this.left >> index) & 1;
  }
}

/** The draw of one of those that are left, given as bits. */
export function drawOfLeft<Action>(stream: string, actions: readonly Action[], left: number): OwnDraw<Action> {
  return new DrawOfLeft(stream, actions, left);
}

/** The draw of the next of these things, given the numbers of those that have come. */
export function onceEach<Action>(
  stream: string,
  actions: readonly Action[],
): (drawn: readonly number[]) => OwnDraw<Action> {
  return (drawn) => new DrawOfLeft(stream, actions, ~bitsOf(drawn));
}
