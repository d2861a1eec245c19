import type { LessonTexts } from "../../../table/learn/lesson.ts";
import { count, list, points, tiles } from "../grammar.ts";
import type { TutorialStep } from "../../../games/metro/learn/tutorial.ts";

const steps: LessonTexts<TutorialStep> = {
  leave: ({ line }) => ({
    topic: "Your stations",
    says: "You're yellow, with the triangle. A line starts at every station with your mark.",
    task: `Tap the marked square, then “Place it”. Line ${line} leaves its station.`,
    done: `Line ${line} has left its station: one tile so far.`,
    knows: "Your lines start at stations of your colour",
    why: `Line ${line} starts at its station, so its first tile goes right in front of it.`,
  }),
  grow: ({ line, tiles: after, other }) => ({
    topic: "Growing",
    since: `Blue placed a tile on ${other}.`,
    says: "A line grows with every tile it crosses.",
    task: `Extend line ${line}. Tiles go on the edge or next to other tiles, always with the arrow pointing up.`,
    done: `${tiles(after)} now. Long lines are your goal.`,
    knows: "A line grows with every tile it crosses",
    why: `Only the square at its open end makes line ${line} longer.`,
  }),
  station: ({ line, points: paid }) => ({
    topic: "Reaching a station",
    says: "A line that reaches an arrival ends there and is scored right away.",
    task: `Any station will do, even its own. End line ${line}.`,
    done: `${points(paid)}: one for each time the line crosses a tile. It crosses one of its tiles twice.`,
    knows: "A line is scored when it reaches a station",
    why: `Line ${line} continues on another square.`,
  }),
  twice: ({ line, place, before, tiles: after }) => ({
    topic: "Crossing a tile twice",
    says: "A tile that a line crosses twice counts twice.",
    task: `Place your curves in front of line ${line} and watch the line come back.`,
    done: `From ${before} to ${after} with a single tile: the line crosses ${place} twice.`,
    knows: "A tile that a line crosses twice counts twice",
    why: `Line ${line} comes back only if you place the tile on the marked square.`,
  }),
  centre: ({ line, tiles: after, points: paid }) => ({
    topic: "The centre",
    says: `Line ${line} is one square short of the centre.`,
    task: "Place your tile on the marked square. Lines that end in the centre count double.",
    done: `It crosses tiles ${after} times, and that counts double: ${points(paid)}.`,
    knows: "Lines that end in the centre count double",
    why: `From there, line ${line} wouldn't reach the centre.`,
  }),
  short: ({ line, place }) => ({
    topic: "Not too short",
    says: "A single tile may not connect a departure to an arrival. A line must be longer than that.",
    task: `This tile would do it in a corner such as ${place}. Try it there, or extend line ${line} right away.`,
    done: `You always see the rule if a square isn't allowed. Line ${line} continues.`,
    knows: "A line must cross more than one tile",
    why: `The marked square makes line ${line} longer.`,
  }),
  two: ({ line, other }) => ({
    topic: "Two at once",
    says: "Every tile has four tracks, so it can extend two of your lines.",
    task: `Look at both ends: lines ${line} and ${other} continue on the same square.`,
    done: `Lines ${line} and ${other} both grew by two.`,
    knows: "One tile can extend several lines",
    why: `Lines ${line} and ${other} meet on the marked square.`,
  }),
  another: ({ line, points: paid }) => ({
    topic: "Another tile",
    says: "You don't have to place the tile in your hand.",
    task: `Draw another tile. You must place that one now: end line ${line} with it.`,
    done: `${points(paid)}, and your own tile stays in your hand for the next turn.`,
    knows: "You can draw another tile and place that one",
    why: `Only the tile you draw ends line ${line}, at its open end.`,
  }),
  block: ({ line, theirs }) => ({
    topic: "Opponents' lines",
    says: "You can build on anybody's lines, even to end them early.",
    task: `Lead blue's line ${line} straight into a station.`,
    done: `Blue gets ${points(theirs)} for a line that could have become long.`,
    knows: "End opponents' lines early to limit their score",
    why: `Line ${line} leaves its station on the marked square.`,
  }),
  exception: ({ line, points: paid }) => ({
    topic: "The exception",
    says: "If a tile would make a line of one tile on every free square, you may place it anyway.",
    task: `Three squares are left, and your tile would do it on all of them. Place it in front of your line ${line}.`,
    done: `Line ${line} ends after a single tile: ${points(paid)}.`,
    knows: "A line of one tile is allowed if nothing else is",
    why: `Only the marked square ends your own line ${line}.`,
  }),
  last: ({ line, tiles: after, points: paid, totals: [mine, theirs] }) => ({
    topic: "The end",
    says: "The game ends with the last tile. The player with the most points wins.",
    task: `One square is left. Place the last tile and see where line ${line} goes.`,
    done: `It crosses tiles ${after} times: ${points(paid)}. You win ${mine} to ${theirs}.`,
    knows: "When the board is full, the player with the most points wins",
    why: "There's only one square left.",
  }),
};

/** The lesson about Metro. */
export const lesson = {
  steps,
  line: (number: number) => `Line ${number}`,
  /** The two tracks of a station, with a picture. */
  departure: (line: number) => `Departure: line ${line} starts here`,
  arrival: "Arrival: any line can end here",
  soFar: (n: number) => `worth ${n} so far`,
  scored: (n: number) => points(n),
};

/** Comments on a first game. */
export const commentary = {
  welcome: "Dashed squares take your tile, and a tap on a station shows its line.",
  placed: "Ask of every square: does it help a line of yours, or hurt one of your opponent's?",
  line: "A line that ends scores a point for each time it crosses a tile, and then it's done.",
  centre: "A line that ends in the centre counts double, so lead long ones there.",
  ended: "Your opponent can end your lines too: open ones near a station are at risk.",
  cut: "You ended your opponent's line early, so it can't get any longer.",
  theirCentre: "Keep an eye on the squares beside the centre: lines that get in count double.",
  oops: "Your opponent ended its own line early: before you place a tile, look where its track leads.",
  danger: (line: number) => `Line ${line} is long and can be ended any time: extend it, or lead it to the centre.`,
  /** Rule 3.5, for the player's own tile and for another's that was placed. */
  exception: "Your tile would end a line of one tile on any square, so this time it may.",
  exceptionUsed: "That tile would have ended a line of one tile on any square, so it was allowed.",
  half: "Half of the board is full: make the most of the lines that are still open.",
  won: (mine: number, theirs: number) => `You won ${mine} to ${theirs}: the review shows which moves mattered.`,
  lost: (mine: number, theirs: number) => `${mine} to ${theirs}: the review shows where you could have scored more.`,
  /** What helps at a turn before which nothing special happened. */
  hints: {
    draw: "If no square suits your tile, draw another, but then you have to place that one.",
    preview: "Choose any square to see what your tile would do there: it counts only once you place it.",
    short: "End your opponent's lines while they're short, and they won't score much.",
    estimate: "The small number beside a player's points is what they'd have if it ended like this.",
  },
};

/** Examples in the rules. Their outcomes come from the engine and use the texts of the table. */
export const examples = {
  /** By the id in the rules. */
  titles: {
    stations: "Who owns which station",
    tiles: "Kinds of tile",
    "drawing-another": "Another tile instead of the one in your hand",
    where: "Where a tile may go",
    "one-tile": "A line must cross more than one tile",
    exception: "The exception: a tile that fits nowhere else",
    "three-lines": "Three lines end, one of them in the centre",
    "twice-over": "A line crosses a tile twice and ends in the centre",
    several: "One tile ends two lines",
    "eighty-two": "The last tile of a game",
    exchange: "Taking the face-up share",
    "third-place": "Two companies share third place",
    shares: "What shares are worth, and the largest stake",
    "centre-to-centre": "From the centre back into the centre",
    "no-neighbour": "A central station is not a neighbour",
    "shown-share": "Showing a share to place its company's station",
    "through-the-centre": "Through the centre and out again",
    "two-scores": "The weakest company, and the challenge",
    "number-28": "A line ends at somebody's number",
    "paris-row": "A row of tourists at the end",
    "stockholm-row": "Two tourists at the end",
    "taxi-arrives": "The taxi arrives",
    "taxi-passes": "The taxi does not arrive",
    "waiting-tourist": "A line picks up a tourist",
    "new-york-board": "Five tourists at the end",
    "three-tiles": "Past a tourist three times",
    tickets: "Tickets for passing tourists",
  } as Readonly<Record<string, string>>,
  /** The names of players: the colour of their lines, or their number if companies own the lines. */
  names: {
    yellow: "Yellow",
    blue: "Blue",
    orange: "Orange",
    green: "Green",
    purple: "Purple",
    black: "Black",
    gray: "Grey",
    red: "Red",
    white: "White",
    brown: "Brown",
  },
  player: (n: number) => `Player ${n}`,
  trace: "Choose a station or a line to follow the line.",
  try: "Choose a square for this tile and see what the rules say.",
  may: (square: string) => `The tile may go on ${square}.`,
  mayNot: (square: string) => `The tile may not go on ${square}.`,
  seats: "Players",
  hand: "In hand",
  drawn: "Drawn tile",
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
    turn: "On your turn, place the tile in your hand, or draw another one and place that.",
    place: "Tiles go on the edge or next to another tile, with their arrow up.",
    score: "A line that reaches a station scores 1 point each time it crosses a tile, no matter who placed the tile.",
    centre: "A line that ends in the centre scores double.",
    end: "When all 60 tiles are on the board, the player with the most points wins.",
  },
};

/** Whose lines an example shows: the names of their owners, and how many lines there are. */
export const whoseLines = (names: readonly string[], lines: number): string =>
  `${list(names)}'s ${names.length > 1 || lines > 1 ? "lines" : "line"}`;
