/**
 * Moves the keyboard cursor on the map. Arrows go from station to station along the blocks and stop in the middle of a
 * block where something may be built. `.` and `,` go around the blocks of a station, since arrows cannot tell all eight
 * directions apart.
 */
import { known } from "@interchange/tabletop";
import { middleOf } from "@interchange/underground/drawing";
import type { Box, Sheet } from "./sheet.ts";
import type { MapTarget, MapScene } from "./scene.ts";

export type Spot =
  | { readonly kind: "station"; readonly id: string }
  /** The station it was reached from decides what `.` and `,` go around. */
  | { readonly kind: "block"; readonly block: number; readonly from: string };

type Point = readonly [x: number, y: number];

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
/** A block counts as leading in a direction up to this angle, as a cosine. Diagonals lead two ways. */
const ASKEW = Math.cos((60 * Math.PI) / 180);

function placeOn({ map }: Sheet): (id: string) => Point {
  return (id) => {
    const { x, y } = known(map.stations[id]);
    return [x, y];
  };
}

type Walked = Pick<MapScene, "choices" | "sheet">;

/** Where a key leads; undefined for other keys. If there is nothing, the cursor stays. */
export function stepped(spot: Spot, key: string, { choices, sheet }: Walked): Spot | undefined {
  const direction = DIRECTIONS[key];
  if (direction)
    return spot.kind === "station" ? fromStation(spot, direction, choices, sheet) : fromBlock(spot, direction, sheet);
  if (key === "." || key === ",") return round(spot, key === "." ? 1 : -1, choices, sheet);
  return undefined;
}

function fromStation(
  spot: Spot & { kind: "station" },
  direction: Point,
  choices: MapScene["choices"],
  sheet: Sheet,
): Spot {
  const placeOf = placeOn(sheet);
  let best: { readonly block: number; readonly to: string } | undefined;
  let straightest = ASKEW;
  for (const { block, to } of waysFrom(spot.id, sheet)) {
    const along = cosine(placeOf(spot.id), placeOf(to), direction);
    if (along > straightest + 0.001) [best, straightest] = [{ block, to }, along];
  }
  if (!best) return { kind: "station", id: nearestTowards(spot.id, direction, sheet) ?? spot.id };
  const { block, to } = best;
  return choices.some((choice) => choice.block === block)
    ? { kind: "block", block, from: spot.id }
    : { kind: "station", id: to };
}

function fromBlock(spot: Spot & { kind: "block" }, direction: Point, sheet: Sheet): Spot {
  const placeOf = placeOn(sheet);
  const [one, other] = known(sheet.city.blocks[spot.block]).between;
  const along = cosine(placeOf(one), placeOf(other), direction);
  if (Math.abs(along) < 0.1) return spot;
  return { kind: "station", id: along > 0 ? other : one };
}

/** The candidates at a station clockwise; if it has none, the nearest candidate of all. */
function round(spot: Spot, by: 1 | -1, choices: MapScene["choices"], sheet: Sheet): Spot {
  const placeOf = placeOn(sheet);
  const from = spot.kind === "station" ? spot.id : spot.from;
  const at = placeOf(from);
  const ways = waysFrom(from, sheet)
    .filter(({ block }) => choices.some((choice) => choice.block === block))
    .map(({ block, to }) => ({ block, angle: Math.atan2(placeOf(to)[1] - at[1], placeOf(to)[0] - at[0]) }))
    .toSorted((one, other) => one.angle - other.angle);
  if (!ways.length) {
    const away = ({ segment }: MapScene["choices"][number]): number => {
      const [x, y] = middleOf(segment);
      return Math.hypot(x - at[0], y - at[1]);
    };
    const [nearest] = choices.toSorted((one, other) => away(one) - away(other));
    return nearest
      ? { kind: "block", block: nearest.block, from: known(sheet.city.blocks[nearest.block]).between[0] }
      : spot;
  }
  const current = spot.kind === "block" ? ways.findIndex(({ block }) => block === spot.block) : by > 0 ? -1 : 0;
  const next = known(ways[(current + by + ways.length) % ways.length]);
  return { kind: "block", block: next.block, from };
}

function waysFrom(id: string, { city }: Sheet): readonly { readonly block: number; readonly to: string }[] {
  return city.blocks.flatMap(({ between: [one, other] }, block) =>
    one === id ? [{ block, to: other }] : other === id ? [{ block, to: one }] : [],
  );
}

function cosine(from: Point, to: Point, direction: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return (dx * direction[0] + dy * direction[1]) / Math.hypot(dx, dy);
}

function nearestTowards(id: string, direction: Point, sheet: Sheet): string | undefined {
  const placeOf = placeOn(sheet);
  const from = placeOf(id);
  let nearest: string | undefined;
  let best = Infinity;
  for (const station of sheet.city.stations) {
    if (station.id === id) continue;
    const to = placeOf(station.id);
    if (cosine(from, to, direction) < Math.SQRT1_2) continue;
    const away = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (away < best) [nearest, best] = [station.id, away];
  }
  return nearest;
}

/** The end of a block opposite to the station it was reached from. */
export function farEnd(spot: Spot, { city }: Sheet): Spot & { kind: "station" } {
  if (spot.kind === "station") return spot;
  const [one, other] = known(city.blocks[spot.block]).between;
  return { kind: "station", id: spot.from === one ? other : one };
}

/** The target under the cursor. */
export function targetOn(spot: Spot, choices: MapScene["choices"]): MapTarget {
  return spot.kind === "station"
    ? { kind: "station", id: spot.id }
    : { kind: "blocks", blocks: choices.filter(({ block }) => block === spot.block) };
}

/** A key that tells targets apart. */
export function keyOf(target: MapTarget | undefined): string {
  if (!target) return "";
  if (target.kind === "station") return target.id;
  if (target.kind === "refused") return `refused ${target.block}`;
  return target.kind === "line"
    ? `line ${target.line} ${target.block}`
    : `blocks ${target.blocks.map(({ block }) => block).join()}`;
}

export function boxOfSpot(spot: Spot, sheet: Sheet): Box {
  const ids = spot.kind === "station" ? [spot.id] : known(sheet.city.blocks[spot.block]).between;
  const places = ids.map(placeOn(sheet));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
