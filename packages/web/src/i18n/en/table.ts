import { count, list, signed } from "./plural.ts";

const tiles = (n: number): string => count(n, "tile", "tiles");
const points = (n: number): string => count(n, "point", "points");
const SIDE_NAMES = ["top", "right", "bottom", "left"] as const;

export const table = {
  title: (edition: string, seats: number) => `Metro · ${edition} · ${seats} players`,
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
    botFailed: "gave no answer",
    history: "Looking back",
    liveWaits: "it is your turn",
    notKept: "not kept",
  },
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
    line: (number: number) => `Line ${number}`,
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
    line: (number: number) => `Line ${number}`,
    nobody: "nobody's line",
    notLeft: "has not left its station",
    openAt: (square: string, side: number) => `open at ${square}, ${SIDE_NAMES[side] ?? ""} side`,
    arrived: (number: number) => `arrived at station ${number}`,
    arrivedCentre: "arrived in the centre, counts double",
    stop: "Stop tracing",
    allLines: "Show all lines",
    onlyMine: "Show only my lines",
  },
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
    closed: (owner: string | undefined, number: number, end: string, won: string) =>
      `${owner === undefined ? "nobody's" : owner} line ${number} closed ${end}, ${won}`,
    your: "your",
    whose: (name: string) => `${name}'s`,
    atStation: (number: number) => `at station ${number}`,
    inCentre: "in the centre",
    earned: (n: number, doubled: boolean) => (doubled ? `${points(n)}, doubled` : points(n)),
    earnedNothing: "for nobody",
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
  takeBack: {
    title: "Take back?",
    body: (decisions: number) =>
      decisions > 1
        ? `This undoes ${count(decisions, "decision", "decisions")}, back to before your last one. Tiles that were drawn come again in the same order.`
        : "This undoes your last decision. Tiles that were drawn come again in the same order.",
    consent: (names: readonly string[]) => `${list(names)} must agree, since something has happened since.`,
    yes: "Take it back",
    yesAll: "Everybody agrees",
    no: "Leave it",
  },
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
    total: "Total",
    closed: (n: number) => `${count(n, "line", "lines")} ended`,
    trace: (number: number) => `Trace line ${number}`,
  },
  strips: {
    title: "All lines, untangled",
    about: "Each line as a strip, from its station to where it ends or waits; a mark for each tile it crosses.",
    seat: "Lines of",
    nobody: "Nobody",
    line: (number: number, length: number, end: string) => `Line ${number}: ${tiles(length)}, ${end}`,
    stop: (square: string, visit: number, crossed: readonly number[]) =>
      [
        square,
        ...(visit > 1 ? [`time ${visit}`] : []),
        ...(crossed.length ? [`crosses ${crossed.length > 1 ? "lines" : "line"} ${list(crossed.map(String))}`] : []),
      ].join(", "),
  },
  zoomIn: "Magnify the board",
  zoomOut: "Show the whole board",
  shortcuts: {
    title: "Keyboard",
    list: [
      ["Arrow keys", "move over the board"],
      ["Enter or Space", "choose the square, then place the tile"],
      ["Escape", "step back before placing"],
      ["R", "turn the tile, where the table allows"],
      ["D", "draw another tile"],
      ["1 2 3", "choose a tile of your hand"],
      ["U", "take back"],
      ["L", "go to the last tile placed"],
      ["T", "trace the lines of this square, one after the other"],
      ["M", "show only your own lines, or all"],
      ["Home  ,  .  End", "first position, back, forward, live"],
      ["?", "this list"],
    ] as readonly (readonly [string, string])[],
  },
  export: {
    title: "Export",
    about: "The record of this game: everything needed to play it through again.",
    running: "While the game runs, the record has question marks for what you may not know.",
    text: "As text",
    json: "As JSON",
    whole: "The whole table",
    wholeAbout: "To go on in another browser. It holds everybody's tiles: no peeking.",
    copy: "Copy the text",
    copied: "Copied.",
    notCopied: "The browser did not allow copying. Save the file instead.",
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
    tile: (lines: readonly number[]) =>
      lines.length ? `a tile with ${lines.length > 1 ? "lines" : "line"} ${list(lines.map(String))}` : "a tile",
    waits: (lines: readonly number[]) =>
      lines.length > 1 ? `lines ${list(lines.map(String))} wait here` : `line ${lines[0]} waits here`,
    centre: "central station",
  },
};
