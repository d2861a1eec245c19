/** Tells what happened turn by turn: as chips for the news and the log, and as sentences for text and screen readers. */
import type { Seat, Viewer } from "@interchange/tabletop";
import type { ComponentChildren } from "preact";

/** A fact of a turn, such as a line that ended: drawn, and in words. */
export interface Chip {
  readonly face: () => ComponentChildren;
  readonly says: string;
  /** What the game highlights on the board for it. */
  readonly about?: unknown;
  /** Small facts, such as tickets, share one chip. */
  readonly isSmall?: boolean;
  /** Points of one kind, which become one chip where turns are put together. */
  readonly sum?: Sum;
}

interface Sum {
  readonly kind: string;
  readonly points: number;
  readonly say: (points: number) => string;
}

/** A chip of nothing but words. */
export const textChip = (text: string): Chip => ({ face: () => text, says: text, isSmall: true });

export const sumChip = (sum: Sum): Chip => ({ ...textChip(sum.say(sum.points)), sum });

/** What a turn brought somebody. */
export interface Gain {
  /** Who: empty if it is nobody's. */
  readonly to: string;
  readonly seat?: Seat;
  readonly name: string;
  /** The badge of whoever has no seat. */
  readonly badge?: () => ComponentChildren;
  readonly chips: readonly Chip[];
  readonly points: number;
}

export interface Sentence {
  /** The last record entry it covers. */
  readonly index: number;
  readonly seat: Seat;
  readonly text: string;
  /** The same as chips. */
  readonly gains: readonly Gain[];
  /** Its number in the log, and its place there if the chips don't name it: "b5". */
  readonly number?: number | undefined;
  readonly spot?: string | undefined;
  /** What the game highlights on the board for it. */
  readonly about?: unknown;
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

/** Gains of the same people put together, in order. */
export function joined(gains: readonly Gain[]): readonly Gain[] {
  const sums = new Map<string, Gain>();
  for (const gain of gains) {
    const sum = sums.get(gain.to);
    const chips = summed([...(sum?.chips ?? []), ...gain.chips]);
    sums.set(gain.to, { ...(sum ?? gain), chips, points: (sum?.points ?? 0) + gain.points });
  }
  return [...sums.values()];
}

function summed(chips: readonly Chip[]): readonly Chip[] {
  const all: Chip[] = [];
  for (const chip of chips) {
    const { sum } = chip;
    const at = sum ? all.findIndex((each) => each.sum?.kind === sum.kind) : -1;
    const before = all[at]?.sum;
    if (sum && before) all[at] = sumChip({ ...sum, points: before.points + sum.points });
    else all.push(chip);
  }
  return all;
}

/** The points that turns brought a seat. */
export function gainedBy(sentences: readonly Sentence[], seat: Seat): number {
  const gains = sentences.flatMap((each) => each.gains.filter((gain) => gain.seat === seat));
  return gains.reduce((sum, { points }) => sum + points, 0);
}

/** The turns that are news to the viewer: all since their last one. A spectator gets the last few. */
export function newsOf<Told extends Sentence>(
  all: readonly Told[],
  { viewer, isInTurn, seats }: { readonly viewer: Viewer; readonly isInTurn: boolean; readonly seats: number },
): readonly Told[] {
  if (typeof viewer !== "number") return all.slice(-seats);
  const news = since(all, viewer, isInTurn);
  return news.length || isInTurn ? news : all.slice(-1);
}
