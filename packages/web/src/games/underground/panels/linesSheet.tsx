/** Lists every line with its stations, its remaining pieces and the goals within reach. */
import { cityOf, tracksOf } from "@interchange/underground";
import { useSignal } from "@preact/signals";
import type { Seat } from "@interchange/tabletop";
import { helps } from "../../../kit/assist.ts";
import { sayName } from "../../../table/desk/names.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { goalsOf } from "../desk/goals.ts";
import { BudgetBar, budgetOf, LineMark } from "./marks.tsx";
import { colourOfLine, nameOfLine, nameOfStation } from "../desk/stations.ts";
import { givenNames, tidied } from "../desk/telling/lineNames.ts";
import { useUndergroundDesk } from "../desk/desk.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import { LONGEST_NAME } from "../../../kit/sitters.ts";
import { HeadRow } from "../../../kit/ui/headRow.tsx";

export function LinesSheet() {
  const desk = useUndergroundDesk();
  const words = undergroundWords().table.linesSheet;
  return (
    <div class="all-lines">
      <p class="quiet">{words.about}</p>
      {desk.client.sitters.map((_, seat) => (
        <table key={seat}>
          <caption>
            {desk.badge(seat, true)} <b>{sayName(desk, seat)}</b>
          </caption>
          <HeadRow columns={[words.line, words.left, words.stations, words.goals]} />
          <tbody>
            {(desk.shown.value.lines[seat] ?? []).map((line) => (
              <Row key={line} desk={desk} seat={seat} line={line} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

interface LineProps {
  readonly desk: UndergroundDesk;
  readonly seat: Seat;
  readonly line: string;
}

function Row({ desk, seat, line }: LineProps) {
  const { linesSheet: words, symbols } = undergroundWords().table;
  const view = desk.shown.value;
  const budget = budgetOf(view, line);
  const goals = goalsOf(view, line, budget.left);
  const names = goals?.slice(0, 5).map(({ kind, id, pieces }) => {
    const what = kind === "terminus" ? nameOfStation(view, id) : words.connect(symbols[id] ?? id);
    return words.goal(what, pieces);
  });
  return (
    <tr>
      <th scope="row">
        {helps(desk.client.assist, "trace") ? (
          <button
            type="button"
            class="link"
            onClick={() => {
              desk.sheet.value = undefined;
              desk.trace(line);
            }}
          >
            <span class="unseen">{words.show(nameOfLine(line))}</span>
            <LineMark line={line} /> <span aria-hidden="true">{nameOfLine(line)}</span>
          </button>
        ) : (
          <>
            <LineMark line={line} /> {nameOfLine(line)}
          </>
        )}
        <Naming desk={desk} seat={seat} line={line} />
      </th>
      <td>
        {budget.left}
        <BudgetBar line={line} budget={budget} />
      </td>
      <td>{tracksOf(view).memberCount[cityOf(view.setup).line(line) ?? 0] || ""}</td>
      <td>{names === undefined ? words.notBegun : names.length ? t.common.inTurn(names) : words.nothing}</td>
    </tr>
  );
}

/** Lets a player at this screen name one of their lines. */
function Naming({ desk, seat, line }: LineProps) {
  const words = undergroundWords().table.linesSheet.naming;
  const { client } = desk;
  const isOpen = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  const given = useSignal("");
  if (!client.nameLine || !client.seatsHere.includes(seat)) return undefined;
  const label = words.label(colourOfLine(line));
  const open = (): void => {
    given.value = givenNames.peek()[line] ?? "";
    problem.value = undefined;
    isOpen.value = true;
  };
  const save = async (): Promise<void> => {
    const name = tidied(given.value);
    const isTaken = client.view
      .peek()
      .lines.flat()
      .some((other) => other !== line && nameOfLine(other).toLowerCase() === name.toLowerCase());
    if (isTaken) {
      problem.value = words.taken;
      return;
    }
    const answer = await client.nameLine?.(seat, line, name);
    if (answer?.kind === "applied") isOpen.value = false;
    else problem.value = words.notSaved;
  };
  if (!isOpen.value)
    return (
      <button type="button" class="link name-line" aria-label={label} onClick={open}>
        {words.open}
      </button>
    );
  return (
    <form
      class="line-naming"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        ref={(field) => field?.focus()}
        type="text"
        aria-label={label}
        placeholder={colourOfLine(line)}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={given.value}
        aria-invalid={problem.value !== undefined}
        aria-describedby={`${line}-naming`}
        onInput={(event) => (given.value = event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {words.save}
      </button>
      <span id={`${line}-naming`} class={problem.value === undefined ? "quiet" : "problem"} role="status">
        {problem.value ?? words.about}
      </span>
    </form>
  );
}
