/** The result of a game of Metro: the best line, the board, and points by line and source. */
import { moduleTitles } from "../modules/told.ts";
import { STOPS, squareName } from "@interchange/metro/core";
import type { Award, Cell, Event, MetroGame, Move, Station, View } from "@interchange/metro/core";
import { known } from "@interchange/tabletop";
import { useMemo } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { seatStyle } from "@interchange/boards/palette";
import { TileBoard } from "@interchange/boards/metro";
import type { Target } from "@interchange/boards/metro";
import { boardSceneOf } from "../desk/scene.ts";
import type { GameProps } from "../../shown.ts";
import { AloneHistory } from "../../../table/result/aloneHistory.tsx";
import { OpenedResult } from "../../../table/result/openedResult.tsx";
import type { ResultProps } from "../../../table/result/openedResult.tsx";
import { ResultFrame } from "../../../table/result/resultFrame.tsx";
import { Badge } from "../../../kit/ui/badge.tsx";
import type { MetroClient } from "../desk/common.ts";
import { finalOf, posterWords } from "./final.ts";
import type { Account, Final } from "./final.ts";
import { lineFrom } from "../desk/lines.ts";
import { Marks } from "../table/marks.tsx";
import { AccountBars } from "./bars.tsx";
import { bestOf, MovePicture } from "./best.tsx";
import { gameReviewOf } from "../review/gameReview.tsx";
import { Story, storySeat } from "../../../table/result/story.tsx";
import { Initial } from "../desk/seatBadge.tsx";
import { squareWords } from "../desk/telling/squareWords.ts";
import { stationWords } from "../review/stationWords.ts";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "@interchange/boards/metro/board.css";
import { metroEntry } from "@interchange/games";
import { RuleLink } from "../../../kit/rules/ruleLink.tsx";
import { ruleOfAward } from "../desk/rulesBehind.ts";
import { MetroTerm } from "../desk/terms.tsx";

export function MetroResult({ id, game }: GameProps<MetroGame>) {
  return <OpenedResult id={id} game={game} Result={Result} />;
}

function Result({ game, client }: ResultProps<Move, Event, View>) {
  const final = useMemo(() => finalOf(client), [client]);
  const gameReview = useMemo(() => gameReviewOf(client), [client]);
  const lit = useSignal<readonly Station[] | undefined>(undefined);
  const { setup, laid, points } = client.view.peek();
  const words = metroWords().result;
  const seat = storySeat(client, final.winners, setup.seats);
  const best = useMemo(() => bestOf(client.view.peek(), final, seat), [client, final, seat]);
  const badge = (seat: number) => <SeatSign client={client} final={final} seat={seat} />;
  const sign = (account: Account) => <AccountSign client={client} final={final} account={account} />;
  return (
    <ResultFrame
      game={game.id}
      about={[
        t.games.metro.name,
        metroWords().table.editions[setup.edition] ?? setup.edition,
        ...moduleTitles(setup),
        words.tilesLaid(laid.length),
      ]}
      client={client}
      setup={setup}
      final={final}
      badge={badge}
      style={(seat) => seatStyle(final.colours[seat])}
      exportWords={metroWords().sheets}
      posterWords={posterWords(final, laid.length)}
      board={<FinalBoard client={client} lit={lit} />}
      story={
        <>
          {setup.seats === 1 && <AloneHistory game={game.id} setup={setup} table={client.id} points={points[0] ?? 0} />}
          <Story
            game={game}
            client={client}
            seat={seat}
            best={best}
            gameReview={gameReview}
            Picture={MovePicture}
            drawn={words.drawn}
          />
        </>
      }
    >
      <AccountBars accounts={final.accounts} badge={sign} notes={final.notes} lit={lit} />
      <Accounts client={client} final={final} />
    </ResultFrame>
  );
}

/** The final board without faded lines. Pointing at a line highlights it. */
function FinalBoard({
  client,
  lit,
}: {
  readonly client: MetroClient;
  readonly lit: Signal<readonly Station[] | undefined>;
}) {
  const view = client.view.peek();
  const { setup } = view;
  const speaker = { sitters: client.sitters, setup, viewer: client.viewer.peek() };
  const scene = boardSceneOf(view, { last: undefined, lit: lit.value });
  const follow = (target: Target | undefined): void => {
    const line = target && "station" in target ? lineFrom(scene, target.station) : undefined;
    lit.value = line && [line.from];
  };
  return (
    <>
      <TileBoard
        scene={scene}
        label={metroWords().table.board}
        describeSquare={(cell) => squareWords(scene, { targets: NONE, choosable: undefined, more: [] }, cell)}
        describeStation={(station) => stationWords(speaker, scene, view, station)}
        zoomInLabel={metroWords().table.zoomIn}
        zoomOutLabel={metroWords().table.zoomOut}
        onHover={follow}
        onStation={(station) => follow({ kind: "station", station })}
        onTrack={(station, cell) => follow({ kind: "line", station, cell })}
        speed="off"
        marks={setup.modules.length > 0 && <Marks speaker={speaker} view={view} />}
      />
      <p class="board-note">{metroWords().result.board}</p>
    </>
  );
}

const NONE: ReadonlySet<Cell> = new Set();

interface SeatSignProps {
  readonly client: MetroClient;
  readonly final: Final;
  readonly seat: number;
  readonly small?: boolean;
}

function SeatSign({ client, final, seat, small = false }: SeatSignProps) {
  if (final.hasCompanies) return <Initial sitters={client.sitters} seat={seat} small={small} />;
  return <Badge colours={final.colours} seat={seat} small={small} />;
}

function AccountSign({
  client,
  final,
  account: { earner },
}: { readonly account: Account } & Omit<SeatSignProps, "seat">) {
  return earner.kind === "seat" ? (
    <SeatSign client={client} final={final} seat={earner.seat} small />
  ) : (
    <Badge colours={final.owners} seat={earner.company} small />
  );
}

/** Everybody's points by line and by module. */
function Accounts({ client, final }: { readonly client: MetroClient; readonly final: Final }) {
  const words = metroWords().result;
  const hasModules = final.accounts.some(({ sources }) => sources.length);
  const most = Math.max(
    1,
    ...final.accounts.flatMap(({ lines, sources }) => [...lines, ...sources].map(({ points }) => points ?? 0)),
  );
  return (
    <section class="each" aria-labelledby="each">
      <h2 id="each">{hasModules ? words.eachSource : words.each}</h2>
      <p class="each-terms quiet">
        <ResultTerms hasCompanies={final.hasCompanies} />
      </p>
      <div class="each-seats">
        {final.accounts.map((account) => (
          <div key={JSON.stringify(account.earner)} class="panel">
            <h3>
              <AccountSign client={client} final={final} account={account} /> {t.table.heading(account.who.name)}{" "}
              <span>{account.total}</span>
            </h3>
            <LineBars account={account} most={most} />
          </div>
        ))}
      </div>
    </section>
  );
}

function LineBars({ account, most }: { readonly account: Account; readonly most: number }) {
  const { doubled, signed } = metroWords().table;
  return (
    <>
      <ul class="bars">
        {account.lines.map((line) => (
          <li key={line.from}>
            <span class="bar-number">{line.number || squareName(known(STOPS[line.from]).cell)}</span>
            <Bar points={line.points ?? 0} most={most} style={account.style} />
            <span class="bar-points">
              {line.isDoubled && <span class="chip">{doubled}</span>} {line.points}
            </span>
          </li>
        ))}
      </ul>
      <ul class="bars sources">
        {account.sources.map(({ label, points, module, reason }) => (
          <li key={label}>
            <span class="bar-label">
              {label} <AwardRule award={{ module, reason }} />
            </span>
            <span class="bar-points">{points < 0 ? signed(points) : points}</span>
            <Bar points={points} most={most} style={account.style} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Bar({ points, most, style }: { readonly points: number; readonly most: number } & Pick<Account, "style">) {
  return (
    <span class="bar-track">
      <span class="bar-fill" style={{ ...style, width: `${(Math.max(0, points) / most) * 100}%` }} />
    </span>
  );
}

/** Links to the rules about the value of lines and shares. */

function ResultTerms({ hasCompanies }: { readonly hasCompanies: boolean }) {
  const { terms } = metroWords().result;
  return (
    <>
      <MetroTerm id="ended">{terms.ended}</MetroTerm>
      <MetroTerm id="doubled">{terms.doubled}</MetroTerm>
      {hasCompanies && <MetroTerm id="value">{terms.value}</MetroTerm>}
    </>
  );
}

/** The rule behind a module's award. */
function AwardRule({ award }: { readonly award: Pick<Award, "module" | "reason"> }) {
  const rule = ruleOfAward(award);
  if (rule === undefined) return undefined;
  return (
    <RuleLink game={metroEntry.id} rule={rule} module={award.module}>
      {t.setup.rule(rule)}
    </RuleLink>
  );
}
