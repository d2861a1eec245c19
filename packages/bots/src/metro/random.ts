import { metro } from "@interchange/metro";
import type { MetroBot } from "./metroBot.ts";

/** Any legal move, all equally likely. */
export const random: MetroBot = {
  name: "random",
  choose: (view, source) => source.pick(metro.moves(view)),
};
