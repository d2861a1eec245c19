/** The table's keyboard shortcuts. Typing into a field and pressing the focused button are left alone. */
import type { TableDesk } from "../desk/desk.ts";
import { keepFocus } from "../desk/keepFocus.ts";
import { isPlaying, playFaster, playOn, stopPlaying } from "../desk/replay.ts";
import { goRound } from "../desk/rounds.ts";
import { replayNews } from "../log/news.tsx";
import { doAgain, takeBack } from "./takingBack.tsx";
import type { GameText } from "../text/gameText.ts";

/** Listens to keys, announces events and keeps the focus while the table is shown. */
export function listen(desk: TableDesk, game: GameKeys): () => void {
  const heard = keysOf(desk, game);
  document.addEventListener("keydown", heard, { capture: true });
  const stops = [game.announce(desk.client.happened.peek().length), keepFocus(game.focusBoard), stopPlaying];
  return () => {
    document.removeEventListener("keydown", heard, { capture: true });
    for (const stop of stops) stop();
  };
}

export interface Where {
  readonly isOnBoard: boolean;
  readonly isOnControl: boolean;
}

/** What a game offers keyboard and screen reader users. */
export interface GameKeys {
  /** What a key does in this game, if anything. Letters are lower case. */
  readonly actionOf: (key: string, where: Where) => (() => void) | undefined;
  /** Moves the keyboard focus to the board. */
  readonly focusBoard: () => void;
  /** Keys that the board handles while it has the focus. */
  readonly isBoardKey?: (key: string) => boolean;
  /** Whether something else handles the keys for now. */
  readonly isBusy?: () => boolean;
  /** Announces events from this entry on. Returns how to stop. */
  readonly announce: (from: number) => () => void;
  /** The game in text mode. */
  readonly text: () => Promise<GameText>;
}

function keysOf(desk: TableDesk, game: GameKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || desk.sheet.value !== undefined) return;
    if (game.isBusy?.()) return;
    const target = event.target instanceof Element ? event.target : undefined;
    if (target?.closest("input, textarea, select, dialog")) return;
    const isOnBoard = Boolean(target?.closest(".stage, [role=grid]"));
    const where: Where = { isOnBoard, isOnControl: !isOnBoard && Boolean(target?.closest("button, a")) };
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (isOnBoard && game.isBoardKey?.(key)) return;
    const act = game.actionOf(key, where) ?? sharedAction(desk, game, key, where);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

function sharedAction(desk: TableDesk, game: GameKeys, key: string, where: Where): (() => void) | undefined {
  const { history } = desk;
  const isPast = history.at.value !== undefined;
  switch (key) {
    case "Escape":
      return () => {
        if (!desk.stepBack() && isPast) history.go("live");
      };
    case "ArrowLeft":
    case "ArrowRight":
      if (where.isOnBoard) return undefined;
      return isPast ? () => history.go(key === "ArrowLeft" ? "back" : "forward") : game.focusBoard;
    case "ArrowUp":
    case "ArrowDown":
      if (where.isOnBoard) return undefined;
      return isPast ? () => goRound(desk, key === "ArrowUp" ? "back" : "forward") : game.focusBoard;
    case "Home":
      return () => history.go("first");
    case "End":
      return () => history.go("live");
    case ",":
      return () => history.go("back");
    case ".":
      return () => history.go("forward");
    case "r":
      return () => replayNews(desk);
    case "v":
      return () => (isPlaying(history) ? stopPlaying() : playOn(history));
    case "<":
      return () => playFaster(-1);
    case ">":
      return () => playFaster(1);
    case "u":
      return () => takeBack(desk);
    case "y":
      return () => void doAgain(desk);
    case "/":
      return () => {
        const field = document.querySelector<HTMLElement>(".command-field");
        if (field) field.focus();
        else desk.sheet.value = "command";
      };
    case "?":
      return () => {
        desk.sheet.value = "shortcuts";
      };
    default:
      return undefined;
  }
}
