import { count } from "./grammar.ts";

/** Lessons of any game. */
export const learn = {
  title: "Learn",
  about: "Short lessons on a real board: one thing to read, one thing to do.",
  /** A lesson about a game, or about one of its modules. */
  /** A name with two parts, an option and its value, goes after the verb. */
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
  skip: "Skip this step",
  skipShort: "Skip",
  leave: "Leave",
  here: "here",
  showMe: "Show me",
  goOn: "Go on",
  finish: "Finish",
  known: "So far you know",
  keeps: "Leave at any time. The lesson goes on where you left it, also without a network.",
  /** A wrong try, and the rule behind it. */
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

// Made on demand: the home page has these texts too and should not wait for it.
const tenths = (n: number): string =>
  new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);
const points = (n: number): string => `${tenths(n)} ${n === 1 ? "point" : "points"}`;

/** Puzzles of any game. */
export const puzzles = {
  title: "Puzzles",
  game: "Which game",
  daily: "Daily puzzle",
  today: "Today",
  /** Starts with Sunday. */
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as readonly string[],
  about: "Positions of real games where one move is clearly best. Find it.",
  puzzle: (number: number) => `Puzzle ${number}`,
  levels: { 1: "Easy", 2: "Middling", 3: "Hard" } as Readonly<Record<1 | 2 | 3, string>>,
  results: { solved: "solved", missed: "missed" },
  open: "not tried yet",
  solve: "Solve",
  again: "Look again",
  all: "All puzzles",
  next: "Next puzzle",
  streak: (days: number) => `${count(days, "day", "days")} in a row`,
  solvedOf: (solved: number, all: number) => `${solved} of ${all} solved`,
  answer: "This is my answer",
  right: "Right.",
  wrong: "Not the best.",
  /** What the answer is worth compared with the best. */
  loss: (move: string, loss: number, isAtLeast: boolean) =>
    isAtLeast ? `${move} is worth at least ${points(loss)} less.` : `${move} is worth ${points(loss)} less.`,
  lead: (move: string, lead: number, error: number) =>
    `${move} is worth ${points(lead)} more than anything else, give or take ${tenths(Math.max(0.1, error))}.`,
  /** On the home page, about today's puzzle. */
  leads: (lead: number) => `One move is worth ${points(lead)} more than any other.`,
  /** On the home page, about solo games. */
  alone: (best: number, last: number, games: number) =>
    `Alone: best ${best}, last ${last}, ${count(games, "game", "games")}.`,
  tryOut: "The position is still yours to try out.",
  /** The name of the opponent. */
  other: "Bo",
  none: "There is no such puzzle.",
};

/** The pages around the rules. */
export const rules = {
  rule: (number: string) => `Rule ${number}`,
  /** Labels that mark our own parts of a rule; they go before it. */
  marks: { ruling: "Our ruling", unprinted: "Not printed" },
  signs: {
    title: "What the signs mean",
    none: "Without a sign: a rulebook's rule, in our words.",
    ruling: "The rulebooks are silent here or may be read in two ways, and this is what we decided.",
    unprinted: "Printed nowhere that we have seen: it is inferred, or our own design.",
  },
  contents: "Contents",
  search: {
    label: "Search the rules",
    /** The scope of a search in the rules. */
    of: (game: string) => `All rules of ${game} and its modules`,
    found: (n: number) => count(n, "rule found", "rules found"),
    more: (n: number) => `${count(n, "more", "more")}: add a word to narrow it down.`,
    none: (sought: string) => `Nothing here speaks of “${sought}”. Try fewer or other words, or a rule's number.`,
    loading: "Fetching the rules…",
    failed: "The rules could not be fetched.",
  },
  example: {
    label: (title: string) => `Example: ${title}`,
    back: "Back",
    next: "Next",
    again: "From the start",
    step: (n: number, all: number) => `Step ${n} of ${all}`,
    failed: "This example could not be shown.",
  },
};
