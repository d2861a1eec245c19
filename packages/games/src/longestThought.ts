import type { Rung } from "./botLadder.ts";

/** What a message to a bot and back takes besides. */
const ON_THE_WAY = 60;

const PATIENT: Rung = "inspector";

/** How long a bot may take for an answer, in milliseconds: only the strongest uses all of the time that it gets. */
export function longestThought(bot: string, thinkingTime: number): number {
  return bot === PATIENT ? thinkingTime + ON_THE_WAY : 0;
}
