/** The board before the move: the played tile framed, the best one as a ghost with a tick. */
import type { Cell, Move, View } from "@interchange/metro/core";
import { ComparedTiles } from "@interchange/boards/compared";
import { TileBoard } from "@interchange/boards/metro";
import type { SceneGhost } from "@interchange/boards/metro";
import type { Seat } from "@interchange/tabletop";
import type { Speaker } from "../../../table/desk/names.ts";
import type { ReviewBoardProps } from "../../../table/review/gameReview.ts";
import { SIGNS } from "../../../table/review/graph/glyph.tsx";
import { Marks } from "../table/marks.tsx";
import { boardSceneOf } from "../desk/scene.ts";
import { squareWords } from "../desk/telling/squareWords.ts";
import { ownSaid } from "./moveNames.ts";
import { stationWords } from "./stationWords.ts";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";

interface BoardProps extends ReviewBoardProps<View, Move> {
  readonly speaker: Speaker;
}

const NONE: ReadonlySet<Cell> = new Set();

export function ReviewBoard({ speaker, view, seat, played, mark, best, trying }: BoardProps) {
  const words = metroWords().table;
  const tried = trying?.tried;
  const targets = trying && new Set(trying.moves.flatMap((move) => (move.type === "place" ? [move.cell] : [])));
  const scene = boardSceneOf(view, {
    ghost: tried?.type === "place" ? { ...tried, seat } : undefined,
    // The previous tile would only distract.
    last: undefined,
    targets,
    picked: trying ? spotOf(speaker, view, tried) : spotOf(speaker, view, played),
  });
  const describe = (cell: Cell): string => {
    const here = squareWords(scene, { targets: targets ?? NONE, choosable: undefined, more: [] }, cell);
    const { marks } = t.review;
    return t.common.inTurn([
      here,
      ...(played.type === "place" && played.cell === cell && mark ? [marks[mark]] : []),
      ...(best?.type === "place" && best.cell === cell ? [marks.best] : []),
    ]);
  };
  return (
    <TileBoard
      scene={scene}
      label={metroWords().review.board}
      describeSquare={describe}
      describeStation={(station) => stationWords(speaker, scene, view, station)}
      zoomInLabel={words.zoomIn}
      zoomOutLabel={words.zoomOut}
      speed="off"
      onSquare={trying && ((cell) => trying.onTry(nextAt(trying.moves, cell, tried) ?? tried ?? played))}
      marks={
        <>
          {view.setup.modules.length > 0 && <Marks speaker={speaker} view={view} />}
          <ComparedTiles
            played={trying ? undefined : ghostOf(view, played, seat)}
            sign={mark && mark !== "none" ? { text: SIGNS[mark], kind: mark } : undefined}
            best={best && ghostOf(view, best, seat)}
            outline={trying && played.type === "place" ? played.cell : undefined}
            colours={scene.colours}
            owners={scene.owners}
          />
        </>
      }
    />
  );
}

function ghostOf(view: View, move: Move, seat: Seat): SceneGhost | undefined {
  return move.type === "place" ? boardSceneOf(view, { ghost: { ...move, seat } }).ghost : undefined;
}

/** The square of a module's action. */
function spotOf(speaker: Speaker, view: View, move: Move | undefined): Cell | undefined {
  const spot = move?.type === "own" ? ownSaid(speaker, view, move).spot : undefined;
  return spot?.kind === "square" ? spot.cell : undefined;
}

/** Cycles through the moves on a square: other turns of the tile, other tiles in hand. */
function nextAt(moves: readonly Move[], cell: Cell, tried: Move | undefined): Move | undefined {
  const here = moves.filter((move) => move.type === "place" && move.cell === cell);
  const at = here.findIndex((move) => tried?.type === "place" && JSON.stringify(move) === JSON.stringify(tried));
  return here[(at + 1) % Math.max(1, here.length)];
}
