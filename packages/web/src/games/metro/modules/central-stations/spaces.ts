/** Names the spaces of the centre by the squares beside them, and finds whose stations they hold. */
import { companyColours, seatColours, squareName, STOPS, traceFrom } from "@interchange/metro/core";
import type { Cell, Colour, Earner, View } from "@interchange/metro/core";
import { stationOfSpace, SPACES, spaceName } from "@interchange/metro/modules/central-stations/spaces";
import type { CentralSlice, Space } from "@interchange/metro/modules/central-stations/spaces";
import { known } from "@interchange/tabletop";
import type { Setup } from "@interchange/tabletop";
import { boardSceneOf, ownerIndex } from "../../desk/scene.ts";
import type { Brings, Says } from "../moduleView.ts";
import { words } from "./words/index.ts";
import { metroWords } from "../../words.ts";

export function cellBeside(space: Space): Cell {
  return known(STOPS[stationOfSpace(space)]).cell;
}

export function squareBeside(space: Space): string {
  return squareName(cellBeside(space));
}

/** The line that starts at a space. Whoever places a station there gets it as it is. */
export function lineBrought(space: Space, view: View): Brings {
  const line = stationOfSpace(space);
  const { passes, waits } = traceFrom(boardSceneOf(view).faces, line);
  const title = words().beside(squareBeside(space));
  if (!passes.length) return { title, says: words().brings.fresh, line };
  const where = waits && metroWords().table.trace.openAt(squareName(waits.cell), waits.side);
  return { title, says: words().brings.line(passes.length, where), line };
}

/** The square beside the space that a tell names. */
export function squareNamed(name: string): string {
  const space = SPACES.find((each) => spaceName(each) === name);
  return space === undefined ? name : squareBeside(space);
}

/** The space of somebody's station, if it is placed. */
export function spaceOf({ spaces }: CentralSlice, who: Earner): Space | undefined {
  const space = spaces.findIndex((each) => each?.kind === who.kind && ownerIndex(each) === ownerIndex(who));
  return space < 0 ? undefined : space;
}

/** The colours of those who place stations: seats or companies. */
export function ownersColours(setup: Setup, { kind }: Pick<Earner, "kind">): readonly Colour[] {
  return kind === "seat" ? seatColours(setup) : companyColours(setup);
}

export function whose(earner: Earner, says: Says): string {
  return words().whose(says.earner(earner));
}
