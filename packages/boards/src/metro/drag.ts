/**
 * Dragging a tile from the hand. People who tap don't need it, so the rest of a drag loads with the first touch.
 * Pointer events until then are replayed.
 */
import { useEffect, useRef } from "preact/hooks";
import { point } from "./dragPoint.ts";
import type { DragEvents } from "./dragPoint.ts";

const HEARD = ["pointermove", "pointerup", "pointercancel", "keydown"] as const;
const fetchDragging = () => import("./dragging.tsx");

/** Props for the element that can be dragged. It keeps its own click for taps. */
export function usePointerDrag(events: DragEvents): {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerEnter: () => void;
  readonly style: { readonly touchAction: "none" };
} {
  const latest = useRef(events);
  latest.current = events;
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (down: PointerEvent): void => {
    if (down.button !== 0) return;
    stop.current?.();
    const early: Event[] = [];
    let hear = (event: Event): void => void early.push(event);
    const heard = (event: Event): void => hear(event);
    const end = (): void => {
      point.value = undefined;
      stop.current = undefined;
      for (const name of HEARD) window.removeEventListener(name, heard);
    };
    for (const name of HEARD) window.addEventListener(name, heard);
    stop.current = end;
    fetchDragging().then(({ dragged }) => {
      hear = dragged(down, latest, end);
      for (const event of early) if (stop.current === end) hear(event);
    }, end);
  };
  return { onPointerDown, onPointerEnter: () => void fetchDragging(), style: { touchAction: "none" } };
}
