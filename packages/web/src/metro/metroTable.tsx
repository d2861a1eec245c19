/** A table of Metro: opens it and lays out its parts. */
import { termsOf } from "@interchange/metro";
import { useCallback, useMemo } from "preact/hooks";
import { DraggedTile, dragPoint } from "../board/drag.tsx";
import type { Opened } from "../client/localTable.ts";
import { openTable } from "../client/open.ts";
import { helps } from "../client/sitters.ts";
import { text } from "../i18n/text.ts";
import { announceEvents } from "../table/announce.ts";
import { Log } from "../table/log.tsx";
import { NoTable } from "../table/noTable.tsx";
import type { MenuItem, SheetsProps } from "../table/sheets.tsx";
import { TableFrame } from "../table/tableFrame.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Bag } from "./bag.tsx";
import { deskOf } from "./desk.ts";
import type { Desk, MetroClient } from "./desk.ts";
import { DRAGGED_SIZE } from "./drag.ts";
import { metroGame } from "./game.ts";
import { Info } from "./info.tsx";
import { metroKeys } from "./keyboard.ts";
import { Players } from "./players.tsx";
import { Scores } from "./scores.tsx";
import { sentencesOf } from "./sentences.ts";
import { Stage } from "./stage.tsx";
import { Tray } from "./tray.tsx";
import { MetroDeskProvider } from "./useDesk.ts";

const words = text.table;
const Strips = lazy(() => import("./strips.tsx").then(({ AllStrips }) => AllStrips));

export function MetroTable({ id }: { readonly id: string }) {
  const opened = useMemo(() => openTable(metroGame, id), [id]);
  return opened.ok ? <OpenTable opened={opened} /> : <NoTable unopened={opened} id={id} />;
}

function OpenTable({ opened }: { readonly opened: Extract<Opened<MetroClient>, { ok: true }> }) {
  const { client, isImported } = opened;
  const desk = useMemo(() => deskOf(client, { stale: words.stale }), [client]);
  const keys = useMemo(() => metroKeys(desk), [desk]);
  const announce = useCallback(() => announcing(client), [client]);
  const { openHands } = termsOf(client.view.value.setup);
  return (
    <MetroDeskProvider value={desk}>
      <TableFrame
        desk={desk}
        keys={keys}
        announce={announce}
        isImported={isImported}
        players={<Players />}
        board={<Stage />}
        tray={<Tray />}
        infos={<Info />}
        extras={
          <>
            <Bag isPanel />
            <Log isPanel />
          </>
        }
        sheets={sheetsOf(desk)}
        inBar={[
          ["lines", words.actions.lines],
          ["rules", words.actions.rules],
        ]}
        about={openHands ? text.setup.optionTexts["open-hands"]?.values["yes"]?.about : undefined}
      >
        <TileOnPointer desk={desk} />
      </TableFrame>
    </MetroDeskProvider>
  );
}

function announcing(client: MetroClient): () => void {
  return announceEvents(client, (happened) =>
    sentencesOf({ sitters: client.sitters, setup: client.view.peek().setup, viewer: client.viewer.peek() }, happened),
  );
}

/** By itself, so that a pointer that moves does not draw the whole table anew. */
function TileOnPointer({ desk }: { readonly desk: Desk }) {
  const code = desk.tile.value;
  // Over a square that takes it, the ghost on the board stands for it.
  if (!code || !dragPoint.value || desk.ghost.value !== undefined) return undefined;
  return <DraggedTile code={code} turn={desk.turn.value} size={DRAGGED_SIZE} />;
}

function sheetsOf(desk: Desk): SheetsProps {
  const { actions } = words;
  const opens = (label: string, name: string): MenuItem => ({
    label,
    act: () => {
      desk.sheet.value = name;
    },
  });
  const canTrace = helps(desk.client.assist, "trace") && typeof desk.client.viewer.value === "number";
  return {
    own: {
      scores: { title: words.scores.title, wide: true, content: () => <Scores /> },
      bag: { title: actions.bag, content: () => <Bag /> },
      lines: { title: words.strips.title, wide: true, content: () => <Strips desk={desk} /> },
    },
    items: [
      opens(actions.scores, "scores"),
      opens(actions.lines, "lines"),
      ...(canTrace
        ? [
            {
              label: desk.onlyMine.value ? words.trace.allLines : words.trace.onlyMine,
              act: () => {
                desk.onlyMine.value = !desk.onlyMine.value;
              },
            },
          ]
        : []),
      opens(actions.bag, "bag"),
    ],
  };
}
