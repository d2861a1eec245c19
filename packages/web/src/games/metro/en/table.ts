import type { LineName, Who } from "../../../parts/words/types.ts";
import { capital, count, list, signed } from "../../../parts/words/en/plural.ts";

const tiles = (n: number): string => count(n, "tile", "tiles");
const points = (n: number): string => count(n, "point", "points");
const lines = (names: readonly LineName[]): string =>
  `${names.length > 1 ? "lines" : "line"} ${list(names.map(String))}`;
const SIDE_NAMES = ["top", "right", "bottom", "left"] as const;
const station = (number: number): string => `station ${number}`;
const nobodys = "nobody's";

/** A line that was closed, whose it was and what it brought. */
export interface Closed {
  /** Undefined when it was nobody's. */
  readonly whose: Who | undefined;
  readonly line: LineName;
  /** The number of the station that it reached; undefined for the centre. */
  readonly station: number | undefined;
  readonly points: number;
  readonly isDoubled: boolean;
}

/** A station of the edge and its line, for those who hear the board. */
export interface StationFacts {
  readonly number: number;
  /** Undefined when it is nobody's. */
  readonly owner: string | undefined;
  readonly length: number;
  readonly end: string;
  readonly more: readonly string[];
}

/** What a table of Metro says before anything of it is opened. */
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

  /** What is asked of the viewer; it goes on after "Your turn". */
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
  /** A tile in hand by its code. */
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
    lot: ({ name, isYou }: Who) => `${name} ${isYou ? "begin" : "begins"} by lot`,
    closed: ({ whose, line, station, points: n, isDoubled }: Closed) => {
      const owner = whose ? (whose.isYou ? "your" : `${whose.name}'s`) : nobodys;
      const where = station === undefined ? "in the centre" : `at station ${station}`;
      const won = whose ? (isDoubled ? `${points(n)}, doubled` : points(n)) : "for nobody";
      return `${owner} line ${line} closed ${where}, ${won}`;
    },
    overAlone: (most: number) => `the game is over with ${points(most)}`,
    over: (best: readonly Who[], most: number) => {
      const [only, ...others] = best;
      return only && !others.length
        ? `the game is over: ${only.name} ${only.isYou ? "win" : "wins"} with ${points(most)}`
        : `the game is over: ${list(best.map(({ name }) => name))} share first place with ${points(most)}`;
    },
    /** What happened in one turn, as one sentence. Names are left as they were written. */
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
