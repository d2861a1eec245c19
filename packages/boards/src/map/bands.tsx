/** Draws what lies under the lines: the passenger's trip, and marked blocks. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { memo } from "../memo.ts";
import { play, traceTime } from "../motion.ts";
import type { Speed } from "../speed.ts";
import { DRAWN_ON, segmentsIn } from "./lines.tsx";
import type { MapScene, SceneMark, SceneTrip } from "./scene.ts";

/** Chosen ones are on top, and the first trip above the second. Walked parts are dotted. */
export const Bands = memo(({ trips, speed }: Pick<MapScene, "trips"> & { readonly speed: Speed }) => (
  <>
    {trips
      .toSorted(
        (one, other) =>
          Number(other.isAlternative) - Number(one.isAlternative) || (other.order ?? 1) - (one.order ?? 1),
      )
      .map((trip, index) => (
        <Band key={trip.isAlternative ? index : `trip ${trip.order}`} trip={trip} speed={speed} />
      ))}
  </>
));

/** A trip is drawn along its way again when the way changes. */
function Band({ trip: { parts, order, isAlternative }, speed }: { readonly trip: SceneTrip; readonly speed: Speed }) {
  const whole = parts.map(({ path }) => path).join("");
  const before = useRef(whole);
  const drawn = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (before.current === whole || isAlternative) return;
    before.current = whole;
    for (const path of drawn.current?.children ?? [])
      play(path, DRAWN_ON, ROUTE_TIME + traceTime(segmentsIn(whole)), speed, "ease-out");
  }, [whole, isAlternative, speed]);
  const classes = ["map-way", order === 2 && "is-second", isAlternative && "is-alternative"];
  const length = isAlternative ? undefined : 1;
  return (
    <g ref={drawn} class={classes.filter(Boolean).join(" ")}>
      <path class="map-way-edge" d={whole} pathLength={length} />
      <path class="map-way-band" d={whole} pathLength={length} />
    </g>
  );
}

/** Milliseconds, beside those for its segments. */
const ROUTE_TIME = 250;

/** Over the lines, since nobody walks in a tunnel that is built. */
export const Walks = memo(({ trips }: Pick<MapScene, "trips">) => (
  <>
    {trips.map(({ parts, isAlternative }, index) => {
      const walked = parts.flatMap(({ line, path }) => (line === undefined ? [path] : [])).join("");
      return walked && <path key={index} class={isAlternative ? "map-walk is-alternative" : "map-walk"} d={walked} />;
    })}
  </>
));

const RIM = 14;

export const Marks = memo(({ marks }: { readonly marks: readonly SceneMark[] }) => (
  <>
    {marks.map(({ block, path, width }) => (
      <g key={block} class="map-marked">
        <path class="map-marked-edge" d={path} stroke-width={width + RIM} />
        <path class="map-marked-inside" d={path} stroke-width={width + RIM - 5} />
      </g>
    ))}
  </>
));
