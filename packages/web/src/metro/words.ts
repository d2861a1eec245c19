/** What the shared parts of the table say at a table of Metro. */
import { metro, squareName, SQUARES } from "@interchange/metro";
import type { Cell, View } from "@interchange/metro";
import { text } from "../i18n/text.ts";
import type { Assist } from "../client/sitters.ts";
import { differencesOf } from "../setup/differences.tsx";
import type { GameWords } from "../table/desk.ts";

const words = text.table;

export function wordsOf({ setup, laid }: View, assist: Assist): GameWords {
  const { history } = words;
  return {
    title: words.title(text.setup.editions[setup.edition] ?? setup.edition, setup.seats),
    help: text.setup.assists[assist].label,
    differences: differencesOf({ engine: metro, optionTexts: text.setup.optionTexts, options: setup.options }),
    progress: words.progress(laid.length, SQUARES.length),
    progressShort: words.progressShort(laid.length, SQUARES.length),
    history: { at: history.at, back: history.back, forward: history.forward },
    handOver: words.handOver.body,
    comesAgain: words.takeBack.comesAgain,
    firstTurn: words.recap.first,
    shortcuts: words.keys,
    exportRunning: words.export.running,
    exportWhole: words.export.wholeAbout,
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
