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

/** What happened that a sentence tells of: all since the one before it ended. What followed of itself counts with it. */
export function entriesOf<Entry extends { readonly index: number; readonly seat: Seat | undefined }>(
  sentences: readonly Sentence[],
  { index }: Sentence,
  happened: readonly Entry[],
): readonly Entry[] {
  const ends = sentences.findLast((each) => each.index < index)?.index ?? -1;
  // A lot is chance's, and is told by itself.
  const from = happened.findIndex((entry) => entry.index > ends && (entry.seat !== undefined || entry.index === index));
  const next = happened.findIndex((entry) => entry.index > index && entry.seat !== undefined);
  return happened.slice(Math.max(0, from), next < 0 ? undefined : next);
}

/** What the others did since the seat's last turn; what it has done in the turn that it is in does not end that. */
export function since<Told extends Pick<Sentence, "seat">>(
  sentences: readonly Told[],
  seat: Viewer,
  isInTurn = false,
): readonly Told[] {
  const others = isInTurn ? sentences.slice(0, sentences.findLastIndex((each) => each.seat !== seat) + 1) : sentences;
  return others.slice(others.findLastIndex((each) => each.seat === seat) + 1);
}
