/** Dragging a tile from the hand does the same as tapping: the square under the tile shows the ghost. */
import type { Cell } from "@interchange/metro/core";
import { useRef } from "preact/hooks";
import { dragPoint, usePointerDrag } from "@interchange/boards/metro";
import type { MetroDesk } from "./desk.ts";
import { boardHandle } from "./scene.ts";

/** The size of the dragged tile, and how far above a finger it floats to stay visible. */
export const DRAGGED_SIZE = 72;
const LIFT = DRAGGED_SIZE * 0.9;

export function useTileDrag(desk: MetroDesk, at: number): ReturnType<typeof usePointerDrag> {
  const lift = useRef(0);
  const squareAt = (x: number, y: number): Cell | undefined => boardHandle.current?.squareAt(x, y - lift.current);
  return usePointerDrag({
    onStart: () => {
      desk.chooseTile(at);
      desk.chosen.value = undefined;
      desk.whyNot.value = undefined;
    },
    onMove: (x, y) => {
      lift.current = dragPoint.value?.isTouch ? LIFT : 0;
      if (desk.isDeciding.value) desk.hovered.value = squareAt(x, y);
    },
    onDrop: (x, y) => {
      const cell = squareAt(x, y);
      desk.hovered.value = undefined;
      if (cell !== undefined) desk.chooseSquare(cell);
    },
    onCancel: () => {
      desk.hovered.value = undefined;
    },
  });
}
