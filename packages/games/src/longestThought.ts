import type { Rung } from "./botLadder.ts";

/** The time for a message to a bot and back. */
const ON_THE_WAY = 60;

const PATIENT: Rung = "inspector";

/** The longest a bot may take to answer, in milliseconds. Only the strongest uses all of its time. */
export function longestThought(bot: string, thinkingTime: number): number {
  return bot === PATIENT ? thinkingTime + ON_THE_WAY : 0;
}
