/** What the shared parts of the table say at a table of On the Underground. */
import { underground } from "@interchange/underground";
import type { View } from "@interchange/underground";
import { undergroundWords } from "./undergroundWords.ts";
import type { Assist } from "../../parts/assist.ts";
import { differencesOf } from "../../table/setup/differences.ts";
import type { GameWords } from "../../table/desk.ts";
import type { SheetWords } from "../../table/sheetWords.ts";
import { blockAt } from "./places.ts";

export function wordsOf({ setup, visited }: View): GameWords {
  const { editions } = undergroundWords().setup;
  const words = undergroundWords();
  return {
    title: words.title(editions[setup.edition] ?? setup.edition, setup.seats),
    progress: words.progress(visited.length),
    progressShort: words.progressShort(visited.length),
    history: words.history,
    handOver: words.handOver,
    firstTurn: words.firstTurn,
  };
}

export function sheetWordsOf({ setup }: View, assist: Assist): SheetWords {
  const { assists, optionTexts } = undergroundWords().setup;
  const words = undergroundWords();
  return {
    help: assists[assist].label,
    differences: differencesOf({ engine: underground, optionTexts, options: setup.options }),
    comesAgain: words.comesAgain,
    shortcuts: words.keys,
    exportRunning: words.exportRunning,
    exportWhole: words.exportWhole,
  };
}

/** What somebody who decides has before them. */
export interface Asked {
  readonly view: Pick<View, "stage" | "actions">;
  /** The block that was chosen. */
  readonly chosen: number | undefined;
  /** Whether more than one piece could be meant. */
  readonly isUnsure: boolean;
}

export function promptOf({ view: { stage, actions }, chosen, isUnsure }: Asked): string {
  const { prompts } = undergroundWords();
  if (stage === "express" || stage === "normal") return prompts[stage];
  if (isUnsure) return prompts.which;
  return chosen === undefined ? prompts.build(actions) : prompts.confirm(blockAt(chosen));
}
