/** Draws the passenger's destinations, and the numbers of his trips. */
import { known } from "@interchange/tabletop";
import { memo } from "../memo.ts";
import { around, boxOf, isOutside, overlap } from "./labelBoxes.ts";
import type { ShownLabel } from "./labelBoxes.ts";
import type { SceneGhost, SceneTrip } from "./scene.ts";
import type { Box, Sheet } from "./sheet.ts";
import { middleOf } from "./starts.tsx";
import { tracksUnder } from "./tracksUnder.ts";

/** The ring around a destination, and the disc of a number. */
const RING = 32;
const DISC = 10.5;

interface GoalsProps {
  readonly sheet: Sheet;
  readonly trips: readonly SceneTrip[];
  readonly boost: number;
}

/** A ring around a destination. */
export const Goals = memo(({ sheet, trips, boost }: GoalsProps) => (
  <>
    {trips.map(({ to, isAlternative }, index) => {
      const spot = sheet.map.stations[to];
      return (
        spot && (
          <circle
            key={index}
            class={isAlternative ? "map-goal is-alternative" : "map-goal"}
            cx={spot.x}
            cy={spot.y}
            r={RING * boost}
          />
        )
      );
    })}
  </>
));

interface PairedProps {
  readonly sheet: Sheet;
  readonly paired: ReadonlySet<string>;
}

/** Rings around stations that belong together. */
export const Paired = memo(({ sheet: { map }, paired }: PairedProps) => (
  <>
    {[...paired].map((id) => (
      <circle key={id} class="map-paired" cx={map.stations[id]?.x} cy={map.stations[id]?.y} r="27" />
    ))}
  </>
));

interface TripNumbersProps {
  readonly sheet: Sheet;
  readonly trips: readonly SceneTrip[];
  readonly labels: readonly ShownLabel[];
  /** Signs in the middle of blocks. */
  readonly signs: readonly Pick<SceneGhost, "segment">[];
  readonly boost: number;
  readonly size: number;
  /** The part of the map in view: numbers of stations in view are in view too. */
  readonly sight: Box;
}

/** The number of each trip at its destination and halfway there. */
export const TripNumbers = memo(({ sheet, trips, labels, signs, boost, size, sight }: TripNumbersProps) => {
  const boxes = labels.map(boxOf);
  return (
    <>
      {trips
        .filter(({ isAlternative }) => !isAlternative)
        .flatMap(({ order, to, way }) => {
          if (order === undefined) return [];
          const spots = [besideGoal(to, sheet, boxes, { boost, size, sight }), halfway(way, sheet, signs, boxes, size)];
          return spots.map(
            (spot, at) =>
              spot && (
                <g
                  key={`${order} ${at}`}
                  class={order === 2 ? "map-trip-number is-second" : "map-trip-number"}
                  transform={`translate(${spot[0]} ${spot[1]}) scale(${size})`}
                >
                  <circle r={DISC} />
                  <text y="4.8">{order}</text>
                </g>
              ),
          );
        })}
    </>
  );
});

type Point = readonly [x: number, y: number];

/** At the corner of the ring that covers the least. */
function besideGoal(
  to: string,
  sheet: Sheet,
  names: readonly Box[],
  { boost, size, sight }: Pick<TripNumbersProps, "boost" | "size" | "sight">,
) {
  const spot = sheet.map.stations[to];
  if (!spot) return undefined;
  const away = (RING * boost + DISC * size * 0.6) * Math.SQRT1_2;
  const corners = [
    [1, -1],
    [-1, -1],
    [1, 1],
    [-1, 1],
  ].map(([dx = 0, dy = 0]): Point => [spot.x + dx * away, spot.y + dy * away]);
  const costs = corners.map(([x, y]) => {
    const box = around(x, y, DISC * size, DISC * size);
    const outside = isOutside(box, { bounds: sight }) ? 100 : 0;
    return outside + 10 * names.filter((name) => overlap(box, name)).length + tracksUnder(box, sheet).length;
  });
  return corners[costs.indexOf(Math.min(...costs))];
}

/**
 * In the middle of a block without a sign, where it covers the fewest names, and then as near to the middle of the way as
 * there is one. None on a single block.
 */
export function halfway(
  way: SceneTrip["way"],
  { map }: Pick<Sheet, "map">,
  signs: TripNumbersProps["signs"],
  names: readonly Box[],
  size: number,
): Point | undefined {
  const spots = way.flatMap(({ stations }, at) => stations.slice(at ? 1 : 0)).map((id) => known(map.stations[id]));
  const middles = spots.slice(1).map((to, at): Point => {
    const from = known(spots[at]);
    return [(from.x + to.x) / 2, (from.y + to.y) / 2];
  });
  if (middles.length < 2) return undefined;
  const taken = signs.map(middleOf);
  const half = (middles.length - 1) / 2;
  const covered = ([x, y]: Point): number =>
    names.filter((name) => overlap(around(x, y, DISC * size, DISC * size), name)).length;
  return middles
    .map((spot, at) => ({ spot, covered: covered(spot), away: Math.abs(at - half) }))
    .filter(({ spot: [x, y] }) => taken.every(([atX, atY]) => Math.hypot(x - atX, y - atY) > 2 * DISC * size))
    .toSorted((one, other) => one.covered - other.covered || one.away - other.away)[0]?.spot;
}
