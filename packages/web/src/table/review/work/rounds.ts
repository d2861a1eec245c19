/** A whole round back or forward in a review, as in the history of a table: to the turn of the same seat before, or after. */
import type { Step } from "../desk.ts";

type Turn = Pick<Step<unknown, unknown>, "seat" | "number">;

/** The first decision of that turn; the first or last of the game where there is none. */
export function roundAt(steps: readonly Turn[], at: number, way: "back" | "forward"): number {
  const isAlone = new Set(steps.map(({ seat }) => seat)).size < 2;
  // Who decides several times in a row has one turn, unless nobody else plays.
  const begins = steps.flatMap(({ seat, number }, index) => {
    const before = steps[index - 1];
    return before?.seat === seat && (!isAlone || before.number === number) ? [] : [index];
  });
  const here = begins.findLast((index) => index <= at) ?? 0;
  const isOwn = (index: number): boolean => steps[index]?.seat === steps[here]?.seat;
  return way === "back"
    ? (begins.findLast((index) => index < here && isOwn(index)) ?? 0)
    : (begins.find((index) => index > here && isOwn(index)) ?? steps.length - 1);
}
