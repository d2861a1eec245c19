/** The keyboard shortcuts of Metro. */
import type { Station } from "@interchange/metro/core";
import { dragPoint } from "@interchange/boards/metro";
import { announceEvents } from "../../../table/desk/announce.ts";
import type { GameKeys, Where } from "../../../table/frame/keys.ts";
import type { MetroDesk } from "./desk.ts";
import { boardHandle } from "./scene.ts";
import { sentencesOf } from "./telling/sentences.ts";
import { loadMetroText } from "../table/loadText.ts";
import { metroTelling } from "../text/telling.ts";

export function metroKeys(desk: MetroDesk): GameKeys {
  return {
    actionOf: (key, where) => actionOf(desk, key, where),
    focusBoard: () => boardHandle.current?.focus(),
    // A dragged tile handles Escape itself.
    isBusy: () => dragPoint.value !== undefined,
    announce: (from) => announceEvents(desk, sentencesOf, metroTelling(desk), from),
    text: () => loadMetroText(desk),
  };
}

function actionOf(desk: MetroDesk, key: string, where: Where): (() => void) | undefined {
  switch (key) {
    case "Enter":
    case " ":
      // A square that is not chosen yet is chosen by the board itself.
      if (where.isOnControl) return undefined;
      if (desk.own?.isActing.value) return confirmation(desk, where);
      if (desk.chosen.value === undefined) return undefined;
      if (where.isOnBoard && desk.cursor.value !== desk.chosen.value) return undefined;
      return () => void desk.place();
    case "r":
      return desk.canTurn.value ? () => desk.rotate() : undefined;
    case "d":
      return () => void desk.draw();
    case "l":
      return () => boardHandle.current?.focus(desk.shown.value.laid.at(-1)?.cell);
    case "t":
      return () => traceNext(desk);
    case "n":
      return () => {
        desk.lengths.value = !desk.lengths.value;
      };
    case "m":
      return () => {
        desk.onlyMine.value = !desk.onlyMine.value;
      };
    case "1":
    case "2":
    case "3":
      return Number(key) <= desk.tiles.value.length ? () => desk.chooseTile(Number(key) - 1) : undefined;
    default:
      return undefined;
  }
}

/** Confirms what is picked in a module. A square that is not picked yet is picked by the board itself. */
function confirmation(desk: MetroDesk, { isOnBoard }: Where): (() => void) | undefined {
  const { own } = desk;
  if (isOnBoard && own?.picked.value !== undefined && desk.cursor.value !== own.picked.value) return undefined;
  if (isOnBoard && own?.picked.value === undefined) return undefined;
  return () => void own?.confirm();
}

/** Highlights the lines at the cursor's square, one after the other, then none. */
function traceNext(desk: MetroDesk): void {
  const cell = desk.cursor.value ?? desk.shown.value.laid.at(-1)?.cell;
  const stations: readonly Station[] = desk.still.value.lines
    .filter(({ passes, waits }) => waits?.cell === cell || passes.some((pass) => pass.cell === cell))
    .map(({ from }) => from);
  const next = desk.traced.value === undefined ? 0 : stations.indexOf(desk.traced.value) + 1;
  desk.trace(stations[next]);
}
