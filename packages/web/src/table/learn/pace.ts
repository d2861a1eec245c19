/** Estimates how long a lesson takes, from its words and its taps. */
import type { Lesson } from "./lesson.ts";

const WORDS_A_MINUTE = 180;
const SECONDS_A_TAP = 3;
/** The tap to the next step. */
const ONWARD = 1;

/** Counts words, ignoring lone punctuation. */
function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function secondsOf(lesson: Lesson): number {
  const { entries } = lesson.record;
  return lesson.steps.reduce((sum, step) => {
    const { topic, since = "", says, task, done, knows } = lesson.words(step);
    const read = wordsIn([topic, since, says, task, done, knows].join(" "));
    const asked = entries
      .slice(step.at)
      .filter(({ by }) => by === "seat")
      .slice(0, step.asks);
    const tapped = asked.reduce((all, { text }) => all + lesson.taps(text), ONWARD);
    return sum + (read * 60) / WORDS_A_MINUTE + tapped * SECONDS_A_TAP;
  }, 0);
}
