/** The map before the move, with the played piece and the best one marked. */
import { MapBoard, mapSceneOf } from "@interchange/boards/map";
import type { Candidate, MapHandle, TripPreview } from "@interchange/boards/map";
import { tracksOf, wayOf } from "@interchange/underground";
import type { Move, View } from "@interchange/underground";
import { useEffect, useRef } from "preact/hooks";
import type { ReviewBoardProps } from "../../../table/review/gameReview.ts";
import { SIGNS } from "../../../table/review/graph/glyph.tsx";
import { blockAt, blockOf, nameOfLine, seenOn, stationOf } from "../desk/stations.ts";
import { isSmall } from "../table/smallScreen.ts";
import { stationFacts } from "../table/stationFacts.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";

export function ReviewMap({ view, played, mark, best, trying }: ReviewBoardProps<View, Move>) {
  const words = undergroundWords().table;
  const handle = useRef<MapHandle | undefined>(undefined);
  const tried = trying?.tried;
  const candidates = trying?.moves.flatMap((move): readonly Candidate[] =>
    move.type === "build" ? [{ block: blockOf(view, move), line: move.line, cost: 0 }] : [],
  );
  const compared = [
    ...(best?.type === "build"
      ? [{ block: blockOf(view, best), line: best.line, kind: "best", sign: SIGNS.best }]
      : []),
    ...(played.type === "build" && !trying
      ? [{ block: blockOf(view, played), line: played.line, kind: signOf(mark), sign: mark ? SIGNS[mark] || "·" : "·" }]
      : []),
  ];
  const scene = mapSceneOf(seenOn(view), {
    candidates,
    ghost: tried?.type === "build" ? { block: blockOf(view, tried), line: tried.line } : undefined,
    compared,
    trips: [tripOf(view, tried ?? played, false), tripOf(view, best, true)].flatMap((trip) => trip ?? []),
  });
  const around = played.type === "build" ? blockOf(view, played) : undefined;
  useEffect(() => {
    // A phone shows only the part of the map around the move.
    if (!isSmall() || around === undefined) return undefined;
    const soon = requestAnimationFrame(() => handle.current?.zoomToBuild(around));
    return () => {
      cancelAnimationFrame(soon);
    };
  }, [view, around]);
  const choose = (chosen: readonly Candidate[]): void => {
    const here = (trying?.moves ?? []).filter(
      (move) =>
        move.type === "build" && chosen.some(({ block, line }) => block === blockOf(view, move) && line === move.line),
    );
    const at = here.findIndex((move) => JSON.stringify(move) === JSON.stringify(tried));
    const next = here[(at + 1) % Math.max(1, here.length)];
    if (next) trying?.onTry(next);
  };
  return (
    <div class="review-map">
      <MapBoard
        scene={scene}
        label={undergroundWords().review.map}
        describeStation={(id) => t.common.inTurn([stationOf(view, id).name, ...stationFacts(view, id)])}
        describeBlock={(block, each) =>
          t.common.inTurn([blockAt(view, block), ...each.map(({ line }) => nameOfLine(line))])
        }
        zoomInLabel={words.zoomIn}
        zoomOutLabel={words.zoomOut}
        fitLabel={words.fit}
        passengerLabel={words.passenger}
        onBlock={(_, each) => choose(each)}
        onBlocks={(blocks) => choose(blocks[0]?.candidates ?? [])}
        speed="off"
        handle={handle}
      />
    </div>
  );
}

function signOf(mark: ReviewBoardProps<View, Move>["mark"]): string {
  return mark === undefined || mark === "none" ? "played" : mark === "best" ? "best-played" : mark;
}

function tripOf(view: View, move: Move | undefined, isAlternative: boolean): TripPreview | undefined {
  if (move?.type !== "trip") return undefined;
  return { way: wayOf(tracksOf(view), view.passenger, move), isAlternative };
}
