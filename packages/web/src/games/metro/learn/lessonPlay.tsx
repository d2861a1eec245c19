/** Plays a step of a lesson on the real board, with the desk of a table. */
import { Instead } from "../modules/common/decision.tsx";
import { Panels } from "../modules/common/panels.tsx";
import { Choices } from "../modules/common/choices.tsx";
import { metro } from "@interchange/metro";
import { STATIONS, squareName } from "@interchange/metro/core";
import type { Event, Move, Station, View } from "@interchange/metro/core";
import { effect, untracked } from "@preact/signals";
import { Button } from "../../../kit/ui/button.tsx";
import { lessonPlayer } from "../../../table/learn/lessonPlayer.tsx";
import type { LessonPartProps, LessonTable } from "../../../table/learn/lessonPlayer.tsx";
import type { Note } from "../../../table/learn/stepLayout.tsx";
import { stepRun } from "../../../table/learn/stepRun.ts";
import type { StepRun } from "../../../table/learn/stepRun.ts";
import { metroDeskOf } from "../desk/desk.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { lineRow } from "../desk/lines.ts";
import { SeatBadge } from "../desk/seatBadge.tsx";
import { Stage } from "../table/stage.tsx";
import { loadMetroText } from "../table/loadText.ts";
import { Decision, Hand } from "../table/tray.tsx";
import { sayNumber } from "../desk/useMetroDesk.ts";
import { reasonOf } from "../table/whyNot.tsx";
import { NO_HINTS } from "../advice/part.ts";
import type { MetroHints } from "../advice/part.ts";
import { Ledger } from "../ledger/ledger.tsx";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import { lessons } from "../../../words/lessons.ts";
import "../../../table/frame/tableFrame.css";
import { StationSign } from "@interchange/boards/metro";
import type { SceneStation } from "@interchange/boards/metro";
import { seatStyle } from "@interchange/boards/palette";
import { cornerOf, isCentre, stationShape } from "@interchange/metro/drawing";
import type { Cell, Colour } from "@interchange/metro/drawing";
import "./here.css";

type Run = StepRun<Move, Event, View>;

/** Milliseconds that a tile is shown before it is played. */
const SHOWN = 700;

export const MetroStep = lessonPlayer<Run, MetroDesk>({
  open(lesson, step) {
    const run: Run = stepRun(metro, lesson, step);
    const hasModules = lesson.record.setup.modules.length > 0;
    return { run, desk: metroDeskOf(run.client, () => marksOf(run, hasModules)) };
  },
  begin({ desk, run, step }) {
    const line = placeOf(desk, step.facts.line);
    desk.traced.value = line;
    return effect(() => {
      if (run.isDone.value) untracked(() => desk.trace(line));
    });
  },
  note: noteOn,
  showMe({ desk, run }) {
    const move = run.wanted.value;
    if (!move) return;
    if (move.type === "place") {
      desk.chooseTile(Math.max(0, desk.tiles.value.indexOf(move.tile)));
      desk.chooseSquare(move.cell);
    }
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Asking twice must not play it twice.
    const play = (): void => void (run.wanted.value === move && desk.client.play(move));
    setTimeout(play, isStill || move.type !== "place" ? 0 : SHOWN);
  },
  text: loadMetroText,
  Board: () => <Stage isPlain />,
  Chip: LineChip,
  Hand,
  Decision: Deciding,
  Answers,
});

type PartProps = LessonPartProps<Run, MetroDesk>;

function Answers({ desk, note }: PartProps) {
  return (
    <>
      {desk.own && <Choices desk={desk} />}
      {!note && desk.preview.value && desk.chosen.value !== undefined && <Ledger preview={desk.preview.value} />}
      {desk.own && <Panels desk={desk} isPanel />}
    </>
  );
}

/** The one button that the step needs. Decisions in modules have their own. */
function Deciding({ desk, run, note }: PartProps) {
  const wanted = run.wanted.value;
  const { actions } = metroWords().table;
  if (wanted?.type === "draw")
    return (
      <Button primary onClick={() => void desk.draw()}>
        {actions.draw}
      </Button>
    );
  // If the step is about something other than placing, only that is offered.
  if (desk.own && wanted?.type === "own" && !desk.own.isActing.value)
    return (
      <div class="tray-pair">
        <Instead desk={desk} />
      </div>
    );
  if (wanted?.type !== "place" || desk.canTurn.value) return <Decision desk={desk} />;
  return (
    <Button primary disabled={note !== undefined || desk.chosen.value === undefined} onClick={() => void desk.place()}>
      {actions.place}
    </Button>
  );
}

/** Steps about these explain the two tracks of a station. */
const STATION_RULES: ReadonlySet<string> = new Set(["3.4", "4.1", "4.2"]);

function LineChip({ desk, run, step }: PartProps) {
  const words = lessons().metro.lesson;
  const line = placeOf(desk, step.facts.line);
  if (line === undefined) return undefined;
  // The text beside it says at once what came of it, while the train still runs.
  const view = run.isDone.value ? desk.history.shown.value : desk.shown.value;
  const { number, owner, length, points } = lineRow(desk.still.value, view, line);
  const { stations, owners } = desk.still.value;
  const station = stations[line];
  if (station && STATION_RULES.has(step.rule) && !run.isDone.value)
    return (
      <div class="lesson-chip lesson-tracks">
        <StationPicture station={station} colour={owners[owner ?? -1]} />
        <ul style={seatStyle(owners[owner ?? -1])}>
          <li class="is-departure">{words.departure(number)}</li>
          <li>{words.arrival}</li>
        </ul>
      </div>
    );
  return (
    <p class="lesson-chip">
      <SeatBadge desk={desk} seat={owner} small />
      <span>{words.line(number)}</span>
      <span>{points === undefined ? words.soFar(length) : words.scored(points)}</span>
    </p>
  );
}

/** How much of the board is seen around the station. */
const AROUND = 14;

/** The station as the board shows it, with its two tracks, but larger. */
function StationPicture({ station, colour }: { readonly station: SceneStation; readonly colour: Colour | undefined }) {
  const { x, y, width, height } = stationShape(station.at).box;
  const view = [x - AROUND, y - AROUND, width + 2 * AROUND, height + 2 * AROUND];
  return (
    <div class="metro-board is-picture">
      <svg class="metro-drawing" viewBox={view.join(" ")} aria-hidden>
        <rect class="bed" x="-8" y="-8" width="816" height="816" rx="14" />
        <StationSign station={station} colour={colour} lit isDone={false} />
      </svg>
    </div>
  );
}

/** The edge station with this number. */
function placeOf(desk: MetroDesk, number: number): Station | undefined {
  if (number === 0) return undefined;
  return Array.from({ length: STATIONS }, (_, station) => station).find(
    (station) => desk.still.value.stations[station]?.number !== undefined && sayNumber(desk, station) === number,
  );
}

/** Marks the square of the expected move. */
function marksOf(run: Run, hasModules: boolean): MetroHints {
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
    ...NO_HINTS,
    // Marks of modules may be in the same place, so the flag is drawn above them.
    ...(hasModules ? { Over: Flag } : { Heat: Flag }),
    says: (cell) => (cell === cellNow() ? [t.learn.here] : []),
    targets() {
      const cell = cellNow();
      if (cell === undefined) return undefined;
      const set = sets.get(cell) ?? new Set([cell]);
      sets.set(cell, set);
      return set;
    },
  };
}

/** Answers a wrong square with the rule that forbids it, or with the rule of the step. */
function noteOn({ desk, run: { wanted, wrong } }: LessonTable<Run, MetroDesk>): Note | undefined {
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

/** Marks the expected square with a ring, a halo and a flag. */

function Here({ cell }: { readonly cell: Cell }) {
  const [x, y] = cornerOf(cell);
  // The first row has no room above, and the centre stays in view.
  const isBelow = cell < 8 || isCentre(cell - 8);
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
