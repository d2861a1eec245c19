/** The seats' colour markers, and who knows them (rules ST.3 and ST.6). */
import type { Random, Seat, Viewer } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";
import { dealtTo, handsGuessed, handsSeenBy } from "../../secrets.ts";
import type { SecretHands } from "../../secrets.ts";

/** A marker that the viewer may not see. No colour, and no empty space either. */
export const UNKNOWN = -2;

/** The colours of the secret markers; without seats where markers lie open. */
export interface Markers extends SecretHands {
  /** Who gets the first one, if not the first seat. */
  readonly first?: Seat;
}

export function undealt(seats: number, first: Seat): Markers {
  const markers = { held: Array.from({ length: seats }, () => []), rest: COLOURS.map((_, colour) => colour) };
  return first > 0 && seats > 0 ? { ...markers, first } : markers;
}

/** The seat to which the next secret marker goes: they are dealt round by round. */
export function nextToGet({ held, first = 0 }: Markers): Seat {
  let next = first;
  for (let after = 1; after < held.length; after++) {
    const seat = (first + after) % held.length;
    if (known(held[seat]).length < known(held[next]).length) next = seat;
  }
  return next;
}

export function dealt(markers: Markers, colour: ColourIndex): Markers {
  return { ...markers, ...dealtTo(markers, nextToGet(markers), colour) };
}

/** What a viewer knows of the markers. */
export function seenBy(viewer: Viewer, markers: Markers): Markers {
  return { ...markers, ...handsSeenBy(viewer, markers, UNKNOWN) };
}

/** Markers that agree with what a viewer knows; the unknown ones are dealt at random. */
export function imagined(markers: Markers, random: Random): Markers {
  return { ...markers, ...handsGuessed(markers, UNKNOWN, random) };
}
