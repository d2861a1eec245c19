/** Deals the seats' numbers, and tracks who knows them (rules NS.2 and NS.3). */
import type { Random, Seat, Viewer } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import { replaced } from "../../lists.ts";
import { dealtTo, handsGuessed, handsSeenBy } from "../../secrets.ts";
import type { SecretHands } from "../../secrets.ts";

/** A number that the viewer does not know. */
export const UNKNOWN = 0;

/** The numbers of one group. */
export type Group = SecretHands;

export function fullGroups(groups: readonly (readonly number[])[], seats: number): readonly Group[] {
  return groups.map((rest) => ({ rest, held: Array.from({ length: seats }, () => []) }));
}

/** Transcripts name what is left of a group first. */
function groupOf({ rest, held }: SecretHands): Group {
  return { rest, held };
}

export interface Deal {
  readonly group: number;
  readonly seat: Seat;
}

/** Where the next number goes: each seat in turn order gets all of its own, group by group. */
export function nextDeal(groups: readonly Group[], each: readonly number[], startSeat: Seat): Deal | undefined {
  const { length: seats } = known(groups[0]).held;
  for (let step = 0; step < seats; step++) {
    const seat = (startSeat + step) % seats;
    const group = groups.findIndex(({ held }, at) => known(held[seat]).length < known(each[at]));
    if (group >= 0) return { group, seat };
  }
  return undefined;
}

export function dealt(groups: readonly Group[], { group, seat }: Deal, number: number): readonly Group[] {
  return replaced(groups, group, groupOf(dealtTo(known(groups[group]), seat, number)));
}

export function seenBy(viewer: Viewer, group: Group): Group {
  return groupOf(handsSeenBy(viewer, group, UNKNOWN));
}

/** A group that agrees with what a viewer knows; the others are dealt theirs at random. */
export function imagined(group: Group, random: Random): Group {
  return groupOf(handsGuessed(group, UNKNOWN, random));
}

/** The seat that holds a number. */
export function holderOf(groups: readonly Group[], number: number): Seat | undefined {
  for (const { held } of groups) {
    const seat = held.findIndex((numbers) => numbers.includes(number));
    if (seat >= 0) return seat;
  }
  return undefined;
}
