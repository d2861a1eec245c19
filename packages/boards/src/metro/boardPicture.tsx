/** A piece of the board as a still picture. There is nothing to point at, and screen readers pass over it. */
import { CELLS, cornerOf, isCentre, stationShape, TILE } from "@interchange/metro/drawing";
import type { Cell } from "@interchange/metro/drawing";
import { Lines, Overlay, Stations } from "./layers.tsx";
import type { BoardScene } from "./scene.ts";
import { EmptySquare, Tile } from "./squares.tsx";

interface PictureProps {
  readonly scene: BoardScene;
  /** The squares at the top left and at the bottom right. */
  readonly from: Cell;
  readonly to: Cell;
}

/** Around the squares, so that stations at the edge are seen. */
const RIM = 56;
const EVERY_CELL: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);

export function BoardPicture({ scene, from, to }: PictureProps) {
  const [left, top] = cornerOf(from);
  const [right, bottom] = cornerOf(to).map((at) => at + TILE) as [number, number];
  const isSeen = (x: number, y: number): boolean =>
    x > left - RIM && x < right + RIM && y > top - RIM && y < bottom + RIM;
  const cells = EVERY_CELL.filter((cell) => {
    const [x, y] = cornerOf(cell);
    return isSeen(x, y) || isSeen(x + TILE, y + TILE);
  });
  return (
    <div class="metro-board is-picture" data-speed="off">
      <svg
        class={scene.lit ? "metro-drawing is-traced" : "metro-drawing"}
        viewBox={`${left - RIM} ${top - RIM} ${right - left + 2 * RIM} ${bottom - top + 2 * RIM}`}
        aria-hidden
      >
        <rect class="bed" x="-8" y="-8" width="816" height="816" rx="14" />
        <g class="tiles">
          {cells.map((cell) => {
            const face = scene.faces.get(cell);
            if (face) return <Tile key={cell} cell={cell} face={face} speed="off" />;
            return isCentre(cell) ? undefined : (
              <EmptySquare key={cell} cell={cell} isTarget={scene.targets?.has(cell) ?? false} />
            );
          })}
        </g>
        <g class="lines">
          <Lines lines={scene.lines} owners={scene.owners} isOver={scene.isOver} />
        </g>
        <Stations
          stations={scene.stations.filter(({ at }) => isSeen(...stationShape(at).symbol))}
          owners={scene.owners}
          lit={scene.lit}
          isCentreOpen={scene.isCentreOpen}
          isOver={scene.isOver}
        />
        <Overlay scene={scene} speed="off" />
      </svg>
    </div>
  );
}
