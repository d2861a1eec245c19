/** The player's turn: the lines to build with, its slots, and the button that sends it. */

import { Actions } from "../../../../table/frame/actions.tsx";
import { Coach } from "../../../../table/frame/coach.ts";
import { Button } from "../../../../kit/ui/button.tsx";
import type { UndergroundDesk } from "../../desk/desk.ts";
import { BudgetBar, budgetOf, LineMark, TokenSign } from "../../panels/marks.tsx";
import { nameOfLine } from "../../desk/stations.ts";
import { After } from "../../panels/outlookView.tsx";
import { Slots } from "../slots.tsx";
import { isSmall, lastEnd } from "../smallScreen.ts";
import { useUndergroundDesk } from "../../desk/desk.ts";
import { undergroundWords } from "../../words.ts";
import { t } from "../../../../words/index.ts";
import "./tray.css";

export function Tray() {
  const desk = useUndergroundDesk();
  const isTurn = desk.lines.value.length > 0;
  const title = isTurn ? undergroundWords().table.turn.title : t.table.panels.next;
  return (
    <section class={desk.leg.value ? "tray panel trip-tray" : "tray panel"} aria-label={title}>
      <Coach />
      {isTurn && <LineChoice desk={desk} />}
      {isTurn && <Slots desk={desk} />}
      <div class="turn-end">
        <After desk={desk} />
        <div class="tray-actions">
          <Actions desk={desk}>
            <Decision desk={desk} />
          </Actions>
        </div>
      </div>
    </section>
  );
}

/** Chooses the line to build, or a token instead. Without a chosen line, any may be built. */
export function LineChoice({ desk }: { readonly desk: UndergroundDesk }) {
  const words = undergroundWords().table;
  const view = desk.draft.drafted.value;
  const { line, lines } = desk;
  return (
    <div class="line-choice" role="group" aria-label={words.lineChoice}>
      {lines.value.map((each) => {
        const budget = budgetOf(view, each);
        const isChosen = line.value === each;
        return (
          <button
            key={each}
            type="button"
            class={isChosen ? "line-button chosen" : "line-button"}
            aria-pressed={isChosen}
            onClick={() => {
              desk.chooseLine(isChosen ? undefined : each);
              if (!isChosen) showEnd(desk, each);
            }}
          >
            <span class="unseen">{words.lineLeft(nameOfLine(each), budget.left, budget.all)}</span>
            <LineMark line={each} />
            <span class="line-left" aria-hidden="true">
              {budget.left}
            </span>
            <span class="line-bar" aria-hidden="true">
              <BudgetBar line={each} budget={budget} />
            </span>
          </button>
        );
      })}
      <button
        type="button"
        class="line-button token-button"
        aria-label={words.actions.tokenAbout}
        disabled={!desk.isBuilding.value}
        onClick={() => desk.takeToken()}
      >
        <TokenSign />
        <span class="token-word">{words.actions.token}</span>
      </button>
    </div>
  );
}

/** On small screens, scrolls to where the line can be continued. */
function showEnd(desk: UndergroundDesk, line: string): void {
  const end = lastEnd(desk.draft.drafted.peek(), [line]);
  if (end !== undefined && isSmall()) desk.map.current?.zoomToBuild(end);
}

function Decision({ desk }: { readonly desk: UndergroundDesk }) {
  const { actions } = undergroundWords().table;
  const { draft } = desk;
  const canUndo = draft.moves.value.length > 0 || draft.isEnding.value || desk.client.takeBackOffer.value !== undefined;
  const left = draft.drafted.value.actions;
  const isTrip = desk.leg.value !== undefined;
  const isPlanning = desk.client.isPlanning?.value ?? false;
  return (
    <>
      <button
        type="button"
        class="button undo"
        aria-label={actions.undo}
        title={actions.undo}
        disabled={!canUndo}
        onClick={() => desk.undo()}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M9 6L4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-2" />
        </svg>
      </button>
      {isTrip ? (
        <Button primary disabled={desk.tripAt.value === undefined} onClick={() => void desk.sendPassenger()}>
          {actions.send}
        </Button>
      ) : (
        <Button
          primary={draft.moves.value.length > 0 || draft.done.value.length > 0}
          disabled={isPlanning && !draft.moves.value.length}
          onClick={() => void desk.endTurn()}
        >
          {isPlanning ? t.online.premove.save : left ? actions.endWithTokens(left) : actions.endTurn}
        </Button>
      )}
    </>
  );
}
