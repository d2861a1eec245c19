/** Colours that seats choose before a table begins (rule 1.7). */
import type { Objection, Setup } from "@interchange/tabletop";
import { editionColours } from "./colours.ts";
import type { Colour } from "./editions.ts";

type Coloured = Pick<Setup, "edition" | "seats">;

/** The colours among which the seats choose: as many as there are seats, since the table of stations has no others. */
export function coloursToChoose(setup: Coloured): readonly Colour[] {
  return setup.seats > 1 ? editionColours(setup).slice(0, setup.seats) : [];
}

/** The objection to these colours, one per seat. */
export function againstColours(colours: readonly string[], setup: Coloured): Objection | undefined {
  const offered = coloursToChoose(setup);
  if (!offered.length) return { rule: "1.7", reason: "there are no colours to choose in a solo game" };
  const isEach = offered.every((colour) => colours.includes(colour));
  if (isEach) return undefined;
  return { rule: "1.7", reason: `colours must be each of ${offered.join(", ")} once, not ${colours.join(" ")}` };
}
