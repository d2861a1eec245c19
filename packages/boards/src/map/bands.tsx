/** Draws what lies under the lines: the passenger's trip, and marked blocks. */
import { memo } from "../memo.ts";
import type { MapScene, SceneMark } from "./scene.ts";

/** Chosen ones are on top. Walked parts are dotted. */
export const Bands = memo(({ trips }: Pick<MapScene, "trips">) => (
  <>
    {trips
      .toSorted((one, other) => Number(other.isAlternative) - Number(one.isAlternative))
      .map(({ parts, isAlternative }, index) => {
        const whole = parts.map(({ path }) => path).join("");
        return (
          <g key={index} class={isAlternative ? "map-way is-alternative" : "map-way"}>
            <path class="map-way-edge" d={whole} />
            <path class="map-way-band" d={whole} />
          </g>
        );
      })}
  </>
));

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
