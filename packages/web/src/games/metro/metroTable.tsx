/** A table of Metro: opens it and lays out its parts. */
import type { MetroGame } from "@interchange/metro/core";
import { useCallback, useEffect, useMemo } from "preact/hooks";
import { dragPoint } from "@interchange/boards/metro";
import type { Opened } from "../../client/elsewhere.ts";
import { useTable } from "../../client/useTable.ts";
import type { GameProps } from "../shown.ts";
import { NoTable } from "../../table/unopened.ts";
import { TableFrame } from "../../table/tableFrame.tsx";
import { lazy } from "../../parts/ui/lazy.tsx";
import { Skeleton } from "../../parts/ui/skeleton.tsx";
import { metroDeskOf } from "./desk.ts";
import type { MetroClient } from "./common.ts";
import type { MetroDesk } from "./desk.ts";
import { DRAGGED_SIZE } from "./drag.ts";
import { Info } from "./info.tsx";
import { kitAt } from "./kit.ts";
import { MetroPlayers } from "./players.tsx";
import { Stage } from "./stage.tsx";
import { Tray } from "./tray.tsx";
import { MetroDeskProvider } from "./useMetroDesk.ts";
import { t } from "../../words/index.ts";

const fetchBeside = () => import("./beside.tsx");
const Talk = lazy(
  () => fetchBeside().then(({ Talk }) => Talk),
  () => undefined,
);
const Terms = lazy(
  () => fetchBeside().then(({ Terms }) => Terms),
  () => undefined,
);
const fetchLedger = () => import("./ledger.tsx");
const fetchSheets = () => import("./metroSheets.tsx");
const MetroSheets = lazy(
  () => fetchSheets().then(({ MetroSheets }) => MetroSheets),
  () => undefined,
);
/** Panels come when nothing else is waited for. */
const SOON = 1000;

export function MetroTable({ id, game }: GameProps<MetroGame>) {
  const opened = useTable(game, id);
  if (!opened) return <Skeleton />;
  return opened.ok ? <OpenTable opened={opened} /> : <NoTable unopened={opened} id={id} />;
}

function OpenTable({ opened }: { readonly opened: Extract<Opened<MetroClient>, { ok: true }> }) {
  const { client, isImported } = opened;
  const words = t.metro.table;
  const desk = useMemo(() => metroDeskOf(client, fetchLedger), [client]);
  const kit = kitAt(client.view.value.setup);
  const keys = useCallback(() => import("./keyboard.ts").then(({ metroKeys }) => metroKeys(desk)), [desk]);
  useEffect(() => {
    const soon = setTimeout(() => void fetchSheets(), SOON);
    const advice = client.assist === "hints" && import("./advice/bring.ts").then(({ bring }) => bring(desk));
    return () => {
      clearTimeout(soon);
      if (advice) void advice.then((close) => close());
    };
  }, [client, desk]);
  const advice = desk.advice.value;
  return (
    <MetroDeskProvider value={desk}>
      <TableFrame
        desk={desk}
        keys={keys}
        isImported={isImported}
        players={<MetroPlayers />}
        board={<Stage />}
        tray={<Tray />}
        infos={<Info />}
        extras={
          <>
            {advice && <advice.Lines />}
            {kit && <kit.Panels desk={desk} isPanel />}
            <Terms />
          </>
        }
        talk={<Talk />}
        sheets={<MetroSheets desk={desk} />}
        inBar={[
          ["lines", words.actions.lines],
          ["rules", t.table.actions.rules],
        ]}
        aside={kit && <kit.AsideButton desk={desk} />}
        strip={advice && <advice.Chip />}
      >
        <TileOnPointer desk={desk} />
      </TableFrame>
    </MetroDeskProvider>
  );
}

const DraggedTile = lazy(
  () => import("@interchange/boards/dragging").then(({ DraggedTile: Tile }) => Tile),
  () => undefined,
);

/** By itself, so that a pointer that moves does not draw the whole table anew. */
function TileOnPointer({ desk }: { readonly desk: MetroDesk }) {
  const code = desk.tile.value;
  // Over a square that takes it, the ghost on the board stands for it.
  if (!code || !dragPoint.value || desk.ghost.value !== undefined) return undefined;
  return <DraggedTile code={code} turn={desk.turn.value} size={DRAGGED_SIZE} />;
}
