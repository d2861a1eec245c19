import type { Category, Source } from "@interchange/underground";
import type { Who } from "../../types.ts";
import { capital, count, list, number, points, signed, tokens } from "../grammar.ts";
import { ends, refusals as everyRefusal } from "../everyGame.ts";

const walks = (n: number): string => (n ? count(n, "block on foot", "blocks on foot") : "no walking");
const lines = (n: number): string => (n ? count(n, "line", "lines") : "no lines");
const costs = (n: number): string => (n ? `costs ${tokens(n)}` : "free");
const beat = (n: number): string => (n > 1 ? "beat" : "beats");

const sources: Readonly<Record<Source, string>> = {
  start: "Start",
  nationalRail: "National rail",
  terminus: "Termini",
  connection: "Connection stations",
  loop: "Loops",
  passenger: "Passenger",
};

const kinds: Readonly<Record<Category, string>> = {
  start: "start",
  express: "express destination",
  normal: "normal destination",
  connection: "connection station",
  nationalRail: "national rail station",
  terminus: "terminus",
};

/** Points for a player. */
export type Paid = readonly [who: Who, points: number];
const pays = (paid: readonly Paid[]): string => paid.map(([{ name }, n]) => `${name} ${signed(n)}`).join(", ");
const by = (names: readonly string[]): string => (names.length ? `by ${list(names)}` : "on foot");

/** The moves of one player in a row. */
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
  map: (name: string) => `Map of ${name}`,
  tokens,
  signed,
  /** On a chip. */
  pieces: (n: number) => count(n, "piece", "pieces"),
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
  /** One letter each, all different. */
  lineLetters: {
    red: "R",
    black: "K",
    yellow: "Y",
    blue: "B",
    purple: "P",
    pink: "I",
    orange: "O",
    green: "G",
    brown: "N",
    white: "W",
    grey: "E",
  } as Readonly<Record<string, string>>,
  symbols: { dining: "dining", culture: "culture", shopping: "shopping", parks: "parks" } as Readonly<
    Record<string, string>
  >,
  progress: (visited: number, all: number) => `${visited} of ${all} destinations visited`,
  progressShort: (visited: number, all: number) => `${visited} / ${all}`,
  prompts: {
    build: (left: number) => `${count(left, "action", "actions")} left`,
    which: "which piece?",
    trip: "choose a trip",
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
    legend: "Legend",
  },
  turn: {
    title: "This turn",
    /** A slot of the turn: an action that is drafted, tried, sent or free. */
    slot: (n: number, what: string, brings: string) => `${n}: ${[what, brings].filter(Boolean).join(", ")}`,
    takeOut: (slot: string) => `${slot} · remove`,
    free: "unused",
    /** In the first free slot. */
    choose: "Choose a block on the map",
    built: (line: string, block: string) => `${line} ${block}`,
    token: "a token",
    tryIt: "preview",
    brings: (n: number, gained: number) =>
      [
        ...(n ? [signed(n)] : []),
        ...(gained ? [`${signed(gained)} ${Math.abs(gained) === 1 ? "token" : "tokens"}`] : []),
      ].join(", "),
  },
  legend: {
    title: "Legend",
    express: "Express destination",
    normal: "Normal destination",
    nationalRail: "National rail: +1",
    terminus: "Terminus: +2 and a token",
    connection: "Connection station: +3 for a pair",
    open: "Face up: the passenger may go here",
    free: "Free track spaces",
    where: (line: string) => `You can build ${line} here`,
    start: (line: string) => `${capital(line)} can start here`,
  },
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Show the whole map",
  passenger: "Show the passenger",
  back: "Back to the turn",
  /** Across the map, from the turn in which the passenger leaves or the pile runs out. */
  lastRound: (left: number) => (left > 1 ? `Last round: ${left} turns left` : "Last round: this is the last turn"),
  /** The others' turns, in a corner of the map. */
  recap: {
    title: ({ name }: Who) => `${name}'s turn`,
    sources: {
      start: "start",
      nationalRail: "rail",
      terminus: "terminus",
      connection: "pair",
      loop: "loop",
      passenger: "ride",
    } as Readonly<Record<Source, string>>,
    replay: "Replay",
    hide: "Hide",
  },
  lineChoice: "Choose a line to build",
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
            ? `reaches the terminus ${list(stations)}`
            : `reaches the national rail station ${list(stations)}`,
  },
  oracle: {
    title: "Where the passenger would go",
    /** The scores after this turn if nothing more is built, and what its newest piece changes. */
    afterTurn: (scores: readonly (readonly [who: Who, points: string])[]) =>
      `After this turn: ${scores.map(([{ name }, n]) => `${name} ${n}`).join(", ")}`,
    pieceBrings: (changes: readonly (readonly [who: Who, points: string])[]) =>
      changes.length
        ? `This piece: ${changes.map(([{ name }, n]) => `${name} ${n}`).join(", ")}`
        : "This piece brings nothing",
    /** In a small space: "He'd ride" lines "to" a station, or "walk to" it; then the next trip. */
    rides: "He'd ride",
    walksOnly: "He'd walk",
    after: "then",
    or: "or",
    to: "to",
    paidOne: ([{ name }, n]: Paid) => `${name} ${signed(n)}`,
    nobody: "nobody scores",
    /** Other trips that are just as good. */
    more: (n: number) => `or ${count(n, "other route", "other routes")}`,
    change: (station: string) => `change at ${station}`,
    gone: "The passenger has left the board. Players only build for the rest of the round.",
    none: "No destinations are face up.",
    express: "Express",
    normal: "Normal",
    by,
    effort: (walked: number, ridden: number) => `${walks(walked)}, ${lines(ridden)}`,
    only: "the only one face up",
    lessWalking: (mine: number, other: number, station: string) =>
      `${walks(mine)} ${beat(mine)} ${mine ? other : walks(other)} to ${station}`,
    linesBeat: (walked: number, mine: number, other: number, station: string) =>
      `${walks(walked)}; ${lines(mine)} ${beat(mine)} ${lines(other)} to ${station}`,
    equal: (n: number, chooser: Who) =>
      `${n} equal routes: ${chooser.isYou ? "you choose" : `${chooser.name} chooses`}`,
    /** Who scores for a trip. */
    pays: (paid: readonly Paid[]) => (paid.length ? pays(paid) : "nobody scores"),
    rule: (number: string) => `rule ${number}`,
    range: (least: number, most: number) => (least === most ? String(most) : `${least}–${most}`),
    ifTo: (station: string) => `Then from ${station}`,
  },
  trip: {
    title: { express: "Express trip", normal: "Normal trip" },
    choose: "Equal routes: choose one",
  },
  which: { title: "Which piece?" },
  whyNot: {
    title: (line: string, block: string) => `You can't build ${line} here: ${block}.`,
  },
  station: {
    close: "Close",
    open: "face up",
    visited: "visited",
    passenger: "the passenger is here",
    partner: (symbol: string, partner: string) => `${symbol}, paired with ${partner}`,
    walk: (n: number) => `${count(n, "block's walk", "blocks' walk")} from the passenger`,
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
    stop: "Hide",
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
      `${n} of ${count(all, "move", "moves")}${decision === undefined ? "" : ` · ${decision}`}`,
    back: "One move back",
    forward: "One move forward",
  },
  handOver: ({ name }: Who) => `Only the pile is hidden. Pass the screen to ${name}.`,
  comesAgain: "The same destinations will be turned up again, in the same order.",
  firstTurn: "Build where the passenger wants to go: every line he uses scores a point.",
  exportRunning: "This record doesn't give anything away: nobody knows the order of the pile.",
  exportWhole: "Use this to continue in another browser. The file reveals the order of the pile, so no peeking.",
  keys: [
    ["Arrow keys", "move around the map from station to station"],
    [". and ,", "on the map: step through the blocks at a station"],
    ["+ and -", "on the map: zoom in, zoom out"],
    ["Enter or Space", "build on the block, or send the passenger"],
    ["Escape", "close what's open, or skip the animation"],
    ["1 2 3 4", "choose a line or a trip (A: all lines)"],
    ["K", "take a token"],
    ["E", "end the turn and take tokens for unused actions"],
    ["U", "undo the last step"],
    ["Y", "redo"],
    ["F", "find a station"],
    ["D", "destinations"],
    ["P", "go to the passenger"],
    ["L", "go to the last piece built"],
    ["R", "replay what the others did"],
    ["T", "show the lines one by one"],
    ["Home  ,  .  End", "first position, back, forward, live"],
    ["← →  ↑ ↓", "in the history: one step, one round"],
    ["?", "this list"],
  ] as readonly (readonly [string, string])[],
  destinations: {
    title: "Destinations",
    open: "Face up",
    /** Where the passenger would go now. */
    firstStop: "first stop",
    thenHere: "then here",
    linesOn: (n: number) => (n ? count(n, "line here", "lines here") : "no lines yet"),
    visitedOf: (n: number, all: number) => `${n} of ${all} visited`,
    pile: (n: number) => `pile ${n}`,
    left: (n: number) => `In the pile · ${n}`,
    split: (express: number, normal: number) => `${express} express, ${normal} normal`,
    visited: (n: number) => `Visited · ${n}`,
    none: "None.",
    walk: (n: number) => count(n, "block", "blocks"),
    away: "On foot",
    list: "Show list",
    connections: "Connection stations",
  },
  finder: {
    title: "Find a station",
    search: "Station name",
    none: "No stations match.",
    found: (n: number) => count(n, "station", "stations"),
  },
  linesSheet: {
    title: "Lines",
    about: "Pieces left, and the fewest pieces each line needs to reach what still scores.",
    line: "Line",
    left: "Left",
    stations: "Stations",
    goals: "Within reach",
    goal: (what: string, pieces: number) => `${what} ${pieces}`,
    connect: (symbol: string) => `${symbol} pair`,
    nothing: "nothing",
    notBegun: "not started",
    show: (line: string) => `Show the ${line} line`,
    naming: {
      open: "Name",
      label: (line: string) => `Name of the ${line} line`,
      about: "Leave it empty to use the colour.",
      save: "Save",
      taken: "Another line has this name. Choose another.",
      notSaved: "The name wasn't saved. Try again.",
    },
  },
  tabs: { title: "More about the game", destinations: "Destinations", log: "Log", lines: "Lines" },
  scores: {
    title: "Scores",
    source: "Source",
    total: "Total",
    tokens: "Tokens",
  },
  result: {
    /** What luck gives out: "the better destinations". */
    drawn: "destinations",
    sources: "Points by source",
    sourcesTable: "As a table",
    piece: (label: string, n: number) => `${label}: ${points(n)}`,
    /** A line, and how often the passenger took it: a point each time. */
    line: (line: string) => `The ${line} line`,
    rides: (n: number) => (n === 1 ? "The passenger took it once." : `The passenger took it ${number(n)} times.`),
    pieces: (n: number) => `${count(n, "piece", "pieces")} long.`,
  },
};

/** Why something is not allowed, by refusal code. The number of the rule is shown beside it. */
export const refusals: Readonly<Record<string, string>> & { readonly unknown: string } = {
  ...everyRefusal,
  gameOver: "The game is over.",
  drawOwed: "Wait for new destinations to be turned up.",
  buildFirst: "Use all your actions first. Then the passenger travels.",
  notYourLine: "This isn't your line, and only its owner can build it. Choose one of yours.",
  noBlock: "There's no block between these stations. Choose two neighbouring stations.",
  noPieces: "This line has no pieces left, so it can't grow any more. Choose another line.",
  lineInBlock: "This line already runs here. A line can only run through a block once. Choose another block.",
  blockFull: "This block has no free track space. Choose another block.",
  apart:
    "A piece must touch its own line. This line doesn't reach either of these stations. Choose a block that touches it.",
  noTokens:
    "This piece would be a branch, because it doesn't start at an end of the line. A branch costs two tokens. Build at an end, or take tokens first.",
  tripOwed: "The passenger has to travel first. Choose his trip.",
  notOpen: "This destination isn't face up. Choose one that is.",
  notBestDestination:
    "Another destination takes less walking, or the same walking with fewer lines. Send the passenger there.",
  notBestRoute: "Another route takes less walking, or the same walking with fewer lines. Choose that one.",
  edition: "This edition doesn't exist. Choose another.",
  seats: "On the Underground is for two to five players. Add or remove some.",
  module: "This expansion doesn't exist. Choose another.",
  option: "This option doesn't exist. Choose another.",
  rules: "This version of Interchange doesn't support these rules. Reload the page to update it.",
  start: "The starting player must be at the table. Choose another.",
};

/** Explains terms to newcomers in a sentence or two; shown where they are used, with the rule. */
export const terms = {
  rule: (number: string) => `Rule ${number}`,
  start: "Later players start with more points to make up for their disadvantage.",
  nationalRail: "A national rail station. Each line that reaches it scores 1 point.",
  terminus:
    "A station at the edge of the map. A line that reaches it scores 2 points and gives its owner a branch token.",
  connection:
    "Eight stations have a symbol, two of each kind. A line that reaches both stations of a pair scores 3 points.",
  loop: "A line that closes a loop encloses stations. Each station inside scores 1 point, once. Stations on the loop don't.",
  passenger:
    "He travels to face-up destinations at the end of each turn. Every line he uses scores 1 point for its owner.",
  token:
    "You get a branch token for an action you don't use for building. For two tokens, a line can grow from its middle.",
  end: "Extending a line at an end is free. An end is a station that only one of its pieces touches.",
  /** Explains options on the setup page. */
  options: {
    start: "Who builds first. The others follow in turn order. A random starting player is drawn when the game starts.",
    "first-round":
      "The starting player builds first and sends the passenger first. This option says what the others get in return.",
    "last-round": "What the passenger does when the pile is empty.",
    "mornington-crescent":
      "A card that can end the passenger's trips early. It's near the bottom of the pile, so nobody knows when it comes.",
    movement:
      "How many destinations are face up. With four, there are trips to choose from. With one of each kind, everyone knows where the passenger goes.",
    markers:
      "A marker shows which lines a player owns. With four players, one of the five stays in the box: at random, or because nobody chose it.",
  },
};
