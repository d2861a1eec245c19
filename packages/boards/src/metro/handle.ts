/** The board's imperative handle. */
import { known } from "@interchange/tabletop";
import { cellAt, columnOf, cornerOf, rowOf, TILE } from "@interchange/metro/drawing";
import type { RefObject } from "preact";
import type { BoardHandle, TileBoardProps } from "./api.ts";
import type { Spot } from "./gridCells.tsx";
import { boardPoint } from "./useZoom.ts";
import type { Sight } from "./useZoom.ts";

export function handleOf(
  svg: SVGSVGElement,
  runs: SVGGElement,
  { zoom, frame }: Pick<Sight, "zoom" | "frame">,
  latest: RefObject<TileBoardProps>,
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
    rectOf(cell) {
      const box = svg.getBoundingClientRect();
      const { x, y, scale } = zoom.value;
      const unit = (box.width / frame.whole) * scale;
      const [left, top] = cornerOf(cell);
      return new DOMRect(box.left + (left - x) * unit, box.top + (top - y) * unit, TILE * unit, TILE * unit);
    },
    async playScoring(line) {
      // Loaded late, since the first move completes no line.
      const { runAlong } = await import("./run.ts");
      const { scene, speed = "normal" } = known(latest.current);
      await runAlong(runs, line, line.owner === undefined ? undefined : scene.owners[line.owner], speed);
    },
    focus(cell) {
      focusOn(cell === undefined ? undefined : { row: rowOf(cell), column: columnOf(cell) });
    },
  };
}
