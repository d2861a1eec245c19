/** A puzzle of Metro on the real board: one tile, one square; then what every square was worth. */
import { metro } from "@interchange/metro";
import { squareName } from "@interchange/metro/core";
import type { Event, Move, Place, View } from "@interchange/metro/core";
import { preview } from "@interchange/metro/preview";
import type { LineOutlook } from "@interchange/bots";
import { known, Table } from "@interchange/tabletop";
import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { puzzleClient } from "../../../table/learn/puzzleClient.ts";
import { leadOf, verdictOn } from "../../../table/learn/puzzle.ts";
import type { Puzzle, PuzzleProps } from "../../../table/learn/puzzle.ts";
import { worthsOf } from "../../../table/advice/worth.ts";
import { DeskProvider } from "../../../table/desk/desk.ts";
import { Verdict } from "../../../table/learn/puzzleVerdict.tsx";
import { Heat } from "../advice/heat.tsx";
import { reasonOf } from "../advice/reason.ts";
import type { Reason } from "../advice/reason.ts";
import { metroDeskOf } from "../desk/desk.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { lineName } from "../desk/lines.ts";
import { boardSceneOf } from "../desk/scene.ts";
import { Stage } from "../table/stage.tsx";
import { Tray } from "../table/tray.tsx";
import { BoardOrWords } from "../../../table/text/boardOrWords.tsx";
import { loadMetroText } from "../table/loadText.ts";
import { sayOwner } from "../desk/useMetroDesk.ts";
import type { MetroHints } from "../advice/part.ts";
import { Ledger } from "../ledger/ledger.tsx";
import { t } from "../../../words/index.ts";

type Placement = Extract<Move, { readonly type: "place" }>;

export function MetroPuzzle({ puzzle, onAnswer, Onward }: PuzzleProps) {
  const answered = useSignal<string | undefined>(undefined);
  const desk = useMemo(() => deskOf(puzzle, (answer) => (answered.value = answer)), [puzzle, answered]);
  const best = useMemo(() => readPlacement(known(puzzle.worths[0])[0]), [puzzle]);
  const answer = answered.value;
  useEffect(() => () => desk.close(), [desk]);
  useEffect(() => {
    if (answer === undefined) return;
    onAnswer(answer);
    desk.advice.value = shownWorths(desk, puzzle);
    desk.chooseSquare(best.cell);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is answered once
  }, [answer]);
  const colour = useComputed(() => desk.still.value.owners[puzzle.seat] ?? "black");
  const task = t.metro.advice.puzzle(colour.value, leadOf(puzzle));
  return (
    <DeskProvider value={desk}>
      <div class="puzzle metro">
        <div class="puzzle-board">
          <BoardOrWords desk={desk} text={() => loadMetroText(desk)} lead={task}>
            <Stage />
          </BoardOrWords>
        </div>
        <div class="puzzle-side">
          {answer === undefined ? (
            <>
              <p class="puzzle-task">{task}</p>
              <Tray />
            </>
          ) : (
            <Verdict
              puzzle={puzzle}
              verdict={verdictOn(puzzle, answer)}
              answer={called(answer)}
              best={squareName(best.cell)}
              reason={t.metro.advice.headline(squareName(best.cell), reasonIn(desk, puzzle, best))}
            >
              <Onward />
            </Verdict>
          )}
          {desk.preview.value && <Ledger preview={desk.preview.value} />}
        </div>
      </div>
    </DeskProvider>
  );
}

function deskOf(puzzle: Puzzle, onAnswer: (answer: string) => void): MetroDesk {
  const { id, record, seat } = puzzle;
  const replayed = Table.resume(metro, record.setup, record);
  if (!replayed.ok) throw new Error(replayed.reason);
  const client = puzzleClient<Move, Event, View>({
    id: `metro ${id}`,
    view: replayed.table.view(seat),
    seat,
    record,
    names: record.seats.map((_, at) => (at === seat ? t.table.you : t.puzzles.other)),
    onPlay: ([move]) => {
      if (move) onAnswer(metro.notation.writeMove(move));
      return undefined;
    },
  });
  return metroDeskOf(client);
}

function readPlacement(text: string): Placement {
  const move = metro.notation.readMove(text);
  if (move?.type !== "place") throw new Error(`"${text}" places nothing`);
  return move;
}

/** An answer by its square; drawing another is an answer too. */
function called(answer: string): string {
  const move = metro.notation.readMove(answer);
  return move?.type === "place" ? squareName(move.cell) : t.metro.advice.drawAnswer;
}

/** What squares are worth, as a table with advice would show it. */
function shownWorths(desk: MetroDesk, { worths, error }: Puzzle): MetroHints {
  const weighed = worths.flatMap(([text, margin]) => {
    const move = metro.notation.readMove(text);
    return move?.type === "place" ? [{ move, margin, error, win: 0 }] : [];
  });
  const squares = new Map(worthsOf<Placement>(weighed).map((worth) => [worth.move.cell, worth]));
  const targets = new Set(desk.targets.value);
  const Nothing = () => undefined;
  return {
    Heat: () => <Heat desk={desk} squares={squares} />,
    Panel: Nothing,
    Sheet: Nothing,
    sheetTitle: () => t.advice.title,
    Lines: Nothing,
    Chip: Nothing,
    says(cell) {
      const worth = squares.get(cell);
      return worth ? [t.metro.advice.squareWorth(t.advice.worth(worth.gain), worth.isBest)] : [];
    },
    targets: () => targets,
    may: () => undefined,
  };
}

/** Why the best is best, by what was found out about the lines when the puzzle was mined. */
function reasonIn(desk: MetroDesk, { lines }: Puzzle, best: Placement): Reason {
  const seen = desk.client.view.value;
  const still = desk.still.value;
  const ghostLines = boardSceneOf(seen, { ghost: { ...best, seat: seen.turn } }).ghost?.lines ?? [];
  const outlook = new Map<Place, LineOutlook>(
    lines.map(([from, expected]) => [from, { from, expected, low: expected, high: expected, centre: 0 }]),
  );
  return reasonOf({
    preview: preview(metro.sceneOf(seen), seen, best.tile, best),
    outlook: outlook.size ? outlook : undefined,
    otherwise: new Map(lines.map(([from, , otherwise]) => [from, otherwise])),
    waits: (from) => ghostLines.find((line) => line.from === from)?.waits,
    isEmpty: (cell) => cell !== best.cell && !still.faces.has(cell),
    subject: (from) => {
      const owner = still.stations[from]?.owner ?? 0;
      return {
        from,
        line: lineName(still, from),
        owner: sayOwner(desk, owner),
        colour: still.owners[owner] ?? "black",
        isMine: owner === seen.viewer,
      };
    },
    others: 1,
    isGood: true,
  });
}
