/** The shared state of both parts of a drag: where the tile is, and the callbacks. */
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";

export interface DragPoint {
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
}

/** The position of the dragged tile in the window; undefined if there is none. Only a drag writes it. */
export const point = signal<DragPoint | undefined>(undefined);
export const dragPoint: ReadonlySignal<DragPoint | undefined> = point;

export interface DragEvents {
  readonly onStart?: (() => void) | undefined;
  readonly onMove: (x: number, y: number) => void;
  readonly onDrop: (x: number, y: number) => void;
  readonly onCancel: () => void;
}
