/** Dragging a tile from the hand: it starts after three pixels, follows the pointer, and ends with a drop or Escape. */
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { TileCode } from "@interchange/metro/drawing";
import { useEffect, useRef } from "preact/hooks";
import { TileFace } from "./tileFace.tsx";

/** Less is a tap. */
const STARTS_AFTER = 3;

export interface DragPoint {
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
}

const point = signal<DragPoint | undefined>(undefined);

/** Where the dragged tile is now, in the window; undefined when none is dragged. */
export const dragPoint: ReadonlySignal<DragPoint | undefined> = point;

export interface DragEvents {
  readonly onStart?: (() => void) | undefined;
  readonly onMove: (x: number, y: number) => void;
  readonly onDrop: (x: number, y: number) => void;
  readonly onCancel: () => void;
}

/** Properties for the element that can be dragged; it keeps its own click for those who tap. */
export function usePointerDrag(events: DragEvents): {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly style: { readonly touchAction: "none" };
} {
  const latest = useRef(events);
  latest.current = events;
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (down: PointerEvent): void => {
    if (down.button !== 0) return;
    stop.current?.();
    const isTouch = down.pointerType === "touch";
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const { clientX: x, clientY: y } = event;
      if (!point.value) {
        if (Math.hypot(x - down.clientX, y - down.clientY) <= STARTS_AFTER) return;
        latest.current.onStart?.();
      }
      point.value = { x, y, isTouch };
      latest.current.onMove(x, y);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const wasDragged = point.value !== undefined;
      end();
      if (!wasDragged) return;
      // The click that follows a drag is no tap on the hand.
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
      latest.current.onDrop(event.clientX, event.clientY);
    };
    const cancel = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      const wasDragged = point.value !== undefined;
      end();
      if (wasDragged) latest.current.onCancel();
    };
    const end = (): void => {
      point.value = undefined;
      stop.current = undefined;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
      window.removeEventListener("keydown", cancel);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
    window.addEventListener("keydown", cancel);
    stop.current = end;
  };
  return { onPointerDown, style: { touchAction: "none" } };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

interface DraggedTileProps {
  readonly code: TileCode;
  readonly turn?: number | undefined;
  readonly size?: number | undefined;
  /** Whether the board shows it as a ghost already. Then a mouse needs no second one; a finger would cover the first. */
  readonly isSnapped?: boolean | undefined;
}

/** The tile under the pointer; above the finger on a touch screen, where it would be hidden. */
export function DraggedTile({ code, turn = 0, size = 72, isSnapped = false }: DraggedTileProps) {
  const at = point.value;
  if (!at) return null;
  const lift = at.isTouch ? size * 0.9 : 0;
  return (
    <div
      class={isSnapped && !at.isTouch ? "dragged-tile is-snapped" : "dragged-tile"}
      style={{ transform: `translate(${at.x - size / 2}px,${at.y - size / 2 - lift}px)` }}
    >
      <TileFace code={code} turn={turn} size={size} />
    </div>
  );
}
