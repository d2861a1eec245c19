/** All that lies on the still map: candidates, the piece being tried, and the ways of the passenger. */
import { LONDON_MAP } from "@interchange/underground/drawing";
import { memo } from "../memo.ts";
import { Stroke } from "./lines.tsx";
import { lineStyle } from "./palette.ts";
import { segmentPath } from "./mapScene.ts";
import type { MapScene, SceneChoice, SceneGhost, SceneTrip } from "./scene.ts";

/** A block that one line alone may use shows that line's colour. Branches, which cost tokens, are dashed wider. */
export const Choices = memo(({ choices }: Pick<MapScene, "choices">) => {
  const paths = new Map<string, { readonly line: string | undefined; readonly isPaid: boolean; d: string }>();
  for (const { candidates, segment } of choices) {
    const line = candidates.length === 1 ? candidates[0]?.line : undefined;
    const isPaid = candidates.every(({ cost }) => cost > 0);
    const key = `${line} ${isPaid}`;
    const group = paths.get(key) ?? { line, isPaid, d: "" };
    group.d += segmentPath(segment);
    paths.set(key, group);
  }
  return (
    <>
      {[...paths].map(([key, { line, isPaid, d }]) => (
        <g
          key={key}
          class={`map-choice${isPaid ? " is-paid" : ""}${line === undefined ? " is-any" : ""}`}
          style={line === undefined ? undefined : lineStyle(line)}
        >
          <path class="map-choice-bed" d={d} />
          <path class="map-choice-line" d={d} />
        </g>
      ))}
    </>
  );
});

export const Badges = memo(({ choices, size }: Pick<MapScene, "choices"> & { readonly size: number }) => (
  <>
    {choices.map((choice) => (
      <Badge key={choice.block} choice={choice} size={size} />
    ))}
  </>
));

/** What a block would bring, and a dot for every token that it would cost. */
function Badge({ choice, size }: { readonly choice: SceneChoice; readonly size: number }) {
  const { candidates, segment } = choice;
  const points = Math.max(...candidates.map((each) => each.points ?? 0));
  const cost = Math.min(...candidates.map((each) => each.cost));
  if (!points && !cost) return undefined;
  const [x, y] = [(segment.x1 + segment.x2) / 2, (segment.y1 + segment.y2) / 2];
  const wide = (points ? 20 : 0) + cost * 9 + 4;
  return (
    <g class="map-badge" transform={`translate(${x} ${y}) scale(${size})`}>
      <rect x={-wide / 2} y="-9" width={wide} height="18" rx="9" />
      {points > 0 && (
        <text x={-wide / 2 + 12} y="5">
          +{points}
        </text>
      )}
      {Array.from({ length: cost }, (_, token) => (
        <circle key={token} cx={wide / 2 - 7 - token * 9} r="3" />
      ))}
    </g>
  );
}

export const Ghost = memo(({ ghost }: { readonly ghost: SceneGhost }) => {
  const path = segmentPath(ghost.segment);
  return (
    <g class="map-ghost" style={lineStyle(ghost.line)}>
      <path class="map-line-halo" d={path} />
      <path class="map-ghost-edge" d={path} />
      <Stroke line={ghost.line} path={path} />
    </g>
  );
});

/** Ways on foot are dotted, rides are the line itself, framed in ink. Those chosen lie on top. */
export const Trips = memo(({ trips }: { readonly trips: readonly SceneTrip[] }) => (
  <>
    {trips
      .toSorted((one, other) => Number(other.isAlternative) - Number(one.isAlternative))
      .map((trip, index) => (
        <g key={index} class={trip.isAlternative ? "map-trip is-alternative" : "map-trip"}>
          {trip.parts.map(({ line, path }) =>
            line === undefined ? (
              <g key={path}>
                <path class="map-walk-bed" d={path} />
                <path class="map-walk" d={path} />
              </g>
            ) : (
              <g key={path}>
                <path class="map-ride-bed" d={path} />
                <path class="map-ride" d={path} />
                <path class="map-ride-gap" d={path} />
                <Stroke line={line} path={path} />
              </g>
            ),
          )}
        </g>
      ))}
  </>
));

/** A ring round where a way leads. */
export const Goals = memo(({ trips, boost }: { readonly trips: readonly SceneTrip[]; readonly boost: number }) => (
  <>
    {trips.map(({ to, isAlternative }, index) => {
      const spot = LONDON_MAP.stations[to];
      return (
        spot && (
          <circle
            key={index}
            class={isAlternative ? "map-goal is-alternative" : "map-goal"}
            cx={spot.x}
            cy={spot.y}
            r={33 * boost}
          />
        )
      );
    })}
  </>
));
