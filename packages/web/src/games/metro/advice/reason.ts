/**
 * Explains a move's worth by its effect on one line. Of all lines whose expected end changes, it picks the one that
 * counts most in the direction of the move's worth.
 */
import {
  beyond,
  columnOf,
  isCentre,
  isCentreStation,
  opposite,
  rowOf,
  SIZE,
  squareName,
} from "@interchange/metro/core";
import type { Cell, Change, Colour, Station, Preview, Side } from "@interchange/metro/core";
import type { LineOutlook } from "@interchange/bots";
import type { LineName, Who } from "../../../words/types.ts";

/** The line that the reason is about. */
export interface Subject {
  readonly from: Station;
  readonly line: LineName;
  readonly owner: Who;
  readonly colour: Colour;
  /** Whether the viewer profits from it. */
  readonly isMine: boolean;
}

/** What is ahead of a line that stays open. */
export type Ahead =
  | { readonly kind: "centre" }
  | { readonly kind: "row"; readonly row: number }
  | { readonly kind: "column"; readonly column: string }
  | { readonly kind: "free"; readonly squares: number }
  | { readonly kind: "none" };

interface About {
  readonly subject: Subject;
  /** Points that the line can expect after this move, and after other moves. */
  readonly expected: number;
  readonly otherwise: number | undefined;
}

export type Effect =
  | (About & { readonly kind: "ends"; readonly isCentre: boolean })
  /** `keeps`: it grows and stays open with good prospects. `grows`: it grows for somebody else. */
  | (About & { readonly kind: "keeps"; readonly before: number; readonly after: number; readonly ahead: Ahead })
  | (About & { readonly kind: "grows"; readonly after: number })
  /** The tile does not touch it, but its prospects get better or worse. */
  | (About & { readonly kind: "leaves" })
  | (About & { readonly kind: "hinders" });

export type Reason =
  | { readonly kind: "effect"; readonly effect: Effect }
  | { readonly kind: "draw" }
  | { readonly kind: "pass" }
  | { readonly kind: "own"; readonly says: string }
  | { readonly kind: "nothing" };

/** What is known about a placement. */
export interface Placed {
  readonly preview: Preview;
  /** What open lines may become after it and after other moves. The outlook is undefined until it is known. */
  readonly outlook: ReadonlyMap<Station, LineOutlook> | undefined;
  readonly otherwise: ReadonlyMap<Station, number>;
  /** The square and side where an open line would wait. */
  readonly waits: (from: Station) => { readonly cell: Cell; readonly side: Side } | undefined;
  readonly isEmpty: (cell: Cell) => boolean;
  readonly subject: (from: Station) => Subject;
  /** How much a point for other players counts. */
  readonly others: number;
  /** Whether the move is better than average. */
  readonly isGood: boolean;
}

/** The least change in a line's expectation that is worth mentioning, if the tile touches it and if it does not. */
const LEAST = 0.75;
const LEAST_UNTOUCHED = 2;

export function reasonOf(placed: Placed): Reason {
  const effects = effectsOf(placed).map((effect) => ({ effect, counts: countOf(effect, placed) }));
  const sign = placed.isGood ? 1 : -1;
  const telling = effects
    .filter(({ effect, counts }) => counts * sign >= (isTouched(effect) ? LEAST : LEAST_UNTOUCHED))
    .toSorted(
      (one, other) =>
        Number(isTouched(other.effect)) - Number(isTouched(one.effect)) || sign * (other.counts - one.counts),
    );
  const effect = (telling[0] ?? touching(effects))?.effect;
  return effect ? { kind: "effect", effect } : { kind: "nothing" };
}

const isTouched = ({ kind }: Effect): boolean => kind !== "leaves" && kind !== "hinders";

interface Counted {
  readonly effect: Effect;
  readonly counts: number;
}

/** If nothing stands out: the effect on the viewer's most promising line, or on any. */
function touching(effects: readonly Counted[]): Counted | undefined {
  const touched = effects
    .filter(({ effect }) => isTouched(effect))
    .toSorted((one, other) => other.effect.expected - one.effect.expected);
  return touched.find(({ effect }) => effect.subject.isMine) ?? touched[0];
}

function countOf({ subject, expected, otherwise = expected }: Effect, { others }: Placed): number {
  return (expected - otherwise) * (subject.isMine ? 1 : -others);
}

function effectsOf(placed: Placed): readonly Effect[] {
  const { preview, outlook, otherwise, subject } = placed;
  const changed = new Map(preview.changes.map((change) => [change.from, change]));
  const places = new Set([...changed.keys(), ...(outlook?.keys() ?? [])]);
  return [...places].flatMap((from): readonly Effect[] => {
    const change = changed.get(from);
    if (change && !change.earner) return [];
    const about = subject(from);
    if (change) return [changeOf(placed, about, change)];
    const expected = outlook?.get(from)?.expected;
    const usual = otherwise.get(from);
    if (expected === undefined || usual === undefined) return [];
    const known = { subject: about, expected, otherwise: usual };
    return [{ kind: expected >= usual ? "leaves" : "hinders", ...known }];
  });
}

function changeOf(placed: Placed, subject: Subject, { from, before, after, to, points }: Change): Effect {
  const otherwise = placed.otherwise.get(from);
  if (to !== undefined) return { kind: "ends", subject, expected: points, otherwise, isCentre: isCentreStation(to) };
  const known = placed.outlook?.get(from);
  const about = { subject, expected: known?.expected ?? after, otherwise: known && otherwise };
  const gets = about.otherwise === undefined ? after - before : about.expected - about.otherwise;
  if (!subject.isMine || gets < 0) return { kind: "grows", ...about, after };
  return { kind: "keeps", ...about, before, after, ahead: aheadOf(placed, from, known?.centre ?? 0) };
}

/** From this chance on, a line counts as heading for the centre. */
const LIKELY_CENTRE = 0.35;

function aheadOf({ waits, isEmpty }: Placed, from: Station, centre: number): Ahead {
  if (centre >= LIKELY_CENTRE) return { kind: "centre" };
  const at = waits(from);
  if (!at) return { kind: "none" };
  const heading = opposite(at.side);
  let squares = 0;
  let cell: Cell | undefined = at.cell;
  while (cell !== undefined && isEmpty(cell) && !isCentre(cell)) {
    squares++;
    cell = beyond(cell, heading);
  }
  const isAcross = heading % 2 === 1;
  const along = isAcross ? columnOf(at.cell) : rowOf(at.cell);
  const toEdge = heading === 1 || heading === 2 ? SIZE - along : along + 1;
  if (squares >= 4 && squares === toEdge)
    return isAcross
      ? { kind: "row", row: rowOf(at.cell) + 1 }
      : { kind: "column", column: squareName(at.cell).charAt(0) };
  return squares ? { kind: "free", squares } : { kind: "none" };
}

/** What lines can expect otherwise: the mean over moves that do not touch them, or over all if none does. */
export function otherwiseOf(
  others: readonly { readonly preview: Preview | undefined; readonly outlook: ReadonlyMap<Station, LineOutlook> }[],
): ReadonlyMap<Station, number> {
  const sums = new Map<Station, { alone: number[]; all: number[] }>();
  for (const { preview, outlook } of others)
    for (const [from, { expected }] of outlook) {
      const known = sums.get(from) ?? { alone: [], all: [] };
      known.all.push(expected);
      if (!preview?.changes.some((change) => change.from === from)) known.alone.push(expected);
      sums.set(from, known);
    }
  return new Map(
    [...sums].map(([from, { alone, all }]) => {
      const counted = alone.length ? alone : all;
      return [from, counted.reduce((sum, each) => sum + each, 0) / counted.length];
    }),
  );
}
