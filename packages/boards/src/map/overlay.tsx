/** Draws what lies on the lines: where something may be built, the pieces of a turn, and destinations. */
import { LONDON_MAP } from "@interchange/underground/drawing";
import { memo } from "../memo.ts";
import { Stroke } from "./lines.tsx";
import { lineStyle } from "./palette.ts";
import { segmentPath } from "./mapScene.ts";
import type { Candidate, MapScene, SceneChoice, SceneGhost, SceneTrip } from "./scene.ts";

/** A line that is not begun may go anywhere. More blocks than this are not marked one by one. */
const MANY = 48;

interface Group {
  readonly line: string | undefined;
  readonly isPaid: boolean;
  d: string;
}

/** A block that only one line may use shows that line's colour. Branches, which cost tokens, have wider dashes. */
export const Choices = memo(({ choices }: Pick<MapScene, "choices">) => {
  const groups = new Map<string, Group>();
  for (const { candidates, segment } of choices) {
    const line = candidates.length === 1 ? candidates[0]?.line : undefined;
    const isPaid = candidates.every(({ cost }) => cost > 0);
    const key = `${line} ${isPaid}`;
    const group = groups.get(key) ?? { line, isPaid, d: "" };
    group.d += segmentPath(segment);
    groups.set(key, group);
  }
  const isMany = choices.length > MANY;
  return (
    <>
      {[...groups].map(([key, { line, isPaid, d }]) => (
        <g key={key} class={choiceClass(line, isPaid, isMany)} style={line === undefined ? undefined : lineStyle(line)}>
          <path class="map-choice-bed" d={d} />
          <path class="map-choice-edge" d={d} />
          <path class="map-choice-line" d={d} />
        </g>
      ))}
    </>
  );
});

function choiceClass(line: string | undefined, isPaid: boolean, isMany: boolean): string {
  return ["map-choice", isPaid && "is-paid", line === undefined && "is-any", isMany && "is-many"]
    .filter(Boolean)
    .join(" ");
}

/** A plus or the cost on every block where something may be built, unless there is more to say about it. */
export const Pluses = memo(({ choices, size }: Pick<MapScene, "choices"> & { readonly size: number }) => {
  const shown = choices.length > MANY ? [] : choices.filter((choice) => !worthOf(choice));
  return (
    <>
      {shown.map((choice) => (
        <Plus key={choice.block} choice={choice} size={size} />
      ))}
    </>
  );
});

function Plus({ choice, size }: { readonly choice: SceneChoice; readonly size: number }) {
  const { candidates, segment } = choice;
  const cost = Math.min(...candidates.map((each) => each.cost));
  const line = candidates.length === 1 ? candidates[0]?.line : undefined;
  const [x, y] = [(segment.x1 + segment.x2) / 2, (segment.y1 + segment.y2) / 2];
  return (
    <g
      class={line === undefined ? "map-plus is-any" : "map-plus"}
      style={line === undefined ? undefined : lineStyle(line)}
      transform={`translate(${x} ${y}) scale(${size})`}
    >
      <circle r="7.5" />
      {cost ? <text y="3.4">{`−${cost}`}</text> : <path d="M-4 0h8M0-4v8" />}
    </g>
  );
}

/** The candidate of a block that has a value; the best one if there are several. */
function worthOf({ candidates }: SceneChoice): Candidate | undefined {
  return candidates
    .filter(({ worth }) => worth)
    .toSorted((one, other) => (other.worth?.strength ?? 0) - (one.worth?.strength ?? 0))[0];
}

/** The values of blocks, at any scale: a plate coloured by how good it is, with the line's colour as its edge. */
export const Worths = memo(({ choices, size }: Pick<MapScene, "choices"> & { readonly size: number }) => (
  <>
    {choices.map((choice) => {
      const candidate = worthOf(choice);
      if (!candidate?.worth) return undefined;
      const { text, strength, isBest } = candidate.worth;
      const { x1, x2, y1, y2 } = choice.segment;
      return (
        <g
          key={choice.block}
          class={`map-worth${strength < 0 ? " is-bad" : ""}${isBest ? " is-best" : ""}`}
          style={{ ...lineStyle(candidate.line), "--worth": `${Math.round(25 + 50 * Math.abs(strength))}%` }}
          transform={`translate(${(x1 + x2) / 2} ${(y1 + y2) / 2}) scale(${size})`}
        >
          <rect x="-17" y="-9" width="34" height="18" rx="9" />
          <text y="4.2">{text}</text>
        </g>
      );
    })}
  </>
));

export const Ghost = memo(({ ghost, size }: { readonly ghost: SceneGhost; readonly size: number }) => {
  const path = segmentPath(ghost.segment);
  return (
    <>
      <g class="map-ghost" style={lineStyle(ghost.line)}>
        <path class="map-ghost-edge" d={path} />
        <Stroke line={ghost.line} path={path} />
      </g>
      <Slot ghost={ghost} size={size} />
    </>
  );
});

/** The numbers of a turn's pieces. */
export const Drafted = memo(({ drafted, size }: Pick<MapScene, "drafted"> & { readonly size: number }) => (
  <>
    {drafted.map((piece) => (
      <Slot key={piece.slot} ghost={piece} size={size} />
    ))}
  </>
));

function Slot({ ghost: { slot, segment }, size }: { readonly ghost: SceneGhost; readonly size: number }) {
  if (slot === undefined) return undefined;
  const [x, y] = [(segment.x1 + segment.x2) / 2, (segment.y1 + segment.y2) / 2];
  return (
    <g class="map-slot" transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="7.5" />
      <text y="3.8">{slot}</text>
    </g>
  );
}

/** A ring around a destination. */
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
            r={32 * boost}
          />
        )
      );
    })}
  </>
));
