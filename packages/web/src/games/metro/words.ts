/** What the shared parts of the table say at a table of Metro. */
import { squareName, SQUARES } from "@interchange/metro/core";
import type { Cell, View } from "@interchange/metro/core";
import { text } from "../../parts/words/text.ts";
import type { GameWords } from "../../table/desk.ts";
import { kitAt } from "./kit.ts";

const words = text.table;

export function wordsOf({ setup, laid }: View): GameWords {
  const { history } = words;
  return {
    title: [
      words.title(text.names.editions[setup.edition] ?? setup.edition, setup.seats),
      ...(kitAt(setup)?.titles(setup) ?? []),
    ].join(" · "),
    progress: words.progress(laid.length, SQUARES.length),
    progressShort: words.progressShort(laid.length, SQUARES.length),
    history: { at: history.at, back: history.back, forward: history.forward },
    handOver: words.handOver.body,
    firstTurn: kitAt(setup)?.first(setup) ?? words.recap.first,
  };
}

/** What somebody who decides has before them. */
export interface Asked {
  readonly stage: View["stage"];
  readonly chosen: Cell | undefined;
  readonly canDraw: boolean;
  /** Whether a tile of the hand may lie somewhere. */
  readonly fits: boolean;
  readonly tiles: number;
}

export function promptOf({ stage, chosen, canDraw, fits, tiles }: Asked): string {
  const { status } = words;
  if (chosen !== undefined) return status.confirm(squareName(chosen));
  if (stage === "place") return status.placeDrawn;
  if (!canDraw) return status.placeOnly;
  if (!fits) return status.drawOnly;
  return tiles > 1 ? status.chooseTile : status.placeOrDraw;
}
