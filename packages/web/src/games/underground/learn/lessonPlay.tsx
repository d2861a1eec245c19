/** Plays a step of a lesson on the real map, with the desk of a table. */
import { underground } from "@interchange/underground";
import type { Event, Move, View } from "@interchange/underground";
import { effect } from "@preact/signals";
import { Button } from "../../../kit/ui/button.tsx";
import { lessonPlayer } from "../../../table/learn/lessonPlayer.tsx";
import type { LessonPartProps, LessonTable } from "../../../table/learn/lessonPlayer.tsx";
import type { Note } from "../../../table/learn/stepLayout.tsx";
import { stepRun } from "../../../table/learn/stepRun.ts";
import type { StepRun } from "../../../table/learn/stepRun.ts";
import { undergroundDeskOf } from "../desk/desk.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { LineMark, TokenSign } from "../panels/marks.tsx";
import { betweenAt, blockAt, blockOf, nameOfBlock, nameOfLine } from "../desk/stations.ts";
import { Stage } from "../table/stage.tsx";
import { loadUndergroundText } from "../table/loadText.ts";
import { candidatesOf } from "../desk/tried.ts";
import { TripChoice } from "../table/tray/tripChoice.tsx";
import { Which } from "../table/tray/which.tsx";
import { NO_PANELS } from "../../../table/advice/hints.ts";
import type { UndergroundHints } from "../advice/part.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "@interchange/boards/map/map.css";
import "../table/underground.css";
import "../table/tray/tray.css";
import "../table/info.css";

type Run = StepRun<Move, Event, View>;

export const UndergroundStep = lessonPlayer<Run, UndergroundDesk>({
  open(lesson, step) {
    const run: Run = stepRun(underground, lesson, step);
    return { run, desk: undergroundDeskOf(run.client, (made) => marksOf(made, run)) };
  },
  begin({ desk, run, step }) {
    // Drop the draft of an earlier visit.
    while (desk.draft.undo());
    // In steps about building, highlight the line instead of the passenger's route. What others built stays in view.
    if (!step.since && step.rule.startsWith("3.")) desk.traced.value = step.facts.colour;
    const stops = [effect(() => judge(desk, run)), effect(() => lookAt(desk, run))];
    return () => {
      for (const stop of stops) stop();
    };
  },
  note: noteOn,
  showMe: (table) => void showMe(table),
  text: loadUndergroundText,
  Board: () => <Stage isPlain />,
  isMap: true,
  Chip: Holdings,
  Decision: Deciding,
  Answers,
});

type PartProps = LessonPartProps<Run, UndergroundDesk>;

function Answers({ desk }: PartProps) {
  const leg = desk.leg.value;
  return (
    <>
      {desk.asked.value && <Which desk={desk} asked={desk.asked.value} />}
      {leg && leg.options.length > 1 && <TripChoice desk={desk} leg={leg} />}
    </>
  );
}

/** The line of the step, and the player's tokens. */
function Holdings({ desk, step }: PartProps) {
  const line = step.facts.colour;
  const view = desk.shown.value;
  const { viewer } = view;
  const tokens = typeof viewer === "number" ? (view.tokens[viewer] ?? 0) : 0;
  return (
    <p class="lesson-chip">
      {line && <LineMark line={line} />}
      <span>{line && nameOfLine(line)}</span>
      <span class="lesson-tokens">
        <TokenSign /> {undergroundWords().table.tokens(tokens)}
      </span>
    </p>
  );
}

/** Pieces are built on the map; ending a turn and choosing a trip need a button. */
function Deciding({ desk, run }: PartProps) {
  const wanted = run.wanted.value;
  const { actions } = undergroundWords().table;
  if (wanted?.type === "token")
    return (
      <Button primary onClick={() => void desk.endTurn()}>
        {actions.endTurn}
      </Button>
    );
  if (wanted?.type === "trip")
    return (
      <Button primary disabled={desk.tripAt.value === undefined} onClick={() => void desk.sendPassenger()}>
        {actions.send}
      </Button>
    );
  return undefined;
}

const write = (move: Move): string => underground.notation.writeMove(move);

/** Plays a drafted piece at once if it is the expected one, and removes it otherwise. */
export function judge(
  { draft, client }: Pick<UndergroundDesk, "draft" | "client">,
  { wanted, wrong }: Pick<Run, "wanted" | "wrong">,
): void {
  const [first] = draft.moves.value;
  const sought = wanted.peek();
  if (!first || draft.isEnding.value) return;
  if (sought && write(first) === write(sought)) void client.play(first);
  else {
    wrong.value = first;
    draft.undo();
  }
}

/** Chooses the line to build, and zooms to where it is built. */
function lookAt(desk: UndergroundDesk, { wanted }: Run): void {
  const move = wanted.value;
  if (move?.type !== "build") return;
  desk.line.value = move.line;
  const near = move.between[0];
  // Wait until the map has its size.
  requestAnimationFrame(() => desk.map.current?.zoomToBuild(near));
}

function marksOf(desk: UndergroundDesk, { wanted }: Run): UndergroundHints {
  const isMarked = ({ block, line }: { readonly block: number; readonly line: string }): boolean => {
    const move = wanted.value;
    return move?.type === "build" && move.line === line && blockOf(desk.shown.value, move) === block;
  };
  return {
    ...NO_PANELS,
    candidates() {
      const move = wanted.value;
      if (move?.type !== "build") return [];
      const beside = new Set<string>(move.between);
      return candidatesOf(desk.draft.drafted.value, [move.line]).flatMap((candidate) => {
        if (isMarked(candidate)) return [{ ...candidate, worth: { text: t.learn.here, strength: 1, isBest: true } }];
        // Offer only neighbours of the right block: all candidates would distract from the point.
        const ends = betweenAt(desk.shown.value, candidate.block);
        return ends.some((end) => beside.has(end)) ? [candidate] : [];
      });
    },
    says: (candidate) => (isMarked(candidate) ? [t.learn.here] : []),
  };
}

/** Answers a wrong block with the rule that forbids it, or with the rule of the step. */
function noteOn({ desk: { whyNot, shown }, run: { wrong } }: LessonTable<Run, UndergroundDesk>): Note | undefined {
  if (whyNot.value) {
    const { block, refusal } = whyNot.value;
    const reason = undergroundWords().refusals[refusal.code] ?? undergroundWords().refusals.unknown;
    return { place: blockAt(shown.value, block), rule: refusal.rule, ...(reason !== undefined && { reason }) };
  }
  const move = wrong.value;
  return move && { place: move.type === "build" ? nameOfBlock(shown.value, move.between) : undefined };
}

/** Plays the expected moves. The end of a turn is shown as one. */
async function showMe({ desk, run }: LessonTable<Run, UndergroundDesk>): Promise<void> {
  const { client, draft } = desk;
  const { wanted, isDone } = run;
  while (draft.undo());
  for (let move = wanted.value; move && !isDone.value; move = wanted.value) await client.play(move);
}
