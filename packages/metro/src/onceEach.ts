/** Draws of things that come once each, like landmarks for a row; and draws of numbers as actions of a module. */
import type { Draw } from "@interchange/tabletop";

/** The draw of the next of so many things, when these have come already. */
export function nextOf(stream: string, count: number, drawn: readonly number[]): Draw<number> {
  const left = Array.from({ length: count }, (_, each) => each).filter((each) => !drawn.includes(each));
  return { stream, outcomes: left.map((chance) => ({ chance, weight: 1 })) };
}

/** The same draw, with what comes turned into actions. */
export function drawAs<Action>({ stream, outcomes }: Draw<number>, action: (drawn: number) => Action): Draw<Action> {
  return { stream, outcomes: outcomes.map(({ chance, weight }) => ({ chance: action(chance), weight })) };
}
