import { underground } from "@interchange/underground";
import type { UndergroundBot } from "./undergroundBot.ts";

/** Any legal move, all equally likely. */
export const random: UndergroundBot = {
  name: "random",
  choose: (view, source) => source.pick(underground.moves(view)),
};
