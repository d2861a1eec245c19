/** Steps a whole round back or forward: to the same seat's previous or next turn. */
import type { TableDesk } from "./desk.ts";
import type { Sentence } from "./story.ts";

/** The step at which that turn is over; the beginning or the live game if there is none. */
export function roundFrom(
  sentences: readonly Pick<Sentence, "seat" | "before" | "after">[],
  at: number,
  way: "back" | "forward",
): number | "live" {
  // Entries without a step, such as drawing a tile, belong to a turn.
  const turns = sentences.filter(({ before, after }) => after > before);
  const here = turns.findLast(({ before }) => before < at);
  if (way === "back")
    return turns.findLast(({ seat, after }) => seat === here?.seat && after <= (here?.before ?? 0))?.after ?? 0;
  return turns.find(({ seat, before }) => before >= at && (!here || seat === here.seat))?.after ?? "live";
}

export function goRound({ history, sentences }: TableDesk, way: "back" | "forward"): void {
  history.go(roundFrom(sentences.value, history.at.value ?? history.all.value, way));
}
