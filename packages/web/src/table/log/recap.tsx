/** The recap: what happened since the viewer's last decision, with a button to watch it again. */
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { TableDesk } from "../desk/desk.ts";
import { replay } from "../desk/replay.ts";
import { since } from "../desk/story.ts";
import type { Sentence } from "../desk/story.ts";
import { t } from "../../words/index.ts";

export function Recap({ desk }: { readonly desk: TableDesk }) {
  const news = newsOf(desk);
  return (
    <RecapPanel desk={desk} news={news} canReplay={news.some(({ place }) => place !== undefined)}>
      <ul class="sentences">
        {news.map((each) => (
          <li key={each.index}>
            {desk.badge(each.seat, true)}
            <span>{each.text}</span>
          </li>
        ))}
      </ul>
    </RecapPanel>
  );
}

interface RecapPanelProps {
  readonly desk: TableDesk;
  readonly news: readonly Sentence[];
  /** A sheet has a title of its own. */
  readonly isSheet?: boolean;
  readonly canReplay?: boolean;
  readonly children: ComponentChildren;
}

export function RecapPanel({ desk, news, isSheet = false, canReplay = true, children }: RecapPanelProps) {
  if (desk.history.at.value !== undefined) return undefined;
  const words = t.news;
  const { viewer, waiting } = desk.client;
  const isOwn = typeof viewer.value === "number" && waiting.value.kind === "viewer";
  const isFirst = !desk.history.all.value;
  return (
    <section class="panel info recap" aria-label={words.since}>
      {!isSheet && <h2 class="panel-title">{isFirst ? words.newGame : isOwn ? words.since : words.soFar}</h2>}
      {news.length ? (
        <>
          {children}
          {canReplay && (
            <button type="button" class="link" onClick={() => replay(desk.history, news[0]?.before ?? 0)}>
              {words.replay}
            </button>
          )}
        </>
      ) : (
        <p class="quiet">{isFirst ? desk.words.value.firstTurn : words.none}</p>
      )}
    </section>
  );
}

/** The sentences that are new to the viewer. */
export function newsOf<Told extends Sentence>(
  desk: Pick<TableDesk, "client"> & { readonly sentences: ReadonlySignal<readonly Told[]> },
): readonly Told[] {
  const { client } = desk;
  const viewer = client.viewer.value;
  const all = desk.sentences.value;
  // A spectator gets the last few.
  if (typeof viewer !== "number") return all.slice(-client.sitters.length);
  const isInTurn = client.toAct.value === viewer;
  const news = since(all, viewer, isInTurn);
  return news.length || isInTurn ? news : all.slice(-1);
}
