/**
 * The reference: the player that later ones are measured against, frozen as it was. `reference.test.ts` pins its
 * choices. To change something it is made of, make a copy and change that.
 */
import { metro, metroSearch } from "@interchange/metro";
import { asTime } from "../bot.ts";
import { Affairs } from "./affairs.ts";
import { weightsFor } from "./lineWeights.ts";
import type { MetroBot } from "./metroBot.ts";
import { SENSES } from "./modules/senses.ts";
import { OnePly } from "./onePly.ts";
import { PLAN, Playouts } from "./playouts.ts";
import type { Senses } from "./sense.ts";

/** With fewer milliseconds per move, there are too few playouts to help. */
const LEAST_FOR_PLAYOUTS = 2;

/**
 * Keeps its own lines open and long, ends the others' short, knows the centre and the second draw. It values every
 * placement by what the open lines will score and, with time left, tries the best in short playouts.
 */
export const reference: MetroBot = referenceWith("reference", SENSES);

/** The same without knowledge of modules, to measure in matches what that is worth. */
export const senselessReference: MetroBot = referenceWith("reference:without-sense", new Map());

/** The same player under another name, with this knowledge of modules. */
export function referenceWith(name: string, senses: Senses): MetroBot {
  return {
    name,
    choose(view, random, given) {
      const budget = asTime(given, PLAN.playoutsAMillisecond);
      const deadline = budget.now() + budget.moveTime;
      const layout = metro.layoutOf(view.setup);
      const onePly = new OnePly(layout, weightsFor(layout));
      const board = metroSearch.guess(view, random);
      const affairs = layout.modules.length
        ? new Affairs(layout, metro.sceneOf(view), board.toAct, onePly.lines, senses)
        : undefined;
      onePly.look(board, view.unseen, affairs);
      if (onePly.count === 1 || budget.moveTime < LEAST_FOR_PLAYOUTS) return metroSearch.decodeMove(onePly.best());
      const playouts = affairs
        ? Playouts.withModules(layout, onePly.lines, affairs)
        : Playouts.plain(layout, onePly.lines);
      return metroSearch.decodeMove(playouts.choose(view, onePly, random, budget, deadline));
    },
  };
}
