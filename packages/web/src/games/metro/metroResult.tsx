/** How a game of Metro ended: points by where they came from, and the longest line. */
import { squareName, STOPS } from "@interchange/metro/core";
import type { MetroGame } from "@interchange/metro/core";
import { known } from "@interchange/tabletop";
import { useMemo } from "preact/hooks";
import { TileBoard } from "@interchange/boards/metro";
import { boardSceneOf } from "./scene.ts";
import { useTable } from "../../client/useTable.ts";
import type { GameProps } from "../shown.ts";
import { tableWords } from "../../parts/words/words.ts";
import { NotOver, ResultFrame } from "../../table/result/resultFrame.tsx";
import { NoTable } from "../../table/unopened.ts";
import { Badge } from "../../parts/ui/badge.tsx";
import { Loading } from "../../parts/ui/lazy.tsx";
import type { MetroClient } from "./common.ts";
import { finalOf } from "./final.ts";
import type { Account, Final } from "./final.ts";
import type { Source } from "./kit.ts";
import { metroAbout, metroLater, metroWords } from "./metroWords.ts";
import { Marks } from "./marks.tsx";
import { Initial } from "./seatBadge.tsx";
import "@interchange/boards/metro/board.css";

export function MetroResult({ id, game }: GameProps<MetroGame>) {
  const words = metroLater().result;
  const opened = useTable(game, id, { isOnlyRead: true });
  const final = useMemo(() => (opened?.ok ? finalOf(opened.client) : undefined), [opened]);
  if (!opened) return <Loading />;
  if (!opened.ok) return <NoTable unopened={opened} id={id} />;
  if (!final) return <NotOver id={id} />;
  const view = opened.client.view.peek();
  const { client } = opened;
  const hasModules = view.setup.modules.length > 0;
  const speaker = { sitters: client.sitters, setup: view.setup, viewer: client.viewer.peek() };
  const badge = (seat: number) => <SeatSign client={client} final={final} seat={seat} />;
  return (
    <ResultFrame
      game={game.id}
      name={metroAbout().name}
      client={client}
      setup={view.setup}
      final={final}
      badge={badge}
      column={{
        head: hasModules ? words.fromModules : words.longest,
        of: (seat) => {
          const { lines, sources } = known(
            final.accounts.find(({ earner }) => earner.kind === "seat" && earner.seat === seat),
          );
          return hasModules ? sum(sources) : Math.max(0, ...lines.map(({ length }) => length));
        },
      }}
      notes={final.notes}
      board={
        <TileBoard
          scene={boardSceneOf(view, { last: undefined })}
          label={metroWords().board}
          describeSquare={() => ""}
          describeStation={() => ""}
          zoomInLabel=""
          zoomOutLabel=""
          speed="off"
          marks={hasModules && <Marks speaker={speaker} view={view} />}
        />
      }
    >
      <Accounts client={client} final={final} />
    </ResultFrame>
  );
}

const sum = (sources: readonly Source[]): number => sources.reduce((total, { points }) => total + points, 0);

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

/** The points of everybody by where they came from: line by line, and module by module. */
function Accounts({ client, final }: { readonly client: MetroClient; readonly final: Final }) {
  const words = metroLater().result;
  const hasModules = final.accounts.some(({ sources }) => sources.length);
  const most = Math.max(
    1,
    ...final.accounts.flatMap(({ lines, sources }) => [...lines, ...sources].map(({ points }) => points ?? 0)),
  );
  return (
    <section class="each" aria-labelledby="each">
      <h2 id="each">{hasModules ? words.eachSource : words.each}</h2>
      <div class="each-seats">
        {final.accounts.map((account) => (
          <div key={JSON.stringify(account.earner)} class="panel">
            <h3>
              {account.earner.kind === "seat" ? (
                <SeatSign client={client} final={final} seat={account.earner.seat} small />
              ) : (
                <Badge colours={final.owners} seat={account.earner.company} small />
              )}{" "}
              {tableWords().heading(account.who.name)} <span>{account.total}</span>
            </h3>
            <AccountBars account={account} most={most} />
          </div>
        ))}
      </div>
    </section>
  );
}

function AccountBars({ account, most }: { readonly account: Account; readonly most: number }) {
  const { doubled, signed } = metroWords();
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
        {account.sources.map(({ label, points }) => (
          <li key={label}>
            <span class="bar-label">{label}</span>
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
