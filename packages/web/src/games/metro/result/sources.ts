/** Splits points by source: lines to the centre, long lines, shorter ones, and modules. */
import { isCentreStation } from "@interchange/metro/core";
import type { Station } from "@interchange/metro/core";
import type { Account } from "./final.ts";
import { metroWords } from "../words.ts";

/** The least tiles of a long line. */
export const LONG = 8;

export interface Piece {
  readonly kind: "centre" | "long" | "short" | "module" | "lost";
  readonly label: string;
  readonly points: number;
  /** The lines that it is for. */
  readonly lines: readonly Station[];
}

/** The pieces of an account's bar. They add up to its total; empty ones are left out. */
export function piecesOf({ lines, sources }: Pick<Account, "lines" | "sources">): readonly Piece[] {
  const words = metroWords().result.sources;
  const paid = lines.filter(({ points }) => points);
  const piece = (kind: Piece["kind"], label: string, of: typeof paid): Piece => ({
    kind,
    label,
    points: of.reduce((sum, { points }) => sum + (points ?? 0), 0),
    lines: of.map(({ from }) => from),
  });
  const inCentre = paid.filter(({ to, isDoubled }) => isDoubled && to !== undefined && isCentreStation(to));
  const others = paid.filter((line) => !inCentre.includes(line));
  return [
    piece("centre", words.centre, inCentre),
    piece(
      "long",
      words.long(LONG),
      others.filter(({ length }) => length >= LONG),
    ),
    piece(
      "short",
      words.short,
      others.filter(({ length }) => length < LONG),
    ),
    ...sources.map(({ label, points }): Piece => ({
      kind: points < 0 ? "lost" : "module",
      label,
      points,
      lines: [],
    })),
  ].filter(({ points }) => points);
}
