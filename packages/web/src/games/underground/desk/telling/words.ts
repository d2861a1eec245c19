/** The game's own texts for the shared parts of the table. */
import type { Assist } from "@interchange/games";
import { underground } from "@interchange/underground";
import type { View } from "@interchange/underground";
import { differencesOf } from "../../../../table/desk/differences.ts";
import type { GameWords } from "../../../../table/desk/desk.ts";
import type { SheetWords } from "../../../../table/frame/sheetWords.ts";
import { destinationsOf } from "../stations.ts";
import { undergroundWords } from "../../words.ts";

export function wordsOf(
  { setup, visited }: View,
  decisionAt: (step: number) => string | undefined = () => undefined,
): GameWords {
  const { editions } = undergroundWords().setup;
  const words = undergroundWords().table;
  return {
    title: words.title(editions[setup.edition] ?? setup.edition, setup.seats),
    progress: words.progress(visited.length, destinationsOf(setup)),
    progressShort: words.progressShort(visited.length, destinationsOf(setup)),
    history: { ...words.history, at: (step, all) => words.history.at(step, all, decisionAt(step)) },
    handOver: words.handOver,
    firstTurn: words.firstTurn,
  };
}

export function sheetWordsOf({ setup }: View, assist: Assist): SheetWords {
  const { assists, optionTexts } = undergroundWords().setup;
  const words = undergroundWords().table;
  return {
    help: assists[assist].label,
    differences: differencesOf({ engine: underground, optionTexts, setup }),
    comesAgain: words.comesAgain,
    shortcuts: words.keys,
    exportRunning: words.exportRunning,
    exportWhole: words.exportWhole,
  };
}

/** What the player has to decide. */
export interface Asked {
  readonly stage: "build" | "express" | "normal";
  /** Actions left. */
  readonly left: number;
  /** Whether several pieces might be meant. */
  readonly isUnsure: boolean;
}

export function promptOf({ stage, left, isUnsure }: Asked): string {
  const { prompts } = undergroundWords().table;
  if (stage !== "build") return prompts.trip;
  return isUnsure ? prompts.which : prompts.build(left);
}
