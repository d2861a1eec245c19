import { list, number } from "./grammar.ts";
import { listed } from "../figures.ts";
import { command } from "../command.ts";

/** Text mode at any table. */
export const text = {
  leave: "Show the board",
  board: "Board",
  turn: "Your move",
  log: "Log",
  more: "More about the table",
  box: {
    title: "Command",
    hint: "Type help for all commands. The key / leads here.",
    go: "Go",
    earlier: "Earlier answers",
    /** The typed command, before its answer. */
    typed: (text: string) => `${text}:`,
    done: "Done.",
    close: "Close the command box",
  },
  unknown: (typed: string) => `“${typed}” is not understood.`,
  meant: (names: readonly string[]) => `Did you mean ${listed(names, "or")}?`,
  tryHelp: "Type help for all commands.",
  refused: (reason: string, rule: string) => `${reason} Rule ${rule}.`,
  notNow: "It is not your turn.",
  inPast: "You are looking back. Type live first.",
  nothingToTakeBack: "There is nothing of yours to take back.",
  nothingAgain: "There is nothing to do again.",
  asked: "The page asks first: see the question.",
  tookBack: "Taken back.",
  status: (title: string, prompt: string) => (prompt ? `${title}: ${prompt}.` : `${title}.`),
  logEmpty: "Nothing has happened yet.",
  helpOf: (usage: string, about: string) => `${usage}: ${about}.`,
  at: (where: string) => `${where}.`,
  live: "Live.",
  playing: (times: number) => `Plays through, ${number(times)} times as fast as a step a second. Type pause to stop.`,
  stopped: "Stopped.",
  speedNow: (times: number) => `Speed ${number(times)}.`,
  speeds: (all: readonly number[]) => `The speeds are ${list(all.map(number))}.`,
  commands: {
    help: command("help h", "help, or help and a command", "what may be typed"),
    status: command("status turn", "status", "whose turn it is and what is asked"),
    log: command("log", "log, or log 8", "what happened, newest first"),
    undo: command("undo u", "undo", "takes back your last decision"),
    again: command("again redo", "again", "does again what was taken back"),
    back: command("back", "back", "one step back in the game"),
    forward: command("forward", "forward", "one step on"),
    first: command("first", "first", "the first position"),
    live: command("live", "live", "the game as it is now"),
    play: command("play", "play", "plays the game through, step by step"),
    pause: command("pause stop", "pause", "stops playing it through"),
    speed: command("speed", "speed 4", "how fast it is played through"),
    rules: command("rules", "rules", "opens the rules"),
    keys: command("keys", "keys", "all keys"),
    board: command("board", "board", "leaves text mode"),
    /** In reviews. */
    last: command("last", "last", "the last move"),
    mistake: command("mistake", "mistake", "the next mistake"),
    played: command("played", "played", "the move that was played, and what is known of it"),
  },
  /** In addition to the keys of a game. */
  keys: [
    ["/", "command box: everything by typing"],
    ["V", "plays the game through, or stops it"],
    ["<  >", "slower, faster"],
  ] as readonly (readonly [string, string])[],
};
