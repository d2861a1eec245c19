/** A step of a lesson of Metro on the real board: the desk of a table, one decision, and where it goes. */
import { Instead } from "../modules/common/decision.tsx";
import { Panels } from "../modules/common/panels.tsx";
import { Choices } from "../modules/common/choices.tsx";
import { metro } from "@interchange/metro";
import { STATIONS, squareName } from "@interchange/metro/core";
import type { Event, Move, Place, View } from "@interchange/metro/core";
import { known } from "@interchange/tabletop";
import { useComputed } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { StepProps } from "../../../table/learn/lesson.ts";
import { Button } from "../../../kit/ui/button.tsx";
import { ShowMe, StepLayout, noteText } from "../../../table/learn/stepLayout.tsx";
import type { Note } from "../../../table/learn/stepLayout.tsx";
import { stepRun } from "../../../table/learn/stepRun.ts";
import type { StepRun } from "../../../table/learn/stepRun.ts";
import { BoardOrWords } from "../../../table/text/boardOrWords.tsx";
import { DeskProvider } from "../../../table/desk/desk.ts";
import { metroDeskOf } from "../desk/desk.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { lineRow } from "../desk/lines.ts";
import { SeatBadge } from "../desk/seatBadge.tsx";
import { Stage } from "../table/stage.tsx";
import { loadMetroText } from "../table/loadText.ts";
import { Decision, Hand } from "../table/tray.tsx";
import { sayNumber } from "../desk/useMetroDesk.ts";
import { reasonOf } from "../table/whyNot.tsx";
import type { MetroHints } from "../advice/part.ts";
import { Ledger } from "../ledger/ledger.tsx";
import { t } from "../../../words/index.ts";
import "../../../table/frame/tableFrame.css";
import { cornerOf } from "@interchange/metro/drawing";
import type { Cell } from "@interchange/metro/drawing";
import "./here.css";

type Run = StepRun<Move, Event, View>;

/** So long what is shown stands there before it is played. */
const SHOWN = 700;

export function MetroStep(props: StepProps) {
  const { lesson, at } = props;
  const step = known(lesson.steps[at]);
  const { run, desk } = useMemo(() => {
    const started: Run = stepRun(metro, lesson, step);
    return {
      run: started,
      desk: metroDeskOf(started.client, () => marksOf(started, lesson.record.setup.modules.length > 0)),
    };
  }, [lesson, step]);
  const line = useMemo(() => placeOf(desk, step.facts.line), [desk, step]);
  const showing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    desk.traced.value = line;
    return () => {
      clearTimeout(showing.current);
      desk.close();
    };
  }, [desk, line]);
  const isDone = run.isDone.value;
  useEffect(() => {
    if (isDone) desk.trace(line);
  }, [isDone, desk, line]);
  const note = useComputed(() => noteOn(desk, run));
  const showMe = (): void => {
    const move = run.wanted.value;
    if (!move) return;
    if (move.type === "place") {
      desk.chooseTile(Math.max(0, desk.tiles.value.indexOf(move.tile)));
      desk.chooseSquare(move.cell);
    }
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    clearTimeout(showing.current);
    showing.current = setTimeout(() => void desk.client.play(move), isStill || move.type !== "place" ? 0 : SHOWN);
  };
  return (
    <DeskProvider value={desk}>
      <StepLayout
        {...props}
        isDone={isDone}
        note={note.value}
        board={
          <BoardOrWords
            desk={desk}
            text={() => loadMetroText(desk)}
            alone={{ remark: () => note.value && noteText(props, note.value) }}
          >
            <Stage />
          </BoardOrWords>
        }
        chip={line !== undefined && <LineChip desk={desk} line={line} />}
        tray={
          <div class="lesson-row">
            <Hand desk={desk} />
            <div class="lesson-buttons">
              <Deciding desk={desk} wanted={run.wanted.value} isWrong={note.value !== undefined} />
              <ShowMe onClick={showMe} />
            </div>
          </div>
        }
        answers={
          <>
            {desk.own && <Choices desk={desk} />}
            {!note.value && desk.preview.value && desk.chosen.value !== undefined && (
              <Ledger preview={desk.preview.value} />
            )}
            {desk.own && <Panels desk={desk} isPanel />}
          </>
        }
      />
    </DeskProvider>
  );
}

interface DecidingProps {
  readonly desk: MetroDesk;
  readonly wanted: Move | undefined;
  readonly isWrong: boolean;
}

/** The one button that the step needs; what modules ask has buttons of its own. */
function Deciding({ desk, wanted, isWrong }: DecidingProps) {
  const { actions } = t.metro.table;
  if (wanted?.type === "draw")
    return (
      <Button primary onClick={() => void desk.draw()}>
        {actions.draw}
      </Button>
    );
  // Where it is about something else than placing, only that is offered.
  if (desk.own && wanted?.type === "own" && !desk.own.isActing.value)
    return (
      <div class="tray-pair">
        <Instead desk={desk} />
      </div>
    );
  if (wanted?.type !== "place" || desk.canTurn.value) return <Decision desk={desk} />;
  return (
    <Button primary disabled={isWrong || desk.chosen.value === undefined} onClick={() => void desk.place()}>
      {actions.place}
    </Button>
  );
}

function LineChip({ desk, line }: { readonly desk: MetroDesk; readonly line: Place }) {
  const words = t.metro.lesson;
  const { number, owner, length, points } = lineRow(desk.still.value, desk.shown.value, line);
  return (
    <p class="lesson-chip">
      <SeatBadge desk={desk} seat={owner} small />
      <span>{words.line(number)}</span>
      <span>{points === undefined ? words.soFar(length) : words.scored(points)}</span>
    </p>
  );
}

/** The station at the edge with this number. */
function placeOf(desk: MetroDesk, number: number): Place | undefined {
  if (number === 0) return undefined;
  return Array.from({ length: STATIONS }, (_, place) => place).find(
    (place) => desk.still.value.stations[place]?.number !== undefined && sayNumber(desk, place) === number,
  );
}

/** What stands on the board: the square that is asked for. */
function marksOf(run: Run, hasModules: boolean): MetroHints {
  const Nothing = () => undefined;
  const cellNow = () => {
    const move = run.wanted.value;
    return move?.type === "place" ? move.cell : undefined;
  };
  const sets = new Map<number, ReadonlySet<number>>();
  const Flag = () => {
    const cell = cellNow();
    return cell === undefined ? undefined : <Here cell={cell} />;
  };
  return {
    // What modules have on the board may stand where the flag does, so it comes over that.
    ...(hasModules ? { Heat: Nothing, Over: Flag } : { Heat: Flag }),
    Panel: Nothing,
    Sheet: Nothing,
    sheetTitle: () => t.learn.title,
    Lines: Nothing,
    Chip: Nothing,
    says: (cell) => (cell === cellNow() ? [t.learn.here] : []),
    targets() {
      const cell = cellNow();
      if (cell === undefined) return undefined;
      const set = sets.get(cell) ?? new Set([cell]);
      sets.set(cell, set);
      return set;
    },
    may: () => undefined,
  };
}

/** What answers another square, by the rule that refuses it or by the one that the step is about. */
function noteOn(desk: MetroDesk, { wanted, wrong }: Run): Note | undefined {
  const refused = desk.whyNot.value;
  if (refused)
    return {
      place: squareName(refused.cell),
      reason: reasonOf(desk, refused.refusal.code),
      rule: refused.refusal.rule,
    };
  const move = wanted.value;
  const chosen = desk.chosen.value;
  if (move?.type === "place" && chosen !== undefined)
    return chosen === move.cell ? undefined : { place: squareName(chosen) };
  const tried = wrong.value;
  return tried && { place: tried.type === "place" ? squareName(tried.cell) : undefined };
}

/** What to do, marked on the board: a ring, a halo, and a flag that says so. */

export function Here({ cell }: { readonly cell: Cell }) {
  const [x, y] = cornerOf(cell);
  // In the first row there is no room above.
  const isBelow = cell < 8;
  return (
    <g class="lesson-here" transform={`translate(${x} ${y})`}>
      <rect class="lesson-halo" x="-10" y="-10" width="120" height="120" rx="16" />
      <rect class="lesson-ring" x="1" y="1" width="98" height="98" rx="9" />
      <g transform={isBelow ? "translate(50 112)" : "translate(50 -12)"}>
        <path class="lesson-flag" d={isBelow ? "M0 0l-12 14h24z" : "M0 0l-12 -14h24z"} />
        <rect class="lesson-flag" x="-46" y={isBelow ? 13 : -61} width="92" height="48" rx="9" />
        <text x="0" y={isBelow ? 46 : -28} text-anchor="middle">
          {t.learn.here}
        </text>
      </g>
    </g>
  );
}
