/** Opens a table of Metro and lays out its parts. */
import { soundOf } from "../desk/sounds.ts";
import { useFlat } from "../../../table/frame/useFlat.ts";
import { SoundOffer } from "../../../table/sound/soundOffer.tsx";
import { useSounds } from "../../../table/sound/useSounds.ts";
import { volume } from "../../../table/sound/volume.ts";
import type { MetroHints } from "../advice/part.ts";
import { PanelButton, Panels } from "../modules/common/panels.tsx";
import { Tour } from "../modules/common/tour.tsx";
import { isCentreStation, squareName } from "@interchange/metro/core";
import type { Cell, MetroGame, Station } from "@interchange/metro/core";
import { useCallback, useMemo } from "preact/hooks";
import { DraggedTile } from "@interchange/boards/dragging";
import { dragPoint } from "@interchange/boards/metro";
import type { GameProps } from "../../shown.ts";
import { OpenedTable } from "../../../table/frame/openedTable.tsx";
import type { OpenTableProps } from "../../../table/frame/openedTable.tsx";
import { TableFrame } from "../../../table/frame/tableFrame.tsx";
import { metroDeskOf } from "../desk/desk.ts";
import type { MetroDesk } from "../desk/desk.ts";
import type { MetroClient } from "../desk/common.ts";
import { DRAGGED_SIZE } from "../desk/drag.ts";
import { Talk, Terms } from "./sidePanels.tsx";
import { metroKeys } from "../desk/keyboard.ts";
import { MetroSheets } from "./metroSheets.tsx";
import { MetroPlayers } from "./players.tsx";
import { ownersOfMine, Stage } from "./stage.tsx";
import { Tray } from "./tray.tsx";
import { sayNumber, sayOwner, useMetroDesk } from "../desk/useMetroDesk.ts";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import { Choices } from "../modules/common/choices.tsx";
import { settings } from "../../../kit/settings.ts";
import { Notices } from "../../../table/frame/status/notices.tsx";
import { useCoach } from "../../../table/frame/coach.ts";
import { TapAgain } from "../../../table/frame/status/tapAgain.tsx";
import { Ledger } from "../ledger/ledger.tsx";
import { WhyNot } from "./whyNot.tsx";
import { helps } from "../../../kit/assist.ts";
import { Badge } from "../../../kit/ui/badge.tsx";
import { enderShare } from "../ledger/further.ts";
import { lineFrom, lineRow } from "../desk/lines.ts";
import { ownerIndex } from "../desk/scene.ts";
import "../ledger/ledger.css";
import "./largeText.css";

export function MetroTable({ id, game }: GameProps<MetroGame>) {
  return <OpenedTable id={id} game={game} loadAdvise={loadAdvise} Table={OpenTable} />;
}

async function loadAdvise(): Promise<(desk: MetroDesk) => MetroHints> {
  return (await import("../advice/bring.ts")).metroAdvice;
}

function OpenTable({ opened, advise }: OpenTableProps<MetroClient, (desk: MetroDesk) => MetroHints>) {
  const { client } = opened;
  const words = metroWords().table;
  const desk = useMemo(() => metroDeskOf(client, advise), [client, advise]);
  const keys = useMemo(() => metroKeys(desk), [desk]);
  useSounds(
    desk,
    useCallback((event, time) => soundOf(desk, event, time), [desk]),
  );
  useFlat(desk, { points: () => desk.shown.value.points, Tray, Info });
  const advice = desk.advice.value;
  return (
    <TableFrame
      desk={desk}
      keys={keys}
      opened={opened}
      players={<MetroPlayers />}
      board={<Stage />}
      tray={<Tray />}
      infos={<Info />}
      extras={
        <>
          {advice && <advice.Lines />}
          {desk.own && <Panels desk={desk} isPanel canIntroduce />}
          <Terms />
        </>
      }
      talk={<Talk />}
      sheets={<MetroSheets desk={desk} />}
      inBar={[
        ["lines", words.actions.lines],
        ["rules", t.table.actions.rules],
      ]}
      panelButton={desk.own && <PanelButton desk={desk} />}
      strip={advice && <advice.Chip />}
    >
      <TileOnPointer desk={desk} />
      {desk.own && <Tour desk={desk} own={desk.own} />}
    </TableFrame>
  );
}

/** A component of its own, so that moving the pointer does not rerender the whole table. */
function TileOnPointer({ desk }: { readonly desk: MetroDesk }) {
  const code = desk.tile.value;
  // Over a square that takes it, the ghost on the board is shown instead.
  if (!code || !dragPoint.value || desk.ghost.value !== undefined) return undefined;
  return <DraggedTile code={code} turn={desk.turn.value} size={DRAGGED_SIZE} />;
}

/** The area beside or below the board that shows a refusal, the ledger, a highlighted line, or the latest events. */

function Info() {
  const desk = useMetroDesk();
  const { preview, lit, whyNot } = desk;
  const advice = desk.advice.value;
  // A first game has enough to read.
  const hasCoach = useCoach() !== undefined;
  // It takes the place of the news, so that nothing moves.
  const answer = whyNot.value ? (
    <WhyNot desk={desk} cell={whyNot.value.cell} refusal={whyNot.value.refusal} />
  ) : preview.value ? (
    <Ledger preview={preview.value} />
  ) : lit.value !== undefined ? (
    <Traced desk={desk} station={lit.value} />
  ) : undefined;
  return (
    <>
      {advice && <advice.Panel />}
      {desk.own && <Choices desk={desk} />}
      {answer}
      {settings.value.doubleTap === undefined &&
        desk.isDeciding.value &&
        desk.chosen.value === undefined &&
        !hasCoach &&
        desk.history.all.value >= desk.client.sitters.length && <TapAgain />}
      {isSoundDue(desk) && <SoundOffer />}
      <Notices desk={desk} isAnswered={answer !== undefined} />
    </>
  );
}

/** Whether the viewer has scored a line, was never asked about sound, and is asked nothing else. */
function isSoundDue(desk: MetroDesk): boolean {
  const { doubleTap, isSoundOffered } = settings.value;
  if (isSoundOffered || volume.value !== "off" || doubleTap === undefined) return false;
  const mine = ownersOfMine(desk);
  const isScored = desk.shown.value.lines.some(({ earner }) => earner && mine.includes(ownerIndex(earner)));
  return isScored && desk.history.at.value === undefined && desk.chosen.value === undefined;
}

/** The highlighted line: its length, and where it ends or waits. */

function Traced({ desk, station }: { readonly desk: MetroDesk; readonly station: Station }) {
  const { trace: words, tiles, signed, panels } = metroWords().table;
  const scene = desk.still.value;
  const row = lineRow(scene, desk.shown.value, station);
  const waits = lineFrom(scene, station)?.waits;
  const end =
    row.to !== undefined
      ? isCentreStation(row.to)
        ? words[row.isDoubled ? "arrivedCentre" : "arrivedCentreOnce"]
        : words.arrived(sayNumber(desk, row.to))
      : row.length && waits
        ? words.openAt(squareName(waits.cell), waits.side)
        : words.notLeft;
  return (
    <section class="panel info" aria-label={words.line(row.label)}>
      <h2 class="panel-title">{panels.line}</h2>
      <div class="row traced">
        <Badge colours={scene.owners} seat={row.owner} />
        <span class="row-line">
          <b>{words.line(row.label)}</b>
          <small>{row.owner === undefined ? words.nobody : sayOwner(desk, row.owner).name}</small>
        </span>
        <span class="row-change">
          <b>{tiles(row.length)}</b>
        </span>
        <span class="row-end">{end}</span>
        <span class="row-points">{row.points === undefined || row.owner === undefined ? "" : signed(row.points)}</span>
      </div>
      {row.to === undefined && waits && helps(desk.client.assist, "ledger") && (
        <MayEnd desk={desk} station={station} cell={waits.cell} />
      )}
      {desk.traced.value === station && helps(desk.client.assist, "trace") && (
        <button type="button" class="link" onClick={() => desk.trace(undefined)}>
          {words.stop}
        </button>
      )}
    </section>
  );
}

/** How likely the next tile there is to end the line. */
function MayEnd({ desk, station, cell }: { readonly desk: MetroDesk; readonly station: Station; readonly cell: Cell }) {
  const { shown, still } = desk;
  const { tiles, all } = enderShare(station, shown.value, still.value.faces, cell);
  return all ? <p class="quiet">{metroWords().ledger.mayEnd(tiles, all, squareName(cell))}</p> : undefined;
}
