/** The advice beside the board: the best move with its reason and error, and some alternatives. */
import { squareName } from "@interchange/metro/core";
import type { Move } from "@interchange/metro/core";
import type { Signal } from "@preact/signals";
import { AdvicePanel } from "../../../table/advice/panel.tsx";
import { Rows } from "../../../table/advice/rows.tsx";
import type { AdviceRow } from "../../../table/advice/rows.tsx";
import type { Worth } from "../../../table/advice/worth.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { LinesPanel } from "./linesPanel.tsx";
import { choiceAmong } from "./metroAdvice.ts";
import type { MetroAdviceDesk } from "./metroAdvice.ts";
import { keyOf } from "./outlooks.ts";
import type { Reason } from "./reason.ts";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";

interface PanelProps {
  readonly desk: MetroDesk;
  readonly advice: MetroAdviceDesk;
}

export function Panel({ desk, advice, asked }: PanelProps & { readonly asked: Signal<boolean> }) {
  if (!desk.isDeciding.value || desk.moves.value.length < 2) return undefined;
  const short = () => {
    const worth = shownOf(desk, advice);
    return worth && { says: headline(worth.move, advice.reason(worth)), gain: worth.gain };
  };
  return (
    <AdvicePanel desk={desk} asked={asked} short={short}>
      <Told desk={desk} advice={advice} isShort={desk.ghost.value !== undefined} />
    </AdvicePanel>
  );
}

/** The complete advice, for screens where it does not fit beside the board. */
export function AdviceSheet({ desk, advice }: PanelProps) {
  return (
    <div class="advice">
      <Told desk={desk} advice={advice} isShort={false} />
      <LinesPanel desk={desk} advice={advice} />
    </div>
  );
}

/** The move on the square under the pointer, or the best. */
function shownOf(desk: MetroDesk, advice: MetroAdviceDesk): Worth<Move> | undefined {
  return desk.ghost.value === undefined ? advice.worths.value[0] : advice.followed.value;
}

function Told({ desk, advice, isShort }: PanelProps & { readonly isShort: boolean }) {
  const words = t.advice;
  const { advised, failed, told, worths } = advice;
  if (failed.value !== undefined) return <p class="quiet">{words.failed}</p>;
  const shown = isShort ? advice.followed.value : worths.value[0];
  if (!shown) return <p class="quiet">{words.thinking}</p>;
  const equals = worths.value.filter(({ isEqual }) => isEqual).slice(0, 3);
  return (
    <>
      <p class="advice-headline">{headline(shown.move, advice.reason(shown))}</p>
      {isShort ? (
        <p class="quiet">
          <b>{words.worth(shown.gain)}</b> {words.error(shown.error)}
        </p>
      ) : (
        <>
          {equals.length > 0 && (
            <p class="quiet">{words.asGood(equals.map((worth) => calledOrSaid(worth.move, advice.reason(worth))))}</p>
          )}
          <Rows rows={told.value.map((worth) => rowOf(desk, advice, worth))} />
          <p class="quiet">
            {advised.value?.isLast
              ? metroWords().advice.reading[choiceAmong(worths.value.map(({ move }) => move))]
              : words.goesOn}
          </p>
        </>
      )}
    </>
  );
}

/** The name of a move, shown beside its reason. */
function called(move: Move): string {
  const words = metroWords().advice;
  if (move.type === "place") return squareName(move.cell);
  return move.type === "draw" ? words.draw : move.type === "pass" ? words.pass : "";
}

/** A module's action has no name; its own text says enough. */
const calledOrSaid = (move: Move, reason: Reason): string => called(move) || metroWords().advice.brief(reason);

function headline(move: Move, reason: Reason): string {
  const words = metroWords().advice;
  if (move.type === "draw") return words.drawHeadline;
  return move.type === "place" ? words.headline(called(move), reason) : words.headlineOther(reason);
}

function rowOf(
  desk: MetroDesk,
  { greedy }: MetroAdviceDesk,
  { move, reason, gain, error }: Worth<Move> & { readonly reason: Reason },
): AdviceRow {
  const words = metroWords().advice;
  const told = words.brief(reason);
  const most = greedy.value;
  return {
    key: keyOf(move),
    name: called(move),
    about: most && keyOf(most.move) === keyOf(move) ? words.greedyAbout(most.points, told) : told,
    gain,
    error,
    choose: move.type === "place" ? () => show(desk, move) : undefined,
  };
}

/** Puts the tile on the move's square, as if the player had. */
function show(desk: MetroDesk, move: Extract<Move, { readonly type: "place" }>): void {
  desk.sheet.value = undefined;
  const at = desk.tiles.value.indexOf(move.tile);
  if (at >= 0 && desk.tile.value !== move.tile) desk.chooseTile(at);
  desk.turn.value = move.turn;
  desk.chooseSquare(move.cell);
}
