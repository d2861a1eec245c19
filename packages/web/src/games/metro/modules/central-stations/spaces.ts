/** The spaces of the centre by the squares beside them, and whose stations lie there. */
import { companyColours, seatColours, squareName, STOPS } from "@interchange/metro/core";
import type { Cell, Colour, Earner } from "@interchange/metro/core";
import { placeOfSpace, SPACES, spaceName } from "@interchange/metro/modules/central-stations/spaces";
import type { CentralSlice, Space } from "@interchange/metro/modules/central-stations/spaces";
import { known } from "@interchange/tabletop";
import type { Setup } from "@interchange/tabletop";
import { ownerIndex } from "../../scene.ts";
import type { Says } from "../face.ts";
import { words } from "./words.ts";

export function cellBeside(space: Space): Cell {
  return known(STOPS[placeOfSpace(space)]).cell;
}

export function squareBeside(space: Space): string {
  return squareName(cellBeside(space));
}

/** The square beside the space that a tell names. */
export function squareNamed(name: string): string {
  const space = SPACES.find((each) => spaceName(each) === name);
  return space === undefined ? name : squareBeside(space);
}

/** Where somebody's station lies, if it does. */
export function spaceOf({ spaces }: CentralSlice, who: Earner): Space | undefined {
  const space = spaces.findIndex((each) => each?.kind === who.kind && ownerIndex(each) === ownerIndex(who));
  return space < 0 ? undefined : space;
}

/** The colours of those who set stations. */
export function ownersColours(setup: Setup, { kind }: Pick<Earner, "kind">): readonly Colour[] {
  return kind === "seat" ? seatColours(setup) : companyColours(setup);
}

export function whose(earner: Earner, says: Says): string {
  return words().whose(says.earner(earner));
}
