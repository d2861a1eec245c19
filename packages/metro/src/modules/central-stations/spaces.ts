/** The eight spaces of the centre, and what is set on them (rules CS.2 to CS.4). */
import type { Refusal } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import { CENTRE_STATIONS, EDGE_STATIONS } from "../../geometry.ts";
import type { Station } from "../../geometry.ts";
import { bySecondRules } from "../../layout.ts";
import { replaced } from "../../lists.ts";
import { sliceKey } from "../../module.ts";
import type { Layout, Scene, SliceKey } from "../../module.ts";
import { ARRIVALS } from "../../network.ts";
import type { Earner } from "../../position.ts";

export const CENTRAL: SliceKey<CentralSlice> = sliceKey("central-stations");

/** A space by its number, 0 to 7 clockwise from the top left, as `CentralSlice.spaces` has them. */
export type Space = number;

export const SPACES: readonly Space[] = Array.from({ length: CENTRE_STATIONS }, (_, space) => space);

export interface CentralSlice {
  /** Who has set a tile on each space. */
  readonly spaces: readonly (Earner | null)[];
}

/** The word for a space: `c1` to `c8`. */
export function spaceName(space: Space): string {
  return `c${space + 1}`;
}

export function stationOfSpace(space: Space): Station {
  return EDGE_STATIONS + space;
}

/** Who has set a tile at a station of the centre. */
export function setAt({ spaces }: CentralSlice, station: Station): Earner | undefined {
  return spaces[station - EDGE_STATIONS] ?? undefined;
}

/** Whether this seat's or company's tile has been set; each has only one. */
export function hasSet({ spaces }: CentralSlice, who: Earner): boolean {
  for (const earner of spaces) if (earner !== null && isSame(earner, who)) return true;
  return false;
}

/** The companies whose tiles have been set, as bits. */
export function companiesSet({ spaces }: CentralSlice): number {
  let companies = 0;
  for (const earner of spaces) if (earner?.kind === "company") companies |= 1 << earner.company;
  return companies;
}

function isSame(one: Earner, other: Earner): boolean {
  if (one.kind === "seat") return other.kind === "seat" && one.seat === other.seat;
  return other.kind === "company" && one.company === other.company;
}

/** Whether the line from a space has reached a station already. */
export function isFinished(space: Space, { network }: Pick<Scene, "network">): boolean {
  return network.trainAt(stationOfSpace(space)) >= ARRIVALS;
}

/** Whether a tile may be set where the line has ended, and is scored at once (rule CS.3). */
export function takesFinished({ setup }: Layout): boolean {
  return setup.options["central-on-finished"] === "yes";
}

/** Every set of spaces as a list, by its bits: playouts ask for one in every turn. */
const SETS: readonly (readonly Space[])[] = Array.from({ length: 1 << SPACES.length }, (_, bits) =>
  SPACES.filter((space) => (bits >> space) & 1),
);

/** The spaces on which a tile may be set now. */
export function openSpaces(slice: CentralSlice, scene: Scene): readonly Space[] {
  let open = 0;
  for (let space = 0; space < SPACES.length; space++) if (isOpen(slice, space, scene)) open |= 1 << space;
  return known(SETS[open]);
}

/** Whether a tile may be set on a space now. */
export function isOpen(slice: CentralSlice, space: Space, scene: Scene): boolean {
  return spaceRefusal(slice, space, scene) === undefined;
}

const SPACE_TAKEN: Refusal = { code: "spaceTaken", rule: "CS.2" };
const LINE_ENDED: Refusal = { code: "lineEnded", rule: "CS.3" };
const SHORT_LINE: Refusal = { code: "shortLine", rule: "CS.5" };

/** Why a tile may not be set on a space, whoever sets it. */
export function spaceRefusal({ spaces }: CentralSlice, space: Space, scene: Scene): Refusal | undefined {
  if (spaces[space] !== null) return SPACE_TAKEN;
  if (!isFinished(space, scene)) return undefined;
  if (!takesFinished(scene.layout)) return LINE_ENDED;
  // Rule CS.5: nobody gets a line of one tile, neither by a tile of track nor so.
  const isShort = scene.network.lengthFrom(stationOfSpace(space)) === 1;
  return isShort && bySecondRules(scene.layout) ? SHORT_LINE : undefined;
}

/** A tile is set; a line that has ended there is to be scored. */
export function withTile(
  slice: CentralSlice,
  space: Space,
  who: Earner,
  scene: Scene,
): { readonly slice: CentralSlice; readonly scores: readonly Station[] } {
  return {
    slice: { spaces: replaced(slice.spaces, space, who) },
    scores: isFinished(space, scene) ? [stationOfSpace(space)] : [],
  };
}
