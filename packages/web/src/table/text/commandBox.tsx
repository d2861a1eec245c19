/** The command box: play and ask by typing. Answers appear below and are announced. */
import type { Viewer } from "@interchange/tabletop";
import { signal, useSignal } from "@preact/signals";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import { RuleLink } from "../../kit/rules/ruleLink.tsx";
import type { TableDesk } from "../desk/desk.ts";
import type { Alone, Reply, GameText } from "./gameText.ts";
import { aloneCommands, commandsOf } from "./shared.ts";
import { answer } from "./understand.ts";
import { RuleButton } from "../frame/refused.tsx";
import { t } from "../../words/index.ts";
import "./commandBox.css";

interface Answered extends Reply {
  readonly typed: string;
  readonly turn: number;
  /** Who held the screen: an answer may show their hand, which the next player must not see. */
  readonly viewer: Viewer;
}

const KEPT = 12;
/** This window's questions, newest first. They outlive the box, which can be closed and reopened. */
const answers = new WeakMap<TableDesk, ReturnType<typeof signal<readonly Answered[]>>>();

function answersOf(desk: TableDesk) {
  let known = answers.get(desk);
  if (!known) answers.set(desk, (known = signal<readonly Answered[]>([])));
  return known;
}

export interface CommandBoxProps {
  readonly desk: TableDesk;
  readonly gameText: GameText;
  /** Lists earlier answers, if there is room. */
  readonly isWhole: boolean;
  /** In puzzles, lessons and reviews. */
  readonly alone?: Alone;
  readonly onEscape?: () => void;
}

export function CommandBox({ desk, gameText, isWhole, alone, onEscape }: CommandBoxProps) {
  const words = t.text.box;
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const typed = useSignal("");
  /** Which earlier input is shown again; 0 for none. */
  const recalled = useSignal(0);
  const told = answersOf(desk);
  useEffect(() => {
    // If nothing has the focus, typing is meant for this box.
    if (document.activeElement === document.body) input.current?.focus();
  }, []);
  const commands = useMemo(
    () =>
      alone
        ? aloneCommands(desk, [...(alone.commands ?? []), ...gameText.commands])
        : commandsOf(desk, gameText.commands),
    [desk, gameText, alone],
  );
  const ask = async (): Promise<void> => {
    const text = typed.value.trim();
    if (!text) return;
    typed.value = "";
    recalled.value = 0;
    const answered = await answer(text, { commands, read: gameText.read });
    const remark = alone?.remark?.();
    const reply = remark === undefined ? answered : { says: [remark] };
    const before = told.value ?? [];
    const viewer = desk.client.viewer.peek();
    told.value = [{ typed: text, turn: (before[0]?.turn ?? 0) + 1, viewer, ...reply }, ...before].slice(0, KEPT);
  };
  const seen = (told.value ?? []).filter(({ viewer }) => viewer === desk.client.viewer.value);
  const recall = (by: number): void => {
    recalled.value = Math.max(0, Math.min(seen.length, recalled.value + by));
    typed.value = seen[recalled.value - 1]?.typed ?? "";
  };
  const [last, ...earlier] = seen;
  return (
    <section class="command" aria-label={words.title}>
      <form
        class="command-line"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <label for={field}>{words.title}</label>
        <input
          ref={input}
          id={field}
          class="command-field"
          value={typed.value}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          aria-describedby={`${field}-hint`}
          onInput={(event) => (typed.value = event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "ArrowUp") recall(1);
            else if (event.key === "ArrowDown") recall(-1);
            else if (event.key === "Escape") {
              if (typed.value) typed.value = "";
              else onEscape?.();
            } else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
        <button type="submit" class="button">
          {words.go}
        </button>
      </form>
      <p id={`${field}-hint`} class="quiet">
        {words.hint}
      </p>
      <div class="command-answer" role="status" aria-live="polite" aria-atomic="true">
        {last && <Answer key={last.turn} desk={desk} answered={last} isAlone={alone !== undefined} />}
      </div>
      {isWhole && earlier.length > 0 && (
        <details>
          <summary>{words.earlier}</summary>
          <ol class="command-earlier">
            {earlier.map((each) => (
              <li key={each.turn}>
                <Answer desk={desk} answered={each} isAlone={alone !== undefined} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

interface AnswerProps {
  readonly desk: TableDesk;
  readonly answered: Answered;
  readonly isAlone: boolean;
}

function Answer({ desk, answered: { typed, says, rule }, isAlone }: AnswerProps) {
  const words = t.text.box;
  return (
    <>
      <p class="quiet">{words.typed(typed)}</p>
      {says.length ? says.map((each, at) => <p key={at}>{each}</p>) : <p>{words.done}</p>}
      {rule !== undefined && isAlone && (
        <RuleLink game={desk.game} rule={rule}>
          {t.table.whyNot(rule)}
        </RuleLink>
      )}
      {rule !== undefined && !isAlone && <RuleButton desk={desk} rule={rule} />}
    </>
  );
}
