/** A table of On the Underground: opens it and lays out its parts. */
import { Fetched } from "../../../kit/ui/lazy.tsx";
import type { UndergroundHints } from "../advice/part.ts";
import type { UndergroundGame } from "@interchange/underground";
import { useMemo } from "preact/hooks";
import type { Opened } from "../../../client/open.ts";
import { useTable } from "../../../client/useTable.ts";
import type { GameProps } from "../../shown.ts";
import { sayName } from "../../../table/desk/names.ts";
import { NoTable } from "../../../table/frame/noTable.tsx";
import { Sheets } from "../../../table/frame/sheets.tsx";
import type { MenuItem, SheetsProps } from "../../../table/frame/sheets.tsx";
import { TableFrame } from "../../../table/frame/tableFrame.tsx";
import { Skeleton } from "../../../kit/ui/skeleton.tsx";
import { undergroundDeskOf } from "../desk/desk.ts";
import type { UndergroundClient } from "../desk/common.ts";
import type { UndergroundDesk } from "../desk/desk.ts";
import { Destinations } from "../panels/destinations.tsx";
import { Finder } from "../panels/finder.tsx";
import { Info } from "./info.tsx";
import { undergroundKeys } from "../desk/keyboard.ts";
import { loadUndergroundText } from "./loadText.ts";
import { LinesSheet } from "../panels/linesSheet.tsx";
import { UndergroundPlayers } from "./players.tsx";
import { Sources } from "../panels/scores.tsx";
import { Legend } from "../panels/legend.tsx";
import { Stage } from "./stage.tsx";
import { Summary } from "../panels/summary.tsx";
import { Beside } from "./sidePanels.tsx";
import { Tray } from "./tray.tsx";
import { UndergroundDeskProvider } from "../desk/useUndergroundDesk.ts";
import { sheetWordsOf } from "../desk/words.ts";
import { t } from "../../../words/index.ts";
import "@interchange/boards/map/map.css";
import "./underground.css";

export function UndergroundTable({ id, game }: GameProps<UndergroundGame>) {
  const opened = useTable(game, id);
  if (!opened) return <Skeleton />;
  if (!opened.ok) return <NoTable unopened={opened} id={id} />;
  if (opened.client.assist !== "hints") return <OpenTable opened={opened} />;
  return (
    <Fetched load={() => import("../advice/bring.ts")} Waiting={Skeleton}>
      {({ undergroundAdvice }) => <OpenTable opened={opened} advise={undergroundAdvice} />}
    </Fetched>
  );
}

interface OpenTableProps {
  readonly opened: Extract<Opened<UndergroundClient>, { ok: true }>;
  readonly advise?: (desk: UndergroundDesk) => UndergroundHints;
}

function OpenTable({ opened, advise }: OpenTableProps) {
  const { client, isImported } = opened;
  const { actions } = t.underground.table;
  const desk = useMemo(() => undergroundDeskOf(client, advise), [client, advise]);
  const keys = useMemo(() => undergroundKeys(desk), [desk]);
  const advice = desk.advice.value;
  return (
    <UndergroundDeskProvider value={desk}>
      <TableFrame
        desk={desk}
        keys={keys}
        isImported={isImported}
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
    </UndergroundDeskProvider>
  );
}

function sheetsOf(desk: UndergroundDesk): SheetsProps {
  const words = t.underground.table;
  const { actions } = words;
  const advice = desk.advice.value;
  const opens = (label: string, name: string): MenuItem => ({
    label,
    act: () => {
      desk.sheet.value = name;
    },
  });
  return {
    words: sheetWordsOf(desk.shown.value, desk.client.assist),
    text: () => loadUndergroundText(desk),
    own: {
      scores: { title: words.scores.title, wide: true, content: () => <AllSources desk={desk} /> },
      destinations: { title: words.destinations.title, content: () => <Destinations /> },
      stations: { title: words.finder.title, content: () => <Finder /> },
      news: { title: t.news.since, content: () => <Summary desk={desk} isSheet /> },
      legend: { title: words.legend.title, content: () => <Legend /> },
      lines: { title: words.linesSheet.title, wide: true, content: () => <LinesSheet /> },
      ...(advice && { advice: { title: advice.sheetTitle(), content: () => <advice.Sheet /> } }),
    },
    items: [
      ...(advice ? [opens(advice.sheetTitle(), "advice")] : []),
      opens(actions.scores, "scores"),
      opens(actions.lines, "lines"),
      opens(actions.destinations, "destinations"),
      opens(actions.stations, "stations"),
      opens(actions.legend, "legend"),
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
