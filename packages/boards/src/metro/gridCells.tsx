/**
 * The board for keyboards and screen readers: a grid of ten by ten without its corners. Its rectangles are only visible
 * with focus, and pointers pass through them.
 */
import { cellAt, TILE } from "@interchange/metro/drawing";
import type { Cell } from "@interchange/metro/drawing";
import { stationAt } from "./hit.ts";
import { memo } from "../memo.ts";
import type { BoardScene, Target } from "./scene.ts";

export interface Spot {
  readonly row: number;
  readonly column: number;
}

const RIM = Array.from({ length: 10 }, (_, at) => at - 1);

/** The target at a row and column; none at the corners. */
export function targetOn({ row, column }: Spot): Target | undefined {
  const station = stationAt(row, column);
  if (station !== undefined) return { kind: "station", station };
  const isInside = row >= 0 && row < 8 && column >= 0 && column < 8;
  return isInside ? { kind: "square", cell: cellAt(row, column) } : undefined;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};

/** Where an arrow key leads; undefined for other keys. At the edge it stays. */
export function stepped(spot: Spot, key: string): Spot | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const next = { row: spot.row + step[0], column: spot.column + step[1] };
  return targetOn(next) ? next : spot;
}

/** The texts are read again when tiles, stations, targets or the selected square change. */
interface GridProps extends Pick<BoardScene, "faces" | "stations" | "targets"> {
  readonly cursor: Spot;
  readonly describe: (target: Target) => string;
  readonly selected: Cell | undefined;
  readonly onFocus: (spot: Spot) => void;
  readonly onActivate: (spot: Spot) => void;
}

export const GridCells = memo(({ cursor, describe, selected, onFocus, onActivate }: GridProps) => (
  <>
    {RIM.map((row) => (
      <g role="row" aria-rowindex={row + 2} key={row}>
        {RIM.map((column) => {
          const target = targetOn({ row, column });
          if (!target) return undefined;
          return (
            <GridCell
              key={column}
              row={row}
              column={column}
              label={describe(target)}
              isCurrent={row === cursor.row && column === cursor.column}
              isSelected={target.kind === "square" && target.cell === selected}
              onFocus={onFocus}
              onActivate={onActivate}
            />
          );
        })}
      </g>
    ))}
  </>
));

interface CellProps extends Spot, Pick<GridProps, "onFocus" | "onActivate"> {
  readonly label: string;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
}

const GridCell = memo(({ row, column, label, isCurrent, isSelected, onFocus, onActivate }: CellProps) => {
  const [y, height] = extent(row);
  const [x, width] = extent(column);
  // On a square, the frame stays inside that of a ghost.
  const inset = height === TILE && width === TILE ? 9 : 3;
  return (
    <g
      role="gridcell"
      class="grid-cell"
      data-spot={`${row} ${column}`}
      aria-label={label}
      aria-colindex={column + 2}
      aria-selected={isSelected}
      tabindex={isCurrent ? 0 : -1}
      onFocus={() => onFocus({ row, column })}
      // Pointers never reach it: a click can only come from assistive technology.
      onClick={(event) => {
        event.stopPropagation();
        onActivate({ row, column });
      }}
    >
      <rect x={x + inset} y={y + inset} width={width - 2 * inset} height={height - 2 * inset} rx="8" />
      <rect x={x + inset} y={y + inset} width={width - 2 * inset} height={height - 2 * inset} rx="8" />
    </g>
  );
});

/** The start and width of a row or column. The ring is narrower than the squares. */
function extent(at: number): readonly [from: number, size: number] {
  if (at < 0) return [-58, 58];
  return [at * TILE, at > 7 ? 58 : TILE];
}
