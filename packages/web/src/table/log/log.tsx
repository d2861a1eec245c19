/** The log: a row of chips for each turn, newest first. Each entry shows its place on the board. */
import { useEffect, useRef } from "preact/hooks";
import type { Happened } from "../../client/client.ts";
import { RuleLink } from "../../kit/rules/ruleLink.tsx";
import type { TableDesk } from "../desk/desk.ts";
import { useRulesAtTable } from "../desk/rulesAtTable.ts";
import { entriesOf } from "../desk/story.ts";
import type { Sentence } from "../desk/story.ts";
import { useTableDesk } from "../desk/desk.ts";
import { settings } from "../../kit/settings.ts";
import { Chips, Gained, lighting } from "./chips.tsx";
import { t } from "../../words/index.ts";
import "./log.css";

interface LogProps {
  readonly isPanel?: boolean;
  /** Beside the news, which it doesn't repeat. */
  readonly isEarlier?: boolean;
}

export function Log({ isPanel = false, isEarlier = false }: LogProps) {
  const desk = useTableDesk();
  const words = t.table.log;
  const { seen, at } = desk.history;
  const news = isEarlier && at.value === undefined ? desk.latest.value : [];
  const sentences = desk.sentences.value.filter((each) => each.after <= seen.value && !news.includes(each));
  const box = useRef<HTMLOListElement>(null);
  const step = at.value;
  useRulesAtTable(desk);
  useEffect(() => {
    const list = box.current;
    if (!list) return undefined;
    // Scrolls to the entry being looked at. The newest is at the top; `scrollIntoView` there would also make the Tab
    // key start at the log.
    if (step === undefined) {
      for (const each of [list, list.parentElement]) each?.scrollTo(0, 0);
      return undefined;
    }
    const goThere = (): void => list.querySelector(".shown")?.scrollIntoView({ block: "nearest" });
    goThere();
    // The details of a step appear a moment later and leave less room.
    const room = new ResizeObserver(goThere);
    for (const each of [list, list.parentElement]) if (each) room.observe(each);
    return () => room.disconnect();
  }, [step]);
  const list = sentences.length ? (
    // A scrolling list must be reachable by keyboard. Its entries are.
    <ol ref={box} class={isEarlier ? "log is-earlier" : "log"} reversed>
      {sentences.toReversed().map((each) => (
        <Entry key={each.index} desk={desk} sentence={each} />
      ))}
    </ol>
  ) : (
    <p class="quiet">{words.empty}</p>
  );
  if (isPanel)
    return (
      <section class="panel log-panel" aria-label={words.title}>
        <h2 class="panel-title">{words.title}</h2>
        {list}
      </section>
    );
  return list;
}

interface EntryProps {
  readonly desk: TableDesk;
  readonly sentence: Sentence;
}

function Entry({ desk, sentence }: EntryProps) {
  const { place, after } = sentence;
  const isShown = desk.history.at.value === after && place !== undefined;
  const content = <Content desk={desk} sentence={sentence} />;
  const rules = <Because desk={desk} sentence={sentence} />;
  if (place === undefined)
    return (
      <li class="log-entry">
        <p>{content}</p>
        {rules}
      </li>
    );
  return (
    <li class={isShown ? "log-entry shown" : "log-entry"} aria-current={isShown ? "step" : undefined}>
      <button
        type="button"
        title={t.table.log.show(place)}
        {...lighting(desk, sentence.about)}
        onClick={() => {
          desk.history.go(after);
          desk.tell(sentence);
          desk.sheet.value = undefined;
        }}
      >
        {content}
      </button>
      {rules}
    </li>
  );
}

/** A turn in one row of chips; screen readers and text mode get a sentence. */
export function Content({ desk, sentence }: EntryProps) {
  const { seat, text, number, spot, gains } = sentence;
  if (settings.value.isText)
    return (
      <>
        {desk.badge(seat, true)}
        <span>{text}</span>
      </>
    );
  return (
    <>
      <span class="unseen">{text}</span>
      <span class="log-row" aria-hidden="true">
        <span class="log-number">{number}</span>
        {desk.badge(seat, true)}
        {spot !== undefined && <b class="log-spot">{spot}</b>}
        <span class="log-gains">
          {gains.map((gain) => (
            <span key={gain.to} class="log-gain">
              {/* A line's sign shows whose it is. */}
              {gain.seat !== seat &&
                gain.chips.every(({ isSmall }) => isSmall) &&
                (gain.badge?.() ?? desk.badge(gain.seat, true))}
              <Chips chips={gain.chips} />
              <Gained gain={gain} />
            </span>
          ))}
        </span>
      </span>
    </>
  );
}

/** The rules behind an entry. */
function Because({ desk, sentence }: EntryProps) {
  const { moduleOf } = desk.rules;
  const told = entriesOf(desk.sentences.value, sentence, desk.client.happened.value as readonly Happened<unknown>[]);
  const rules = desk.rulesBehind(told.flatMap(({ events }) => events));
  if (!rules.length) return undefined;
  return (
    <span class="log-rules">
      {rules.map((rule) => (
        <RuleLink key={rule} game={desk.game} rule={rule} module={moduleOf(rule)}>
          {t.rules.rule(rule)}
        </RuleLink>
      ))}
    </span>
  );
}
