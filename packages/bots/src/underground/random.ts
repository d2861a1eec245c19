import { underground } from "@interchange/underground";
import type { UndergroundBot } from "./undergroundBot.ts";

/** Any legal move, each as likely as the other. */
export const random: UndergroundBot = {
  name: "random",
  choose: (view, source) => source.pick(underground.moves(view)),
};
