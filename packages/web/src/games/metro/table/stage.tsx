/** The board at the table: draws the desk's scene and reports the player's input to the desk. */
import { Marks } from "./marks.tsx";
import { Letters } from "../modules/common/letters.tsx";
import { moduleViewsAt } from "../modules/index.ts";
import { isCentreStation, squareName } from "@interchange/metro/core";
import type { Cell, Station, View } from "@interchange/metro/core";
import { computed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { TileBoard } from "@interchange/boards/metro";
import { boardHandle, boardSceneOf } from "../desk/scene.ts";
import type { BoardScene, SceneLabel, Target } from "@interchange/boards/metro";
import { helps } from "../../../kit/assist.ts";
import { settings } from "../../../kit/settings.ts";
import { moveNumber } from "../../../table/log/news.tsx";
import type { MetroDesk } from "../desk/desk.ts";
import { lineFrom, lineRow } from "../desk/lines.ts";
import { newsFor } from "../desk/desk.ts";
import { squareWords } from "../desk/telling/squareWords.ts";
import { sayOwner, useMetroDesk } from "../desk/useMetroDesk.ts";
import { metroWords } from "../words.ts";
import "@interchange/boards/metro/board.css";
import "./metroTable.css";

/** `isPlain` leaves out the news, where a lesson or a puzzle has none. */
export function Stage({ isPlain = false }: { readonly isPlain?: boolean }) {
  const desk = useMetroDesk();
  const words = metroWords().table;
  const scene = useMemo(() => computed(() => sceneNow(desk, isPlain)), [desk, isPlain]);
  const newsOf = newsFor(desk);
  const advice = desk.advice.value;
  const introduced = desk.own?.lit.value?.light;
  return (
    <div
      class={["stage", desk.history.at.value !== undefined && "past", introduced && "tour-lit"]
        .filter(Boolean)
        .join(" ")}
      data-lit={introduced}
    >
      <TileBoard
        scene={scene.value}
        label={words.board}
        describeSquare={(cell) => squareWords(desk.still.value, newsOf(cell), cell)}
        describeStation={(station) => stationWords(desk, station)}
        zoomInLabel={words.zoomIn}
        zoomOutLabel={words.zoomOut}
        onSquare={(cell) => tapSquare(desk, cell)}
        onStation={(station) => tapLine(desk, station)}
        onTrack={(station, cell) => {
          const isChoosing = desk.own?.squares.value?.has(cell) ?? false;
          if (helps(desk.client.assist, "trace") && !isChoosing) tapLine(desk, station);
          else tapSquare(desk, cell);
        }}
        onHover={(target) => point(desk, target)}
        speed={settings.value.motion}
        marks={
          <>
            {advice && <advice.Heat />}
            {desk.own && (
              <>
                <Marks speaker={desk.speaker()} view={desk.shown.value} />
                <Letters desk={desk} />
              </>
            )}
          </>
        }
        handle={boardHandle}
      />
      {helps(desk.client.assist, "trace") && (
        <button
          type="button"
          class="lengths-button"
          aria-pressed={desk.lengths.value}
          aria-label={words.lengths}
          title={words.lengths}
          onClick={() => (desk.lengths.value = !desk.lengths.value)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M-10-4h20v8h-20zM-5-4v4M0-4v5M5-4v4" />
          </svg>
        </button>
      )}
    </div>
  );
}

function sceneNow(desk: MetroDesk, isPlain: boolean): BoardScene {
  const { ghost, tile, turn, shown, staged, scoring, targets, lit, own } = desk;
  const view = shown.value;
  const cell = ghost.value;
  // What is shown may lag behind what is decided.
  const isPresent = staged.value === undefined;
  const isDeciding = desk.isDeciding.value && isPresent;
  const about = desk.lighted.value;
  const told = about?.lines?.length
    ? about.lines
    : cell === undefined && isPresent && !isPlain
      ? newsLines(desk)
      : undefined;
  const isHeld = desk.client.held?.value !== undefined && isPresent && desk.history.at.value === undefined;
  const isGhost = cell !== undefined && tile.value !== undefined && (isDeciding || isHeld);
  return boardSceneOf(view, {
    ghost: isGhost ? { cell, tile: tile.value, turn: turn.value, seat: moverOf(view) } : undefined,
    targets: isDeciding ? (desk.advice.value?.targets() ?? own?.squares.value ?? targets.value) : undefined,
    stations: isDeciding ? own?.stations.value : undefined,
    refused: desk.whyNot.value?.cell,
    sight: isDeciding ? own?.sight.value : undefined,
    picked: own?.picked.value ?? about?.cell,
    pickedStation: own?.pickedStation.value,
    lit: scoring.value ?? told ?? (lit.value === undefined ? ownLines(desk) : [lit.value]),
    labels: scoring.value ? undefined : told ? paidLabels(view, told) : lengthLabels(desk),
    ...(desk.history.at.value === undefined && isPresent && !isPlain && newsMarks(desk)),
  });
}

/** Whose tile is tried: the viewer's, perhaps before their turn. */
const moverOf = ({ viewer, turn }: View): number => (typeof viewer === "number" ? viewer : turn);

/** The lines that were scored since the viewer's last turn, while the board shows the news. */
function newsLines({ isNewsLit, latest }: MetroDesk): readonly Station[] | undefined {
  return isNewsLit.value ? latest.value.flatMap(({ lines }) => lines.map(({ from }) => from)) : undefined;
}

/** The tiles of the news, with the numbers that the news has for them. */
function newsMarks(desk: MetroDesk): Pick<BoardScene, "last"> | undefined {
  const { viewer } = desk.shown.value;
  const last = desk.latest.value.flatMap((each) =>
    each.cell === undefined
      ? []
      : [{ cell: each.cell, seat: each.seat, own: each.seat === viewer, number: moveNumber(desk, each) }],
  );
  return last.length ? { last } : undefined;
}

function paidLabels({ lines }: View, stations: readonly Station[]): readonly SceneLabel[] {
  return lines.flatMap(({ from, points, earner }) =>
    earner && stations.includes(from) ? [{ from, text: metroWords().table.signed(points) }] : [],
  );
}

/** The lengths of all open lines if they are wanted, else of the highlighted line and of those a tile would change. */
function lengthLabels(desk: MetroDesk): readonly SceneLabel[] | undefined {
  const { lengths, lit, still, shown, client } = desk;
  if (!helps(client.assist, "trace")) return undefined;
  const open = still.value.lines.filter(({ to, owner }) => to === undefined && owner !== undefined);
  const wanted = lengths.value ? open : open.filter(({ from }) => from === lit.value);
  return wanted.map(({ from }) => ({ from, text: String(lineRow(still.value, shown.value, from).length) }));
}

/** The viewer's lines if only those are shown, and no tile is tried. */
function ownLines(desk: MetroDesk): readonly Station[] | undefined {
  if (!desk.onlyMine.value || desk.ghost.value !== undefined) return undefined;
  const mine = ownersOfMine(desk);
  return desk.still.value.lines
    .filter(({ owner }) => owner !== undefined && mine.includes(owner))
    .map(({ from }) => from);
}

/** The viewer's seat, or the companies that the viewer has a stake in. */
export function ownersOfMine(desk: MetroDesk): readonly number[] {
  const view = desk.shown.value;
  if (view.profits.length)
    return moduleViewsAt(desk.speaker(), view).flatMap(({ moduleView, seen }) => moduleView.mine?.(seen) ?? []);
  return typeof view.viewer === "number" ? [view.viewer] : [];
}

export function tapSquare(desk: MetroDesk, cell: Cell): void {
  if (desk.history.at.value !== undefined) return;
  if (settings.value.doubleTap && desk.chosen.value === cell) void desk.place();
  else desk.chooseSquare(cell);
}

export function tapLine(desk: MetroDesk, station: Station): void {
  if (desk.isDeciding.value && desk.own?.chooseStation(station)) return;
  if (!helps(desk.client.assist, "trace") || !hasLine(desk, station)) return;
  // A second tap on the same line stops the highlight.
  desk.trace(station === desk.traced.value ? undefined : station);
}

/** Every edge station has a line; a centre station only if somebody owns it. */
function hasLine(desk: MetroDesk, station: Station): boolean {
  const drawn = desk.still.value.stations[station];
  return drawn?.number !== undefined || drawn?.owner !== undefined;
}

/** Milliseconds before a line under the pointer is highlighted, so that the board does not flicker. */
const LINGERS = 120;
let lingering: ReturnType<typeof setTimeout> | undefined;

function point(desk: MetroDesk, target: Target | undefined): void {
  desk.hovered.value = target?.kind === "square" ? target.cell : undefined;
  desk.cursor.value = target && "cell" in target ? target.cell : undefined;
  const station = target && "station" in target ? target.station : undefined;
  if (target) desk.isNewsLit.value = false;
  const isLine = station !== undefined && hasLine(desk, station);
  clearTimeout(lingering);
  desk.pointed.value = undefined;
  if (isLine)
    lingering = setTimeout(() => {
      desk.pointed.value = station;
    }, LINGERS);
}

/** Describes a station for screen readers. */
export function stationWords(desk: MetroDesk, station: Station): string {
  const words = metroWords().table;
  const more = moduleViewsAt(desk.speaker(), desk.shown.value).flatMap(
    ({ moduleView, seen }) => moduleView.station?.(station, seen) ?? [],
  );
  const scene = desk.still.value;
  const { number, owner, length, to } = lineRow(scene, desk.shown.value, station);
  const waits = lineFrom(scene, station)?.waits;
  const end =
    to !== undefined
      ? isCentreStation(to)
        ? words.trace.arrivedCentre
        : words.station(scene.stations[to]?.number ?? 0)
      : length && waits
        ? words.trace.openAt(squareName(waits.cell), waits.side)
        : words.trace.notLeft;
  const named = owner === undefined ? undefined : sayOwner(desk, owner).name;
  return words.stationFacts({ number, owner: named, length, end, more });
}
