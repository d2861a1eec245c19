import { layoutOf, metroSearch } from "@interchange/metro";
import type { MetroBot } from "./metroBot.ts";
import { OnePly } from "./onePly.ts";
import { Playouts } from "./playouts.ts";
import { LINE_WEIGHTS } from "./lineWeights.ts";

/** With fewer milliseconds a move the playouts are too few to know better. */
const LEAST_FOR_PLAYOUTS = 2;

/**
 * A player for people: keeps its own lines open and long, ends the others' short, knows the centre and the second draw.
 * It values every placement by what the open lines will be worth, and with time left tries the best in short playouts.
 */
export const planner: MetroBot = {
  name: "planner",
  choose(view, random, budget) {
    const deadline = budget.now() + budget.moveTime;
    const layout = layoutOf(view.setup);
    const onePly = new OnePly(layout, LINE_WEIGHTS);
    onePly.look(metroSearch.guess(view, random), view.unseen);
    if (onePly.count > 1 && budget.moveTime >= LEAST_FOR_PLAYOUTS)
      return metroSearch.decodeMove(new Playouts(layout, onePly.lines).choose(view, onePly, random, budget, deadline));
    return metroSearch.decodeMove(onePly.best());
  },
};
