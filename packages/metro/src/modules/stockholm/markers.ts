/** Who has which colour markers, and who knows it (rules ST.3 and ST.6). */
import type { Random, Seat, Viewer } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import type { ColourIndex } from "../../companies.ts";

/** A marker that the viewer may not see. No colour, and no empty space either. */
export const UNKNOWN = -2;

export interface Markers {
  /** The secret markers by seat; no seats where markers lie open. */
  readonly held: readonly (readonly ColourIndex[])[];
  /** Markers that nobody has; where some are hidden from a viewer, those too, since they cannot be told apart. */
  readonly rest: readonly ColourIndex[];
}

export function undealt(seats: number): Markers {
  return { held: Array.from({ length: seats }, () => []), rest: COLOURS.map((_, colour) => colour) };
}

/** The seat to which the next secret marker goes: they are dealt round by round. */
export function nextToGet({ held }: Markers): Seat {
  const fewest = Math.min(...held.map((markers) => markers.length));
  return held.findIndex((markers) => markers.length === fewest);
}

export function dealt(markers: Markers, colour: ColourIndex): Markers {
  const seat = nextToGet(markers);
  return {
    held: markers.held.with(seat, [...known(markers.held[seat]), colour]),
    rest: markers.rest.filter((each) => each !== colour),
  };
}

/** What a viewer knows of the markers. */
export function seenBy(viewer: Viewer, { held, rest }: Markers): Markers {
  const hidden = [...rest];
  const seen = held.map((markers, seat) => {
    if (seat === viewer) return markers;
    hidden.push(...markers);
    return markers.map(() => UNKNOWN);
  });
  return { held: seen, rest: hidden.toSorted((one, other) => one - other) };
}

/** Markers that agree with what a viewer knows; the unknown ones are dealt at random. */
export function imagined({ held, rest }: Markers, random: Random): Markers {
  const hidden = random.shuffled(rest);
  const real = held.map((markers) =>
    markers.map((colour) => (colour === UNKNOWN ? (hidden.pop() as ColourIndex) : colour)),
  );
  return { held: real, rest: hidden.toSorted((one, other) => one - other) };
}
