import { count } from "./plural.ts";

/** What lessons say, whatever is played. */
export const learn = {
  title: "Learn",
  about: "Short lessons on a real board: one thing to read, one thing to do.",
  /** Of a lesson about a game, or about one of its modules. */
  /** What has two names, an option and how it is played, stands behind the word. */
  learning: (name: string) => (name.includes(" · ") ? `Learn: ${name}` : `Learn ${name}`),
  step: (at: number, all: number) => `step ${at} of ${all}`,
  minutes: (minutes: number) => `about ${count(minutes, "minute", "minutes")} in all`,
  tutorial: (steps: number) => `${count(steps, "short step", "short steps")} on a real board`,
  newTo: (game: string) => `New to ${game}?`,
  onBoard: "Ten short steps on a real board.",
  begin: "Begin",
  goOnAt: (step: number) => `Step ${step}`,
  again: "Once more",
  isDone: "done",
  skipAll: "I know it already",
  introductions: "Short introductions",
  introduction: "Short introduction",
  skip: "Skip this step",
  skipShort: "Skip",
  leave: "Leave",
  here: "here",
  showMe: "Show me",
  goOn: "Go on",
  finish: "Finish",
  known: "So far you know",
  keeps: "Leave at any time. The lesson goes on where you left it, also without a network.",
  /** A place that was tried instead of the marked one, and which rule is behind it. */
  notThere: (place: string) => `Not ${place}.`,
  notThat: "Not this.",
  rule: (rule: string) => `Rule ${rule}`,
  otherSide: "Opponent",
  comments: { title: "Comments", close: "Got it", noMore: "No more comments" },
  over: {
    title: "That is all you need.",
    body: "Now play a gentle first game. A few words tell what happens and why it matters.",
    first: "Play a first game",
    introduced: "Now you know how it works.",
    play: "Set up a table",
    rules: "Read the rules",
    all: "All lessons",
  },
  none: "There is no such lesson.",
};
