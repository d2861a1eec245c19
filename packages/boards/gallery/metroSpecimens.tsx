/** Every component of Metro's board, every tile, and the board in every state. */
import { facesOn, metro, spots, TILE_CODES, turned } from "@interchange/metro/core";
import type { Cell, TileCode, View } from "@interchange/metro/core";
import { known } from "@interchange/tabletop";
import { useEffect, useRef } from "preact/hooks";
import type { BoardHandle } from "../src/metro/api.ts";
import { ComparedTiles } from "../src/metro/comparedTiles.tsx";
import { DASHES } from "../src/metro/palette.ts";
import type { BoardScene, SceneGhost, SceneLine } from "../src/metro/scene.ts";
import { playScoring, scoringPlan } from "../src/metro/scoring.ts";
import { SeatMark } from "../src/metro/stations.tsx";
import { Strips } from "../src/metro/stripView.tsx";
import { stripsOf } from "../src/metro/strips.ts";
import { TileBoard } from "../src/metro/tileBoard.tsx";
import { TileFace } from "../src/metro/tileFace.tsx";
import { playedMetro } from "./metroPosition.ts";
import { plainScene } from "./plainScene.ts";
import type { Specimen } from "./specimen.ts";

const COLOURS = ["yellow", "blue", "orange", "green", "purple", "gray", "red", "brown", "black"] as const;
/** The cells of the centre. */
const CENTRE: readonly Cell[] = [27, 28, 35, 36];

const viewOf = (seats: number, moves: number): View => {
  const position = playedMetro({ seats, moves });
  return metro.view(position, position.turn);
};

let middle: View | undefined;
/** A game of four in progress. */
const inMiddle = (): View => (middle ??= viewOf(4, 34));

const tileIn = (view: View): TileCode => (view.hands[view.turn]?.[0] ?? "aaaa") as TileCode;
const targetsIn = (view: View): readonly Cell[] =>
  spots(metro.sceneOf(view), view.laid, tileIn(view)).map(({ cell }) => cell);

/** The tile in hand on the first or the last square that takes it. */
function ghostOf(view: View, at: 0 | -1): SceneGhost | undefined {
  const cell = targetsIn(view).at(at);
  return cell === undefined
    ? undefined
    : plainScene(view, { ghost: { cell, tile: tileIn(view), turn: 0, seat: view.turn } }).ghost;
}

interface BoardProps {
  readonly scene: BoardScene;
  readonly marks?: ReturnType<Specimen["draw"]>;
  readonly handle?: { current: BoardHandle | undefined };
}

const Board = (props: BoardProps) => (
  <TileBoard
    label=""
    describeSquare={() => ""}
    describeStation={() => ""}
    zoomInLabel="Magnify"
    zoomOutLabel="Make smaller"
    speed="off"
    {...props}
  />
);

/** Scores a line as a table does. */
export function scoreOn(board: BoardHandle, { owners }: BoardScene, line: SceneLine): Promise<void> {
  const tiles = line.passes.length;
  const { runs, ends } = scoringPlan([{ tiles, isDoubled: false, isOwned: true }], 1500);
  const colour = line.owner === undefined ? undefined : owners[line.owner];
  const skipped = new AbortController().signal;
  return playScoring(board.moving, [{ line, colour, tiles, points: tiles, run: runs[0] }], ends, { skipped });
}

/** Scores the longest line again and again. */
function Running({ scene }: { readonly scene: BoardScene }) {
  const handle = useRef<BoardHandle | undefined>(undefined);
  useEffect(() => {
    const line = scene.lines.toSorted((one, other) => other.passes.length - one.passes.length)[0];
    const run = (): void => void (line && handle.current && scoreOn(handle.current, scene, line));
    run();
    const again = setInterval(run, 2000);
    return () => clearInterval(again);
  }, [scene]);
  return (
    <TileBoard
      scene={scene}
      label=""
      describeSquare={() => ""}
      describeStation={() => ""}
      zoomInLabel="Magnify"
      zoomOutLabel="Make smaller"
      handle={handle}
    />
  );
}

/** A state of the board over the same position. */
const state = (name: string, shows: string, change: (view: View) => Partial<BoardScene>): Specimen => ({
  name: `metro-${name}`,
  shows,
  width: 400,
  draw: () => <Board scene={{ ...plainScene(inMiddle()), ...change(inMiddle()) }} />,
});

export const METRO_SPECIMENS: readonly Specimen[] = [
  {
    name: "metro-tiles",
    shows: "Every tile, in all four ways of lying",
    width: 400,
    draw: () => (
      <div class="tiles-all">
        {TILE_CODES.map((code) =>
          [0, 1, 2, 3].map((turn) => <TileFace key={turn} code={code} turn={turn} size={44} />),
        )}
      </div>
    ),
  },
  {
    name: "metro-hand",
    shows: "Tiles in the hand, with the arrow that turns with them",
    draw: () => [0, 1, 2, 3].map((turn) => <TileFace key={turn} code="aaaa" turn={turn} size={72} arrow />),
  },
  {
    name: "metro-seats",
    shows: "Every colour with every symbol, and as it is once something was scored",
    draw: () => (
      <>
        {COLOURS.map((colour) => (
          <div key={colour}>
            {DASHES.map((_, seat) => (
              <SeatMark key={seat} colour={colour} seat={seat} size={28} />
            ))}
            <SeatMark colour={colour} seat={0} size={28} scored />
            <SeatMark colour={colour} seat={undefined} size={28} />
          </div>
        ))}
      </>
    ),
  },
  ...[2, 3, 4, 5, 6].map((seats): Specimen => ({
    name: `metro-empty-${seats}`,
    shows: `An empty board for ${seats}`,
    width: 400,
    draw: () => <Board scene={plainScene(viewOf(seats, 0))} />,
  })),
  state("play", "In the middle of a game, the last tile by somebody else", () => ({})),
  state("own", "The last tile one's own", (view) => {
    const last = known(view.laid.at(-1));
    return { last: [{ cell: last.cell, seat: last.seat, own: true }] };
  }),
  state("targets", "Where the tile may go", (view) => ({ targets: new Set(targetsIn(view)) })),
  state("ghost", "A tile that is tried, with the lines that it changes", (view) => ({
    targets: new Set(targetsIn(view)),
    ghost: ghostOf(view, 0),
  })),
  state("refused", "A square that was refused", (view) => ({ refused: targetsIn(view)[0] })),
  state("traced", "A line that is traced", (view) => {
    const lines = plainScene(view).lines.toSorted((one, other) => other.passes.length - one.passes.length);
    return { lit: new Set([lines[0]?.from ?? 0]) };
  }),
  state("mine", "One seat's lines only", (view) => ({
    lit: new Set(
      plainScene(view)
        .lines.filter(({ owner }) => owner === 0)
        .map(({ from }) => from),
    ),
  })),
  state("places", "Stations that may be chosen, and one that was", () => ({
    choosable: new Set([0, 5, 10, 20, 33, 38]),
    pickedStation: 15,
  })),
  state("picked", "A square that was chosen for something other than a tile", (view) => ({
    picked: targetsIn(view)[0],
  })),
  state("open-centre", "Lines that run on through the centre", (view) => {
    const faces = new Map(facesOn(view.laid));
    for (const [at, cell] of CENTRE.entries()) faces.set(cell, turned(known(TILE_CODES[at * 5]), at));
    return { faces, isCentreOpen: true };
  }),
  {
    name: "metro-over",
    shows: "The end: nothing is faded any more",
    width: 400,
    draw: () => <Board scene={{ ...plainScene(viewOf(4, 60)), isOver: true }} />,
  },
  {
    name: "metro-six",
    shows: "Six seats late in a game",
    width: 400,
    draw: () => <Board scene={plainScene(viewOf(6, 52))} />,
  },
  {
    name: "metro-compared",
    shows: "What was played beside what would have been best",
    width: 400,
    draw: () => {
      const scene = plainScene(inMiddle());
      return (
        <Board
          scene={scene}
          marks={
            <ComparedTiles
              colours={scene.colours}
              owners={scene.owners}
              played={ghostOf(inMiddle(), 0)}
              best={ghostOf(inMiddle(), -1)}
              sign={{ text: "??", kind: "blunder" }}
            />
          }
        />
      );
    },
  },
  {
    name: "metro-small",
    shows: "As small as on a phone, with the magnifier",
    width: 320,
    draw: () => <Board scene={{ ...plainScene(inMiddle()), targets: new Set(targetsIn(inMiddle())) }} />,
  },
  {
    name: "metro-strips",
    shows: "Every line as a strip",
    width: 400,
    draw: () => {
      const scene = plainScene(inMiddle());
      return (
        <Strips
          strips={stripsOf(scene, 1)}
          stations={scene.stations}
          owners={scene.owners}
          text={{
            name: ({ number = "" }) => number,
            line: ({ number, stops }) => `Line ${number}: ${stops.length}`,
            stop: ({ name, visit, crosses }) => `${name} ${visit} ${crosses.length}`,
            end: ({ end }) =>
              end.kind === "open" ? `→ ${end.name}` : end.isCentre ? "centre ×2" : `station ${end.number}`,
          }}
        />
      );
    },
  },
  {
    name: "metro-train",
    shows: "A train along a line that is scored",
    width: 400,
    draw: () => <Running scene={plainScene(inMiddle())} />,
  },
];
