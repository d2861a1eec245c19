/** The colour of each seat, and so its stations (rule 1.7). */
import type { Seat, Setup } from "@interchange/tabletop";
import { EDITION_DATA, EDITIONS } from "./editions.ts";
import type { Colour } from "./editions.ts";

type Coloured = Pick<Setup, "edition" | "seats" | "colours">;

/** The colours of an edition's seats, in the order of the tables of stations. */
export function editionColours({ edition }: Pick<Setup, "edition">): readonly Colour[] {
  return EDITION_DATA[EDITIONS.find((each) => each === edition) ?? "first"].seatColours;
}

/** The colours of the seats of a table, in turn order: as they were chosen, else in the order of the edition. */
export function seatColours(setup: Coloured): readonly Colour[] {
  return (setup.colours as readonly Colour[] | undefined) ?? editionColours(setup);
}

/** The place of a seat's colour in the tables of stations. */
export function colourPlace({ edition, colours }: Coloured, seat: Seat): number {
  return colours ? editionColours({ edition }).indexOf(colours[seat] as Colour) : seat;
}
