/** Tells what happened in sentences, for the log, the recap and the announcements. */
import type { Seat, Viewer } from "@interchange/tabletop";

export interface Sentence {
  /** The last record entry it covers. */
  readonly index: number;
  readonly seat: Seat;
  readonly text: string;
  /** Its place in words; undefined if there is nothing to show. */
  readonly place: string | undefined;
  /** The number of steps before it and after it. */
  readonly before: number;
  readonly after: number;
}

/** The entries a sentence covers: all since the previous one, including what followed automatically. */
export function entriesOf<Entry extends { readonly index: number; readonly seat: Seat | undefined }>(
  sentences: readonly Sentence[],
  { index }: Sentence,
  happened: readonly Entry[],
): readonly Entry[] {
  const ends = sentences.findLast((each) => each.index < index)?.index ?? -1;
  // Drawing lots is chance's, and has a sentence of its own.
  const from = happened.findIndex((entry) => entry.index > ends && (entry.seat !== undefined || entry.index === index));
  const next = happened.findIndex((entry) => entry.index > index && entry.seat !== undefined);
  return happened.slice(Math.max(0, from), next < 0 ? undefined : next);
}

/** What the others did since the seat's last turn. What the seat did in its current turn does not count as one. */
export function since<Told extends Pick<Sentence, "seat">>(
  sentences: readonly Told[],
  seat: Viewer,
  isInTurn = false,
): readonly Told[] {
  const others = isInTurn ? sentences.slice(0, sentences.findLastIndex((each) => each.seat !== seat) + 1) : sentences;
  return others.slice(others.findLastIndex((each) => each.seat === seat) + 1);
}
