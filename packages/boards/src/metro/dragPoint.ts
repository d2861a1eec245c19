/** What both parts of a drag know: where the tile is, and who is told. */
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";

export interface DragPoint {
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
}

/** Where the dragged tile is now, in the window; undefined when none is dragged. Only a drag writes it. */
export const point = signal<DragPoint | undefined>(undefined);
export const dragPoint: ReadonlySignal<DragPoint | undefined> = point;

export interface DragEvents {
  readonly onStart?: (() => void) | undefined;
  readonly onMove: (x: number, y: number) => void;
  readonly onDrop: (x: number, y: number) => void;
  readonly onCancel: () => void;
}
