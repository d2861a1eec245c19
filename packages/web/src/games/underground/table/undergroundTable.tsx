/** Opens a table of On the Underground and lays out its parts. */
import { soundOf } from "../desk/sounds.ts";
import { useFlat } from "../../../table/frame/useFlat.ts";
import { useSounds } from "../../../table/sound/useSounds.ts";
import type { UndergroundHints } from "../advice/part.ts";
import type { UndergroundGame } from "@interchange/underground";
import { useMemo } from "preact/hooks";
import type { GameProps } from "../../shown.ts";
import { sayName } from "../../../table/desk/names.ts";
import { OpenedTable } from "../../../table/frame/openedTable.tsx";
import type { OpenTableProps } from "../../../table/frame/openedTable.tsx";
import { Sheets } from "../../../table/frame/sheets.tsx";
import type { SheetsProps } from "../../../table/frame/sheets.tsx";
import { TableFrame } from "../../../table/frame/tableFrame.tsx";
import { undergroundDeskOf, useUndergroundDesk } from "../desk/desk.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import type { UndergroundClient } from "../desk/common.ts";
import { Destinations } from "../panels/destinations.tsx";
import { Finder } from "../panels/finder.tsx";
import { Info } from "./info.tsx";
import { useLineNames } from "../desk/telling/lineNames.ts";
import { undergroundKeys } from "../desk/keyboard.ts";
import { loadUndergroundText } from "./loadText.ts";
import { LinesSheet } from "../panels/linesSheet.tsx";
import { Sources } from "../panels/scores.tsx";
import { Legend } from "../panels/legend.tsx";
import { Stage } from "./stage.tsx";
import { News } from "../../../table/log/news.tsx";
import { Beside } from "./sidePanels.tsx";
import { Tray } from "./tray/tray.tsx";
import { sheetWordsOf } from "../desk/telling/words.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "@interchange/boards/map/map.css";
import "./underground.css";
import "./largeText.css";
import { useOnlineView } from "../../../table/desk/onlineView.ts";
import { Players } from "../../../table/frame/players.tsx";
import type { SeatProps } from "../../../table/frame/players.tsx";
import { budgetOf, LineMark, TokenSign } from "../panels/marks.tsx";
import "./playerLines.css";
import "./players.css";
import "./fivePlayers.css";

export function UndergroundTable({ id, game }: GameProps<UndergroundGame>) {
  return <OpenedTable id={id} game={game} loadAdvise={loadAdvise} Table={OpenTable} />;
}

async function loadAdvise(): Promise<(desk: UndergroundDesk) => UndergroundHints> {
  return (await import("../advice/bring.ts")).undergroundAdvice;
}

function OpenTable({ opened, advise }: OpenTableProps<UndergroundClient, (desk: UndergroundDesk) => UndergroundHints>) {
  const { client } = opened;
  const { actions } = undergroundWords().table;
  const desk = useMemo(() => undergroundDeskOf(client, advise), [client, advise]);
  const keys = useMemo(() => undergroundKeys(desk), [desk]);
  useLineNames(client);
  useSounds(desk, soundOf);
  useFlat(desk, { points: () => desk.shown.value.points, Tray, Info });
  const advice = desk.advice.value;
  return (
    <TableFrame
      desk={desk}
      keys={keys}
      opened={opened}
      players={undefined}
      strip={
        <>
          {advice && <advice.Chip />}
          <UndergroundPlayers />
        </>
      }
      board={<Stage />}
      tray={<Tray />}
      infos={<Info />}
      extras={<Beside />}
      sheets={<Sheets {...sheetsOf(desk)} />}
      inBar={[
        ["stations", actions.find],
        ["rules", t.table.actions.rules],
      ]}
    />
  );
}

function sheetsOf(desk: UndergroundDesk): SheetsProps {
  const words = undergroundWords().table;
  const { actions } = words;
  const advice = desk.advice.value;
  return {
    words: sheetWordsOf(desk.shown.value, desk.client.assist),
    text: () => loadUndergroundText(desk),
    own: {
      scores: { title: words.scores.title, wide: true, content: () => <AllSources desk={desk} /> },
      destinations: { title: words.destinations.title, content: () => <Destinations /> },
      stations: { title: words.finder.title, content: () => <Finder /> },
      news: { title: t.news.since, content: () => <News desk={desk} isSheet /> },
      legend: { title: words.legend.title, content: () => <Legend /> },
      lines: { title: words.linesSheet.title, wide: true, content: () => <LinesSheet /> },
      ...(advice && { advice: { title: t.advice.title, content: () => <advice.Sheet /> } }),
    },
    items: [
      advice && { label: t.advice.title, act: "advice" },
      { label: actions.scores, act: "scores" },
      { label: actions.lines, act: "lines" },
      { label: actions.destinations, act: "destinations" },
      { label: actions.stations, act: "stations" },
      { label: actions.legend, act: "legend" },
    ],
  };
}

function AllSources({ desk }: { readonly desk: UndergroundDesk }) {
  return (
    <Sources
      view={desk.shown.value}
      seats={[...desk.client.sitters.keys()]}
      name={(seat) => sayName(desk, seat)}
      badge={(seat) => desk.badge(seat, true)}
    />
  );
}

/** The players in one strip, with their tokens and the remaining pieces of every line. */

function UndergroundPlayers() {
  const desk = useUndergroundDesk();
  const { points, tokens } = desk.shown.value;
  // Other people have names and clocks, which need a row of their own on a phone.
  const isOnline = useOnlineView() !== undefined;
  return (
    <div
      class={`seat-strip seat-strip-${points.length} ${points.length === 5 ? "five-players" : ""} ${isOnline ? "is-online" : ""}`}
    >
      <Players
        desk={desk}
        points={points}
        names={isOnline ? "above" : "unseen"}
        about={(seat) => undergroundWords().table.tokens(tokens[seat] ?? 0)}
        Before={Lines}
      />
    </div>
  );
}

function Lines({ seat }: SeatProps) {
  const view = useUndergroundDesk().shown.value;
  return (
    <>
      <span class="player-lines" aria-hidden="true">
        {(view.lines[seat] ?? []).map((line) => (
          <span key={line} class="player-line">
            <LineMark line={line} />
            <span class="line-left">{budgetOf(view, line).left}</span>
          </span>
        ))}
      </span>
      <span class="player-tokens" aria-hidden="true">
        <TokenSign />
        {view.tokens[seat]}
      </span>
    </>
  );
}
