/** The players, whose turn it is, and the points: a list on wide screens, a strip on phones. */
import type { Seat } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import { eachFrame } from "@interchange/boards/motion";
import type { ComponentType } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { TableDesk } from "../desk/desk.ts";
import { sayWho } from "../desk/names.ts";
import { useOnlineView } from "../desk/onlineView.ts";
import { gainedBy } from "../desk/story.ts";
import { t } from "../../words/index.ts";
import "../log/chips.css";
import "./player.css";
import "./players.css";

export interface SeatProps {
  readonly seat: Seat;
}

export interface PlayersProps {
  readonly desk: TableDesk;
  readonly points: readonly number[];
  /** Where names are on a phone. */
  readonly names: "beside" | "above" | "unseen";
  /** A note about a seat, beside its name. */
  readonly about: (seat: Seat) => string;
  /** Everybody's points if the game ended like this. */
  readonly estimates?: readonly number[] | undefined;
  /** What a game shows before the points. */
  readonly Before?: ComponentType<SeatProps> | undefined;
}

export function Players(props: PlayersProps) {
  const { desk, names } = props;
  const { sitters, toAct } = desk.client;
  const { players } = t.table.panels;
  const acting = toAct.value;
  const earning = desk.earning?.value ?? [];
  return (
    <section class={`players panel names-${names}`} aria-label={players}>
      <h2 class="panel-title">{players}</h2>
      <ol>
        {sitters.map((_, seat) => (
          <li
            key={seat}
            class={`player ${seat === acting ? "acting" : ""} ${earning.includes(`seat ${seat}`) ? "earning" : ""}`}
            aria-current={seat === acting ? "true" : undefined}
          >
            <Player {...props} seat={seat} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Player({ desk, points, about, estimates, Before, seat }: PlayersProps & SeatProps) {
  const who = sayWho(desk, seat);
  const online = useOnlineView();
  const own = points[seat] ?? 0;
  const estimate = estimates?.[seat];
  // What the news brought them.
  const isPresent = desk.history.at.value === undefined && desk.staged?.value === undefined;
  const gained = isPresent ? gainedBy(desk.latest.value, seat) : 0;
  return (
    <button
      type="button"
      onClick={() => {
        desk.sheet.value = "scores";
      }}
    >
      {desk.badge(seat)}
      <span class="player-name">
        <b>{who.name}</b>
        <small>
          {online?.("word", seat)}
          {about(seat)}
        </small>
        {gained !== 0 && <span class="gained">{t.news.gained(gained)}</span>}
      </span>
      {online?.("seat", seat)}
      {Before && <Before seat={seat} />}
      <span class="player-score">
        <Total desk={desk} seat={seat} points={own} look="player-points" />
        {estimate !== undefined && estimate !== own && (
          <span class="player-estimate" title={t.news.estimate(estimate)}>
            <span aria-hidden="true">→ {estimate}</span>
            <span class="unseen">{t.news.estimate(estimate)}</span>
          </span>
        )}
      </span>
    </button>
  );
}

interface TotalProps extends SeatProps {
  readonly desk: Pick<TableDesk, "counting">;
  readonly points: number;
  readonly look: string;
}

/** Counts up to a new total while the board shows where it comes from. */
export function Total({ desk, seat, points, look }: TotalProps) {
  const shown = useSignal(points);
  const counting = desk.counting?.value;
  const isCounting = counting !== undefined;
  useLayoutEffect(() => {
    const from = shown.peek();
    const skips = new AbortController();
    if (counting && from !== points) {
      const { delay = 0, time } = counting;
      const count = (now: number): void => {
        shown.value = Math.round(from + ((points - from) * Math.max(0, now - delay)) / time);
      };
      void eachFrame(delay + time, count, skips.signal);
    } else shown.value = points;
    return () => skips.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a time that changes meanwhile is that of the next one
  }, [points, isCounting]);
  return (
    <>
      <span class={look} data-total={`seat ${seat}`} aria-hidden="true">
        {shown}
      </span>
      <span class="unseen">{t.table.points(points)}</span>
    </>
  );
}
