import type { Who } from "../types.ts";
import { count, inside, list, number, points, signed } from "./grammar.ts";

const rounded = (n: number): string => number(Math.round(n));
const signedRound = (n: number): string => signed(Math.round(n) || 0);
const percent = (share: number): string => `${number(Math.round(share * 100))} %`;

const whom = ({ name, isYou }: Who): string => (isYou ? "you" : name);

/** Compares the luck and the decisions of two players. */
const draws = (n: number, own: Who, other: Who): string =>
  n === 0
    ? "The draws were even"
    : `The draws gave ${whom(own)} ${number(Math.abs(n))} ${n > 0 ? "more" : "less"} than ${inside(other)}`;
const decided = (n: number, own: Who, other: Who): string =>
  n === 0
    ? "decisions cost both the same"
    : `decisions cost ${n < 0 ? whom(own) : inside(other)} ${number(Math.abs(n))} more`;

/** What the analysis counted: whole endings of the game, or positions. */
type Counted = "endings" | "positions";
const looked = (n: number, counted: Counted): string =>
  counted === "endings" ? count(n, "ending", "endings") : count(n, "position", "positions");

/** The first player against all others. */
const played = ([first = "", ...others]: readonly string[]): string =>
  others.length ? `${first} against ${list(others)}` : first;

export const review = {
  title: "Review",
  /** The bot that analyses. */
  bot: "Inspector",
  /** The game, the players and the date. */
  about: (game: string, players: readonly Who[], day: string) =>
    [game, played(players.map(({ name }) => name)), ...(day ? [day] : [])].join(", "),
  result: "Result",
  share: "Share",
  back: "Back to the result",
  notReplayed: "This record cannot be played through, so there is nothing to look at.",
  /** Who rated the moves, and how thoroughly. */
  valued: (bot: string, n: number, counted: Counted) => `valued by ${bot}, ${looked(n, counted)} a move`,
  unvalued: (bot: string) => `${bot} begins to value the moves`,
  progress: {
    label: "Valuing the moves",
    running: (done: number) => `Valuing the moves, ${percent(done)}`,
    /** The server is analysing, or other reviews come first. */
    onServer: (done: number) => `The server values the moves, ${percent(done)}`,
    queued: (before: number) => `In line on the server, ${count(before, "review", "reviews")} first`,
    here: "Value here",
    stopped: (done: number) => `Stopped at ${percent(done)}`,
    failed: (reason: string) => `The moves could not be valued: ${reason}`,
    done: "All moves are valued.",
    stop: "Stop",
    goOn: "Go on",
  },
  marks: {
    best: "best",
    good: "good",
    inaccuracy: "slip",
    blunder: "blunder",
    none: "no choice",
    waiting: "not valued yet",
  },
  decided: {
    title: "Where it was decided",
    /** The result for the reader, or for the first seat. */
    headline: ({ name }: Who, margin: number) =>
      margin === 0 ? "Nobody was ahead" : `${name} ${margin > 0 ? "won" : "lost"} by ${number(Math.abs(margin))}`,
    alone: ({ name }: Who, n: number) => `${name}: ${points(n)}`,
    /** Start, luck and decisions of two players, which add up to the margin. */
    sentence: (start: number, luck: number, decisions: number, own: Who, other: Who) =>
      `${start === 0 ? "" : `${own.isYou ? "Your" : `${own.name}'s`} seat was worth ${signed(start)} from the start. `}${draws(luck, own, other)}, ${decided(decisions, own, other)}.`,
    /** For one of more than two players, or a solo game. */
    own: (own: Who, luck: number, decisions: number) =>
      `The draws gave ${whom(own)} ${signed(luck)}, ${own.isYou ? "your" : "their"} decisions ${signed(decisions)}.`,
    soFar: "As far as it is valued.",
    luck: "Luck",
    decisions: "Decisions",
    points: (n: number) => signed(n),
  },
  read: {
    title: "How to read it",
    luck: "is what the draws gave, against what they gave the others.",
    decisions: "are what moves lost against the best, where that is more than the error.",
    /** How deep the analysis was for this many decisions, and its time limit. */
    depth: (decisions: number, n: number, counted: Counted, seconds: number) =>
      `${count(decisions, "decision", "decisions")}, about ${looked(n, counted)} for each: as deep as ${count(seconds, "second", "seconds")} allow.`,
    error: (n: number) => `All of it may be off by ${number(Math.max(1, Math.round(n)))}.`,
  },
  graph: {
    margin: "Expected final margin",
    points: "Expected final points",
    win: "Chance to win",
    measure: "What the graph shows",
    ahead: ({ name, isYou }: Who) => (isYou ? "you ahead" : `${name} ahead`),
    /** Below the small graph on the result page. */
    over: "expected margin over the game",
    band: "eight endings of ten lie here",
    table: "As a table",
    graph: "As a graph",
    tick: (n: number) => signed(n),
    percent: (n: number) => `${number(n)} %`,
    /** The cursor's label. */
    flag: (n: number, move: string) => `Move ${number(n)}, ${move}`,
    cost: (flag: string, loss: number, error: number) => `${flag}: cost ${rounded(loss)} ± ${rounded(error)}`,
    /** A moment of the graph, for screen readers. */
    value: (said: string, margin: number, win: number) =>
      `${said}. Expected margin ${signedRound(margin)}, chance to win ${percent(win)}`,
    columns: {
      move: "Move",
      who: "Player",
      played: "Played",
      margin: "Margin",
      range: "Eight of ten",
      win: "Wins",
      cost: "Cost",
      mark: "Mark",
    },
    range: (low: number, high: number) => `${signedRound(low)} to ${signedRound(high)}`,
  },
  moves: {
    title: "Moves",
    key: "Key moments",
    all: "All moves",
    none: "No move lost more than the error. Nothing to blame.",
    waiting: "They come as the moves are valued.",
    loss: (n: number) => signed(-Math.round(n) || 0),
    row: (n: number, who: Who, move: string, mark: string) => `Move ${number(n)}, ${inside(who)}, ${move}: ${mark}`,
  },
  steps: {
    label: "Steps",
    first: "First move",
    back: "Move before",
    forward: "Next move",
    last: "Last move",
    mistake: "Next mistake",
    of: (n: number, all: number) => `move ${number(n)} of ${number(all)}`,
  },
  verdict: {
    heading: (n: number, who: Who, move: string) => `Move ${number(n)}, ${inside(who)}: ${move}`,
    forced: "There was nothing else to do.",
    best: "Nothing promised more.",
    even: (loss: number, error: number) =>
      `The best promised ${number(Math.round(loss * 10) / 10)} more, which lies within the error of ${number(Math.round(error * 10) / 10)}.`,
    waiting: "This move has not been valued yet.",
    both: (best: number, played: number) => `best ${signedRound(best)} · played ${signedRound(played)}`,
    /** With the name of the move, if it is short. */
    played: (move: string | undefined) => (move === undefined ? "played" : `played, ${move}`),
    bestMove: (move: string | undefined) => (move === undefined ? "best" : `best, ${move}`),
    compared: "Played beside best",
    fact: "What counts",
    win: "Chance to win",
    winShare: percent,
    margin: "Expected margin",
    marginIs: (margin: number) => signedRound(margin),
    within: (margin: number, error: number) => `${signedRound(margin)} ± ${rounded(error)}`,
  },
  trying: {
    start: "Try another move",
    short: "Try another",
    title: "Try another move",
    prompt: "Choose on the board, or here:",
    thinking: "Weighing…",
    value: (move: string, margin: number, error: number) => `${move}: ${signedRound(margin)} ± ${rounded(error)}`,
    less: (n: number) => (Math.round(n) === 0 ? "as good as the best" : `${rounded(n)} less than the best`),
    isPlayed: "this was played",
    isBest: "the best",
    stop: "Back to what was played",
    back: "Back",
    tried: (move: string | undefined) => (move === undefined ? "tried" : `tried, ${move}`),
    soFar: (n: number, counted: Counted) => `${looked(n, counted)} so far`,
  },
  playOn: {
    start: "Play on from here",
    short: "Play on",
    full: "There is no room to keep another table in this browser.",
  },
  keys: "← and → step, ↑ and ↓ go a whole round, V plays through, N goes to the next mistake, T tries another move.",
};
