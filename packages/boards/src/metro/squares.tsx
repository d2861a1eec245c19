import { cornerOf } from "@interchange/metro/drawing";
import type { Cell, Colour, TileCode } from "@interchange/metro/drawing";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Speed } from "../speed.ts";
import { memo } from "../memo.ts";
import { isTouched, play, TIMES } from "../motion.ts";
import { seatStyle } from "./palette.ts";
import { FaceTrack } from "./tileFace.tsx";

const at = (cell: Cell): string => `translate(${cornerOf(cell).join(" ")})`;

interface SquareProps {
  readonly cell: Cell;
  readonly isTarget: boolean;
}

export const EmptySquare = memo(({ cell, isTarget }: SquareProps) => (
  <g class={isTarget ? "square is-target" : "square"} transform={at(cell)}>
    <rect x="5" y="5" width="90" height="90" rx="7" />
  </g>
));

interface TileProps {
  readonly cell: Cell;
  readonly face: TileCode;
  /** Who placed it: a new tile is animated. Absent for tiles that were already there. */
  readonly arrives?: "own" | "other" | undefined;
  readonly speed: Speed;
}

export const Tile = memo((props: TileProps) => {
  const { cell, face } = props;
  const body = useRef<SVGGElement>(null);
  // Only when it appears. Later renders of the same tile are not arrivals.
  const [{ arrives, speed }] = useState(props);
  useLayoutEffect(() => {
    if (!body.current || !arrives) return;
    const own = isTouched() ? TIMES.placedByTouch : TIMES.placed;
    const from = { opacity: arrives === "own" ? 0.6 : 0, transform: `scale(${arrives === "own" ? 1.06 : 1.25})` };
    const frames = [from, { opacity: 1, transform: "scale(.97)", offset: 0.7 }, { transform: "none" }];
    play(body.current, frames, arrives === "own" ? own : TIMES.byOthers, speed);
  }, [arrives, speed]);
  return (
    <g transform={at(cell)}>
      <g ref={body} class="tile">
        <FaceTrack face={face} />
      </g>
    </g>
  );
});

/** Four corners around a tile that was placed last. */
export const LastMark = memo(({ cell, colour }: { readonly cell: Cell; readonly colour: Colour | undefined }) => (
  <g class="last-mark" transform={at(cell)} style={seatStyle(colour)}>
    <path d="M2 18V9a7 7 0 0 1 7-7h9M82 2h9a7 7 0 0 1 7 7v9M98 82v9a7 7 0 0 1-7 7h-9M18 98H9a7 7 0 0 1-7-7v-9" />
  </g>
));

/** A cross in the square that was refused. */
export const RefusedMark = ({ cell }: { readonly cell: Cell }) => (
  <path class="refused-mark" transform={at(cell)} d="M4 4h92v92H4zM34 34l32 32M66 34 34 66" />
);

/** The tile being tried, in full, framed in the colour of the player. */
export const GhostTile = memo(({ cell, face }: { readonly cell: Cell; readonly face: TileCode }) => (
  <g class="tile" transform={at(cell)}>
    <FaceTrack face={face} />
  </g>
));

export const GhostFrame = memo(({ cell, colour }: { readonly cell: Cell; readonly colour: Colour | undefined }) => (
  <g class={colour === "black" ? "ghost-frame is-black" : "ghost-frame"} transform={at(cell)} style={seatStyle(colour)}>
    <rect class="ghost-edge" x="0" y="0" width="100" height="100" rx="9" />
    <rect x="0" y="0" width="100" height="100" rx="9" />
  </g>
));
