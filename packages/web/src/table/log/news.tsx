/** The news: what happened since the viewer's last turn, a row for everyone who gained, and a button to see it again. */
import type { TableDesk } from "../desk/desk.ts";
import { replay } from "../desk/replay.ts";
import { joined } from "../desk/story.ts";
import type { Gain, Sentence } from "../desk/story.ts";
import { Chips, Gained, lighting } from "./chips.tsx";
import { sayName } from "../desk/names.ts";
import { settings } from "../../kit/settings.ts";
import { t } from "../../words/index.ts";

interface NewsProps {
  readonly desk: TableDesk;
  /** A sheet has a title of its own. */
  readonly isSheet?: boolean;
}

export function News({ desk, isSheet = false }: NewsProps) {
  if (desk.history.at.value !== undefined) return undefined;
  const words = t.news;
  const { viewer, waiting } = desk.client;
  const isOwn = typeof viewer.value === "number" && waiting.value.kind === "viewer";
  const isFirst = !desk.history.all.value;
  const news = desk.latest.value;
  const canReplay = news.some(({ place }) => place !== undefined);
  return (
    <section class="panel info news" aria-label={words.since}>
      <div class="news-head">
        {!isSheet && <h2 class="panel-title">{isFirst ? words.newGame : isOwn ? words.since : words.soFar}</h2>}
        {canReplay && (
          <button type="button" class="button" onClick={() => replayNews(desk)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M20 12a8 8 0 1 1-2.6-5.9M20 4v4.5h-4.5" />
            </svg>
            {words.replay}
          </button>
        )}
      </div>
      {desk.staged?.value !== undefined ? undefined : !news.length ? (
        <p class="quiet">{isFirst ? desk.words.value.firstTurn : words.none}</p>
      ) : settings.value.isText ? (
        <ul class="sentences">
          {news.map(({ index, text }) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      ) : (
        <Rows desk={desk} news={news} />
      )}
    </section>
  );
}

export function replayNews(desk: TableDesk): void {
  desk.sheet.value = undefined;
  replay(desk.history, desk.latest.value[0]?.before ?? 0);
}

function Rows({ desk, news }: { readonly desk: TableDesk; readonly news: readonly Sentence[] }) {
  const rows = rowsOf(desk, news);
  const quiet = news.filter(({ gains, spot }) => spot !== undefined && !gains.some(({ to }) => to));
  return (
    <ul class="news-rows">
      {quiet.length > 0 && (
        <li class="news-quiet">
          {quiet.map((each) => (
            <span key={each.index}>
              {desk.badge(each.seat, true)} {sayName(desk, each.seat)} <Mover desk={desk} sentence={each} />
              <b>{each.spot}</b>
            </span>
          ))}
        </li>
      )}
      {rows.map((gain) => (
        <li key={gain.to} class="news-row">
          {gain.badge?.() ?? desk.badge(gain.seat)}
          <span class="news-name">
            <b>{gain.name}</b>
            {news.map(
              (each) =>
                each.gains.some(({ to }) => to === gain.to) && <Mover key={each.index} desk={desk} sentence={each} />,
            )}
          </span>
          <Gained gain={gain} />
          <Chips desk={desk} chips={gain.chips} />
        </li>
      ))}
    </ul>
  );
}

/** Everyone's gains in the order of play after the viewer; companies follow. */
function rowsOf({ client }: TableDesk, news: readonly Sentence[]): readonly Gain[] {
  const { sitters, viewer } = client;
  const first = typeof viewer.value === "number" ? viewer.value + 1 : 0;
  const order = ({ seat }: Gain): number =>
    seat === undefined ? sitters.length : (seat - first + sitters.length) % sitters.length;
  return joined(news.flatMap(({ gains }) => gains))
    .filter(({ to }) => to)
    .toSorted((one, other) => order(one) - order(other));
}

/** The number of the move, as on its tile on the board. */
function Mover({ desk, sentence }: { readonly desk: TableDesk; readonly sentence: Sentence }) {
  const number = moveNumber(desk, sentence);
  if (number === undefined) return undefined;
  return (
    <button
      type="button"
      class="news-number"
      {...lighting(desk, sentence.about)}
      onClick={() => desk.show(sentence.about)}
    >
      {number}
      <span class="unseen"> {t.table.log.show(sentence.place ?? "")}</span>
    </button>
  );
}

/** News about others is numbered in the order of the moves, where the board shows the same numbers. */
export function moveNumber({ client, latest }: Pick<TableDesk, "client" | "latest">, { index }: Sentence) {
  const moves = latest.value.filter(({ seat, spot }) => spot !== undefined && seat !== client.viewer.value);
  const at = moves.findIndex((each) => each.index === index);
  return at < 0 ? undefined : at + 1;
}
