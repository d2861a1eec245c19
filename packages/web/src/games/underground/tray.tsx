/** What to build with and what to do, at the thumb. */
import { tableWords } from "../../parts/words/words.ts";
import { undergroundWords } from "./undergroundWords.ts";
import { Actions } from "../../table/actions.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { takeBack } from "../../table/takeBack.ts";
import type { UndergroundDesk } from "./desk.ts";
import { BudgetBar, budgetOf, LineMark } from "./marks.tsx";
import { nameOfLine } from "./places.ts";
import { isSmall, lastEnd } from "./smallScreen.ts";
import { useUndergroundDesk } from "./useUndergroundDesk.ts";
import "./tray.css";

export function Tray() {
  const desk = useUndergroundDesk();
  const title = desk.lines.value.length ? undergroundWords().lineChoice : tableWords().panels.next;
  return (
    <section class="tray panel" aria-label={title}>
      <h2 class="panel-title">{title}</h2>
      <div class="tray-row">
        {desk.lines.value.length > 0 && <LineChoice desk={desk} />}
        <div class="tray-actions">
          <Actions desk={desk}>
            <Decision desk={desk} />
          </Actions>
        </div>
      </div>
    </section>
  );
}

/** Which line to build; without one, any. */
function LineChoice({ desk }: { readonly desk: UndergroundDesk }) {
  const words = undergroundWords();
  const view = desk.client.view.value;
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
            aria-label={words.lineLeft(nameOfLine(each), budget.left, budget.all)}
            onClick={() => {
              desk.chooseLine(isChosen ? undefined : each);
              if (!isChosen) showEnd(desk, each);
            }}
          >
            <LineMark line={each} />
            <span class="line-left">{budget.left}</span>
            <BudgetBar line={each} budget={budget} />
          </button>
        );
      })}
    </div>
  );
}

/** On a small screen, what can be built on of a line may be out of sight. */
function showEnd(desk: UndergroundDesk, line: string): void {
  const end = lastEnd(desk.client.view.peek(), [line]);
  if (end !== undefined && isSmall()) desk.map.current?.zoomToBuild(end);
}

function Decision({ desk }: { readonly desk: UndergroundDesk }) {
  const { actions } = undergroundWords();
  const { stage, actions: left } = desk.client.view.value;
  const canUndo = desk.client.takeBackOffer.value !== undefined;
  const undo = canUndo && (
    <Button onClick={() => void takeBack(desk)}>
      <span class="undo-sign" aria-hidden="true">
        ↶
      </span>
      <span class="unseen">{actions.undo}</span>
    </Button>
  );
  if (stage !== "build")
    return (
      <>
        <Button primary disabled={!desk.trips.value.length} onClick={() => void desk.sendPassenger()}>
          {actions.send}
        </Button>
        <div class="tray-pair">{undo}</div>
      </>
    );
  if (desk.chosen.value)
    return (
      <>
        <Button primary onClick={() => void desk.build()}>
          {actions.build}
        </Button>
        <div class="tray-pair">
          <Button onClick={() => desk.stepBack()}>{actions.back}</Button>
        </div>
      </>
    );
  return (
    <>
      <Button onClick={() => void desk.takeToken()}>{actions.token}</Button>
      <div class="tray-pair">
        <button
          type="button"
          class="button"
          aria-label={actions.endTurnAbout(left)}
          onClick={() => void desk.endTurn()}
        >
          {actions.endTurn}
        </button>
        {undo}
      </div>
    </>
  );
}
