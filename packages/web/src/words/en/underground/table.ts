import type { Category, Source } from "@interchange/underground";
import type { Who } from "../../types.ts";
import { capital, count, inside, list, points, signed, tokens } from "../grammar.ts";
import { ends, refusals as everyRefusal } from "../everyGame.ts";

const walks = (n: number): string => (n ? count(n, "walk", "walks") : "no walking");
const lines = (n: number): string => (n ? count(n, "line", "lines") : "no line");
const costs = (n: number): string => (n ? `costs ${tokens(n)}` : "free");
const beat = (n: number): string => (n > 1 ? "beat" : "beats");

const sources: Readonly<Record<Source, string>> = {
  start: "Start",
  nationalRail: "National rail",
  terminus: "Termini",
  connection: "Connections",
  loop: "Loops",
  passenger: "Passenger",
};

const kinds: Readonly<Record<Category, string>> = {
  start: "start",
  express: "express destination",
  normal: "destination",
  connection: "connection",
  nationalRail: "national rail",
  terminus: "terminus",
};

/** Points for a player. */
export type Paid = readonly [who: Who, points: number];
const pays = (paid: readonly Paid[]): string => paid.map(([{ name }, n]) => `${name} ${signed(n)}`).join(", ");
const by = (names: readonly string[]): string => (names.length ? `by ${list(names)}` : "on foot");

/** The moves of one seat in a row. */
export interface Turn {
  readonly who: Who;
  readonly built: readonly { readonly line: string; readonly blocks: readonly string[] }[];
  readonly awards: readonly (readonly [source: Source, points: number])[];
  readonly tokens: number;
}

/** A trip of the passenger. */
export interface Travelled {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly string[];
  readonly walks: number;
  readonly paid: readonly Paid[];
}

export const table = {
  title: (edition: string, seats: number) => `On the Underground · ${edition} · ${count(seats, "player", "players")}`,
  map: "Map of London",
  tokens,
  signed,
  sources,
  kinds,
  lineNames: {
    red: "red",
    black: "black",
    yellow: "yellow",
    blue: "blue",
    purple: "purple",
    pink: "pink",
    orange: "orange",
    green: "green",
    brown: "brown",
    white: "white",
    grey: "grey",
  } as Readonly<Record<string, string>>,
  symbols: { dining: "dining", culture: "culture", shopping: "shopping", parks: "parks" } as Readonly<
    Record<string, string>
  >,
  progress: (visited: number) => `${visited} of 55 destinations visited`,
  progressShort: (visited: number) => `${visited} / 55`,
  prompts: {
    build: (left: number, all: number) => `${left} of ${count(all, "action", "actions")} left`,
    which: "which one is meant?",
    express: "choose his express trip",
    normal: "choose his normal trip",
  },
  actions: {
    token: "Token",
    tokenAbout: "Take a token for one action",
    endTurn: "End turn",
    /** Unused actions bring tokens. */
    endWithTokens: (left: number) => `Take ${tokens(left)} and end`,
    send: "Send him there",
    undo: "Undo",
    destinations: "Destinations",
    stations: "Find a station",
    find: "Find",
    lines: "Lines",
    scores: "Scores",
    legend: "What the signs mean",
  },
  turn: {
    title: "This turn",
    /** A slot of the turn: an action that is drafted, tried, sent or free. */
    slot: (n: number, what: string, brings: string) => `${n}: ${[what, brings].filter(Boolean).join(", ")}`,
    takeOut: (slot: string) => `${slot} · take it out`,
    free: "free",
    built: (line: string, block: string) => `${line} ${block}`,
    token: "a token",
    tryIt: "try",
    brings: (n: number, gained: number) =>
      [
        ...(n ? [signed(n)] : []),
        ...(gained ? [`${signed(gained)} ${Math.abs(gained) === 1 ? "token" : "tokens"}`] : []),
      ].join(", "),
  },
  legend: {
    title: "What the signs mean",
    express: "Express destination",
    normal: "Destination",
    nationalRail: "National rail +1",
    terminus: "Terminus +2 and a token",
    connection: "Connection, the pair +3",
    open: "Face up: he may go here",
    free: "Free track, space by space",
    where: (line: string) => `${capital(line)} can go here`,
  },
  zoomIn: "Magnify the map",
  zoomOut: "Make the map smaller",
  fit: "Show the whole map",
  lineChoice: "Which line to build",
  lineLeft: (line: string, left: number, all: number) => `${line} line, ${left} of ${all} pieces left`,
  budget: (line: string, left: number, all: number) => `${line}: ${left} of ${all} pieces left`,
  block: (one: string, other: string) => `${one} – ${other}`,
  tried: {
    cost: costs,
    reward: (source: Source, stations: readonly string[]) =>
      source === "loop"
        ? `encloses ${list(stations)}`
        : source === "connection"
          ? `connects ${list(stations)}`
          : source === "terminus"
            ? `terminus ${list(stations)}`
            : `national rail ${list(stations)}`,
  },
  oracle: {
    title: "Where he would go",
    /** The scores after this turn if nothing more is built, and without one of its pieces. */
    afterTurn: (scores: readonly (readonly [who: Who, points: string])[]) =>
      `After this turn: ${scores.map(([{ name }, n]) => `${name} ${n}`).join(", ")}`,
    without: (slot: number, scores: readonly (readonly [who: Who, points: string])[]) =>
      `Without piece ${slot}: ${scores.map(([{ name }, n]) => `${name} ${n}`).join(", ")}`,
    /** In a small space: "He'd ride" lines "to" a station, or "walk to" it; then the next trip. */
    rides: "He’d ride",
    walksOnly: "He’d walk",
    after: "then",
    or: "or",
    to: "to",
    paidOne: ([{ name }, n]: Paid) => `${name} ${signed(n)}`,
    nobody: "nobody scores",
    /** Other trips that are equally good. */
    more: (n: number) => `or ${count(n, "other way", "other ways")}`,
    change: (station: string) => `change at ${station}`,
    gone: "The passenger has left the board: the rest of the round is building only.",
    none: "No destination is face up.",
    express: "Express",
    normal: "Normal",
    by,
    effort: (walked: number, ridden: number) => `${walks(walked)}, ${lines(ridden)}`,
    only: "the only one face up",
    lessWalking: (mine: number, other: number, station: string) =>
      `${walks(mine)} ${beat(mine)} ${walks(other)} to ${station}`,
    linesBeat: (walked: number, mine: number, other: number, station: string) =>
      `${walks(walked)}; ${lines(mine)} ${beat(mine)} ${lines(other)} to ${station}`,
    equal: (n: number, chooser: Who) => `${n} equal ways; ${chooser.isYou ? "you choose" : `${chooser.name} chooses`}`,
    /** Who is paid for a trip. */
    pays: (paid: readonly Paid[]) => (paid.length ? pays(paid) : "nobody scores"),
    rule: (number: string) => `rule ${number}`,
    range: (least: number, most: number) => (least === most ? String(most) : `${least}–${most}`),
    ifTo: (station: string) => `After ${station}`,
  },
  trip: {
    title: { express: "The express trip", normal: "The normal trip" },
    choose: "Equal ways: choose one",
  },
  which: { title: "Which one?" },
  whyNot: {
    title: (line: string, block: string) => `Why not ${line} here: ${block}?`,
  },
  station: {
    close: "Close",
    open: "face up",
    visited: "visited",
    passenger: "the passenger is here",
    partner: (symbol: string, partner: string) => `${symbol}, paired with ${partner}`,
    walk: (n: number) => `${count(n, "block", "blocks")} on foot from the passenger`,
    linesHere: (names: readonly string[]) => (names.length ? `lines: ${list(names)}` : "no lines yet"),
    blocks: "Blocks from here",
    toBuild: (line: string, cost: number) => `${line}: ${costs(cost)}`,
    /** Building from a station: the line and the destination. Without a cost it is not allowed. */
    block: (line: string, station: string, cost: number | undefined) =>
      `${line} → ${station} · ${cost === undefined ? "?" : costs(cost)}`,
  },
  traced: {
    title: (line: string) => `The ${line} line`,
    about: (owner: Who | undefined, stations: number, left: number) =>
      `${owner?.name ?? ""} · ${count(stations, "station", "stations")} · ${count(left, "piece", "pieces")} left`,
    stop: "Stop showing it",
  },
  log: {
    /** What a player did in a turn; undefined if nothing. */
    turn: ({ who: { name }, built, awards, tokens: taken }: Turn) => {
      if (!built.length) return taken ? `${name} took ${tokens(taken)}` : undefined;
      return [
        `${name} built ${list(built.map(({ line, blocks }) => `${line} ${list(blocks)}`))}`,
        ...(awards.length
          ? [`for ${list(awards.map(([source, n]) => `${points(n)} (${sources[source].toLowerCase()})`))}`]
          : []),
        ...(taken ? [`and took ${tokens(taken)}`] : []),
      ].join(" ");
    },
    travelled: ({ from, to, lines: names, walks: walked, paid }: Travelled) =>
      `the passenger went from ${from} to ${to} ${by(names)}${walked ? `, ${names.length ? walks(walked) : count(walked, "block", "blocks")}` : ""}${paid.length ? `: ${pays(paid)}` : ""}`,
    left: "the passenger left the board",
    ...ends,
    /** The events of one turn in one sentence. */
    sentence: (parts: readonly string[]) => `${capital(parts.join("; "))}.`,
  },
  history: {
    at: (n: number, all: number, decision: string | undefined) =>
      `${n} of ${count(all, "decision", "decisions")}${decision === undefined ? "" : ` · ${decision}`}`,
    back: "One decision back",
    forward: "One decision on",
  },
  handOver: ({ name }: Who) => `Nothing is hidden here but the pile. Pass the screen to ${name}.`,
  comesAgain: "Destinations that were turned up come again in the same order.",
  firstTurn: "Build where the passenger will want to ride: he pays a point for every line he uses.",
  exportRunning: "Nothing is hidden in this record: the order of the pile is not known to anybody.",
  exportWhole: "To go on in another browser. It holds the seed of the pile: no peeking.",
  keys: [
    ["Arrow keys", "move over the map, from station to station"],
    [". and ,", "on the map: the blocks around a station"],
    ["+ and -", "on the map: magnify, make smaller"],
    ["Enter or Space", "build on the block; send the passenger"],
    ["Escape", "close what lies open; skip what moves"],
    ["1 2 3 4", "choose a line, or a trip; A for all lines"],
    ["K", "take a token"],
    ["E", "end the turn, with tokens for what is left"],
    ["U", "undo the last step"],
    ["Y", "do again what was taken back"],
    ["F", "find a station"],
    ["D", "destinations"],
    ["P", "go to the passenger"],
    ["L", "go to the piece built last"],
    ["T", "show the lines, one after the other"],
    ["Home  ,  .  End", "first position, back, forward, live"],
    ["← →  ↑ ↓", "while looking back: one step, one round"],
    ["?", "this list"],
  ] as readonly (readonly [string, string])[],
  destinations: {
    title: "Destinations",
    open: "Face up",
    /** Where the passenger would go now. */
    firstStop: "first stop",
    thenHere: "then here",
    linesOn: (n: number) => (n ? count(n, "line on", "lines on") : "no line yet"),
    visitedOf: (n: number) => `${n} of 55 visited`,
    pile: (n: number) => `pile ${n}`,
    left: (n: number) => `In the pile · ${n}`,
    split: (express: number, normal: number) => `${express} express, ${normal} normal`,
    visited: (n: number) => `Visited · ${n}`,
    none: "None.",
    walk: (n: number) => count(n, "block", "blocks"),
    away: "On foot",
    list: "Which they are",
    connections: "Connections",
  },
  finder: {
    title: "Find a station",
    search: "Name of a station",
    none: "No station has this name.",
    found: (n: number) => count(n, "station", "stations"),
  },
  linesSheet: {
    title: "Lines",
    about: "Pieces left, and how many more it takes at least to reach what still pays.",
    line: "Line",
    left: "Left",
    stations: "Stations",
    goals: "Within reach",
    goal: (what: string, pieces: number) => `${what} ${pieces}`,
    connect: (symbol: string) => `${symbol} pair`,
    nothing: "nothing",
    notBegun: "not begun",
    show: (line: string) => `Show the ${line} line`,
  },
  tabs: { title: "More about the game", destinations: "Destinations", log: "Log", lines: "Lines" },
  scores: {
    title: "Scores",
    source: "From",
    total: "Total",
    tokens: "Tokens",
  },
  result: {
    tokens: "Tokens",
    sources: "Points by source",
    sourcesTable: "The same in numbers",
    piece: (label: string, n: number) => `${label}: ${points(n)}`,
    moment: "Key moment",
    best: (who: Who, n: number) => `The passenger paid ${inside(who)} most: ${points(n)}`,
  },
};

/** Why something is not allowed, by refusal code. The number of the rule is shown beside it. */
export const refusals: Readonly<Record<string, string>> & { readonly unknown: string } = {
  ...everyRefusal,
  gameOver: "The game is over.",
  drawOwed: "Destinations have to be turned up first.",
  buildFirst: "The passenger travels once all actions of the turn are used.",
  notYourLine: "This line is not yours: only its owner builds it.",
  noBlock: "There is no block between these stations.",
  noPieces: "All pieces of this line are built. It cannot grow any more.",
  lineInBlock: "This line already runs here, and a line runs through a block only once.",
  blockFull: "Every space of this block is taken.",
  apart: "A piece must touch its own line. The line is not at either of these stations.",
  noTokens: "Here the piece would be a branch, not at an end of the line. A branch costs two tokens.",
  tripOwed: "First the passenger has to travel.",
  notOpen: "This destination is not face up.",
  notBestDestination: "Another destination takes less walking, or as much with fewer lines. He goes there.",
  notBestRoute: "There is a way with less walking, or with as much and fewer lines. He takes that one.",
  edition: "This edition is not known.",
  seats: "On the Underground is for two to five players.",
  module: "This expansion is not known.",
  option: "This choice is not known.",
  rules: "This version does not know these rules.",
  start: "The starting seat must be one of those at the table.",
};

/** Explains terms to newcomers in a sentence or two; shown where they are used, with the rule. */
export const terms = {
  rule: (number: string) => `Rule ${number}`,
  start: "Whoever begins later begins with more points, to make up for it.",
  nationalRail: "A station of the national railway: a line that reaches it brings 1 point, once.",
  terminus: "A station at the end of the map: a line that reaches it brings 2 points and a branch token.",
  connection: "Eight stations have a symbol, two of each kind. A line that has reached both of a pair brings 3 points.",
  loop: "A line that runs in a circle encloses stations. Each of them brings a point, once; those on the circle do not.",
  passenger:
    "He travels at the end of each turn, to the destinations that lie face up. Every line that he uses brings its owner a point.",
  token:
    "A branch token, which an action brings that is not used for building. Two of them let a line grow from its middle.",
  end: "A line may grow for nothing at its ends: stations that only one of its pieces touches.",
  /** Explains options on the setup page. */
  options: {
    start: "Who builds first; the others follow in the order of their seats. By lot, it is drawn when the game begins.",
    "first-round": "Who begins builds first and sends the passenger first. This says how the others make up for it.",
    "last-round": "What the passenger does when there are no more destinations to turn up.",
    "mornington-crescent":
      "A card that can end his travels early. It lies near the bottom of the pile, so nobody knows when.",
    movement:
      "How many destinations lie face up. With four there is a choice of trips; with one of each kind everybody knows where he goes.",
  },
};
