import { count, list, signed } from "./grammar.ts";

/** Lessons of any game. */
export const learn = {
  title: "Learn",
  about: "Short lessons on a real board: read a little, then try it.",
  /** A lesson about a game or one of its modules. A name with two parts, an option and its value, goes after a colon. */
  learning: (name: string) => (name.includes(" · ") ? `Learn: ${name}` : `Learn ${name}`),
  step: (at: number, all: number) => `step ${at} of ${all}`,
  minutes: (minutes: number) => `about ${count(minutes, "minute", "minutes")}`,
  tutorial: (steps: number) => `${count(steps, "move", "moves")} on a real board`,
  /** The two lessons about a game. */
  parts: { basics: "Enough to play", more: "The rest" },
  /** The moves since the step before. */
  later: (moves: number) => `${count(moves, "move", "moves")} later`,
  begin: "Start",
  goOnAt: (step: number) => `Go to step ${step}`,
  again: "Start again",
  isDone: "done",
  skipAll: "I already know it",
  introductions: "Short introductions",
  skip: "Skip this step",
  skipShort: "Skip",
  gotIt: "Got it",
  leave: "Leave",
  here: "here",
  showMe: "Show me",
  goOn: "Next",
  finish: "Finish",
  known: "What you know so far",
  keeps: "Leave at any time and continue later, even offline.",
  /** A wrong try, and the rule behind it. */
  notThere: (place: string) => `Not ${place}.`,
  notThat: "Not that one.",
  rule: (rule: string) => `Rule ${rule}`,
  otherSide: "Opponent",
  comments: { title: "Comments", off: "Turn off", noMore: "Turn off comments" },
  over: {
    title: "You can play now.",
    body: "Play an easy first game. Short comments explain what happens and why it matters.",
    first: "Play your first game",
    rest: "The rest can wait until after your first game.",
    more: "Learn the rest",
    everything: "That's everything.",
    game: "Play a game",
    /** After the first game. */
    after: "Ready for more?",
    introduced: "Now you know how it works.",
    play: "Set up a table",
    rules: "Read the rules",
    all: "All lessons",
  },
  none: "This lesson doesn't exist. Choose another.",
};

// Made on demand: the home page has these texts too and should not wait for it.
const tenths = (n: number): string => new Intl.NumberFormat("en", { maximumFractionDigits: 1 }).format(n);
const points = (n: number): string => `${tenths(n)} ${n === 1 ? "point" : "points"}`;

/** Puzzles of any game. */
export const puzzles = {
  title: "Puzzles",
  game: "Game",
  daily: "Daily puzzle",
  today: "Today",
  about: "Positions from real games. One move is best: find it.",
  puzzle: (number: number) => `Puzzle ${number}`,
  /** Whether the answer is certain. */
  kinds: { certain: "Certain answer", expected: "By expectation" },
  aboutKinds: {
    certain: "We tried every move: only one is sure to reach the goal.",
    expected: "A long search expects one move to bring the most by the end of the game. It may be slightly off.",
  },
  goals: {
    score: (n: number) => `Score ${points(n)} this turn.`,
    ride: (n: number) => `Make the passenger use your lines ${n} times this turn.`,
  },
  levels: { 1: "Easy", 2: "Medium", 3: "Hard" } as Readonly<Record<1 | 2 | 3, string>>,
  results: { solved: "solved", missed: "missed" },
  open: "not tried yet",
  solve: "Solve",
  again: "View again",
  all: "All puzzles",
  next: "Next puzzle",
  streak: (days: number) => `${count(days, "day", "days")} in a row`,
  solvedOf: (solved: number, all: number) => `${solved} of ${all} solved`,
  answer: "Submit answer",
  right: "Correct!",
  wrong: "Not the best move.",
  /** What the answer is worth compared with the best. */
  loss: (move: string, loss: number, isAtLeast: boolean) =>
    isAtLeast ? `${move} is worth at least ${points(loss)} less.` : `${move} is worth ${points(loss)} less.`,
  lead: (move: string, lead: number, error: number) =>
    `${move} is worth ${points(lead)} more than any other move, give or take ${tenths(Math.max(0.1, error))}.`,
  /** On the home page, about today's puzzle. */
  find: "One move beats all others.",
  backTomorrow: "Solved. Back tomorrow.",
  /** About the only move that is sure to reach a goal. */
  only: (move: string, best: number, next: number) =>
    `${move} is sure to bring ${points(best)}, the next best ${next}.`,
  /** The points of a move, on the board. */
  scores: signed,
  /** What to find, if it is only expected. */
  leads: (lead: number) => `Find the move that is expected to bring ${points(lead)} more than any other by the end.`,
  /** On the home page, about solo games. */
  alone: (best: number, last: number, games: number) =>
    `Solo: best ${best}, last ${last}, ${count(games, "game", "games")}.`,
  /** What follows the best move in the same turn. */
  andThen: (moves: readonly string[]) => `Then ${list(moves)}.`,
  tryOut: "You can keep trying moves in this position.",
  /** The name of the opponent. */
  other: "Bo",
  none: "This puzzle doesn't exist. Choose another.",
};

/** The pages around the rules. */
export const rules = {
  rule: (number: string) => `Rule ${number}`,
  /** Labels that mark our own parts of a rule; they go before it. */
  marks: { ruling: "Our ruling", unprinted: "Not printed" },
  signs: {
    title: "What the labels mean",
    none: "No label: a rule from a rulebook, in our words.",
    ruling: "The rulebooks don't cover this or can be read in two ways. This is what we decided.",
    unprinted: "We haven't seen this in print. We inferred or designed it.",
  },
  contents: "Contents",
  search: {
    label: "Search the rules",
    /** The scope of a search in the rules. */
    of: (game: string) => `All rules for ${game} and its modules`,
    found: (n: number) => count(n, "rule found", "rules found"),
    more: (n: number) => `${count(n, "more rule", "more rules")}. Add a word to narrow your search.`,
    none: (sought: string) => `No rules match “${sought}”. Try fewer or other words, or a rule number.`,
    loading: "Loading the rules…",
    failed: "Couldn't load the rules. Check your connection and try again.",
  },
  example: {
    label: (title: string) => `Example: ${title}`,
    back: "Back",
    next: "Next",
    again: "Start again",
    step: (n: number, all: number) => `Step ${n} of ${all}`,
    failed: "Couldn't show this example. Reload the page.",
  },
};
