/** The game's own texts for the shared parts of the table. */
import { firstWithModules, moduleDifferences, moduleTitles } from "../../modules/told.ts";
import { SQUARES, metro, squareName } from "@interchange/metro/core";
import type { Cell, View } from "@interchange/metro/core";
import type { GameWords } from "../../../../table/desk/desk.ts";
import { metroWords } from "../../words.ts";
import type { Setup } from "@interchange/tabletop";
import { differencesOf } from "../../../../table/desk/differences.ts";

export function wordsOf({ setup, laid }: View): GameWords {
  const words = metroWords().table;
  return {
    title: words.title(words.editions[setup.edition] ?? setup.edition, setup.seats, moduleTitles(setup)),
    progress: words.progress(laid.length, SQUARES.length),
    progressShort: words.progressShort(laid.length, SQUARES.length),
    history: words.history,
    handOver: words.handOver,
    firstTurn: setup.modules.length ? firstWithModules(setup) : words.first,
  };
}

/** What the player has to decide. */
export interface Asked {
  readonly stage: View["stage"];
  readonly chosen: Cell | undefined;
  readonly canDraw: boolean;
  /** Whether a tile in hand fits anywhere. */
  readonly fits: boolean;
  readonly tiles: number;
}

export function promptOf({ stage, chosen, canDraw, fits, tiles }: Asked): string {
  const { prompts } = metroWords().table;
  if (chosen !== undefined) return prompts.confirm(squareName(chosen));
  if (stage === "place") return prompts.placeDrawn;
  if (!canDraw) return prompts.placeOnly;
  if (!fits) return prompts.drawOnly;
  return tiles > 1 ? prompts.chooseTile : prompts.placeOrDraw;
}

/** How a table's rules differ from the defaults, in words. */

export function differencesAt(setup: Setup): readonly string[] {
  const { optionTexts } = metroWords().setup;
  return [...differencesOf({ engine: metro, optionTexts, setup }), ...moduleDifferences(setup)];
}
