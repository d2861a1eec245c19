/** Draws a module's pieces on the board, from the marks that the module's rules report. */
import { LANDMARK } from "@interchange/metro/core";
import type { Cell, Module } from "@interchange/metro/core";
import { innerPlace } from "@interchange/metro/tourists";
import type { VNode } from "preact";
import type { Seen } from "../moduleView.ts";
import { TouristMark } from "./pieces.tsx";

/** The tourists on a square; `board` lists all inner squares. */
export function touristsOn(board: readonly (readonly number[])[], cell: Cell): readonly number[] {
  return board[innerPlace(cell)] ?? [];
}

export function onBoard({ marks }: Pick<Module, "marks">): (props: { readonly seen: Seen }) => VNode {
  return ({ seen: { setup, scene } }) => (
    <>
      {marks?.(scene).map((mark, at) =>
        mark.kind === "tourist" ? (
          <TouristMark key={at} setup={setup} colour={mark.colour} x={mark.x} y={mark.y} r={mark.r} />
        ) : (
          <g key={at} class="landmark-mark" transform={`translate(${mark.x} ${mark.y})`}>
            <circle r="20" />
            <path d={LANDMARK} />
          </g>
        ),
      )}
    </>
  );
}
