/** The keys of the table. Keys that write into a field, or press the button in focus, are left alone. */
import type { Place } from "@interchange/metro";
import { dragPoint } from "../board/drag.tsx";
import { boardHandle } from "./drag.ts";
import type { Desk } from "./desk.ts";

export function keysOf(desk: Desk, takeBack: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || desk.sheet.value !== undefined) return;
    // A tile on the pointer listens for Escape itself.
    if (dragPoint.value) return;
    const target = event.target instanceof Element ? event.target : undefined;
    if (target?.closest("input, textarea, select, dialog")) return;
    const isOnBoard = Boolean(target?.closest(".stage"));
    const isOnControl = !isOnBoard && Boolean(target?.closest("button, a"));
    const act = actionOf(desk, event.key, { isOnBoard, isOnControl, takeBack });
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

interface Where {
  readonly isOnBoard: boolean;
  readonly isOnControl: boolean;
  readonly takeBack: () => void;
}

function actionOf(desk: Desk, key: string, where: Where): (() => void) | undefined {
  const { history } = desk;
  const isPast = history.at.value !== undefined;
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case "Enter":
    case " ":
      // On a square that is not chosen yet, the board itself chooses it.
      if (where.isOnControl || desk.chosen.value === undefined) return undefined;
      if (where.isOnBoard && desk.cursor.value !== desk.chosen.value) return undefined;
      return () => void desk.place();
    case "Escape":
      return () => {
        if (!desk.stepBack() && isPast) history.go("live");
      };
    case "ArrowLeft":
      if (isPast && !where.isOnBoard) return () => history.go("back");
      return where.isOnBoard ? undefined : () => boardHandle.current?.focus();
    case "ArrowRight":
      if (isPast && !where.isOnBoard) return () => history.go("forward");
      return where.isOnBoard ? undefined : () => boardHandle.current?.focus();
    case "ArrowUp":
    case "ArrowDown":
      return where.isOnBoard ? undefined : () => boardHandle.current?.focus();
    case "Home":
      return () => history.go("first");
    case "End":
      return () => history.go("live");
    case ",":
      return () => history.go("back");
    case ".":
      return () => history.go("forward");
    case "r":
      return () => desk.rotate();
    case "d":
      return () => void desk.draw();
    case "u":
      return where.takeBack;
    case "l":
      return () => boardHandle.current?.focus(desk.shown.value.laid.at(-1)?.cell);
    case "t":
      return () => traceNext(desk);
    case "m":
      return () => {
        desk.onlyMine.value = !desk.onlyMine.value;
      };
    case "?":
      return () => {
        desk.sheet.value = "shortcuts";
      };
    case "1":
    case "2":
    case "3":
      return Number(key) <= desk.tiles.value.length ? () => desk.chooseTile(Number(key) - 1) : undefined;
    default:
      return undefined;
  }
}

/** Traces the lines that touch the cursor's square, one after the other, then none. */
function traceNext(desk: Desk): void {
  const cell = desk.cursor.value ?? desk.shown.value.laid.at(-1)?.cell;
  const places: readonly Place[] = desk.still.value.lines
    .filter(({ passes, waits }) => waits?.cell === cell || passes.some((pass) => pass.cell === cell))
    .map(({ from }) => from);
  const next = desk.traced.value === undefined ? 0 : places.indexOf(desk.traced.value) + 1;
  desk.trace(places[next]);
}
