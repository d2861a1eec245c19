/** Animates the pieces of a turn as they are placed, like Metro's tiles. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { memo } from "../memo.ts";
import { isTouched, play, TIMES } from "../motion.ts";
import type { Speed } from "../speed.ts";
import { Stroke } from "./lines.tsx";
import { segmentPath } from "@interchange/underground/drawing";
import { lineStyle } from "./palette.ts";
import type { SceneGhost } from "./scene.ts";

const SETTLES: Keyframe[] = [
  { opacity: 0.6, transform: "scale(1.3)" },
  { opacity: 1, transform: "none" },
];

/**
 * The piece is part of its line at once. The animation lies over it and is only visible while it moves, so nothing of
 * the line has to be drawn separately.
 */
export const Arrivals = memo((props: { readonly pieces: readonly SceneGhost[]; readonly speed: Speed }) => (
  <>
    {props.pieces.map((piece) => (
      <Arrival key={`${piece.slot} ${piece.block} ${piece.line}`} piece={piece} speed={props.speed} />
    ))}
  </>
));

function Arrival({ piece, speed }: { readonly piece: SceneGhost; readonly speed: Speed }) {
  const body = useRef<SVGGElement>(null);
  // Only when it appears, with the speed at that moment.
  const first = useRef(speed);
  useLayoutEffect(() => {
    const time = isTouched() ? TIMES.placedByTouch : TIMES.placed;
    if (body.current) play(body.current, SETTLES, time, first.current);
  }, []);
  const path = segmentPath(piece.segment);
  return (
    <g ref={body} class="map-arrival" style={lineStyle(piece.line)}>
      <path class="map-ghost-edge" d={path} />
      <Stroke line={piece.line} path={path} />
    </g>
  );
}
