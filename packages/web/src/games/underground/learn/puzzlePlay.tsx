/**
 * A puzzle on the real map: the player chooses the next piece of a turn and then sees what the best ones were worth.
 */
import { underground } from "@interchange/underground";
import type { Move } from "@interchange/underground";
import { puzzlePlayer } from "../../../table/learn/puzzlePlayer.tsx";
import { Button } from "../../../kit/ui/button.tsx";
import { strengthOf } from "../../../table/advice/worth.ts";
import type { Worth } from "../../../table/advice/worth.ts";
import { says } from "../../../table/text/gameText.ts";
import { reasonOf } from "../advice/reason.ts";
import { undergroundDeskOf } from "../desk/desk.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { Answer } from "../table/info.tsx";
import { Legend } from "../panels/legend.tsx";
import { blockOf, nameOfBlock, nameOfLine } from "../desk/stations.ts";
import { Stage } from "../table/stage.tsx";
import { loadUndergroundText } from "../table/loadText.ts";
import { LineChoice } from "../table/tray/tray.tsx";
import { candidatesOf } from "../desk/tried.ts";
import { NO_PANELS } from "../../../table/advice/hints.ts";
import type { UndergroundHints } from "../advice/part.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "@interchange/boards/map/map.css";
import "../table/underground.css";
import "../table/tray/tray.css";

type Piece = Extract<Move, { readonly type: "build" }>;

export const UndergroundPuzzle = puzzlePlayer({
  rules: underground,
  deskOf: undergroundDeskOf,
  isAnsweredByPlaying: false,
  isBest: (move: Move): move is Piece => move.type === "build",
  clear,
  show(desk, worths, say, best) {
    clear(desk);
    desk.advice.value = shownWorths(desk, worths, say);
    desk.map.current?.centreOn(best.between[0]);
  },
  role: ({ client }, { seat }) => {
    const { lines, actions } = client.view.value;
    return undergroundWords().advice.puzzle.role((lines[seat] ?? []).map(nameOfLine), actions);
  },
  called,
  reason: (desk, _, best) =>
    undergroundWords().advice.headline(
      nameOfBlock(desk.client.view.value, best.between),
      reasonOf(desk.client.view.value, best),
    ),
  text: loadUndergroundText,
  // A drafted piece becomes the answer when the player confirms it.
  alone: ({ draft }, give) => {
    const { command, choose } = undergroundWords().advice.puzzle;
    return { commands: [{ ...command, run: () => (give(draft.moves.peek()[0]) ? says() : says(choose)) }] };
  },
  Board: () => <Stage isPlain />,
  isMap: true,
  Turn,
  Answers: ({ desk }) => (
    <>
      <Answer desk={desk} />
      <section class="panel">
        <Legend />
      </section>
    </>
  ),
});

function clear({ draft }: UndergroundDesk): void {
  while (draft.moves.value.length) draft.undo();
}

interface TurnProps {
  readonly desk: UndergroundDesk;
  readonly give: (move: Move | undefined) => void;
}

function Turn({ desk, give }: TurnProps) {
  const words = undergroundWords().advice.puzzle;
  const [drafted] = desk.draft.moves.value;
  return (
    <section class="panel puzzle-turn" aria-label={words.title}>
      <LineChoice desk={desk} />
      <p class="quiet">{drafted ? called(desk, drafted) : words.choose}</p>
      <div class="verdict-on">
        <Button primary disabled={!drafted} onClick={() => give(drafted)}>
          {t.puzzles.answer}
        </Button>
        {drafted && <Button onClick={() => desk.draft.undo()}>{t.table.actions.back}</Button>}
      </div>
    </section>
  );
}

function called({ client }: UndergroundDesk, move: Move): string {
  const words = undergroundWords().advice;
  return move.type === "build"
    ? words.piece(nameOfLine(move.line), nameOfBlock(client.view.value, move.between))
    : words.token;
}

/** Shows the worth of the best pieces like advice at a table. */
function shownWorths(
  desk: UndergroundDesk,
  worths: readonly Worth<Piece>[],
  say: (gain: number) => string,
): UndergroundHints {
  const keyOf = (line: string, block: number): string => `${line} ${block}`;
  const pieces = new Map(
    worths.map((worth) => [keyOf(worth.move.line, blockOf(desk.client.view.value, worth.move)), worth]),
  );
  const candidates = candidatesOf(desk.client.view.value, desk.lines.value).flatMap((candidate) => {
    const worth = pieces.get(keyOf(candidate.line, candidate.block));
    if (!worth) return [];
    const { gain, isBest } = worth;
    return [{ ...candidate, worth: { text: say(gain), strength: Math.sign(gain) * strengthOf(gain), isBest } }];
  });
  return {
    ...NO_PANELS,
    candidates: () => candidates,
    says({ line, block }) {
      const worth = pieces.get(keyOf(line, block));
      return worth ? [undergroundWords().advice.pieceWorth(say(worth.gain), worth.isBest)] : [];
    },
  };
}
