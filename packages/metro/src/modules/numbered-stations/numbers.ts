/** Which seat holds which numbers, and who knows it (rules NS.2 and NS.3). */
import type { Random, Seat, Viewer } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import { GROUPS } from "./data.ts";

/** A number that the viewer does not know. */
export const UNKNOWN = 0;

/** The numbers of one group. */
export interface Group {
  /** Those that nobody holds, as far as the viewer knows; more than there are when a view hides what others hold. */
  readonly rest: readonly number[];
  /** By seat, in the order in which they came. */
  readonly held: readonly (readonly number[])[];
}

export function fullGroups(seats: number): readonly Group[] {
  return GROUPS.map((rest) => ({ rest, held: Array.from({ length: seats }, () => []) }));
}

export interface Deal {
  readonly group: number;
  readonly seat: Seat;
}

/** Where the next number goes: each seat in turn order gets all of its own, group by group. */
export function nextDeal(groups: readonly Group[], each: number, startSeat: Seat): Deal | undefined {
  const { length: seats } = known(groups[0]).held;
  for (let step = 0; step < seats; step++) {
    const seat = (startSeat + step) % seats;
    const group = groups.findIndex(({ held }) => known(held[seat]).length < each);
    if (group >= 0) return { group, seat };
  }
  return undefined;
}

export function dealt(groups: readonly Group[], { group, seat }: Deal, number: number): readonly Group[] {
  const { rest, held } = known(groups[group]);
  return groups.with(group, {
    rest: rest.filter((each) => each !== number),
    held: held.with(seat, [...known(held[seat]), number]),
  });
}

/** What a viewer knows of a group: the own numbers, and how many the others hold. */
export function seenBy(viewer: Viewer, { rest, held }: Group): Group {
  const hidden = held.flatMap((numbers, seat) => (seat === viewer ? [] : numbers));
  return {
    rest: [...rest, ...hidden].toSorted((one, other) => one - other),
    held: held.map((numbers, seat) => (seat === viewer ? numbers : numbers.map(() => UNKNOWN))),
  };
}

/** A group that agrees with what a viewer knows; the others are dealt theirs at random. */
export function imagined({ rest, held }: Group, random: Random): Group {
  const hidden = random.shuffled(rest);
  const real = (number: number): number => (number === UNKNOWN ? (hidden.pop() as number) : number);
  const guessed = held.map((numbers) => numbers.map(real));
  return { rest: hidden.toSorted((one, other) => one - other), held: guessed };
}

/** The seat that holds a number. */
export function holderOf(groups: readonly Group[], number: number): Seat | undefined {
  for (const { held } of groups) {
    const seat = held.findIndex((numbers) => numbers.includes(number));
    if (seat >= 0) return seat;
  }
  return undefined;
}
