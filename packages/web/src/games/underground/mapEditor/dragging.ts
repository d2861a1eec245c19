/**
 * Dragging with mouse, pen or finger: a station to its new place, a block to bend it, and with the block tool a new block
 * from station to station. A finger on anything else scrolls.
 */
import type { MapPoint } from "@interchange/underground";
import { useRef } from "preact/hooks";
import { blockAt, onGrid, stationAt } from "./draft.ts";
import { REACH } from "./editing.ts";
import type { Chosen, Editing } from "./editing.ts";

interface Drag {
  /** The place of the grid where it began. */
  readonly from: MapPoint;
  /** What moves; undefined for a new block. */
  readonly held: Chosen;
  readonly isUnderWay: boolean;
}

export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onTouchMove: (event: TouchEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** `placeOf` tells where on the map an event happened. */
export function useDragging(editing: Editing, placeOf: (event: MouseEvent) => MapPoint): DragHandlers {
  const drag = useRef<Drag | undefined>(undefined);
  /** With a mouse, a click follows the end of a drag. */
  const hasDragged = useRef(false);
  return {
    onPointerDown(event) {
      hasDragged.current = false;
      drag.current = event.isPrimary && event.button === 0 ? begun(editing, placeOf(event)) : undefined;
    },
    onPointerMove(event) {
      const now = drag.current;
      if (!now || !(event.buttons & 1)) return;
      const at = onGrid(editing.draft.peek(), placeOf(event));
      if (!now.isUnderWay) {
        if (isSame(at, now.from)) return;
        drag.current = { ...now, isUnderWay: true };
        if (now.held) editing.chosen.value = editing.moving.value = now.held;
        else editing.use(now.from);
      }
      if (!isSame(at, editing.cursor.peek())) editing.cursor.value = at;
    },
    onTouchMove(event) {
      // Otherwise the browser would scroll and cancel the drag.
      if (drag.current && event.cancelable) event.preventDefault();
    },
    onPointerUp(event) {
      const now = drag.current;
      drag.current = undefined;
      if (!now?.isUnderWay) return;
      hasDragged.current = true;
      editing.use(placeOf(event));
      // A dragged block ends at its station; a tapped one goes on from there.
      if (!now.held && stationAt(editing.draft.peek(), editing.cursor.peek())) editing.begun.value = undefined;
    },
    onPointerCancel() {
      if (drag.current?.isUnderWay) editing.cancel();
      drag.current = undefined;
    },
    onClick(event) {
      if (!hasDragged.current) editing.use(placeOf(event));
      hasDragged.current = false;
    },
  };
}

function begun({ draft, tool, moving }: Editing, place: MapPoint): Drag | undefined {
  // What is moved already goes to the place of the next tap.
  if (moving.peek()) return undefined;
  const station = stationAt(draft.peek(), place);
  if (tool.peek() === "block") return station && { from: station.at, held: undefined, isUnderWay: false };
  if (tool.peek() !== "select") return undefined;
  if (station) return { from: station.at, held: { station: station.id }, isUnderWay: false };
  const block = blockAt(draft.peek(), place, REACH);
  return block === undefined ? undefined : { from: onGrid(draft.peek(), place), held: { block }, isUnderWay: false };
}

const isSame = ([x, y]: MapPoint, [otherX, otherY]: MapPoint): boolean => x === otherX && y === otherY;
