import { count, list, signed } from "./plural.ts";

const tiles = (n: number): string => count(n, "tile", "tiles");
const points = (n: number): string => count(n, "point", "points");
const SIDE_NAMES = ["top", "right", "bottom", "left"] as const;

/** A line is called by the number of its station; one from the centre by words. */
export type LineName = number | string;

export const table = {
  title: (edition: string, seats: number) => `Metro · ${edition} · ${count(seats, "player", "players")}`,
  skeleton: "Laying out the board…",
  you: "You",
  board: "Board",
  tiles,
  points,
  signed,

  status: {
    yourTurn: "Your turn",
    turnOf: (name: string) => `${name}'s turn`,
    placeOrDraw: "place the tile, or draw another",
    chooseTile: "choose a tile and a square, or draw another",
    placeDrawn: "place the tile you drew",
    placeOnly: "place the tile",
    drawOnly: "this tile fits nowhere now: draw another",
    confirm: (square: string) => `place it at ${square}?`,
    thinking: "is thinking…",
    passTo: (name: string) => `pass the screen to ${name}`,
    over: "The game is over",
    abandoned: "This game rests",
    gone: "This table is gone",
    goneAbout: "it was deleted, in another window perhaps",
    connecting: "Connecting…",
    connectingAbout: "what you decide is kept and sent",
    unsent: "Not sent yet",
    unsentAbout: "your decision goes out with the connection",
    waitsFor: (name: string) => `waiting for ${name}`,
    away: (name: string) => `${name} is away for a moment`,
    left: (name: string) => `${name} has left; the seat is kept`,
    botFailed: "gave no answer",
    history: "Looking back",
    liveWaits: "it is your turn",
    notKept: "not kept",
  },
  openHands: "Everybody sees all tiles in hand.",
  progress: (placed: number, all: number) => `Move ${placed} of ${all}`,
  progressShort: (placed: number, all: number) => `${placed} / ${all}`,
  actions: {
    place: "Place it",
    draw: "Draw another",
    drawShort: "Draw",
    back: "Step back",
    turn: "Turn",
    takeBack: "Take back",
    result: "Result",
    history: "History",
    live: "Back to live",
    rules: "Rules",
    menu: "Menu",
    lines: "Lines",
    modules: "Modules",
    scores: "Scores",
    bag: "Unseen tiles",
    log: "Log",
    settings: "Settings",
    shortcuts: "Keyboard",
    export: "Export",
    home: "Leave the table",
    abandon: "Abandon this game",
    askAgain: "Ask again",
    takeUpAgain: "Take up again",
  },
  panels: {
    players: "Players",
    answers: "Answers",
    yourTile: "Your tile",
    yourTiles: "Your tiles",
    drawnTile: "The tile you drew",
    next: "What next",
    ifPlaced: "If you place it here",
    since: "Since your last turn",
    soFar: "So far",
    newGame: "A new game",
    unseen: (n: number) => `Unseen tiles · ${n}`,
    unseenAbout: (supply: number, hands: number) =>
      hands
        ? `${count(supply, "tile", "tiles")} in the supply and ${hands} in other hands.`
        : `${tiles(supply)} in the supply.`,
    line: "The line",
  },
  player: {
    yourTurn: "your turn",
    turn: "to place a tile",
    thinking: "thinking…",
    lines: (all: number, open: number) =>
      open ? `${count(all, "line", "lines")}, ${open} open` : "all lines have ended",
    points: (name: string, n: number) => `${name}: ${points(n)}`,
  },
  ledger: {
    line: (name: LineName) => `Line ${name}`,
    nobody: "nobody's",
    arrow: "→",
    change: (before: number, after: number) => `${before} to ${tiles(after)}`,
    open: "stays open",
    endsAt: (number: number) => `ends at station ${number}`,
    endsCentre: "ends in the centre",
    doubled: "×2",
    none: "No line changes here.",
    yourGain: "You gain",
    swingAgainst: (name: string) => `against ${name}`,
  },
  hands: {
    tile: (n: number, all: number) => (all > 1 ? `Tile ${n} of ${all}` : "The tile in your hand"),
  },
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
  station: (number: number) => `station ${number}`,
  fromCentre: (square: string) => `from ${square}`,
  whyNot: {
    title: (square: string) => `Why not ${square}?`,
    rule: (number: string) => `Rule ${number}`,
    read: "Read the rule",
  },
  log: {
    title: "Log",
    empty: "Nothing has happened yet.",
    placed: (name: string, square: string, isDrawn: boolean) =>
      isDrawn ? `${name} drew another tile and placed it at ${square}` : `${name} placed a tile at ${square}`,
    youPlaced: (square: string, isDrawn: boolean) =>
      isDrawn ? `You drew another tile and placed it at ${square}` : `You placed a tile at ${square}`,
    drew: (name: string) => `${name} drew another tile`,
    youDrew: "You drew another tile",
    closed: (owner: string | undefined, name: LineName, end: string, won: string) =>
      `${owner === undefined ? "nobody's" : owner} line ${name} closed ${end}, ${won}`,
    your: "your",
    whose: (name: string) => `${name}'s`,
    atStation: (number: number) => `at station ${number}`,
    inCentre: "in the centre",
    earned: (n: number, doubled: boolean) => (doubled ? `${points(n)}, doubled` : points(n)),
    earnedNothing: "for nobody",
    overAlone: (most: number) => `The game is over with ${points(most)}`,
    over: (names: readonly string[], most: number) =>
      names.length === 1
        ? `The game is over: ${names[0] ?? ""} wins with ${points(most)}`
        : `The game is over: ${list(names)} share first place with ${points(most)}`,
    show: (square: string) => `Show ${square} on the board`,
    tookBack: "The last decision was taken back.",
    yourTurnNow: "It is your turn.",
    sentence: (parts: readonly string[]) => {
      const joined = parts.join("; ");
      return `${joined}.`;
    },
  },
  recap: {
    none: "Nothing yet: the board is as you left it.",
    first: "Lay track so that your own lines run long before they end.",
    replay: "Show again",
  },
  history: {
    title: "History",
    at: (n: number, all: number) => `After ${n} of ${count(all, "tile", "tiles")}`,
    first: "First position",
    back: "One tile back",
    forward: "One tile on",
    last: "Back to live",
    live: "Live",
    liveYours: "Live · your turn",
    slider: "Position in the game",
  },
  handOver: {
    title: (name: string) => `${name}, it is your turn`,
    body: (name: string) => `Hands are hidden. Pass the screen to ${name}.`,
    claim: (name: string) => `I'm ${name}`,
  },
  zoomIn: "Magnify the board",
  zoomOut: "Show the whole board",
  /** A request of somebody elsewhere, to be answered here. */
  asked: {
    title: (name: string) => `${name} asks`,
    about: {
      back: "may the last decision be taken back?",
      pause: "shall the game rest for a while?",
      resume: "shall the game go on?",
      end: "shall the game end here, without a winner?",
      resign: "may the game be given up?",
      replace: "may somebody else take the seat?",
    },
    yes: "Yes",
    no: "No",
  },
  botFailed: {
    title: (name: string) => `${name} gave no answer`,
    detail: (reason: string) => `What went wrong: ${reason}`,
  },
  abandonedAbout: "It was abandoned. Everything is as it was left.",
  about: {
    help: (level: string) => `Help: ${level.toLowerCase()}`,
  },
  stale: "The game went on in another window. This is how it stands.",
  cell: {
    empty: "empty",
    legal: "may be covered",
    choosable: "may be chosen",
    tile: (lines: readonly LineName[]) =>
      lines.length ? `a tile with ${lines.length > 1 ? "lines" : "line"} ${list(lines.map(String))}` : "a tile",
    waits: (lines: readonly LineName[]) =>
      lines.length > 1 ? `lines ${list(lines.map(String))} wait here` : `line ${lines[0]} waits here`,
    centre: "central station",
  },
};
