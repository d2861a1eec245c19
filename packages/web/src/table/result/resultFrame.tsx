/** The frame of a result page: the winner, everybody's points, what to do next, and the story of the game. */
import type { Seat, Setup } from "@interchange/tabletop";
import type { ComponentChildren } from "preact";
import { useContext, useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { TableBasics } from "../../client/client.ts";
import { createTable } from "../../storage/create.ts";
import { tablesHere } from "../../storage/here.ts";
import { go } from "../../kit/router.ts";
import { rulesPathAt } from "../../kit/rules/ruleLink.tsx";
import { Frame } from "../../kit/ui/frame.tsx";
import { lazy } from "../../kit/ui/lazy.tsx";
import { Sheet } from "../../kit/ui/sheet.tsx";
import { Export } from "../share/export.tsx";
import type { PosterWords } from "../share/posterSheet.tsx";
import type { ExportWords } from "../share/export.tsx";
import { beforeOf, easier } from "./before.ts";
import type { Before } from "./before.ts";
import type { Ranking } from "./ranking.ts";
import { ShownFirst } from "./shownFirst.ts";
import { useOnlineView } from "../desk/onlineView.ts";
import { t } from "../../words/index.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import "./detail.css";
import "./result.css";

const PosterSheet = lazy(() => import("../share/posterSheet.tsx").then(({ PosterSheet }) => PosterSheet));

export interface ResultFrameProps {
  readonly game: string;
  /** What was played, in a few short phrases. */
  readonly about: readonly string[];
  readonly client: TableBasics;
  readonly setup: Setup;
  readonly final: Ranking;
  readonly badge: (seat: Seat) => ComponentChildren;
  /** The seat's colours as custom properties. */
  readonly style: (seat: Seat) => Readonly<Record<string, string>>;
  readonly exportWords: ExportWords;
  /** Lines of text for the poster. */
  readonly posterWords: PosterWords;
  readonly board: ComponentChildren;
  readonly story: ComponentChildren;
  /** The points in detail. */
  readonly children: ComponentChildren;
}

/** The options of a rematch: the next seat starts, unless the start was drawn at random. */
function nextStart({ options, seats }: Setup): Setup["options"] {
  const start = Number(options["start"]);
  return start ? { ...options, start: String((start % seats) + 1) } : options;
}

export function ResultFrame(props: ResultFrameProps) {
  const { game, client, setup, final, children } = props;
  const words = t.result;
  const online = useOnlineView();
  const problem = useSignal("");
  const sheet = useSignal<"share" | "poster" | undefined>(undefined);
  const before = useBefore(client);
  const close = (): void => {
    sheet.value = undefined;
  };
  const playAgain = async (sitters: TableBasics["sitters"]): Promise<void> => {
    const { edition, modules, components, colours } = setup;
    const request = { edition, modules, options: nextStart(setup), components, colours };
    const created = await createTable({ game, request, sitters, assist: client.assist });
    if (created.ok) go(`/table/${created.id}`);
    else problem.value = t.home.setup.full;
  };
  const first = before?.firstWin !== undefined ? words.firstWin(before.firstWin) : before?.isBestYet && words.bestYet;
  return (
    <Frame
      title={words.title}
      wide
      rules={rulesPathAt(game, setup.modules)}
      beside={
        <button type="button" class="result-share" onClick={() => (sheet.value = "share")}>
          {words.exported}
        </button>
      }
    >
      <div class="result">
        <header class="result-head">
          <p class="quiet">{t.common.dotted(props.about)}</p>
          <h1>
            {final.winners.map((seat) => (
              <span key={seat} class="winner-badge">
                {props.badge(seat)}
              </span>
            ))}
            <span>{final.headline}</span>
          </h1>
          <p class="lead">
            {final.margin} {final.isClose && <b>{words.close}</b>} {first && <b>{first}</b>}
          </p>
          {final.ranked.length > 1 && <Totals {...props} />}
          <div class="buttons result-buttons">
            {online?.("again") ?? (
              <button type="button" class="button primary" onClick={() => void playAgain(client.sitters)}>
                <svg viewBox="-10 -10 20 20" aria-hidden="true">
                  <path d="M6-5A8 8 0 1 0 8 1M7-9v5H2" />
                </svg>
                {words.again}
              </button>
            )}
            {!online && before?.hasLostTwice && (
              <button type="button" class="button" onClick={() => void playAgain(easier(client.sitters))}>
                {words.easier}
              </button>
            )}
            <a class="button" href={`${client.address}/review`}>
              {words.review}
            </a>
            <button type="button" class="button" onClick={() => (sheet.value = "poster")}>
              {words.poster}
            </button>
          </div>
          <Problem text={problem.value} />
          {online?.("result")}
          {useContext(ShownFirst)}
        </header>
        <div class={`result-board ${game}`}>{props.board}</div>
        {props.story}
        <details class="result-more">
          <summary>{words.more}</summary>
          {children}
        </details>
      </div>
      {sheet.value === "share" && (
        <Sheet title={words.exported} onClose={close}>
          <Export client={client} game={game} words={props.exportWords} title={props.about[0] ?? game} />
        </Sheet>
      )}
      {sheet.value === "poster" && (
        <PosterSheet
          client={client}
          game={game}
          title={props.about[0] ?? game}
          words={props.posterWords}
          onClose={close}
        />
      )}
    </Frame>
  );
}

/** Everybody's points as bars, the winner's first. */
function Totals({ final, badge, style }: ResultFrameProps) {
  const most = Math.max(1, ...final.ranked.map(({ points }) => points));
  return (
    <table class="totals" aria-label={t.result.points}>
      <tbody>
        {final.ranked.map(({ seat, who, points }) => (
          <tr key={seat} style={style(seat)}>
            <th scope="row" class={who.isYou ? "is-you" : ""}>
              {badge(seat)} <span>{t.table.heading(who.name)}</span>
            </th>
            <td class="total-bar" aria-hidden="true">
              <span style={{ width: `${(Math.max(0, points) / most) * 100}%` }} />
            </td>
            <td class="total-points">{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How the game compares with earlier ones; undefined until the browser's storage has answered. */
function useBefore({ id, address }: TableBasics): Before | undefined {
  const before = useSignal<Before | undefined>(undefined);
  useEffect(() => {
    if (address.startsWith("/table/"))
      void tablesHere()
        .then((tables) => tables.list())
        .then((tables) => (before.value = beforeOf(tables, id)));
  }, [id, address, before]);
  return before.value;
}
