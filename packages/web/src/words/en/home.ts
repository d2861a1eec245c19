import type { Rung } from "@interchange/games";
import { count, list, number } from "./grammar.ts";

/** The names of people and bots at a new table, and why it could not be created. */
const setup = {
  you: "You",
  /** Default names of people around one screen. */
  names: ["Ada", "Bo", "Cy", "Dee", "Eli", "Flo"],
  botNames: {
    drifter: "Drifter",
    tourist: "Tourist",
    collector: "Collector",
    commuter: "Commuter",
    planner: "Planner",
    inspector: "Inspector",
  } as Readonly<Record<Rung, string>>,
  full: "The table could not be kept: the browser's storage is full. Delete an old table first.",
};

/** Time controls and the time left. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const padded = (n: number): string => String(n).padStart(2, "0");

function minutes(time: number): string {
  return time % MINUTE ? `${time / 1000} s` : `${time / MINUTE} min`;
}

const clock = {
  none: "no clock",
  live: (initial: number, increment: number) =>
    increment ? `${minutes(initial)} + ${increment / 1000} s` : minutes(initial),
  days: (perMove: number) =>
    perMove % DAY
      ? `${count(perMove / HOUR, "hour", "hours")} a move`
      : `${count(perMove / DAY, "day", "days")} a move`,
  /** For small spaces. */
  short: {
    none: "none",
    live: (initial: number, increment: number) => `${initial / MINUTE} + ${increment / 1000}`,
    days: (perMove: number) => count(perMove / DAY, "day", "days"),
  },
  left(time: number): string {
    if (time >= DAY) return `${count(Math.floor(time / DAY), "day", "days")} ${Math.floor((time % DAY) / HOUR)} h left`;
    if (time >= HOUR) return `${Math.floor(time / HOUR)} h ${Math.floor((time % HOUR) / MINUTE)} min left`;
    return `${Math.floor(time / MINUTE)}:${padded(Math.floor((time % MINUTE) / 1000))} left`;
  },
};

const megabytes = (bytes: number): string => `${number(Math.ceil(bytes / 1_000_000))} MB`;

export const home = {
  setup,
  title: "Interchange",
  game: "Game",
  /** Games against bots. */
  bots: {
    title: "Play a bot",
    about: "Starts at once.",
    notDownloaded: "This game isn't fully downloaded yet. Connect to the internet and try again.",
    choose: "Who plays against you",
    says: {
      drifter: "“No hurry. It is a nice day out.”",
      tourist: "“Oh, look where this one goes!”",
      collector: "“I never let a long line go.”",
      commuter: "“Straight to the centre, every morning.”",
      planner: "“Every line has an end. I know where.”",
      inspector: "“I have seen every trick on this network.”",
    } as Readonly<Record<Rung, string>>,
    /** After the bot's name. */
    level: (rung: number) => ` · level ${rung} of 6`,
    /** How the suggested bot is chosen. */
    fits: "Win: one level up. Lose twice: one down.",
    alone: "Alone",
    aboutAlone: "Nobody against you but the tiles.",
    play: (opponents: readonly string[]) => `Play ${list(opponents)}`,
    playAlone: "Play alone",
    /** What the one-tap button sets up. */
    terms: (seats: number, modules: number) =>
      [count(seats, "seat", "seats"), ...(modules ? [count(modules, "module", "modules")] : []), "no clock"].join(
        " · ",
      ),
    change: "Change",
  },
  /** Games with people. */
  friends: {
    title: "Play with friends",
    about: "Make a table, send the link. No account.",
    aboutHere: "Pass one screen round.",
    seats: "Seats",
    clock: "Clock",
    make: "Make a table",
    screen: "Around one screen",
    short: "With friends",
    shortAbout: "send a link",
    all: "All choices",
  },
  join: {
    title: "Join in",
    waiting: (tables: number) =>
      tables
        ? `${count(tables, "table waits", "tables wait")} for players.`
        : "No table waits for players just now. List one of yours, and others find it.",
    list: "List a table",
    looking: "Looking for tables…",
    left: (seats: number) => count(seats, "seat left", "seats left"),
    nobody: "Nobody yet",
    plain: "basic game",
    modules: (modules: number) => count(modules, "module", "modules"),
    tile: (tables: number) => (tables ? count(tables, "table waits", "tables wait") : "who plays now"),
    join: "Join",
    joinThat: (name: string) => `Join: ${name}`,
    anywhere: "Seat me anywhere",
    watch: "Watch",
    live: (games: number) => (games ? count(games, "game to watch now", "games to watch now") : ""),
    lobby: "All tables",
  },
  apart: {
    /** By the reason why there are no online tables. */
    absent: "This page has no server for online tables. Bots and one screen for everybody work as ever.",
    unreachable: "The server for online tables cannot be reached. Bots and one screen for everybody work as ever.",
  },
  clock,
  importGame: "Import a game",
  yourTables: "Your tables",
  allTables: "All my games and statistics",
  noTables: "No tables yet. Playing a bot takes one tap; the game is kept in this browser after every move.",
  unaffiliated: "Not affiliated with or endorsed by the games' designers, publishers, or any transport authority.",
  notLasting:
    "This browser keeps nothing, perhaps because the window is private. You can play, but tables are gone when it closes. Export what you want to keep.",
  table: {
    continue: "Continue",
    review: "Look back",
    resume: "Take up again",
    abandon: "Abandon",
    abandonThat: (names: readonly string[]) => `Abandon: ${list(names)}`,
    delete: "Delete",
    deleteThat: (names: readonly string[]) => `Delete: ${list(names)}`,
    export: "Export",
    yourTurn: "Your turn",
    turnOf: (name: string) => `${name} to play`,
    turns: (tables: number) => count(tables, "table waits for you", "tables wait for you"),
    here: "on this device",
    gathering: "waiting for players",
    paused: "paused",
    open: "Open",
    leave: "Leave",
    leaveThat: (names: readonly string[]) => (names.length ? `Leave: ${list(names)}` : "Leave"),
    again: "Play again",
    over: "finished",
    abandoned: "abandoned",
    imported: "imported",
    version: (version: string) =>
      `Saved by another version of Interchange (format ${version}). Nothing was changed or deleted: export it, or open it with that version.`,
  },
  confirmDelete: {
    title: "Delete this table?",
    body: "The game and its record are removed from this browser. This cannot be undone.",
    bodyOnline: "The table is removed for everybody. This cannot be undone.",
    yes: "Delete it",
    no: "Keep it",
  },
  import: {
    title: "Import a game",
    about: "Open a record that Interchange wrote, as text or JSON, or a whole table from another browser.",
    file: "Choose a file",
    paste: "or paste it here",
    open: "Open it",
    empty: "There is nothing to read yet.",
    failed: "This cannot be opened.",
    at: (line: number, column: number, reason: string) => `Line ${line}, column ${column}: ${reason}.`,
    inEntry: (entry: number, reason: string) => `Move or draw ${entry}: ${reason}.`,
    unknownGame: (game: string) => `This is a record of a game that Interchange does not know: ${game}.`,
    unreadable: "The file could not be read.",
    tooLarge: (size: number, most: number) =>
      `It has ${megabytes(size)}, and no game has more than ${megabytes(most)}. Is it the right file?`,
    hidden:
      "This record was exported while the game was running, and has question marks for what its player could not know. Export it again once the game is over; to go on elsewhere, export the whole table.",
  },
};
