/** The board on the table: shows the desk's scene and tells the desk what the person did. */
import { squareName } from "@interchange/metro";
import type { Cell, Place } from "@interchange/metro";
import { computed } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { MetroBoard } from "../board/metroBoard.tsx";
import { sceneOf } from "../board/scene.ts";
import type { Heat, Scene, Target } from "../board/scene.ts";
import { helps } from "../client/sitters.ts";
import { text } from "../i18n/text.ts";
import { settings } from "../settings/settings.ts";
import { boardHandle } from "./drag.ts";
import type { Desk } from "./desk.ts";
import { lineFrom, lineRow } from "./lines.ts";
import { squareWords } from "./squareWords.ts";
import { sayName } from "../table/names.ts";
import { useDesk } from "./useDesk.ts";

const words = text.table;

export function Stage() {
  const desk = useDesk();
  const scene = useMemo(() => computed(() => sceneNow(desk)), [desk]);
  useScoringRuns(desk);
  return (
    <div class={desk.history.at.value === undefined ? "stage" : "stage past"}>
      <MetroBoard
        scene={scene.value}
        label={words.board}
        describeSquare={(cell) => squareWords(desk.still.value, desk.targets.value, cell)}
        describeStation={(place) => describeStation(desk, place)}
        zoomInLabel={words.zoomIn}
        zoomOutLabel={words.zoomOut}
        onSquare={(cell) => tapSquare(desk, cell)}
        onStation={(place) => tapLine(desk, place)}
        onTrack={(place, cell) => (helps(desk.client.assist, "trace") ? tapLine(desk, place) : tapSquare(desk, cell))}
        onHover={(target) => point(desk, target)}
        speed={settings.value.motion}
        handle={boardHandle}
      />
    </div>
  );
}

function sceneNow(desk: Desk): Scene {
  const { ghost, tile, turn, shown, targets, lit, isDeciding } = desk;
  const view = shown.value;
  const cell = ghost.value;
  const isGhost = cell !== undefined && tile.value !== undefined && isDeciding.value;
  return sceneOf(view, {
    ghost: isGhost ? { cell, tile: tile.value, turn: turn.value, seat: view.turn } : undefined,
    targets: isDeciding.value ? targets.value : undefined,
    lit: lit.value === undefined ? ownLines(desk) : [lit.value],
    heat: heatOf(desk),
  });
}

/** The viewer's lines, when only those are to be seen; not while a tile is tried out. */
function ownLines(desk: Desk): readonly Place[] | undefined {
  if (!desk.onlyMine.value || desk.ghost.value !== undefined) return undefined;
  const { viewer } = desk.shown.value;
  return desk.still.value.lines.filter(({ owner }) => owner === viewer).map(({ from }) => from);
}

/** The swings as shades: the best square at hand is full, whatever it gains. */
function heatOf(desk: Desk): ReadonlyMap<Cell, Heat> | undefined {
  const swings = desk.swings.value;
  if (!swings) return undefined;
  const most = Math.max(1, ...[...swings.values()].map(Math.abs));
  return new Map([...swings].map(([cell, swing]) => [cell, { value: swing / most, label: words.signed(swing) }]));
}

function tapSquare(desk: Desk, cell: Cell): void {
  if (desk.history.at.value !== undefined) return;
  if (settings.value.doubleTap && desk.chosen.value === cell) void desk.place();
  else desk.chooseSquare(cell);
}

function tapLine(desk: Desk, place: Place): void {
  if (!helps(desk.client.assist, "trace") || desk.still.value.stations[place]?.number === undefined) return;
  // A second tap on the same line lets it go.
  desk.trace(place === desk.traced.value ? undefined : place);
}

/** A pointer that only passes over a line should not make the board blink. */
const LINGERS = 120;
let lingering: ReturnType<typeof setTimeout> | undefined;

function point(desk: Desk, target: Target | undefined): void {
  desk.hovered.value = target?.kind === "square" ? target.cell : undefined;
  desk.cursor.value = target && "cell" in target ? target.cell : undefined;
  const place = target && "place" in target ? target.place : undefined;
  const isLine = place !== undefined && desk.still.value.stations[place]?.number !== undefined;
  clearTimeout(lingering);
  desk.pointed.value = undefined;
  if (isLine)
    lingering = setTimeout(() => {
      desk.pointed.value = place;
    }, LINGERS);
}

function describeStation(desk: Desk, place: Place): string {
  const scene = desk.still.value;
  const { number, owner, length, to } = lineRow(scene, desk.shown.value, place);
  const waits = lineFrom(scene, place)?.waits;
  const end =
    to !== undefined
      ? text.table.scores.station(scene.stations[to]?.number ?? 0)
      : length && waits
        ? words.trace.openAt(squareName(waits.cell), waits.side)
        : words.trace.notLeft;
  return `${words.scores.station(number)}, ${owner === undefined ? words.ledger.nobody : sayName(desk, owner)}, ${words.tiles(length)}, ${end}`;
}

/** A light runs along every line that has just been scored. */
function useScoringRuns(desk: Desk): void {
  useEffect(() => {
    let seen = desk.client.happened.peek().length;
    return desk.client.happened.subscribe((happened) => {
      const fresh = happened.slice(seen);
      seen = happened.length;
      for (const { events } of fresh)
        for (const event of events) {
          if (event.type !== "scored" || desk.history.at.peek() !== undefined) continue;
          const line = lineFrom(desk.still.peek(), event.line.from);
          if (line) void boardHandle.current?.playScoring(line);
        }
    });
  }, [desk]);
}
