/** A step of a lesson of On the Underground on the real map: the desk of a table, and the next pieces of a turn. */
import { LONDON, LONDON_TOPOLOGY, underground } from "@interchange/underground";
import type { Event, Move, View } from "@interchange/underground";
import { known } from "@interchange/tabletop";
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
import { blockAt, nameOfBlock, nameOfLine } from "../desk/stations.ts";
import { isSmall } from "../table/smallScreen.ts";
import { Stage } from "../table/stage.tsx";
import { loadUndergroundText } from "../table/loadText.ts";
import { candidatesOf } from "../desk/tried.ts";
import { TripChoice } from "../table/tripChoice.tsx";
import { Which } from "../table/which.tsx";
import { NO_PANELS } from "../../../table/advice/hints.ts";
import type { UndergroundHints } from "../advice/part.ts";
import { t } from "../../../words/index.ts";
import "@interchange/boards/map/map.css";
import "../table/underground.css";
import "../table/tray.css";
import "../table/info.css";

type Run = StepRun<Move, Event, View>;

export const UndergroundStep = lessonPlayer<Run, UndergroundDesk>({
  open(lesson, step) {
    const run: Run = stepRun(underground, lesson, step);
    return { run, desk: undergroundDeskOf(run.client, (made) => marksOf(made, run)) };
  },
  begin({ desk, run, step }) {
    // What was drafted at an earlier visit is not meant.
    while (desk.draft.undo());
    // Where it is about building, his way steps back.
    if (step.rule.startsWith("3.") && desk.client.view.peek().pieces.some(({ line }) => line === step.facts.colour))
      desk.traced.value = step.facts.colour;
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

/** The line in question, and the tokens that there are. */
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
        <TokenSign /> {t.underground.table.tokens(tokens)}
      </span>
    </p>
  );
}

/** Pieces are built on the map; the end of a turn and a trip have a button. */
function Deciding({ desk, run }: PartProps) {
  const wanted = run.wanted.value;
  const { actions } = t.underground.table;
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

/** A piece that was put into the turn is built at once if it is the one that is asked for, and else taken out again. */
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

/** Where the map stands under what is said: it is higher than wide there, and all of it would leave half of that empty. */
const isUpright = (): boolean => matchMedia("(max-width: 899px)").matches;

/** The line that is asked for is the one to build, and on a small or upright screen what is to be built is in sight. */
function lookAt(desk: UndergroundDesk, { wanted }: Run): void {
  const move = wanted.value;
  if (move?.type !== "build") return;
  desk.line.value = move.line;
  const near = move.between[0];
  // The map takes its size first.
  requestAnimationFrame(() => {
    if (isSmall() || isUpright()) desk.map.current?.zoomToBuild(near);
  });
}

function marksOf(desk: UndergroundDesk, { wanted }: Run): UndergroundHints {
  const isMarked = ({ block, line }: { readonly block: number; readonly line: string }): boolean => {
    const move = wanted.value;
    return move?.type === "build" && move.line === line && LONDON_TOPOLOGY.blockOf(move.between) === block;
  };
  return {
    ...NO_PANELS,
    candidates() {
      const move = wanted.value;
      if (move?.type !== "build") return [];
      const beside = new Set<string>(move.between);
      return candidatesOf(desk.draft.drafted.value, [move.line]).flatMap((candidate) => {
        if (isMarked(candidate)) return [{ ...candidate, worth: { text: t.learn.here, strength: 1, isBest: true } }];
        // A few others beside it: all that there are would hide what it is about.
        const ends = known(LONDON.blocks[candidate.block]).between;
        return ends.some((end) => beside.has(end)) ? [candidate] : [];
      });
    },
    says: (candidate) => (isMarked(candidate) ? [t.learn.here] : []),
  };
}

/** What answers another place, by the rule that refuses it or by the one that the step is about. */
function noteOn({ desk: { whyNot }, run: { wrong } }: LessonTable<Run, UndergroundDesk>): Note | undefined {
  if (whyNot.value) {
    const { block, refusal } = whyNot.value;
    const reason = t.underground.refusals[refusal.code] ?? t.underground.refusals.unknown;
    return { place: blockAt(block), rule: refusal.rule, ...(reason !== undefined && { reason }) };
  }
  const move = wrong.value;
  return move && { place: move.type === "build" ? nameOfBlock(move.between) : undefined };
}

/** Plays what is asked for; a turn that ends is one thing to show. */
async function showMe({ desk, run }: LessonTable<Run, UndergroundDesk>): Promise<void> {
  const { client, draft } = desk;
  const { wanted, isDone } = run;
  while (draft.undo());
  for (let move = wanted.value; move && !isDone.value; move = wanted.value) await client.play(move);
}
