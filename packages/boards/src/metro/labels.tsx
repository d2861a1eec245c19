/** Numbers on new tiles, and labels on lines: what a line paid, or how long it is. */
import { cornerOf, entryPoint, exitPoint } from "@interchange/metro/drawing";
import type { Cell, Point } from "@interchange/metro/drawing";
import { memo } from "../memo.ts";
import { seatStyle } from "./palette.ts";
import type { BoardScene, SceneLabel, SceneLine } from "./scene.ts";

export const MoveNumber = memo(({ cell, number }: { readonly cell: Cell; readonly number: number }) => {
  const [x, y] = cornerOf(cell);
  return (
    <g class="board-label move" transform={`translate(${x + 50} ${y + 4})`}>
      <g>
        <circle r="17" />
        <text dominant-baseline="central">{number}</text>
      </g>
    </g>
  );
});

interface LabelsProps {
  readonly scene: BoardScene;
  readonly labels: readonly SceneLabel[];
}

export function Labels({ scene: { lines, owners, last = [], ghost }, labels }: LabelsProps) {
  const taken = new Set(last.map(({ cell }) => cell));
  return (
    <>
      {labels.map(({ from, text }) => {
        const line = [...(ghost?.lines ?? []), ...lines].find((each) => each.from === from);
        if (!line) return undefined;
        const width = 20 + 11 * text.length;
        return (
          <g
            key={from}
            class="board-label"
            transform={`translate(${placeOn(line, taken).join(" ")})`}
            style={seatStyle(line.owner === undefined ? undefined : owners[line.owner])}
          >
            <g>
              <rect x={-width / 2} y="-16" width={width} height="32" rx="8" />
              <text dominant-baseline="central">{text}</text>
            </g>
          </g>
        );
      })}
    </>
  );
}

/** The open end of a line, or the middle of its first tile that has no label yet. */
function placeOn({ passes, waits }: SceneLine, taken: Set<Cell>): Point {
  if (waits) return inSquare(waits.cell, [entryPoint(waits.side)]);
  const pass = passes.find(({ cell }) => !taken.has(cell)) ?? passes[0];
  if (!pass) return [0, 0];
  taken.add(pass.cell);
  return inSquare(pass.cell, [entryPoint(pass.enters), exitPoint(pass.leaves)]);
}

/** The middle of some points of a square. */
function inSquare(cell: Cell, points: readonly Point[]): Point {
  const [x, y] = cornerOf(cell);
  const middle = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [x + middle(0), y + middle(1)];
}
