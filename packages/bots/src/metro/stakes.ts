/** The stakes of one seat in a table's lines: how much a point of each counts, and what it scores by where it ends. */
import { STATIONS } from "@interchange/metro";
import type { Layout } from "@interchange/metro";

export interface Stakes {
  /** How much a point of each line counts, by the station it leaves: 1 for own lines, negative for others'. */
  readonly share: Float64Array;
  /** The seat that owns each line, by the station it leaves; -1 for none. */
  readonly owners: Int8Array;
  /** Lines that are paid alike share a row of the tables below: its number, by the station it leaves. */
  readonly rows: Uint8Array;
  /** What a line's length is multiplied by, by `row * STATIONS + place` of arrival. */
  readonly factors: Float64Array;
  /** What modules add: a multiple of the length, and a bonus; undefined if they add nothing. */
  readonly extra?: { readonly factors: Float64Array; readonly bonuses: Float64Array };
  /** What every pass over a square adds, by `row * CELLS + cell`; undefined if nothing. */
  readonly passes?: Float64Array;
  /** What a line gets once per square, however often it passes; undefined if nothing. */
  readonly visits?: Float64Array;
}

/** How much a point of another seat counts. */
export function pointOf(seat: number, viewer: number, seats: number): number {
  return seat === viewer ? 1 : -1 / (seats - 1);
}

/** Every seat's stakes if seats own the lines and only their length scores. */
export function plainStakes({ owners, factors, seats }: Layout): readonly Stakes[] {
  const common = {
    owners,
    rows: new Uint8Array(STATIONS),
    factors: Float64Array.from(factors),
  };
  return Array.from({ length: seats }, (_, seat) => ({
    ...common,
    share: Float64Array.from(owners, (owner) => (owner < 0 ? 0 : pointOf(owner, seat, seats))),
  }));
}
