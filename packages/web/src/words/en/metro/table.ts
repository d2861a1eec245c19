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
    placeOrDraw: "place the tile, or draw another",
    chooseTile: "choose a tile and a square, or draw another",
    placeDrawn: "place the tile you drew",
    placeOnly: "place the tile",
    drawOnly: "this tile fits nowhere now: draw another",
    confirm: (square: string) => `place it at ${square}?`,
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
      hands ? `${tiles(supply)} in the supply and ${hands} in other hands.` : `${tiles(supply)} in the supply.`,
    line: "The line",
  },
  player: {
    yourTurn: "your turn",
    turn: "to place a tile",
    thinking: "thinking…",
    lines: (all: number, open: number) =>
      open ? `${count(all, "line", "lines")}, ${open} open` : "all lines have ended",
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
    notLeft: "has not left its station",
    openAt: (square: string, side: number) => `open at ${square}, ${SIDE_NAMES[side] ?? ""} side`,
    arrived: (number: number) => `arrived at station ${number}`,
    arrivedCentre: "arrived in the centre, counts double",
    arrivedCentreOnce: "arrived in the centre",
    stop: "Stop tracing",
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
      isDrawn ? `${name} drew another tile and placed it at ${square}` : `${name} placed a tile at ${square}`,
    drew: ({ name }: Who) => `${name} drew another tile`,
    ...ends,
    closed: ({ whose, line, station, points: n, isDoubled }: Closed) => {
      const owner = whose ? (whose.isYou ? "your" : `${whose.name}'s`) : nobodys;
      const where = station === undefined ? "in the centre" : `at station ${station}`;
      const won = whose ? (isDoubled ? `${points(n)}, doubled` : points(n)) : "for nobody";
      return `${owner} line ${line} closed ${where}, ${won}`;
    },
    overAlone: (most: number) => `the game is over with ${points(most)}`,
    /** The events of one turn in one sentence. Names keep their spelling. */
    sentence: (parts: readonly string[], beginsWithName: boolean) => {
      const joined = parts.join("; ");
      return `${beginsWithName ? joined : capital(joined)}.`;
    },
  },
  first: "Lay track so that your own lines run long before they end.",
  history: {
    at: (n: number, all: number) => `After ${n} of ${tiles(all)}`,
    back: "One tile back",
    forward: "One tile on",
  },
  handOver: ({ name }: Who) => `Hands are hidden. Pass the screen to ${name}.`,
  zoomIn: "Magnify the board",
  zoomOut: "Show the whole board",
  cell: {
    empty: "empty",
    legal: "may be covered",
    choosable: "may be chosen",
    tile: (names: readonly LineName[]) => (names.length ? `a tile with ${lines(names)}` : "a tile"),
    waits: (names: readonly LineName[]) => `${lines(names)} ${names.length > 1 ? "wait" : "waits"} here`,
    centre: "central station",
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
  none: "No line changes here.",
  /** For a line that ends although it might have continued. */
  short: "cut short",
  further: (tiles: number, all: number) =>
    all === 1 ? "the unseen tile would take it further" : `${tiles} of ${all} unseen tiles would take it further`,
  /** For an open line, with the square where it waits. */
  mayEnd: (tiles: number, all: number, square: string) =>
    tiles === 0
      ? `No unseen tile would end it on ${square}.`
      : `${tiles} of ${count(all, "unseen tile", "unseen tiles")} would end it on ${square}.`,
  atOnce: "At once",
  gets: ({ name, isYou }: Who, n: number) => `${name} ${isYou ? "get" : "gets"} ${count(n, "point", "points")}`,
  ahead: (leaders: readonly Who[], n: number) =>
    `${list(leaders.map(({ name }) => name))} ${leaders.length > 1 ? "gain" : "gains"} ${n} on you`,
  /** Means everybody if `others` is undefined. */
  aheadOf: ({ name, isYou }: Who, n: number, others: readonly Who[] | undefined) =>
    `${name} ${isYou ? "gain" : "gains"} ${n} on ${others ? list(others.map((other) => other.name)) : "everybody"}`,
  even: "nobody gains on anybody",
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
    notLeft: "not left yet",
    station: (number: number) => `station ${number}`,
    centre: "centre ×2",
    centreOnce: "centre",
    total: "Total",
    /** Beside a player whose tiles everybody sees. */
    holds: (tiles: string) => `holds ${tiles}`,
    closed: (n: number) => `${count(n, "line", "lines")} ended`,
    trace: (name: LineName) => `Trace line ${name}`,
  },
  strips: {
    title: "All lines, untangled",
    about: "Each line as a strip, from its station to where it ends or waits; a mark for each tile it crosses.",
    seat: "Lines of",
    nobody: "Nobody",
    line: (name: LineName, length: number, end: string) => `Line ${name}: ${tiles(length)}, ${end}`,
    stop: (square: string, visit: number, crossed: readonly LineName[]) =>
      [
        square,
        ...(visit > 1 ? [`time ${visit}`] : []),
        ...(crossed.length ? [`crosses ${crossed.length > 1 ? "lines" : "line"} ${list(crossed.map(String))}`] : []),
      ].join(", "),
  },
  keys: [
    ["Arrow keys", "move over the board"],
    ["Enter or Space", "choose the square, then place the tile"],
    ["Escape", "step back before placing"],
    ["R", "turn the tile, where the table allows"],
    ["D", "draw another tile"],
    ["1 2 3", "choose a tile of your hand"],
    ["U", "take back"],
    ["Y", "do again what was taken back"],
    ["L", "go to the last tile placed"],
    ["T", "trace the lines of this square, one after the other"],
    ["M", "show only your own lines, or all"],
    ["Home  ,  .  End", "first position, back, forward, live"],
    ["← →  ↑ ↓", "while looking back: one step, one round"],
    ["?", "this list"],
  ] as readonly (readonly [string, string])[],
  /** Below a refusal whose rule depends on the table's options. */
  playedHere: (edition: string, terms: readonly (readonly [label: string, value: string])[]) =>
    `At this table: ${edition}. ${terms.map(([label, value]) => `${label}: ${value}.`).join(" ")}`,
  comesAgain: "Tiles that were drawn come again in the same order.",
  exportRunning:
    "While the game runs, the record has question marks for what you may not know: it can be read, but not opened again here. To go on elsewhere, take the whole table.",
  exportWhole: "To go on in another browser. It holds everybody's tiles: no peeking.",
};

/** Why something is not allowed, by refusal code. The number of the rule is shown beside it. */
export const refusals: Readonly<Record<string, string>> & { readonly unknown: string } = {
  ...everyRefusal,
  gameOver: "The game is over: every square is covered.",
  drawOwed: "A tile has to be drawn first.",
  mustPlaceDrawn: "You drew another tile instead of placing one from your hand. Now that tile must be placed.",
  supplyEmpty: "There is no tile left to draw.",
  notInHand: "You do not hold this tile.",
  offBoard: "That is off the board.",
  centre: "The central station fills these squares; no tile goes there.",
  occupied: "A tile already lies here, and tiles never move.",
  notAdjacent: "A tile must lie on the edge of the board or next to a tile. Nothing touches this square yet.",
  turned: "Tiles lie the way their arrow points; this table does not let you turn them.",
  sameTurn: "Turned like this, the tile looks as it did before.",
  oneTile:
    "Here the tile would join a departure to a station all by itself: a line of one tile. That is only allowed when this tile fits nowhere else.",
};

/** Explains terms to newcomers in a sentence or two; shown where they are used, with the rule. */
export const terms = {
  rule: (number: string) => `Rule ${number}`,
  open: "An open line has left its station and has not reached another. It pays nothing yet, and every tile it still passes will count.",
  ended:
    "A line that reaches a station is scored at once: a point for each time it passes over a tile. Its owner gets them, whoever placed the tile.",
  doubled: "A line that ends in the centre is worth double.",
  nobody: "Lines from stations that no seat owns, and track that leads out of the centre, pay nobody.",
  short: "The line ends here although it could have gone on: tiles that nobody has seen yet would take it further.",
  unseen: "The tiles that you have not seen: those in the supply, and those in other hands.",
  shares:
    "A share is a part of a company, of 10 to 40 percent. At the end it pays by the company's place; you always hold one of each percentage.",
  profit: "The points of a company's lines. They are nobody's points: they only say which company does well.",
  value: "What a share of 10 percent would pay if the game ended now: 8 for the company with most profit, down to 1.",
  /** Explains options on the setup page. */
  options: {
    start:
      "Who has the first turn; the others follow in the order of their seats. By lot, it is drawn when the game begins.",
    orientation:
      "Every tile has an arrow. As printed, it points the same way as the board's; turned freely, a tile fits in up to four ways.",
    "hand-size":
      "How many tiles you hold and choose from. With more of them there is more to plan, and luck counts less.",
    "open-hands": "Whether everybody sees everybody's tiles. Open hands are good for learning together.",
    numbering:
      "Stations are numbered one way round on the board of 2000 and the other way on a later printing. Owners go by the numbers, so they are mirrored.",
    "one-tile-stations":
      "A tile may not lead a train straight back into a station. This says whether stations without an owner are spared.",
    "one-tile-exception":
      "A tile that fits nowhere else may make a line of one tile. This says whether it has to wait while another can be drawn.",
  },
};

/** Texts that all modules share. */

export const allModules = {
  first: (titles: readonly string[], goals: readonly string[]) =>
    [...goals, `Played with ${list(titles)}. State and rules are under Modules.`].join(" "),
  colours,
  company: (colour: Colour) => `the ${colours[colour]} company`,
  decide: "decide how it goes on",
  choose: "choose one",
  chooseFirst: "Choose first",
  onBoard: "Choose a square on the board.",
  pass: "Pass",
  passPrompt: "there is no tile left for you: pass",
  confirm: "Confirm",
  confirms: (action: string) => `${action}?`,
  rules: "Rules",
  /** Whose component values are used. */
  ourValues: "our values",
  valuesOf: (set: string) => `values of ${set}`,
  nothingToDo: "Nothing to decide here now.",
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
    combination: "These modules do not go together.",
    decisionOwed: "A decision is waiting first.",
    mustPlace: "You have a tile, or can draw one: passing is for those who have none.",
    noDraw: "At this table no other tile is drawn instead of placing one.",
    noSuchModule: "This module is not played here.",
  } as Readonly<Record<string, string>>,
};
