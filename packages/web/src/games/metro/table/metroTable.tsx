/** A table of Metro: opens it and lays out its parts. */
import { Fetched } from "../../../kit/ui/lazy.tsx";
import type { MetroHints } from "../advice/part.ts";
import { Panels } from "../modules/common/panels.tsx";
import { AsideButton } from "../modules/common/asideButton.tsx";
import type { MetroGame } from "@interchange/metro/core";
import { useMemo } from "preact/hooks";
import { DraggedTile } from "@interchange/boards/dragging";
import { dragPoint } from "@interchange/boards/metro";
import type { Opened } from "../../../client/open.ts";
import { useTable } from "../../../client/useTable.ts";
import type { GameProps } from "../../shown.ts";
import { NoTable } from "../../../table/frame/noTable.tsx";
import { TableFrame } from "../../../table/frame/tableFrame.tsx";
import { Skeleton } from "../../../kit/ui/skeleton.tsx";
import { metroDeskOf } from "../desk/desk.ts";
import type { MetroClient } from "../desk/common.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { DRAGGED_SIZE } from "../desk/drag.ts";
import { Talk, Terms } from "./sidePanels.tsx";
import { Info } from "./info.tsx";
import { metroKeys } from "../desk/keyboard.ts";
import { MetroSheets } from "./metroSheets.tsx";
import { MetroPlayers } from "./players.tsx";
import { Stage } from "./stage.tsx";
import { Tray } from "./tray.tsx";
import { MetroDeskProvider } from "../desk/useMetroDesk.ts";
import { t } from "../../../words/index.ts";

export function MetroTable({ id, game }: GameProps<MetroGame>) {
  const opened = useTable(game, id);
  if (!opened) return <Skeleton />;
  if (!opened.ok) return <NoTable unopened={opened} id={id} />;
  if (opened.client.assist !== "hints") return <OpenTable opened={opened} />;
  return (
    <Fetched load={() => import("../advice/bring.ts")} Waiting={Skeleton}>
      {({ metroAdvice }) => <OpenTable opened={opened} advise={metroAdvice} />}
    </Fetched>
  );
}

interface OpenTableProps {
  readonly opened: Extract<Opened<MetroClient>, { ok: true }>;
  readonly advise?: (desk: MetroDesk) => MetroHints;
}

function OpenTable({ opened, advise }: OpenTableProps) {
  const { client, isImported } = opened;
  const words = t.metro.table;
  const desk = useMemo(() => metroDeskOf(client, advise), [client, advise]);
  const keys = useMemo(() => metroKeys(desk), [desk]);
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
            {desk.own && <Panels desk={desk} isPanel />}
            <Terms />
          </>
        }
        talk={<Talk />}
        sheets={<MetroSheets desk={desk} />}
        inBar={[
          ["lines", words.actions.lines],
          ["rules", t.table.actions.rules],
        ]}
        panelButton={desk.own && <AsideButton desk={desk} />}
        strip={advice && <advice.Chip />}
      >
        <TileOnPointer desk={desk} />
      </TableFrame>
    </MetroDeskProvider>
  );
}

/** By itself, so that a pointer that moves does not draw the whole table anew. */
function TileOnPointer({ desk }: { readonly desk: MetroDesk }) {
  const code = desk.tile.value;
  // Over a square that takes it, the ghost on the board stands for it.
  if (!code || !dragPoint.value || desk.ghost.value !== undefined) return undefined;
  return <DraggedTile code={code} turn={desk.turn.value} size={DRAGGED_SIZE} />;
}
