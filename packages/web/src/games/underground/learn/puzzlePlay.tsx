/** A puzzle of On the Underground on the real map: the next piece of a turn; then what the best pieces were worth. */
import { LONDON_TOPOLOGY, underground } from "@interchange/underground";
import type { Event, Move, View } from "@interchange/underground";
import { known, Table } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useMemo } from "preact/hooks";
import { puzzleClient } from "../../../table/learn/puzzleClient.ts";
import { leadOf, verdictOn } from "../../../table/learn/puzzle.ts";
import type { Puzzle, PuzzleProps } from "../../../table/learn/puzzle.ts";
import { Button } from "../../../kit/ui/button.tsx";
import { strengthOf, worthsOf } from "../../../table/advice/worth.ts";
import type { Worth } from "../../../table/advice/worth.ts";
import type { Alone } from "../../../table/text/alone.ts";
import { BoardOrWords } from "../../../table/text/boardOrWords.tsx";
import { says } from "../../../table/text/textFace.ts";
import { DeskProvider } from "../../../table/desk/desk.ts";
import { Verdict } from "../../../table/learn/puzzleVerdict.tsx";
import { reasonOf } from "../advice/reason.ts";
import { undergroundDeskOf } from "../desk/desk.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { Answer } from "../table/info.tsx";
import { nameOfBlock, nameOfLine } from "../desk/places.ts";
import { Stage } from "../table/stage.tsx";
import { loadUndergroundText } from "../table/loadText.ts";
import { LineChoice } from "../table/tray.tsx";
import { candidatesOf } from "../desk/tried.ts";
import type { UndergroundHints } from "../advice/part.ts";
import { t } from "../../../words/index.ts";
import "@interchange/boards/map/map.css";
import "../table/underground.css";
import "../table/tray.css";

type Piece = Extract<Move, { readonly type: "build" }>;

export function UndergroundPuzzle({ puzzle, onAnswer, Onward }: PuzzleProps) {
  const answered = useSignal<string | undefined>(undefined);
  const desk = useMemo(() => deskOf(puzzle), [puzzle]);
  const best = useMemo(() => readPiece(known(puzzle.worths[0])[0]), [puzzle]);
  const answer = answered.value;
  useEffect(() => {
    // What was drafted at an earlier visit is not meant.
    while (desk.draft.moves.value.length) desk.draft.undo();
    return () => desk.close();
  }, [desk]);
  useEffect(() => {
    if (answer === undefined) return;
    onAnswer(answer);
    while (desk.draft.moves.value.length) desk.draft.undo();
    desk.advice.value = shownWorths(desk, puzzle);
    desk.map.current?.centreOn(best.between[0]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is answered once
  }, [answer]);
  const [drafted] = desk.draft.moves.value;
  const give = useCallback(() => {
    const [first] = desk.draft.moves.peek();
    if (first) answered.value = underground.notation.writeMove(first);
    return first !== undefined;
  }, [desk, answered]);
  const alone = useMemo(() => aloneWith(give), [give]);
  const task = t.underground.advice.puzzle.task(leadOf(puzzle));
  return (
    <DeskProvider value={desk}>
      <div class="puzzle underground">
        <div class="puzzle-map">
          <BoardOrWords desk={desk} text={() => loadUndergroundText(desk)} lead={task} alone={alone}>
            <Stage isPlain />
          </BoardOrWords>
        </div>
        <div class="puzzle-side">
          {answer === undefined ? (
            <section class="panel puzzle-turn" aria-label={t.underground.advice.puzzle.title}>
              <p class="puzzle-task">{task}</p>
              <LineChoice desk={desk} />
              <p class="quiet">{drafted ? called(drafted) : t.underground.advice.puzzle.choose}</p>
              <div class="verdict-on">
                <Button primary disabled={!drafted} onClick={give}>
                  {t.puzzles.answer}
                </Button>
                {drafted && <Button onClick={() => desk.draft.undo()}>{t.table.actions.back}</Button>}
              </div>
            </section>
          ) : (
            <Verdict
              puzzle={puzzle}
              verdict={verdictOn(puzzle, answer)}
              answer={calledBy(answer)}
              best={called(best)}
              reason={t.underground.advice.headline(nameOfBlock(best.between), reasonOf(desk.client.view.value, best))}
            >
              <Onward />
            </Verdict>
          )}
          <Answer desk={desk} />
        </div>
      </div>
    </DeskProvider>
  );
}

/** A piece that is drafted becomes the answer when somebody says so. */
function aloneWith(give: () => boolean): Alone {
  return {
    commands: [
      {
        ...t.underground.advice.puzzle.command,
        run: () => (give() ? says() : says(t.underground.advice.puzzle.choose)),
      },
    ],
  };
}

function deskOf({ id, record, seat }: Puzzle): UndergroundDesk {
  const replayed = Table.resume(underground, record.setup, record);
  if (!replayed.ok) throw new Error(replayed.reason);
  return undergroundDeskOf(
    puzzleClient<Move, Event, View>({
      id: `underground ${id}`,
      view: replayed.table.view(seat),
      seat,
      record,
      names: record.seats.map((_, at) => (at === seat ? t.table.you : t.puzzles.other)),
      onPlay: () => undefined,
    }),
  );
}

function readPiece(text: string): Piece {
  const move = underground.notation.readMove(text);
  if (move?.type !== "build") throw new Error(`"${text}" builds nothing`);
  return move;
}

function called(move: Move): string {
  const words = t.underground.advice;
  return move.type === "build" ? words.piece(nameOfLine(move.line), nameOfBlock(move.between)) : words.token;
}

function calledBy(answer: string): string {
  const move = underground.notation.readMove(answer);
  return move ? called(move) : answer;
}

/** What the best pieces are worth, as a table with advice would show it. */
function shownWorths(desk: UndergroundDesk, { worths, error }: Puzzle): UndergroundHints {
  const weighed = worths.flatMap(([text, margin]) => {
    const move = underground.notation.readMove(text);
    return move?.type === "build" ? [{ move, margin, error, win: 0 }] : [];
  });
  const keyOf = (line: string, block: number): string => `${line} ${block}`;
  const pieces = new Map<string, Worth<Piece>>(
    worthsOf<Piece>(weighed).map((worth) => [
      keyOf(worth.move.line, LONDON_TOPOLOGY.blockOf(worth.move.between)),
      worth,
    ]),
  );
  const say = t.advice.worth;
  const candidates = candidatesOf(desk.client.view.value, desk.lines.value).flatMap((candidate) => {
    const worth = pieces.get(keyOf(candidate.line, candidate.block));
    if (!worth) return [];
    const { gain, isBest } = worth;
    return [{ ...candidate, worth: { text: say(gain), strength: Math.sign(gain) * strengthOf(gain), isBest } }];
  });
  const Nothing = () => undefined;
  return {
    Panel: Nothing,
    Sheet: Nothing,
    sheetTitle: () => t.advice.title,
    Chip: Nothing,
    candidates: () => candidates,
    says({ line, block }) {
      const worth = pieces.get(keyOf(line, block));
      return worth ? [t.underground.advice.pieceWorth(say(worth.gain), worth.isBest)] : [];
    },
  };
}
