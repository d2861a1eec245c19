import type { LineName, Who } from "../../types.ts";
import { capital, colours, count, list, points, signed, tiles } from "../grammar.ts";
import { ends, refusals as everyRefusal } from "../everyGame.ts";
import type { Colour } from "@interchange/boards/palette";

const lines = (names: readonly LineName[]): string =>
  `${names.length > 1 ? "lines" : "line"} ${list(names.map(String))}`;
const SIDE_NAMES = ["top", "right", "bottom", "left"] as const;
const station = (number: number): string => `station ${number}`;
const nobodys = "nobody's";

/** A line that ended, its owner and its points. */
export interface Closed {
  /** Undefined if nobody owns it. */
  readonly whose: Who | undefined;
  readonly line: LineName;
  /** The number of the station where it ended; undefined for the centre. */
  readonly station: number | undefined;
  readonly points: number;
  readonly isDoubled: boolean;
}

/** An edge station and its line, for screen readers. */
export interface StationFacts {
  readonly number: number;
  /** Undefined if nobody owns it. */
  readonly owner: string | undefined;
  readonly length: number;
  readonly end: string;
  readonly more: readonly string[];
}

/** Texts that a table of Metro needs from the start. */
export const table = {
  editions: {
    first: "First edition",
    second: "Second edition",
    bigbox: "BigBox edition",
  } as Readonly<Record<string, string>>,
  title: (edition: string, seats: number, modules: readonly string[]) =>
    ["Metro", edition, count(seats, "player", "players"), ...modules].join(" · "),
  board: "Board",
  tiles,
  signed,

  /** What the viewer has to do, continuing "Your turn". */
  prompts: {
    placeOrDraw: "place your tile, or draw another",
    chooseTile: "choose a tile and a square, or draw another",
    placeDrawn: "place the tile you drew",
    placeOnly: "place your tile",
    drawOnly: "your tile fits nowhere: draw another",
    confirm: (square: string) => `place it on ${square}?`,
  },
  progress: (placed: number, all: number) => `Move ${placed} of ${all}`,
  progressShort: (placed: number, all: number) => `${placed} / ${all}`,
  actions: {
    place: "Place it",
    draw: "Draw another",
    drawShort: "Draw",
    turn: "Turn",
    lines: "Lines",
    modules: "Modules",
    scores: "Scores",
    bag: "Unseen tiles",
  },
  panels: {
    yourTile: "Your tile",
    yourTiles: "Your tiles",
    drawnTile: "The tile you drew",
    unseenAbout: (supply: number, hands: number) =>
      hands
        ? `${tiles(supply)} in the supply and ${hands} in other players' hands.`
        : `${tiles(supply)} in the supply.`,
    line: "The line",
  },
  player: {
    open: (n: number) => (n ? `${count(n, "line", "lines")} open` : "all lines have ended"),
  },
  ends: {
    at: (number: number) => `ends at station ${number}`,
    centre: "ends in the centre",
  },
  doubled: "×2",
  /** A tile in hand, by its code. */
  hand: (n: number, all: number, code: string) =>
    all > 1 ? `Tile ${n} of ${all}, ${code}` : `The tile in your hand, ${code}`,
  trace: {
    line: (name: LineName) => `Line ${name}`,
    nobody: "nobody's line",
    notLeft: "hasn't left its station",
    openAt: (square: string, side: number) => `continues on ${square}, ${SIDE_NAMES[side] ?? ""} side`,
    arrived: (number: number) => `ended at station ${number}`,
    arrivedCentre: "ended in the centre, counts double",
    arrivedCentreOnce: "ended in the centre",
    stop: "Stop following",
    allLines: "Show all lines",
    onlyMine: "Show only my lines",
  },
  station,
  stationFacts: ({ number, owner, length, end, more }: StationFacts) =>
    [station(number), owner ?? nobodys, tiles(length), end, ...more].join(", "),
  fromCentre: (square: string) => `from ${square}`,
  whyNot: (square: string) => `Why not ${square}?`,
  log: {
    placed: ({ name }: Who, square: string, isDrawn: boolean) =>
      isDrawn ? `${name} drew another tile and placed it on ${square}` : `${name} placed a tile on ${square}`,
    drew: ({ name }: Who) => `${name} drew another tile`,
    /** On a chip. */
    drewAnother: "drew another",
    ...ends,
    closed: ({ whose, line, station, points: n, isDoubled }: Closed) => {
      const owner = whose ? (whose.isYou ? "your" : `${whose.name}'s`) : nobodys;
      const where = station === undefined ? "in the centre" : `at station ${station}`;
      const won = whose ? (isDoubled ? `${points(n)}, doubled` : points(n)) : "no points";
      return `${owner} line ${line} ended ${where}, ${won}`;
    },
    overAlone: (most: number) => `the game is over with ${points(most)}`,
    /** The events of one turn in one sentence. Names keep their spelling. */
    sentence: (parts: readonly string[], beginsWithName: boolean) => {
      const joined = parts.join("; ");
      return `${beginsWithName ? joined : capital(joined)}.`;
    },
  },
  first: "Place tiles so that your lines get long before they end.",
  history: {
    at: (n: number, all: number) => `After ${n} of ${tiles(all)}`,
    back: "One tile back",
    forward: "One tile forward",
  },
  handOver: ({ name }: Who) => `Hands are hidden. Pass the screen to ${name}.`,
  lengths: "Show how long lines are",
  zoomIn: "Zoom in on the board",
  zoomOut: "Show the whole board",
  cell: {
    empty: "empty",
    legal: "you can place your tile here",
    choosable: "you can choose it",
    tile: (names: readonly LineName[]) => (names.length ? `a tile with ${lines(names)}` : "a tile"),
    waits: (names: readonly LineName[]) => `${lines(names)} ${names.length > 1 ? "continue" : "continues"} here`,
    centre: "centre",
  },
};

/** The ledger: what a tile would do. */
export const ledger = {
  title: "If you place it here",
  line: (name: LineName) => `Line ${name}`,
  nobody: "nobody's",
  arrow: "→",
  change: (before: number, after: number) => `${before} to ${count(after, "tile", "tiles")}`,
  open: "stays open",
  none: "This doesn't change any line.",
  /** For a line that ends although it might have continued. */
  short: "ends early",
  further: (tiles: number, all: number) =>
    all === 1 ? "the unseen tile would make it longer" : `${tiles} of the ${all} unseen tiles would make it longer`,
  /** For an open line, with the square where it waits. */
  mayEnd: (tiles: number, all: number, square: string) =>
    tiles === 0
      ? `None of the unseen tiles would end it on ${square}.`
      : all === 1
        ? `The unseen tile would end it on ${square}.`
        : `${tiles} of the ${all} unseen tiles would end it on ${square}.`,
  atOnce: "Right away",
  gets: ({ name, isYou }: Who, n: number) => `${name} ${isYou ? "get" : "gets"} ${count(n, "point", "points")}`,
  ahead: (leaders: readonly Who[], n: number) =>
    `${list(leaders.map(({ name }) => name))} ${leaders.length > 1 ? "gain" : "gains"} ${points(n)} on you`,
  /** Means everybody if `others` is undefined. */
  aheadOf: ({ name, isYou }: Who, n: number, others: readonly Who[] | undefined) =>
    `${name} ${isYou ? "gain" : "gains"} ${points(n)} on ${others ? list(others.map((other) => other.name)) : "everybody"}`,
  noPoints: "nobody scores",
  even: "the gaps stay the same",
  more: (n: number) => count(n, "more line", "more lines"),
};

/** The sheets of a table of Metro. */
export const sheets = {
  scores: {
    title: "Scores",
    line: "Line",
    tiles: "Tiles",
    end: "End",
    points: "Points",
    open: "open",
    notLeft: "not started",
    station: (number: number) => `station ${number}`,
    centre: "centre ×2",
    centreOnce: "centre",
    total: "Total",
    estimate: "If it ended like this",
    /** Beside a player whose tiles everybody sees. */
    holds: (tiles: string) => `has ${tiles}`,
    closed: (n: number) => `${count(n, "line", "lines")} ended`,
    trace: (name: LineName) => `Follow line ${name}`,
  },
  strips: {
    title: "All lines, untangled",
    about: "Each line as a strip, from its station to its end, with a mark for each tile it crosses.",
    seat: "Lines of",
    nobody: "Nobody",
    line: (name: LineName, length: number, end: string) => `Line ${name}: ${tiles(length)}, ${end}`,
    stop: (square: string, visit: number, crossed: readonly LineName[]) =>
      [
        square,
        ...(visit > 1 ? [`visit ${visit}`] : []),
        ...(crossed.length ? [`crosses ${crossed.length > 1 ? "lines" : "line"} ${list(crossed.map(String))}`] : []),
      ].join(", "),
  },
  keys: [
    ["Arrow keys", "move around the board"],
    ["Enter or Space", "choose the square, then place the tile"],
    ["Escape", "go back before placing"],
    ["R", "replay the last moves, or turn the tile if this table allows it"],
    ["D", "draw another tile"],
    ["1 2 3", "choose a tile from your hand"],
    ["U", "undo"],
    ["Y", "redo"],
    ["L", "go to the last tile placed"],
    ["T", "follow the lines on this square, one after the other"],
    ["N", "show how long every open line is, or hide it"],
    ["M", "show only your own lines, or all lines"],
    ["Home  ,  .  End", "first position, back, forward, current position"],
    ["← →  ↑ ↓", "in the history: one step, one round"],
    ["?", "this list"],
  ] as readonly (readonly [string, string])[],
  /** Below a refusal whose rule depends on the table's options. */
  playedHere: (edition: string, terms: readonly (readonly [label: string, value: string])[]) =>
    `At this table: ${edition}. ${terms.map(([label, value]) => `${label}: ${value}.`).join(" ")}`,
  comesAgain: "If you draw again, you get the same tiles in the same order.",
  exportRunning:
    "While the game is running, the record shows question marks for anything you can't know yet. You can read it, but not open it here again. To continue elsewhere, export the whole table.",
  exportWhole: "Use this to continue in another browser. It contains everybody's tiles, so don't peek.",
};

/** Why something is not allowed, by refusal code. The number of the rule is shown beside it. */
export const refusals: Readonly<Record<string, string>> & { readonly unknown: string } = {
  ...everyRefusal,
  gameOver: "The game is over: every square has a tile.",
  drawOwed: "Wait for the next tile to be drawn.",
  mustPlaceDrawn: "You drew another tile instead of placing one from your hand. Now you must place that tile.",
  supplyEmpty: "There are no tiles left to draw. Place one from your hand.",
  notInHand: "You don't have this tile. Choose one from your hand.",
  offBoard: "This square isn't on the board. Choose another.",
  centre: "You can't place tiles in the centre. Choose another square.",
  occupied: "There's already a tile on this square, and tiles never move. Choose an empty square.",
  notAdjacent:
    "A tile must be on the edge of the board or next to another tile. There's no tile next to this square yet. Choose another square.",
  noLineThere:
    "No line from a station leads to this square, and this table requires one beside the centre. Choose another square.",
  turned: "You can't turn tiles at this table. The arrow always points up. Place the tile as it is.",
  sameTurn: "The tile looks the same as before when it's turned like this. Turn it another way.",
  oneTile:
    "This tile alone would lead a line from its departure straight into a station: a line of one tile. That's only allowed if the tile fits nowhere else. Choose another square.",
};

/** Explains terms to newcomers in a sentence or two; shown where they are used, with the rule. */
export const terms = {
  rule: (number: string) => `Rule ${number}`,
  open: "An open line has left its station and hasn't reached a station yet. It's worth nothing so far, and every tile it still crosses will count.",
  ended:
    "A line that reaches a station is scored right away: one point for each time it crosses a tile. Its owner gets the points, no matter who placed the tile.",
  doubled: "A line that ends in the centre counts double.",
  nobody: "Nobody scores lines from stations without an owner, or track that leads out of the centre.",
  short: "The line ends here, although it could have become longer with another tile that you haven't seen yet.",
  unseen: "The tiles you haven't seen: those in the supply and those in other players' hands.",
  shares:
    "A share is a part of a company, from 10 to 40 per cent. What it's worth at the end depends on the company's rank. You always have one share of each percentage.",
  profit: "The points of a company's lines. No player gets them: they only decide how the companies rank.",
  value:
    "What a 10% share would be worth if the game ended now: 8 for the company with the most profit, down to 1 for the last.",
  /** Explains options on the setup page. */
  options: {
    start:
      "Who takes the first turn. The others follow in turn order. A random starting player is drawn when the game starts.",
    orientation:
      "Every tile has an arrow. Normally it points the same way as the arrow on the board. If you can turn tiles, a tile fits in up to four ways.",
    "hand-size":
      "How many tiles you have to choose from. The more tiles you have, the more there is to plan and the less luck matters.",
    "open-hands": "Whether everybody sees all hands. Open hands are good for learning together.",
    numbering:
      "The 2000 board numbers the stations in one direction, a later edition in the other. Owners follow the numbers, so they're mirrored.",
    "one-tile-stations":
      "A line must cross more than one tile. This option decides whether lines from stations without an owner are exempt.",
    "one-tile-exception":
      "A tile that fits nowhere else may make a line of one tile. This option decides whether it has to wait while you can still draw another tile.",
    "centre-squares":
      "The first edition says that a tile beside the centre must continue a track. This option decides whether any track will do or only a line from a station.",
  },
};

/** Texts that all modules share. */

export const allModules = {
  first: (titles: readonly string[], goals: readonly string[]) =>
    [
      ...goals,
      `You're playing with ${list(titles)}. ${titles.length === 1 ? "Its" : "Their"} state and rules are beside the board, on small screens under Modules.`,
    ].join(" "),
  colours,
  company: (colour: Colour) => `the ${colours[colour]} company`,
  decide: "make a decision",
  choose: "choose one",
  chooseFirst: "Choose first",
  onBoard: "Choose a square on the board.",
  pass: "Pass",
  passPrompt: "you have no tile left: pass",
  confirms: (action: string) => `${action}?`,
  introduction: "Introduction",
  rules: "Rules",
  /** Whose component values are used. */
  ourValues: "values by Interchange",
  valuesOf: (set: string) => `values from ${set}`,
  nothingToDo: "There's nothing to decide right now.",
  passed: ({ name }: Who) => `${name} passed`,
  sank: ({ name }: Who) => `${name} put a tile back into the supply`,
  awarded: ({ name }: Who, points: number, what: string) => `${name} ${signed(points)} for ${what}`,
  /** All final points of a module. */
  final: (module: string, gains: readonly (readonly [who: Who, points: number])[]) =>
    `${module}: ${list(gains.map(([{ name }, points]) => `${name} ${signed(points)}`))}`,
  /** A source of points: a module and the reason. */
  source: (module: string, what: string) => `${module}: ${what}`,
  differs: (module: string, label: string, value: string) => `${module}, ${label.toLowerCase()}: ${value}`,
  refusals: {
    combination: "These modules can't be combined. Remove one of them.",
    decisionOwed: "Make your other decision first.",
    mustPlace: "You have a tile or can draw one, so you can't pass. Place a tile.",
    noDraw: "You can't draw another tile at this table. Place one from your hand.",
    noSuchModule: "This table doesn't use this module. Choose another.",
  } as Readonly<Record<string, string>>,
};
