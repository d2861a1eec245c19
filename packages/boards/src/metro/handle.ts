/** The board's imperative handle. */
import { cellAt, columnOf, rowOf, TILE } from "@interchange/metro/drawing";
import type { BoardHandle } from "./api.ts";
import type { Spot } from "./gridCells.tsx";
import { boardPoint } from "./useZoom.ts";
import type { Sight } from "./useZoom.ts";

export function handleOf(
  svg: SVGSVGElement,
  runs: SVGGElement,
  { zoom, frame }: Pick<Sight, "zoom" | "frame">,
  focusOn: (spot: Spot | undefined) => void,
): BoardHandle {
  return {
    squareAt(x, y) {
      const box = svg.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
      const [across, down] = boardPoint(svg, zoom.value, frame, x, y);
      const [row, column] = [Math.floor(down / TILE), Math.floor(across / TILE)];
      return row >= 0 && row < 8 && column >= 0 && column < 8 ? cellAt(row, column) : undefined;
    },
    moving: runs,
    focus(cell) {
      focusOn(cell === undefined ? undefined : { row: rowOf(cell), column: columnOf(cell) });
    },
  };
}
