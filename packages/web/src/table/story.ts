/** What happened, told in sentences: for the log, the recap and the live region alike. */
import type { Seat, Viewer } from "@interchange/tabletop";

export interface Sentence {
  /** The entry of the record that it ends with. */
  readonly index: number;
  readonly seat: Seat;
  readonly text: string;
  /** Where it happened, in words; undefined when there is nothing to show. */
  readonly place: string | undefined;
  /** The steps of the game before it, and once it had happened. */
  readonly before: number;
  readonly after: number;
}

/** What happened since the seat's last decision. */
export function since<Told extends Sentence>(sentences: readonly Told[], seat: Viewer): readonly Told[] {
  const last = sentences.findLastIndex((each) => each.seat === seat);
  return sentences.slice(last + 1);
}
