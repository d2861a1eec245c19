/** What happened since the viewer last decided, and a way to see it again. */
import { text } from "../i18n/text.ts";
import { Badge } from "../ui/badge.tsx";
import type { Desk } from "./desk.ts";
import { replay } from "./replay.ts";
import { sentencesOf, since } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";

const words = text.table;

export function Recap({ desk }: { readonly desk: Desk }) {
  if (desk.history.at.value !== undefined) return undefined;
  const { viewer, waiting } = desk.client;
  const isOwn = typeof viewer.value === "number" && waiting.value.kind === "viewer";
  const news = newsOf(desk);
  const isFirst = !desk.client.view.value.laid.length;
  return (
    <section class="panel info recap" aria-label={words.panels.since}>
      <h2 class="panel-title">{isFirst ? words.panels.newGame : isOwn ? words.panels.since : words.panels.soFar}</h2>
      {news.length ? (
        <>
          <Sentences desk={desk} sentences={news} />
          {news.some(({ cell }) => cell !== undefined) && (
            <button type="button" class="link" onClick={() => replay(desk, (news[0]?.tiles ?? 1) - 1)}>
              {words.recap.replay}
            </button>
          )}
        </>
      ) : (
        <p class="quiet">{isFirst ? words.recap.first : words.recap.none}</p>
      )}
    </section>
  );
}

function newsOf(desk: Desk): readonly Sentence[] {
  const { client } = desk;
  const viewer = client.viewer.value;
  const state = client.waiting.value;
  const speaker = { sitters: client.sitters, setup: client.view.value.setup, viewer };
  const all = sentencesOf(speaker, client.happened.value);
  // Nobody in particular looks: the last few are enough.
  if (typeof viewer !== "number") return all.slice(-client.sitters.length);
  const news = since(all, viewer);
  return news.length || state.kind === "viewer" ? news : all.slice(-1);
}

export function Sentences({ desk, sentences }: { readonly desk: Desk; readonly sentences: readonly Sentence[] }) {
  return (
    <ul class="sentences">
      {sentences.map((each) => (
        <li key={each.index}>
          <Badge colours={desk.still.value.colours} seat={each.seat} small />
          <span>{each.text}</span>
        </li>
      ))}
    </ul>
  );
}
