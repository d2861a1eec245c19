import { count, list, number } from "./grammar.ts";
import { listed } from "../figures.ts";
import { command } from "../command.ts";

/** Text mode at any table. */
export const text = {
  leave: "Show the board",
  board: "Board",
  turn: "Your move",
  log: "Log",
  more: "Table details",
  box: {
    title: "Command",
    hint: "Type “help” for all commands. Press / to get here.",
    go: "Go",
    earlier: "Earlier answers",
    /** The typed command, before its answer. */
    typed: (text: string) => `${text}:`,
    done: "Done.",
    close: "Close the command box",
  },
  unknown: (typed: string) => `“${typed}” isn't a command.`,
  meant: (names: readonly string[]) => `Did you mean ${listed(names, "or")}?`,
  tryHelp: "Type “help” for all commands.",
  refused: (reason: string, rule: string) => `${reason} Rule ${rule}.`,
  notNow: "It isn't your turn.",
  inPast: "You're viewing the history. Type “live” to return to the game.",
  nothingToTakeBack: "There's nothing to undo.",
  nothingAgain: "There's nothing to redo.",
  asked: "Answer the question on the page first.",
  tookBack: "Undone.",
  status: (title: string, prompt: string) => (prompt ? `${title}: ${prompt}.` : `${title}.`),
  logEmpty: "Nothing has happened yet.",
  helpOf: (usage: string, about: string) => `${usage}: ${about}.`,
  at: (where: string) => `${where}.`,
  live: "Live.",
  playing: (times: number) => `Replaying at ${count(times, "step", "steps")} per second. Type “pause” to stop.`,
  stopped: "Stopped.",
  speedNow: (times: number) => `Speed ${number(times)}.`,
  speeds: (all: readonly number[]) => `Available speeds: ${list(all.map(number))}.`,
  commands: {
    help: command("help h", "help, or help and a command", "explains the commands"),
    status: command("status turn", "status", "whose turn it is and what to do"),
    log: command("log", "log, or log 8", "what happened, newest first"),
    undo: command("undo u", "undo", "undoes your last move"),
    again: command("again redo", "again", "redoes the move you undid"),
    back: command("back", "back", "one step back in the game"),
    forward: command("forward", "forward", "one step forward"),
    first: command("first", "first", "the first position"),
    live: command("live", "live", "the current position"),
    play: command("play", "play", "replays the game step by step"),
    pause: command("pause stop", "pause", "stops the replay"),
    speed: command("speed", "speed 4", "how fast the replay runs"),
    rules: command("rules", "rules", "opens the rules"),
    keys: command("keys", "keys", "lists all keys"),
    board: command("board", "board", "leaves text mode"),
    /** In reviews. */
    last: command("last", "last", "the last move"),
    mistake: command("mistake", "mistake", "the next mistake"),
    played: command("played", "played", "the move played, with its analysis"),
  },
  /** In addition to the keys of a game. */
  keys: [
    ["/", "opens the command box"],
    ["V", "replays the game, or stops the replay"],
    ["<  >", "slower, faster"],
  ] as readonly (readonly [string, string])[],
};
