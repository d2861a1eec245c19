/** Steps a whole round back or forward in a review: to the same seat's previous or next turn. */
import type { Step } from "../desk.ts";

type Turn = Pick<Step<unknown, unknown>, "seat" | "number">;

/** The first decision of that turn, or the first or last of the game if there is none. */
export function roundAt(steps: readonly Turn[], at: number, way: "back" | "forward"): number {
  const isAlone = new Set(steps.map(({ seat }) => seat)).size < 2;
  // Several decisions in a row are one turn, except in a solo game.
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
