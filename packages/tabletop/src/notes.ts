/**
 * Notes that a table adds to the comments of its record, in brackets among what people wrote: `[%back 2]` means that
 * two entries were taken back before this one, `[%seat 1 "Ada" "Eve"]` that Eve took Ada's place.
 */
import type { Seat } from "./actor.ts";

/** Someone took someone's place. */
export interface SeatChange {
  readonly seat: Seat;
  readonly left: string;
  readonly came: string;
}

export interface Notes {
  /** Entries that were taken back before this one. */
  readonly back: number;
  readonly seats: readonly SeatChange[];
}

export const NO_NOTES: Notes = { back: 0, seats: [] };

/** A JSON string: no bracket or quotation mark inside it ends the note. */
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"`;
const NOTE = new RegExp(String.raw`\[%(?:back ([1-9][0-9]{0,8})|seat ([1-9][0-9]?) (${QUOTED}) (${QUOTED}))\]`, "g");

/** The notes in a comment. Everything else there belongs to people. */
export function readNotes(comment: string | undefined): Notes {
  if (!comment?.includes("[%")) return NO_NOTES;
  let back = 0;
  const seats: SeatChange[] = [];
  for (const [, entries, number, left, came] of comment.matchAll(NOTE)) {
    if (entries !== undefined) back += Number(entries);
    const names = [readName(left), readName(came)] as const;
    if (names[0] !== undefined && names[1] !== undefined)
      seats.push({ seat: Number(number) - 1, left: names[0], came: names[1] });
  }
  return { back, seats };
}

function readName(quoted: string | undefined): string | undefined {
  try {
    const name: unknown = quoted === undefined ? undefined : JSON.parse(quoted);
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Notes as text for a comment; undefined if there are none. */
export function writeNotes({ back, seats }: Notes): string | undefined {
  const words = seats.map(
    ({ seat, left, came }) => `[%seat ${seat + 1} ${JSON.stringify(left)} ${JSON.stringify(came)}]`,
  );
  if (back) words.unshift(`[%back ${back}]`);
  return words.length ? words.join(" ") : undefined;
}

/** A comment with the table's notes before what people wrote. */
export function noted(notes: string | undefined, comment: string | undefined): string | undefined {
  if (notes === undefined || comment === undefined) return notes ?? comment;
  return comment ? `${notes} ${comment}` : notes;
}

/**
 * Changes in the order they happened, at most one per seat: people who came and went before anything happened were
 * never part of the game, and must not make the record grow.
 */
export function mergedChanges(changes: readonly SeatChange[]): readonly SeatChange[] {
  const merged = new Map<Seat, SeatChange>();
  for (const change of changes) {
    const left = merged.get(change.seat)?.left ?? change.left;
    merged.delete(change.seat);
    if (left !== change.came) merged.set(change.seat, { ...change, left });
  }
  return [...merged.values()];
}

/** Names after these changes or, oldest last, before them. */
export function renamed(names: readonly string[], changes: readonly SeatChange[], to: "left" | "came"): string[] {
  const now = [...names];
  for (const change of to === "came" ? changes : changes.toReversed())
    if (change.seat < now.length) now[change.seat] = change[to];
  return now;
}
