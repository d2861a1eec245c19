/** The keyboard shortcuts of On the Underground. */
import { helps } from "../../../kit/assist.ts";
import { announceEvents } from "../../../table/desk/announce.ts";
import type { GameKeys, Where } from "../../../table/frame/keys.ts";
import type { UndergroundDesk } from "./desk.ts";
import { sentencesOf } from "./telling/sentences.ts";
import { loadUndergroundText } from "../table/loadText.ts";
import { undergroundTelling } from "../text/telling.ts";

/** The map handles these itself, for its cursor and zoom. */
const MAP_KEYS: ReadonlySet<string> = new Set([".", ",", "+", "=", "-", "_", "0"]);

export function undergroundKeys(desk: UndergroundDesk): GameKeys {
  return {
    actionOf: (key, where) => actionOf(desk, key, where),
    focusBoard: () => desk.map.current?.focus(desk.shown.value.passenger || undefined),
    isBoardKey: (key) => MAP_KEYS.has(key),
    announce: (from) => announceEvents(desk, sentencesOf, undergroundTelling(desk), from),
    text: () => loadUndergroundText(desk),
  };
}

function actionOf(desk: UndergroundDesk, key: string, where: Where): (() => void) | undefined {
  switch (key) {
    case "Enter":
    case " ":
      return confirming(desk, where);
    case "k":
      return () => desk.takeToken();
    case "u":
      return () => desk.undo();
    case "e":
      return () => void desk.endTurn();
    case "f":
      return () => {
        desk.sheet.value = "stations";
      };
    case "d":
      return () => {
        desk.sheet.value = "destinations";
      };
    case "p":
      return () => desk.map.current?.focus(desk.shown.value.passenger || undefined);
    case "l":
      return () => desk.map.current?.focus(desk.shown.value.pieces.at(-1)?.between[1]);
    case "r":
      return () => desk.replay();
    case "t":
      return () => traceNext(desk);
    case "a":
      return () => desk.chooseLine(undefined);
    case "1":
    case "2":
    case "3":
    case "4":
      return () => choosing(desk, Number(key) - 1);
    default:
      return undefined;
  }
}

/** Highlights one line after the other, then none. */
function traceNext(desk: UndergroundDesk): void {
  if (!helps(desk.client.assist, "trace")) return;
  const lines = desk.shown.value.lines.flat();
  const traced = desk.traced.value;
  desk.trace(lines[traced === undefined ? 0 : lines.indexOf(traced) + 1]);
}

function choosing(desk: UndergroundDesk, at: number): void {
  const line = desk.lines.value[at];
  if (line !== undefined) desk.chooseLine(line);
  else if (at < desk.trips.value.length) desk.picked.value = at;
}

/** If a block has the focus, the map builds there itself. */
function confirming(desk: UndergroundDesk, where: Where): (() => void) | undefined {
  if (where.isOnControl) return undefined;
  return desk.trips.value.length ? () => void desk.sendPassenger() : undefined;
}
