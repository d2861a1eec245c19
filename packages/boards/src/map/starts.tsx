/**
 * Where a line that is not built yet may start, which is nearly everywhere. Every such block has a faint dot. Near the
 * passenger and the face-up destinations, where a start is worth most, they glow.
 */
import { middleOf as middleOfSegment } from "@interchange/underground/drawing";
import { memo } from "../memo.ts";
import { lineStyle } from "./palette.ts";
import type { MapScene, SceneChoice, SceneStation } from "./scene.ts";

/** A line with more choices than this is not built yet. */
const MANY = 48;
/** How far the glow reaches, in map units. */
const REACH = { passenger: 205, destination: 130 } as const;

export interface SortedChoices {
  /** Where lines go on. */
  readonly ends: readonly SceneChoice[];
  /** Where lines may start, far from the passenger and from destinations, and near them. */
  readonly far: readonly SceneChoice[];
  readonly near: readonly SceneChoice[];
}

export function sortedChoices({ choices, stations }: Pick<MapScene, "choices" | "stations">): SortedChoices {
  const counts = new Map<string, number>();
  for (const { line } of choices.flatMap(({ candidates }) => candidates)) counts.set(line, (counts.get(line) ?? 0) + 1);
  const isStart = ({ candidates }: SceneChoice): boolean =>
    candidates.every(({ line }) => (counts.get(line) ?? 0) > MANY);
  const glows = glowsOf(stations);
  const isNear = (choice: SceneChoice): boolean => {
    const [x, y] = middleOf(choice);
    return glows.some((glow) => Math.hypot(glow.x - x, glow.y - y) <= glow.reach);
  };
  const starts = choices.filter(isStart);
  return {
    ends: choices.filter((choice) => !isStart(choice)),
    far: starts.filter((choice) => !isNear(choice)),
    near: starts.filter(isNear),
  };
}

function glowsOf(stations: readonly SceneStation[]) {
  return stations
    .filter(({ isOpen, isPassengerHere }) => isOpen || isPassengerHere)
    .map(({ x, y, isPassengerHere }) => ({ x, y, reach: isPassengerHere ? REACH.passenger : REACH.destination }));
}

export function middleOf({ segment }: Pick<SceneChoice, "segment">): readonly [number, number] {
  return middleOfSegment(segment);
}

/** The only line that may be built there; undefined if there are several. */
export function onlyLine(choices: readonly SceneChoice[]): string | undefined {
  const lines = new Set(choices.flatMap(({ candidates }) => candidates.map(({ line }) => line)));
  return lines.size === 1 ? [...lines][0] : undefined;
}

/** The class and style of something in the colour of a line, or of any line. */
export function inColourOf(line: string | undefined, name: string) {
  return line === undefined ? { class: `${name} is-any` } : { class: name, style: lineStyle(line) };
}

/** Soft light under the track. */
export const Glow = memo(({ near, stations }: Pick<SortedChoices, "near"> & Pick<MapScene, "stations">) => {
  const line = onlyLine(near);
  const id = `map-glow-${line ?? "any"}`;
  return (
    <g {...inColourOf(line, "map-glow")}>
      <radialGradient id={id}>
        <stop offset="0" />
        <stop offset="1" stop-opacity="0" />
      </radialGradient>
      {(near.length ? glowsOf(stations) : []).map(({ x, y, reach }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={reach} fill={`url(#${id})`} />
      ))}
    </g>
  );
});

/** The dots, each a stroke without length. Near ones are strong where there is no room for a plus. */
export const Dots = memo((props: Pick<SortedChoices, "far" | "near"> & { readonly hasPluses: boolean }) => (
  <>
    <path {...inColourOf(onlyLine(props.far), "map-dots")} d={dotsOf(props.far)} />
    {!props.hasPluses && <path {...inColourOf(onlyLine(props.near), "map-dots is-near")} d={dotsOf(props.near)} />}
  </>
));

const dotsOf = (choices: readonly SceneChoice[]): string =>
  choices.map((choice) => `M${middleOf(choice).join(" ")}h0`).join("");
