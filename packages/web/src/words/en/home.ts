import type { Rung } from "@interchange/games";
import { count, list, number } from "./grammar.ts";

/** The names of people and bots at a new table, and why it could not be created. */
const setup = {
  you: "You",
  /** Default names of people around one screen. */
  names: ["Ada", "Bo", "Cy", "Dee", "Eli", "Flo"],
  botNames: {
    trainee: "Trainee",
    drifter: "Drifter",
    tourist: "Tourist",
    collector: "Collector",
    commuter: "Commuter",
    planner: "Planner",
    inspector: "Inspector",
  } as Readonly<Record<Rung, string>>,
  full: "Can't save the table: browser storage is full. Delete an old table first.",
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
    increment ? `${minutes(initial)} + ${increment / 1000} s per move` : minutes(initial),
  days: (perMove: number) =>
    perMove % DAY
      ? `${count(perMove / HOUR, "hour", "hours")} per move`
      : `${count(perMove / DAY, "day", "days")} per move`,
  /** For small spaces: without the increment. */
  short: {
    none: "None",
    live: (initial: number) => minutes(initial),
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
    notDownloaded: "This game isn't fully downloaded yet. Connect to the internet and try again.",
    choose: "Choose your opponent",
    says: {
      trainee: "“My first week. I still mix up the lines.”",
      drifter: "“No rush. It's a lovely day.”",
      tourist: "“Oh, look where this one goes!”",
      collector: "“I never give up a long line.”",
      commuter: "“Straight to the centre, every morning.”",
      planner: "“Every line has an end. I know where.”",
      inspector: "“I've seen every trick on this network.”",
    } as Readonly<Record<Rung, string>>,
    /** After the bot's name. */
    level: (rung: number) => ` · level ${rung} of 7`,
    /** How the suggested bot is chosen. */
    fits: "Win to move up a level. Lose twice to move down.",
    alone: "Solo",
    aboutAlone: "Just you and the tiles.",
    play: (opponents: readonly string[]) => `Play ${list(opponents)}`,
    playAlone: "Play solo",
    /** What the one-tap button sets up. */
    terms: (seats: number, modules: number) =>
      [count(seats, "player", "players"), ...(modules ? [count(modules, "module", "modules")] : []), "no clock"].join(
        " · ",
      ),
  },
  /** For those who come for the first time. */
  first: {
    learn: "Learn in 3 minutes",
    learnAbout: "Four moves on a real board.",
    goOn: "Continue the lesson",
    play: "Play",
    against: (bot: string, isEasiest: boolean) => (isEasiest ? `Against ${bot}, the easiest bot.` : `Against ${bot}.`),
    change: "Change",
    free: "Free and open source. Works offline.",
  },
  /** The game that is shown there. */
  show: {
    label: (game: string) => `A finished game of ${game}`,
    real: (what: string) => `From a real game: ${what}`,
    pause: "Pause",
    resume: "Resume",
  },
  /** Games with people. */
  friends: {
    title: "Play with friends",
    about: "Send a link. No sign-up.",
    aboutHere: "Share one screen and pass it around.",
    seats: "Players",
    clock: "Clock",
    open: "Make a table",
    make: "Create a table",
    screen: "Share one screen",
    short: "Friends",
    all: "All options",
  },
  join: {
    title: "Join a table",
    waiting: (tables: number) => `${count(tables, "table is", "tables are")} waiting for players`,
    none: "Nobody is waiting.",
    start: "Start one",
    list: "Create a public table",
    looking: "Looking for tables…",
    offline: "You're offline",
    left: (seats: number) => count(seats, "free seat", "free seats"),
    nobody: "No one yet",
    plain: "base game",
    modules: (modules: number) => count(modules, "module", "modules"),
    join: "Join",
    joinIn: "Join in",
    watch: "Watch",
    live: (games: number) => count(games, "game to watch", "games to watch"),
    lobby: "All tables",
  },
  /** What has happened at a table since your last turn, in a few words. A line of nobody named is yours. */
  /** Headlines have at most six words. */
  glance: {
    board: "The board as it stands",
    tiles: (tiles: number, isCentre: boolean) => `${count(tiles, "tile", "tiles")}${isCentre ? " ×2" : ""}`,
    centre: (whose: string | undefined, line: number) =>
      `${whose === undefined ? "Your" : `${whose}'s`} line ${line} reached the centre.`,
    long: (whose: string | undefined, line: number, tiles: number) =>
      `${whose === undefined ? "Your" : `${whose}'s`} line ${line}: ${tiles} tiles.`,
    ended: (lines: number) => `${count(lines, "line", "lines")} ended.`,
    moved: (name: string) => `${name} moved.`,
  },
  apart: {
    /** By the reason why there are no online tables. */
    absent: "There's no server for online tables here. You can still play bots or share one screen.",
    unreachable: "Can't reach the server for online tables. You can still play bots or share one screen.",
  },
  clock,
  importGame: "Import a game",
  yourTables: "Your tables",
  allTables: "All games and statistics",
  pickUp: "Pick up where you left off",
  notUpdated: "Couldn't update.",
  newGame: "New game",
  unaffiliated: "Not affiliated with or endorsed by the games' designers, publishers, or any transport authority.",
  notLasting:
    "This browser isn't saving anything, perhaps because this is a private window. You can play, but your tables will be lost when you close it. Export any you want to keep.",
  table: {
    play: "Play",
    continue: "Continue",
    review: "Review",
    resume: "Resume",
    abandon: "Abandon",
    abandonThat: (names: readonly string[]) => `Abandon: ${list(names)}`,
    delete: "Delete",
    deleteThat: (names: readonly string[]) => `Delete: ${list(names)}`,
    export: "Export",
    yourTurn: "Your turn",
    turnOf: (name: string) => `${name}'s turn`,
    turns: (tables: number) => count(tables, "table is waiting for you", "tables are waiting for you"),
    here: "on this device",
    gathering: "waiting for players",
    paused: "Paused",
    open: "Open",
    leave: "Leave",
    leaveThat: (leave: string, names: readonly string[]) => (names.length ? `${leave}: ${list(names)}` : leave),
    again: "Play again",
    won: (by: number) => `You won by ${by}`,
    lost: (by: number) => `You lost by ${by}`,
    over: "finished",
    abandoned: "abandoned",
    imported: "imported",
    version: (version: string) =>
      `Saved by another version of Interchange (format ${version}). Nothing was changed or deleted. Export it, or open it with that version.`,
  },
  confirmDelete: {
    title: "Delete this table?",
    body: "This deletes the game and its record from this browser. You can't undo this.",
    bodyOnline: "This deletes the table for everyone. You can't undo this.",
    yes: "Delete",
    no: "Cancel",
  },
  import: {
    title: "Import a game",
    about: "Open a record exported from Interchange (text or JSON), or a whole table from another browser.",
    file: "Choose a file",
    paste: "or paste it here",
    open: "Open",
    empty: "Choose a file or paste a record first.",
    failed: "Can't open this.",
    at: (line: number, column: number) =>
      `There's an error on line ${line}, column ${column}. Fix it, or export the game again.`,
    inEntry: (entry: number) => `There's an error in entry ${entry}. Fix it, or export the game again.`,
    unknownGame: (game: string) => `Interchange doesn't support this game: ${game}. Try another file.`,
    unreadable: "The file couldn't be read. Try another one.",
    tooLarge: (size: number, most: number) =>
      `This is ${megabytes(size)}, but games are never larger than ${megabytes(most)}. Check that it's the right file.`,
    hidden:
      "This record was exported during the game, so it shows question marks for everything that was hidden from the player who exported it. Export it again when the game is over. To continue the game elsewhere, export the whole table.",
  },
};
