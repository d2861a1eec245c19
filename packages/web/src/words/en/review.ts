import type { Who } from "../types.ts";
import { count, inside, list, number, points, signed } from "./grammar.ts";

const rounded = (n: number): string => number(Math.round(n));
const signedRound = (n: number): string => signed(Math.round(n) || 0);
const percent = (share: number): string => `${number(Math.round(share * 100))}%`;

const whom = ({ name, isYou }: Who): string => (isYou ? "you" : name);

/** Compares the luck and the decisions of two players. */
const draws = (n: number, own: Who, other: Who): string =>
  n === 0
    ? "Luck was even"
    : `Luck gave ${whom(own)} ${points(Math.abs(n))} ${n > 0 ? "more" : "less"} than ${inside(other)}`;
const decided = (n: number, own: Who, other: Who): string =>
  n === 0
    ? "and decisions cost both the same"
    : `and decisions cost ${n < 0 ? whom(own) : inside(other)} ${points(Math.abs(n))} more`;

/** What the analysis counted: whole endings of the game, or positions. */
type Counted = "endings" | "positions";
const looked = (n: number, counted: Counted): string =>
  counted === "endings" ? count(n, "simulated ending", "simulated endings") : count(n, "position", "positions");

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
  back: "Back to result",
  notReplayed: "This record can't be replayed, so there's nothing to review.",
  progress: {
    label: "Analysing moves",
    running: (done: number) => `Still thinking, ${percent(done)}`,
    /** The server is analysing, or other reviews come first. */
    onServer: (done: number) => `Still thinking on the server, ${percent(done)}`,
    queued: (before: number) => `Waiting for the server, ${count(before, "review", "reviews")} ahead`,
    here: "Analyse here",
    stopped: (done: number) => `Stopped at ${percent(done)}`,
    failed: "Couldn't analyse the moves. Try again.",
    done: "All moves are analysed.",
    stop: "Stop",
    goOn: "Continue",
  },
  marks: {
    best: "best",
    good: "good",
    inaccuracy: "inaccuracy",
    blunder: "blunder",
    none: "no choice",
    waiting: "still thinking",
  },
  decided: {
    title: "What decided the game",
    /** The result for the reader, or for the first seat. */
    headline: ({ name }: Who, margin: number) =>
      margin === 0 ? "It was a tie" : `${name} ${margin > 0 ? "won" : "lost"} by ${number(Math.abs(margin))}`,
    alone: ({ name }: Who, n: number) => `${name}: ${points(n)}`,
    /** Start, luck and decisions of two players, which add up to the margin. */
    sentence: (start: number, luck: number, decisions: number, own: Who, other: Who) =>
      `${start === 0 ? "" : `${own.isYou ? "Your" : `${own.name}'s`} starting position was worth ${signed(start)}. `}${draws(luck, own, other)}, ${decided(decisions, own, other)}.`,
    /** For one of more than two players, or a solo game. */
    own: (own: Who, luck: number, decisions: number) =>
      `Luck was worth ${signed(luck)} to ${whom(own)}, and ${own.isYou ? "your" : "their"} decisions ${signed(decisions)}.`,
    soFar: "Still thinking. This appears when all moves are analysed.",
    luck: "Luck",
    decisions: "Decisions",
    points: (n: number) => signed(n),
  },
  read: {
    title: "How to read this",
    luck: "is what the draws gave a player, compared with the others.",
    decisions:
      "are the points that moves cost a player compared with the best move, if that's more than the margin of error.",
    mistakes:
      "A move counts as a mistake only if its player could see what was better, and if the difference is beyond the margin of error. A verdict appears once it's final.",
    /** How deep the analysis was for this many decisions, and its time limit. */
    depth: (bot: string, decisions: number, n: number, counted: Counted, seconds: number) =>
      `${bot} examined ${count(decisions, "decision", "decisions")} with about ${looked(n, counted)} each, as many as fit into ${count(seconds, "second", "seconds")}.`,
    error: (n: number) => `Luck and decisions may be off by ${number(Math.max(1, Math.round(n)))}.`,
  },
  graph: {
    margin: "Predicted final lead",
    points: "Predicted final points",
    win: "Chance to win",
    measure: "What the graph shows",
    ahead: ({ name, isYou }: Who) => (isYou ? "you ahead" : `${name} ahead`),
    band: "80% of simulated endings",
    table: "Show as table",
    graph: "Show as graph",
    tick: (n: number) => signed(n),
    percent: (n: number) => `${number(n)}%`,
    /** The cursor's label. */
    flag: (n: number, move: string) => `Move ${number(n)}, ${move}`,
    cost: (flag: string, loss: number, error: number) => `${flag}: cost ${rounded(loss)} ± ${rounded(error)}`,
    /** A moment of the graph, for screen readers. */
    value: (said: string, margin: number, win: number) =>
      `${said}. Predicted final lead ${signedRound(margin)}, chance to win ${percent(win)}`,
    columns: {
      move: "Move",
      who: "Player",
      played: "Played",
      margin: "Lead",
      range: "80% range",
      win: "Chance to win",
      cost: "Cost",
      mark: "Rating",
    },
    range: (low: number, high: number) => `${signedRound(low)} to ${signedRound(high)}`,
  },
  moves: {
    title: "Moves",
    key: "Key moments",
    all: "All moves",
    none: "No move cost more than the margin of error. No mistakes found.",
    waiting: "Still thinking. They appear when all moves are analysed.",
    loss: (n: number) => signed(-Math.round(n) || 0),
    row: (n: number, who: Who, move: string, mark: string) => `Move ${number(n)}, ${inside(who)}, ${move}: ${mark}`,
  },
  steps: {
    label: "Steps",
    first: "First move",
    back: "Previous move",
    forward: "Next move",
    last: "Last move",
    mistake: "Next mistake",
    of: (n: number, all: number) => `move ${number(n)} of ${number(all)}`,
  },
  verdict: {
    heading: (n: number, who: Who, move: string) => `Move ${number(n)}, ${inside(who)}: ${move}`,
    forced: "There was no other move.",
    best: "No move was clearly better.",
    /** For another move that seems better, within the margin of error. */
    even: (move: string) => `Perhaps better: ${move}. It's too close to tell.`,
    /** For another move that is better in a way nobody could see. */
    unseen: (move: string) => `The analysis prefers ${move}, but the board doesn't show why.`,
    waiting: "Still thinking about this move.",
    /** The analysis' own numbers, folded. */
    figures: "Figures",
    /** With the name of the move, if it is short. */
    played: (move: string | undefined) => (move === undefined ? "played" : `played, ${move}`),
    bestMove: (move: string | undefined) => (move === undefined ? "best" : `best, ${move}`),
    compared: "Played move and best move",
    fact: "Measure",
    win: "Chance to win",
    winShare: percent,
    margin: "Predicted final lead",
    marginIs: (margin: number) => signedRound(margin),
    within: (margin: number, error: number) => `${signedRound(margin)} ± ${rounded(error)}`,
  },
  trying: {
    start: "Try another move",
    short: "Try another",
    title: "Try another move",
    prompt: "Choose a move on the board or here:",
    thinking: "Analysing…",
    value: (move: string, margin: number, error: number) => `${move}: ${signedRound(margin)} ± ${rounded(error)}`,
    less: (n: number) => (Math.round(n) === 0 ? "as good as the best move" : `${rounded(n)} less than the best move`),
    isPlayed: "the move played",
    isBest: "the best move",
    stop: "Back to the move played",
    back: "Back",
    tried: (move: string | undefined) => (move === undefined ? "tried" : `tried, ${move}`),
    soFar: (n: number, counted: Counted) => `${looked(n, counted)} so far`,
  },
  playOn: {
    start: "Play on from here",
    short: "Play on",
    full: "This browser has no space for another table. Delete an old one first.",
  },
  keys: "← and → step through the moves, ↑ and ↓ jump a whole round, V replays, N jumps to the next mistake, T tries another move.",
};
