import type { LessonTexts } from "../../../table/learn/lesson.ts";
import { count, list, points, tiles } from "../grammar.ts";
import type { TutorialStep } from "../../../games/metro/learn/tutorial.ts";

const steps: LessonTexts<TutorialStep> = {
  leave: ({ line }) => ({
    topic: "Your stations",
    says: "You are yellow, the triangle. Every station with your mark sends out a line.",
    task: `Tap the marked square, then Place it. Line ${line} leaves its station.`,
    done: `Line ${line} is on its way: one tile so far.`,
    knows: "Your lines leave from the stations of your colour",
    why: `Line ${line} begins at its station, so its first tile lies right before it.`,
  }),
  grow: ({ line, tiles: after }) => ({
    topic: "Growing",
    says: "A line grows with every tile that it passes.",
    task: "Continue it. Tiles go on the edge or beside other tiles, always with their arrow up.",
    done: `${tiles(after)} now. Long lines are what you want.`,
    knows: "A line grows with every tile it passes",
    why: `Only the square at its open end makes line ${line} longer.`,
  }),
  station: ({ line, points: paid }) => ({
    topic: "Reaching a station",
    says: "A line that reaches a station ends, and is scored at once.",
    task: `It may be any station, even its own. Finish line ${line}.`,
    done: `${points(paid)}: one for each time it crosses a tile. It crosses one of its tiles twice.`,
    knows: "A line that reaches a station is scored",
    why: `Line ${line} waits at another square.`,
  }),
  twice: ({ line, place, before, tiles: after }) => ({
    topic: "Twice over a tile",
    says: "A tile that a line passes twice counts twice.",
    task: `Lay curves in the way of line ${line} and watch it come back.`,
    done: `From ${before} to ${after} with a single tile: the line crosses ${place} two times.`,
    knows: "A tile passed twice counts twice",
    why: `Line ${line} comes back only from the marked square.`,
  }),
  centre: ({ line, tiles: after, points: paid }) => ({
    topic: "The centre",
    says: `Line ${line} stops one square short of the centre.`,
    task: "Lay your tile on the marked square. Lines that end in the centre count double.",
    done: `It crosses tiles ${after} times, and that is doubled: ${points(paid)}.`,
    knows: "Lines that end in the centre count double",
    why: `From there line ${line} would not reach the centre.`,
  }),
  short: ({ line, place }) => ({
    topic: "Not too short",
    says: "No tile may join a departure to an arrival by itself alone.",
    task: `In a corner such as ${place} this one would. Try it, or make line ${line} longer right away.`,
    done: `A forbidden square always tells you its rule. Line ${line} goes on.`,
    knows: "No line may run over one tile only",
    why: `The marked square makes line ${line} longer.`,
  }),
  two: ({ line, other }) => ({
    topic: "Two at once",
    says: "Every tile carries four tracks, so it can serve two of your lines.",
    task: `Find both ends: lines ${line} and ${other} wait for the same square.`,
    done: `Lines ${line} and ${other} both grew by two.`,
    knows: "One tile can serve several lines",
    why: `Lines ${line} and ${other} meet at the marked square.`,
  }),
  another: ({ line, points: paid }) => ({
    topic: "Another tile",
    says: "You need not place the tile in your hand.",
    task: `Draw another one. That one must be placed now: let it finish line ${line}.`,
    done: `${points(paid)}, and your own tile stays in your hand for the next turn.`,
    knows: "You may draw another tile and place that one",
    why: `It is the tile you draw that finishes line ${line}, at its open end.`,
  }),
  block: ({ line, theirs }) => ({
    topic: "Ending others' lines",
    says: "You may build on anybody's lines, also to end them early.",
    task: `Lead blue's line ${line} into a station at once.`,
    done: `Blue gets ${points(theirs)} for a line that could have become long.`,
    knows: "Ending others' lines early keeps them poor",
    why: `Line ${line} leaves its station at the marked square.`,
  }),
  last: ({ line, tiles: after, points: paid, totals: [mine, theirs] }) => ({
    topic: "The end",
    says: "The game ends with the last tile, and whoever has most points wins.",
    task: `You are ${points(theirs - mine + paid)} behind. Place the last tile and see where line ${line} runs.`,
    done: `It crosses tiles ${after} times: ${points(paid)}, and you win by ${mine} to ${theirs}.`,
    knows: "Most points win when the board is full",
    why: "There is one square left.",
  }),
};

/** The lesson about Metro. */
export const lesson = {
  steps,
  line: (number: number) => `Line ${number}`,
  soFar: (n: number) => `worth ${n} so far`,
  scored: (n: number) => points(n),
};

/** Comments on a first game. */
export const commentary = {
  welcome: "Lay tiles so that your lines run long. The board follows every line for you: tap a station to see one.",
  placed: "Every square asks two things: does it help a line of yours, and does it hinder one of theirs?",
  line: (line: number, n: number) =>
    `Line ${line} has ended: ${points(n)}, one for each tile it passed. Your other lines go on.`,
  centre: (line: number, n: number) => `Line ${line} reached the centre, so it counted double: ${points(n)}.`,
  ended: (line: number, n: number) =>
    `Your line ${line} was ended for you, at ${points(n)}. Lines that wait near a station are in danger.`,
  cut: (line: number, n: number) => `You ended their line ${line} early: only ${points(n)} for them.`,
  theirCentre: (line: number, n: number) =>
    `Their line ${line} got to the centre: ${points(n)}. Squares beside the centre are worth watching.`,
  danger: (line: number, tiles: number) =>
    `Line ${line} has ${tiles} tiles by now. It could be ended any time: lead it on, or to the centre while you can.`,
  half: "Half of the board is full. What is still open now is worth finishing well.",
  won: (mine: number, theirs: number) => `You have won, ${mine} to ${theirs}. The review shows what counted.`,
  lost: (mine: number, theirs: number) => `${mine} to ${theirs}. The review shows where points were left lying.`,
};

/** Examples in the rules. Their outcomes come from the engine and use the texts of the table. */
export const examples = {
  /** By the id in the rules. */
  titles: {
    stations: "Who owns which station",
    tiles: "The kinds of tiles",
    "drawing-another": "Another tile instead of the one in hand",
    where: "Where a tile may go",
    "one-tile": "No line over one tile only",
    exception: "Unless the tile fits nowhere else",
    "three-lines": "Three lines end, one of them in the centre",
    "twice-over": "Twice over one tile, and into the centre",
    several: "One tile ends two lines",
    "eighty-two": "The last tile of a game",
    exchange: "Taking the share that lies open",
    "third-place": "Two companies share the third place",
    shares: "What shares pay, and most percent",
    "centre-to-centre": "From the centre back into the centre",
    "no-neighbour": "A central station is no neighbour",
    "shown-share": "A share is shown, and its company sets a tile",
    "through-the-centre": "Through the centre and out again",
    "two-scores": "The company with least, and the challenge",
    "number-28": "A line ends at a number that somebody holds",
    "paris-row": "A row of tourists at the end",
    "stockholm-row": "Two tourists at the end",
    "taxi-arrives": "The taxi gets there",
    "taxi-passes": "The taxi does not get there",
    "waiting-tourist": "A tourist is met",
    "new-york-board": "Five tourists at the end",
    "three-tiles": "Three times past a tourist",
    tickets: "Tickets for passing tourists",
  } as Readonly<Record<string, string>>,
  /** The names of seats: the colour of their lines, or their number if companies own the lines. */
  names: {
    yellow: "Yellow",
    blue: "Blue",
    orange: "Orange",
    green: "Green",
    purple: "Purple",
    black: "Black",
    gray: "Gray",
    red: "Red",
    white: "White",
    brown: "Brown",
  },
  player: (n: number) => `Player ${n}`,
  trace: "Choose a station or a line to follow it.",
  try: "Choose a square for this tile and see what the rules say.",
  may: (square: string) => `The tile may lie at ${square}.`,
  mayNot: (square: string) => `The tile may not lie at ${square}.`,
  seats: "Seats",
  hand: "In hand",
  drawn: "Drawn",
  pieces: (n: number) => count(n, "piece", "pieces"),
  tile: (code: string, pieces: string) => `Tile ${code}, ${pieces}`,
  count: "Count",
  /** The items of a final sum. */
  sum: (name: string, points: number) => `${name}: ${count(points, "point", "points")}`,
};

/** The game in a minute, before its rules. Each sentence has a picture. */
export const minute = {
  title: "In a minute",
  says: {
    goal: "Make the lines from your stations as long as you can.",
    turn: "In your turn, place the tile in your hand, or draw another one and place that.",
    place: "Tiles go on the edge or next to another tile, with their arrow up.",
    score: "A line that reaches a station scores 1 point each time it crosses a tile, no matter who placed the tile.",
    centre: "A line that ends in the centre scores double.",
    end: "When all 60 tiles are on the board, the player with the most points wins.",
  },
};

/** Whose lines an example shows: the names of their owners, and how many lines there are. */
export const whoseLines = (names: readonly string[], lines: number): string =>
  names.length > 1 ? `Lines of ${list(names)}` : `${list(names)}'s ${lines > 1 ? "lines" : "line"}`;
