/** Draws what lies on the lines: where something may be built, the pieces of a turn, and destinations. */
import { memo } from "../memo.ts";
import { Stroke } from "./lines.tsx";
import { lineStyle } from "./palette.ts";
import { segmentPath } from "@interchange/underground/drawing";
import { inColourOf, middleOf, onlyLine } from "./starts.tsx";
import type { Candidate, MapScene, SceneChoice, SceneGhost } from "./scene.ts";

interface Group {
  readonly line: string | undefined;
  readonly isPaid: boolean;
  d: string;
}

/** A block that only one line may use shows that line's colour. Branches, which cost tokens, have wider dashes. */
export const Choices = memo(({ choices }: Pick<MapScene, "choices">) => {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const { candidates, segment } = choice;
    const line = onlyLine([choice]);
    const isPaid = candidates.every(({ cost }) => cost > 0);
    const key = `${line} ${isPaid}`;
    const group = groups.get(key) ?? { line, isPaid, d: "" };
    group.d += segmentPath(segment);
    groups.set(key, group);
  }
  return (
    <>
      {[...groups].map(([key, { line, isPaid, d }]) => (
        <g key={key} {...inColourOf(line, isPaid ? "map-choice is-paid" : "map-choice")}>
          <path class="map-choice-bed" d={d} />
          <path class="map-choice-edge" d={d} />
          <path class="map-choice-line" d={d} />
        </g>
      ))}
    </>
  );
});

/** A plus or the cost on every block where something may be built, unless there is more to say about it. */
export const Pluses = memo(({ choices, size }: Pick<MapScene, "choices"> & { readonly size: number }) => {
  const shown = choices.filter((choice) => !worthOf(choice));
  return (
    <>
      {shown.map((choice) => (
        <Plus key={choice.block} choice={choice} size={size} />
      ))}
    </>
  );
});

function Plus({ choice, size }: { readonly choice: SceneChoice; readonly size: number }) {
  const cost = Math.min(...choice.candidates.map((each) => each.cost));
  return (
    <g
      {...inColourOf(onlyLine([choice]), "map-plus")}
      transform={`translate(${middleOf(choice).join(" ")}) scale(${size})`}
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
      return (
        <g
          key={choice.block}
          class={`map-worth${strength < 0 ? " is-bad" : ""}${isBest ? " is-best" : ""}`}
          style={{ ...lineStyle(candidate.line), "--worth": `${Math.round(25 + 50 * Math.abs(strength))}%` }}
          transform={`translate(${middleOf(choice).join(" ")}) scale(${size})`}
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
export const Numbers = memo(({ pieces, size }: { readonly pieces: readonly SceneGhost[]; readonly size: number }) => (
  <>
    {pieces.map((piece) => (
      <Slot key={piece.slot} ghost={piece} size={size} />
    ))}
  </>
));

function Slot({ ghost, size }: { readonly ghost: SceneGhost; readonly size: number }) {
  if (ghost.slot === undefined) return undefined;
  return (
    <g class="map-slot" transform={`translate(${middleOf(ghost).join(" ")}) scale(${size})`}>
      <rect x="-7" y="-7" width="14" height="14" rx="3" />
      <text y="3.8">{ghost.slot}</text>
    </g>
  );
}
