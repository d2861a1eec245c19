/** Draws a scene layer by layer. What only a new tile changes is separate from what hovering changes. */
import { CELLS, isCentre } from "@interchange/metro/drawing";
import type { Cell, Colour } from "@interchange/metro/drawing";
import type { Speed } from "../speed.ts";
import { LineStroke, LitLine, OpenEnd } from "./lineStroke.tsx";
import { Labels, MoveNumber } from "./labels.tsx";
import { memo } from "../memo.ts";
import type { BoardScene, SceneLine } from "./scene.ts";
import { EmptySquare, GhostFrame, GhostTile, LastMark, RefusedMark, Tile } from "./squares.tsx";
import { Centre, ChoosableStation, OpenCentre, StationSign } from "./stations.tsx";

const EVERY_CELL: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);

const colourOf = (colours: BoardScene["colours"], owner: number | undefined): Colour | undefined =>
  owner === undefined ? undefined : colours[owner];

interface SquaresProps extends Pick<BoardScene, "faces" | "targets"> {
  readonly last: Cell | undefined;
  readonly isOwn: boolean;
  readonly speed: Speed;
}

export const Squares = memo(({ faces, last, isOwn, targets, speed }: SquaresProps) => (
  <>
    {EVERY_CELL.map((cell) => {
      const face = faces.get(cell);
      if (!face)
        return isCentre(cell) ? undefined : (
          <EmptySquare key={cell} cell={cell} isTarget={targets?.has(cell) ?? false} />
        );
      const arrives = last !== cell ? undefined : isOwn ? "own" : "other";
      return <Tile key={`${cell} ${face}`} cell={cell} face={face} arrives={arrives} speed={speed} />;
    })}
  </>
));

/** Completed lines are below open ones; otherwise in the order of the stations. */
export const Lines = memo(({ lines, owners, isOver }: Pick<BoardScene, "lines" | "owners" | "isOver">) => {
  const owned = lines.filter((line) => line.owner !== undefined);
  const isOpen = (line: SceneLine): boolean => line.to === undefined;
  return (
    <>
      {[...owned.filter((line) => !isOpen(line)), ...owned.filter(isOpen)].map((line) => (
        <LineStroke
          key={line.from}
          line={line}
          colour={colourOf(owners, line.owner)}
          isFaded={!isOpen(line) && !isOver}
        />
      ))}
    </>
  );
});

type StationsProps = Pick<BoardScene, "stations" | "owners" | "lit" | "isCentreOpen" | "isOver">;

export function Stations({ stations, owners, lit, isCentreOpen, isOver }: StationsProps) {
  const shown = isCentreOpen ? stations.filter(({ number }) => number !== undefined) : stations;
  return (
    <>
      {isCentreOpen ? <OpenCentre /> : <Centre />}
      {shown.map((station) => (
        <StationSign
          key={station.at}
          station={station}
          isDone={station.state === "scored" && !isOver}
          colour={colourOf(owners, station.owner)}
          lit={lit?.has(station.at) ?? false}
        />
      ))}
    </>
  );
}

/** Everything on top of the still board: the last moves, highlighted lines, and the ghost with the lines it changes. */
export function Overlay({ scene, speed }: { readonly scene: BoardScene; readonly speed: Speed }) {
  const { ghost, last, lit, lines, colours, owners, picked } = scene;
  const changed = ghost?.lines.filter((line) => lit === undefined || lit.has(line.from)) ?? [];
  const isChanged = new Set(changed.map((line) => line.from));
  const traced = lit ? lines.filter((line) => lit.has(line.from) && !isChanged.has(line.from)) : [];
  const shown = [...traced, ...changed];
  return (
    <>
      {ghost && <GhostTile cell={ghost.cell} face={ghost.face} />}
      {shown.map((line) => (
        <LitLine key={line.from} line={line} colour={colourOf(owners, line.owner)} speed={speed} />
      ))}
      {last?.map(({ cell, seat }) => (
        <LastMark key={cell} cell={cell} colour={colourOf(colours, seat)} />
      ))}
      {ghost && <GhostFrame cell={ghost.cell} colour={colourOf(colours, ghost.seat)} />}
      {scene.choosable && [...scene.choosable].map((station) => <ChoosableStation key={station} station={station} />)}
      {scene.pickedStation !== undefined && <ChoosableStation station={scene.pickedStation} isChosen />}
      {picked !== undefined && <GhostFrame cell={picked} colour="black" />}
      {scene.refused !== undefined && <RefusedMark cell={scene.refused} />}
      {last?.map(({ cell, number }) => number !== undefined && <MoveNumber key={cell} cell={cell} number={number} />)}
      {shown.map(
        (line) => line.waits && <OpenEnd key={line.from} waits={line.waits} colour={colourOf(owners, line.owner)} />,
      )}
      {scene.labels && <Labels scene={scene} labels={scene.labels} />}
    </>
  );
}

const LETTERS = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;

/**
 * Letters and numbers: outside the ring, or on a small board in the corners of the squares at the edge. Screen readers
 * hear them with every square.
 */
export const Names = memo(({ isSmall }: { readonly isSmall: boolean }) => (
  <g class={isSmall ? "names in-squares" : "names"} aria-hidden>
    {LETTERS.map((letter, at) => (
      <>
        <text x={at * 100 + (isSmall ? 88 : 50)} y={isSmall ? 794 : 874}>
          {letter}
        </text>
        <text x={isSmall ? 12 : -69} y={at * 100 + (isSmall ? 24 : 56)}>
          {at + 1}
        </text>
      </>
    ))}
  </g>
));
