/** A table of Metro: opens it and lays out its parts. */
import { useCallback, useEffect, useMemo } from "preact/hooks";
import { DraggedTile, dragPoint } from "../board/drag.tsx";
import type { Opened } from "../client/localTable.ts";
import { openTable } from "../client/open.ts";
import { text } from "../i18n/text.ts";
import { announceEvents } from "../table/announce.ts";
import { Log } from "../table/log.tsx";
import { NoTable } from "../table/unopened.ts";
import { TableFrame } from "../table/tableFrame.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Bag } from "./bag.tsx";
import { deskOf } from "./desk.ts";
import type { Desk, MetroClient } from "./desk.ts";
import { DRAGGED_SIZE } from "./drag.ts";
import { metroGame } from "./game.ts";
import { Info } from "./info.tsx";
import { metroKeys } from "./keyboard.ts";
import { modularAt } from "./modular.ts";
import { Players } from "./players.tsx";
import { metro } from "./rules.ts";
import { sentencesOf } from "./sentences.ts";
import { Stage } from "./stage.tsx";
import { Tray } from "./tray.tsx";
import { MetroDeskProvider } from "./useDesk.ts";

const words = text.table;
const fetchSheets = () => import("./metroSheets.tsx");
const MetroSheets = lazy(
  () => fetchSheets().then(({ MetroSheets }) => MetroSheets),
  () => undefined,
);
/** Panels come when nothing else is waited for. */
const SOON = 1000;

export function MetroTable({ id }: { readonly id: string }) {
  const opened = useMemo(() => openTable(metroGame, id), [id]);
  return opened.ok ? <OpenTable opened={opened} /> : <NoTable unopened={opened} id={id} />;
}

function OpenTable({ opened }: { readonly opened: Extract<Opened<MetroClient>, { ok: true }> }) {
  const { client, isImported } = opened;
  const desk = useMemo(() => deskOf(client, { stale: words.stale }), [client]);
  const modular = modularAt(client.view.value.setup);
  const keys = useMemo(() => metroKeys(desk), [desk]);
  const announce = useCallback(() => announcing(client), [client]);
  const { openHands } = metro.layoutOf(client.view.value.setup).terms;
  useEffect(() => {
    const soon = setTimeout(() => void fetchSheets(), SOON);
    return () => {
      clearTimeout(soon);
    };
  }, []);
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
            {modular ? <modular.Panels desk={desk} isPanel /> : <Bag isPanel />}
            <Log isPanel />
          </>
        }
        sheets={<MetroSheets desk={desk} />}
        inBar={[
          ["lines", words.actions.lines],
          ["rules", words.actions.rules],
        ]}
        aside={modular && ["modules", words.actions.modules]}
        about={openHands ? words.openHands : undefined}
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
