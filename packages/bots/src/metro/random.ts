import { metro } from "@interchange/metro";
import type { MetroBot } from "./metroBot.ts";

/** Any legal move, each as likely as the other. */
export const random: MetroBot = {
  name: "random",
  choose: (view, source) => source.pick(metro.moves(view)),
};
