/** The frame of a result page: the winner, the ranking, and buttons for a rematch, review and export. */
import type { Seat, Setup } from "@interchange/tabletop";
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { TableBasics } from "../../client/client.ts";
import { createTable } from "../../storage/create.ts";
import { go } from "../../kit/router.ts";
import { rulesPathAt } from "../../kit/rules/ruleLink.tsx";
import { Frame } from "../../kit/ui/frame.tsx";
import { Sheet } from "../../kit/ui/sheet.tsx";
import { Export } from "../share/export.tsx";
import type { ExportWords } from "../share/export.tsx";
import type { Ranking } from "./ranking.ts";
import { ShownFirst } from "./shownFirst.ts";
import { useOnlineView } from "../desk/onlineView.ts";
import { t } from "../../words/index.ts";
import { HeadRow } from "../../kit/ui/headRow.tsx";
import { Problem } from "../../kit/ui/problem.tsx";
import "./result.css";

export interface ResultFrameProps {
  readonly game: string;
  /** What was played, in a few short phrases. */
  readonly about: readonly string[];
  readonly client: TableBasics;
  readonly setup: Setup;
  readonly final: Ranking;
  readonly badge: (seat: Seat) => ComponentChildren;
  /** An extra column for the ranking table. Games that show the ranking differently have no table. */
  readonly column?: { readonly head: string; readonly of: (seat: Seat) => ComponentChildren };
  readonly notes: readonly string[];
  readonly exportWords: ExportWords;
  readonly board: ComponentChildren;
  /** Beside the board, and below both. */
  readonly beside?: ComponentChildren;
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
  const isSharing = useSignal(false);
  const playAgain = async (): Promise<void> => {
    const { edition, modules, components, colours } = setup;
    const request = { edition, modules, options: nextStart(setup), components, colours };
    const { sitters, assist } = client;
    const created = await createTable({ game, request, sitters, assist });
    if (created.ok) go(`/table/${created.id}`);
    else problem.value = t.home.setup.full;
  };
  return (
    <Frame title={words.title} wide rules={rulesPathAt(game, setup.modules)}>
      <div class="result">
        <header class="result-head">
          <p class="quiet">{t.common.beside(props.about)}</p>
          <h1>
            {final.winners.map((seat) => (
              <span key={seat} class="winner-badge">
                {props.badge(seat)}
              </span>
            ))}
            <span>{final.headline}</span>
          </h1>
          <p class="lead">
            {final.best !== undefined && <b>{final.best}</b>} {final.compared}
          </p>
          <div class="buttons">
            {online?.("again") ?? (
              <button type="button" class="button primary" onClick={() => void playAgain()}>
                {words.again}
              </button>
            )}
            <a class="button" href={`${client.address}/review`}>
              {words.review}
            </a>
            <button type="button" class="button" onClick={() => (isSharing.value = true)}>
              {words.exported}
            </button>
          </div>
          <Problem text={problem.value} />
          {online?.("result")}
          {useContext(ShownFirst)}
        </header>
        <div class={`result-board ${game}`}>{props.board}</div>
        <div class="result-beside">
          <PlacesTable {...props} />
          {props.beside}
        </div>
        {children}
      </div>
      {isSharing.value && (
        <Sheet title={words.exported} onClose={() => (isSharing.value = false)}>
          <Export client={client} game={game} words={props.exportWords} title={props.about[0] ?? game} />
        </Sheet>
      )}
    </Frame>
  );
}

function PlacesTable({ final, badge, column, notes }: ResultFrameProps) {
  const words = t.result;
  if (!column) return undefined;
  return (
    <section class="panel">
      {final.ranked.length > 1 && (
        <table class="places">
          <HeadRow columns={[words.place, words.player, column.head, words.points]} />
          <tbody>
            {final.ranked.map(({ seat, who, place, points }) => (
              <tr key={seat} class={place === 1 ? "winner" : ""}>
                <td>{place}</td>
                <th scope="row">
                  {badge(seat)} {who.name}
                </th>
                <td>{column.of(seat)}</td>
                <td class="points">{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}
