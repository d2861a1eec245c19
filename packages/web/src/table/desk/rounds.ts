/** A whole round back or forward in a game that is looked at again: to the turn of the same seat before, or after. */
import type { TableDesk } from "./desk.ts";
import type { Sentence } from "./story.ts";

/** So many steps the game has had once that turn is over; the beginning, or the live game, where there is none. */
export function roundFrom(
  sentences: readonly Pick<Sentence, "seat" | "before" | "after">[],
  at: number,
  way: "back" | "forward",
): number | "live" {
  // What takes no step, such as drawing a tile, is part of a turn and none of its own.
  const turns = sentences.filter(({ before, after }) => after > before);
  const here = turns.findLast(({ before }) => before < at);
  if (way === "back")
    return turns.findLast(({ seat, after }) => seat === here?.seat && after <= (here?.before ?? 0))?.after ?? 0;
  return turns.find(({ seat, before }) => before >= at && (!here || seat === here.seat))?.after ?? "live";
}

export function goRound({ history, sentences }: TableDesk, way: "back" | "forward"): void {
  history.go(roundFrom(sentences.value, history.at.value ?? history.all.value, way));
}
