/** Everything that happened, newest first; each entry shows its place on the board. */
import { useEffect, useRef } from "preact/hooks";
import { tableWords } from "../parts/words/words.ts";
import type { TableDesk } from "./desk.ts";
import type { Sentence } from "./story.ts";
import { useTableDesk } from "./useTableDesk.ts";
import "./log.css";

export function Log({ isPanel = false }: { readonly isPanel?: boolean }) {
  const desk = useTableDesk();
  const words = tableWords().log;
  const { seen, at } = desk.history;
  const sentences = desk.sentences.value.filter(({ after }) => after <= seen.value);
  const box = useRef<HTMLOListElement>(null);
  const step = at.value;
  useEffect(() => {
    const list = box.current;
    // The log goes where the person looks; the newest stand at its top.
    const goThere = (): void =>
      (step === undefined ? list?.firstElementChild : list?.querySelector(".shown"))?.scrollIntoView({
        block: "nearest",
      });
    goThere();
    if (step === undefined || !list) return undefined;
    // What is shown of a step comes a moment later and leaves less room.
    const room = new ResizeObserver(goThere);
    for (const each of [list, list.parentElement]) if (each) room.observe(each);
    return () => room.disconnect();
  }, [step]);
  const list = sentences.length ? (
    // A list that scrolls must be reachable by keyboard; its entries are.
    <ol ref={box} class="log" reversed>
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

function Entry({ desk, sentence }: { readonly desk: TableDesk; readonly sentence: Sentence }) {
  const { place, after } = sentence;
  const isShown = desk.history.at.value === after && place !== undefined;
  const content = (
    <>
      {desk.badge(sentence.seat, true)}
      <span>{sentence.text}</span>
    </>
  );
  if (place === undefined) return <li class="log-entry">{content}</li>;
  return (
    <li class={isShown ? "log-entry shown" : "log-entry"} aria-current={isShown ? "step" : undefined}>
      <button
        type="button"
        title={tableWords().log.show(place)}
        onPointerEnter={() => desk.light?.(sentence)}
        onPointerLeave={() => desk.light?.(undefined)}
        onFocus={() => desk.light?.(sentence)}
        onBlur={() => desk.light?.(undefined)}
        onClick={() => {
          desk.history.go(after);
          desk.tell(sentence);
          desk.sheet.value = undefined;
        }}
      >
        {content}
      </button>
    </li>
  );
}
