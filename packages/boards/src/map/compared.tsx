/** Shows pieces side by side on a position: the one that was played, and the best one. */
import { Stroke } from "./lines.tsx";
import { middleOf, segmentPath } from "@interchange/underground/drawing";
import { lineStyle } from "./palette.ts";
import type { SceneCompared } from "./scene.ts";

interface ComparedProps {
  readonly pieces: readonly SceneCompared[];
  readonly size: number;
}

export function Compared({ pieces, size }: ComparedProps) {
  return (
    <>
      {pieces.map(({ line, segment, kind }) => (
        <g key={kind} class={`compared-piece is-${kind}`} style={lineStyle(line)}>
          <path class="compared-edge" d={segmentPath(segment)} />
          <Stroke line={line} path={segmentPath(segment)} />
        </g>
      ))}
      {pieces.map(({ segment, kind, sign }) => (
        <g
          key={kind}
          class={`compared-sign is-${kind}`}
          transform={`translate(${middleOf(segment).join(" ")}) scale(${size * 1.6})`}
        >
          <circle r="8" />
          <text y="3.6">{sign}</text>
        </g>
      ))}
    </>
  );
}
