/** What the board's components take, and what the board can be asked to do. */
import type { Cell, Place, TileCode } from "@interchange/metro/drawing";
import type { ComponentChildren } from "preact";
import type { Speed } from "../speed.ts";
import type { BoardScene, SceneLine, Target } from "./scene.ts";

export interface TileBoardProps {
  readonly scene: BoardScene;
  /** The name of the grid for screen readers. */
  readonly label: string;
  /** What a screen reader says of a square, its name included. */
  readonly describeSquare: (cell: Cell) => string;
  readonly describeStation: (place: Place) => string;
  readonly zoomInLabel: string;
  readonly zoomOutLabel: string;
  /** A square without track under the pointer, or any square by keyboard. */
  readonly onSquare?: ((cell: Cell) => void) | undefined;
  readonly onStation?: ((place: Place) => void) | undefined;
  /** Track of the line that departs at `place`. */
  readonly onTrack?: ((place: Place, cell: Cell) => void) | undefined;
  /** What the pointer or the keyboard's cursor is on now; called only when that changes. */
  readonly onHover?: ((target: Target | undefined) => void) | undefined;
  readonly speed?: Speed | undefined;
  /** Whatever else lies on the board, drawn in its units. */
  readonly marks?: ComponentChildren;
  /** Set to the board's handle while it is on the page. */
  readonly handle?: { current: BoardHandle | undefined } | undefined;
}

export interface BoardHandle {
  /** The square under a point of the window. */
  squareAt(clientX: number, clientY: number): Cell | undefined;
  /** Where a square is in the window. */
  rectOf(cell: Cell): DOMRect;
  /** A train that runs along a line that has just been scored. Skipped by the next tap. */
  playScoring(line: SceneLine): Promise<void>;
  /** Puts keyboard focus on the board, at a square if one is given. */
  focus(cell?: Cell): void;
}

export interface TileFaceProps {
  readonly code: TileCode;
  /** Quarter turns clockwise. */
  readonly turn?: number | undefined;
  /** Width in CSS pixels; without it the tile fills its container. */
  readonly size?: number | undefined;
  /** Shows which side is up. */
  readonly arrow?: boolean | undefined;
  /** What a screen reader says; without it the tile is decoration. */
  readonly label?: string | undefined;
}
