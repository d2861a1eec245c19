/** Which colour each seat has, and so which stations (rule 1.7). */
import type { Objection, Seat, Setup } from "@interchange/tabletop";
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

/** The colours among which the seats choose: as many as there are seats, since the table of stations has no others. */
export function coloursToChoose(setup: Coloured): readonly Colour[] {
  return setup.seats > 1 ? editionColours(setup).slice(0, setup.seats) : [];
}

/** What speaks against colours of which there is one for each seat. */
export function againstColours(colours: readonly string[], setup: Coloured): Objection | undefined {
  const offered = coloursToChoose(setup);
  if (!offered.length) return { rule: "1.7", reason: "a seat that plays alone chooses no colour" };
  const isEach = offered.every((colour) => colours.includes(colour));
  if (isEach) return undefined;
  return { rule: "1.7", reason: `colours ${colours.join(" ")}; wanted: each of ${offered.join(", ")} once` };
}
