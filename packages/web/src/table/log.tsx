/** Everything that happened, newest first; each entry shows its place on the board. */
import { squareName } from "@interchange/metro";
import { text } from "../i18n/text.ts";
import { Badge } from "../ui/badge.tsx";
import type { Desk } from "./desk.ts";
import { HistoryBar } from "./historyBar.tsx";
import { sentencesOf } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import { useDesk } from "./useDesk.ts";

const words = text.table.log;

export function Log({ isPanel = false }: { readonly isPanel?: boolean }) {
  const desk = useDesk();
  const { client } = desk;
  const speaker = { sitters: client.sitters, setup: client.view.value.setup, viewer: client.viewer.value };
  const sentences = sentencesOf(speaker, client.happened.value);
  const list = sentences.length ? (
    // A list that scrolls must be reachable by keyboard; its entries are.
    <ol class="log" reversed>
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
  return (
    <>
      <HistoryBar desk={desk} />
      {list}
    </>
  );
}

function Entry({ desk, sentence }: { readonly desk: Desk; readonly sentence: Sentence }) {
  const { cell, tiles, lines } = sentence;
  const isShown = desk.history.at.value === tiles && cell !== undefined;
  const content = (
    <>
      <Badge colours={desk.still.value.colours} seat={sentence.seat} small />
      <span>{sentence.text}</span>
    </>
  );
  if (cell === undefined) return <li class="log-entry">{content}</li>;
  return (
    <li class={isShown ? "log-entry shown" : "log-entry"}>
      <button
        type="button"
        title={words.show(squareName(cell))}
        onClick={() => {
          desk.history.go(tiles);
          desk.trace(lines[0]?.from);
          desk.sheet.value = undefined;
        }}
      >
        {content}
      </button>
    </li>
  );
}
