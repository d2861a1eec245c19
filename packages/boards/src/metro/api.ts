/** The props of the board's components, and the board's handle. */
import type { Cell, Station, TileCode } from "@interchange/metro/drawing";
import type { ComponentChildren } from "preact";
import type { Speed } from "../speed.ts";
import type { BoardScene, Target } from "./scene.ts";

export interface TileBoardProps {
  readonly scene: BoardScene;
  /** The grid's name for screen readers. */
  readonly label: string;
  /** The text for a square, with its name, for screen readers. */
  readonly describeSquare: (cell: Cell) => string;
  readonly describeStation: (station: Station) => string;
  readonly zoomInLabel: string;
  readonly zoomOutLabel: string;
  /** A square without track under the pointer, or any square by keyboard. */
  readonly onSquare?: ((cell: Cell) => void) | undefined;
  readonly onStation?: ((station: Station) => void) | undefined;
  /** Track of the line that departs at `station`. */
  readonly onTrack?: ((station: Station, cell: Cell) => void) | undefined;
  /** What the pointer or the keyboard cursor is on; called only when it changes. */
  readonly onHover?: ((target: Target | undefined) => void) | undefined;
  readonly speed?: Speed | undefined;
  /** Anything else on the board, drawn in its units. */
  readonly marks?: ComponentChildren;
  /** Set to the board's handle while it is mounted. */
  readonly handle?: { current: BoardHandle | undefined } | undefined;
}

export interface BoardHandle {
  /** The square at a point of the window. */
  squareAt(clientX: number, clientY: number): Cell | undefined;
  /** The topmost layer, for what moves over the board. */
  readonly moving: SVGGElement;
  /** Focuses the board, at a square if one is given. */
  focus(cell?: Cell): void;
}

export interface TileFaceProps {
  readonly code: TileCode;
  /** Quarter turns clockwise. */
  readonly turn?: number | undefined;
  /** The width in CSS pixels; by default the tile fills its container. */
  readonly size?: number | undefined;
  /** Shows which side is up. */
  readonly arrow?: boolean | undefined;
  /** The text for screen readers; without it the tile is decoration. */
  readonly label?: string | undefined;
}
