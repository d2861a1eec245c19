import type { Status, Who } from "../types.ts";
import { capital, count, list, number, points, signed } from "./grammar.ts";

const possessive = (who: Who): string => `${who.name}'s`;
const turn = (who: Who, prompt: string): Status => ({
  title: who.isYou ? "Your turn" : `${possessive(who)} turn`,
  prompt,
});

/** Tables of any game. */
export const table = {
  you: "You",
  /** A name that could be mistaken for something else. */
  quoted: (name: string) => `“${name}”`,
  /** A name on its own, such as a heading. */
  heading: capital,
  points,

  /** The status of the table. The task continues the text about whose turn it is. */
  status: {
    yours: turn,
    thinking: ({ name }: Who): Status => ({ title: name, prompt: "is thinking…" }),
    passTo: (who: Who): Status => turn(who, `pass the screen to ${who.name}`),
    over: { title: "The game is over", prompt: "" },
    paused: { title: "Game paused", prompt: "resume it to keep playing" },
    pausedTogether: { title: "Game paused", prompt: "it continues when everyone is ready" },
    gone: { title: "Table deleted", prompt: "perhaps in another window" },
    connecting: { title: "Connecting…", prompt: "your moves are saved and will be sent" },
    unsent: { title: "Not sent yet", prompt: "your move will be sent when you're back online" },
    waitsFor: (who: Who): Status => turn(who, `waiting for ${who.name}`),
    away: (who: Who): Status => turn(who, `${who.name} is away`),
    offline: (who: Who): Status => turn(who, `${who.name} is offline`),
    left: (who: Who): Status => turn(who, `${who.name} has left the game`),
    timeUp: (who: Who, isSpectator: boolean): Status =>
      who.isYou
        ? { title: "Your time is up", prompt: "wait for the decision" }
        : { title: `${who.name}'s time is up`, prompt: isSpectator ? "waiting for a decision" : "you decide" },
    botFailed: ({ name }: Who): Status => ({ title: name, prompt: "didn't respond" }),
    history: { title: "Viewing history", prompt: "" },
    historyYours: { title: "Viewing history", prompt: "it's your turn" },
  },
  notKept: "not saved: only in this window",
  thinking: ({ name }: Who) => `${name} is thinking…`,
  actions: {
    back: "Back",
    takeBack: "Undo move",
    result: "Result",
    history: "History",
    live: "Back to live",
    end: "Go to end",
    rules: "Rules",
    menu: "Menu",
    log: "Log",
    settings: "Settings",
    shortcuts: "Keyboard",
    textMode: "Text mode",
    export: "Export",
    home: "Go to home page",
    abandon: "Abandon game",
    askAgain: "Try again",
    takeUpAgain: "Resume",
  },
  panels: {
    players: "Players",
    answers: "Messages",
    next: "Next step",
  },
  whyNot: (rule: string) => `Rule ${rule} · Read the rule`,
  log: {
    title: "Log",
    empty: "Nothing has happened yet.",
    show: (place: string) => `Show ${place} on the board`,
    tookBack: "The last move was undone.",
    yourTurnNow: "It's your turn.",
    /** Several sentences in a row. */
    told: (sentences: readonly string[]) => sentences.join(" "),
  },
  liveYours: "Live · your turn",
  handOver: {
    title: ({ name }: Who) => `${name}, it's your turn`,
    claim: ({ name }: Who) => `I'm ${name}`,
  },
  /** Another player's request that is answered here. */
  asks: ({ name }: Who, asked: string): Status => ({ title: `${name} asks`, prompt: asked }),
  asked: {
    back: "undo the last move?",
    pause: "pause the game?",
    resume: "resume the game?",
    end: "end the game here, without a winner?",
    resign: "may I resign?",
    replace: "may someone else take the seat?",
  },
  yes: "Yes",
  no: "No",
  replaying: (move: number) => `You're replaying move ${move}. The real game is kept.`,
  stale: "The game continued in another window. This is the current position.",
};

/** The sheets of any table. */
export const sheets = {
  history: {
    title: "History",
    first: "First position",
    last: "Last position",
    slider: "Position in the game",
    play: "Replay",
    stop: "Stop",
    speed: "Speed",
    times: (speed: number) => `${number(speed)}×`,
  },
  /** The groups of the menu. */
  menu: ["This game", "Help and settings", "This table"],
  sidePanel: "Side panel",
  terms: {
    title: "This table",
    edition: "Edition",
    help: "Help",
    modules: "Modules",
    rules: "Rules",
  },
  /** What is played, how much help there is, and how the rules differ from the box. */
  about: (title: string, help: string, differences: readonly string[]) =>
    [title, `Help: ${help.toLowerCase()}`, ...differences].join(" · "),
  takeBack: {
    title: "Undo this move?",
    body: (decisions: number, comesAgain: string) =>
      decisions > 1
        ? `This undoes ${count(decisions, "move", "moves")}: your last one and everything after it. ${comesAgain}`
        : `This undoes your last move. ${comesAgain}`,
    consent: (names: readonly string[]) => `${list(names)} must agree, because the game has moved on.`,
    again: "Redo",
    yes: "Yes, undo",
    yesAll: "Everyone agrees",
    no: "Keep it",
  },
  /** Offered in a player's first game. */
  tapAgain: {
    title: "Place with a second tap?",
    about: "One tap shows what the tile would do. A second tap on the same square can place it.",
  },
  flat: "Table mode",
  shortcuts: "Keyboard",
  export: {
    title: "Export",
    about: "The record of this game, with everything needed to replay it.",
    text: "As text",
    json: "As JSON",
    whole: "Whole table",
    copy: "Copy text",
    copied: "Copied.",
    notCopied: "Your browser didn't allow copying. Save the file instead.",
  },
};

/** News beside a table. */
export const news = {
  since: "Since your last turn",
  soFar: "So far",
  newGame: "New game",
  none: "Nobody else has moved.",
  replay: "Replay",
  earlier: "Earlier moves",
  /** Points if the game ended like this. */
  estimate: (n: number) => `${points(n)} if it ended like this`,
  gained: signed,
  botFailed: {
    title: ({ name }: Who) => `${name} didn't respond`,
    detail: "Your browser stopped the bot. Try again, or reload the page.",
  },
};

/** Flat mode: the screen lies on the table. */
export const flat = {
  title: "Table mode",
  about: "Lay the tablet flat on the table. The board is in the middle, and each player has a panel facing them.",
  lay: "Start table mode",
  leave: "Exit table mode",
  phones: "Play with phones",
  aboutPhones:
    "Set up an online table and let this screen show only the board. Everyone joins on their phone with the code on the screen and keeps their tiles hidden.",
  setUp: "Set up a table for phones",
  /** A phone beside a big screen that shows the board. */
  hand: {
    only: "Hand and buttons only",
    always: "Always show the board",
    about: "The board is on the big screen.",
    show: "Show the board here",
  },
};

export const abandon = {
  title: "Abandon this game?",
  body: "It stays in your list, and you can resume it later.",
  yes: "Yes, abandon",
  no: "Keep playing",
};

export const noTable = {
  unknown: "Table not found in this browser",
  unknownAbout:
    "Tables are saved in the browser you played in. This one may have been deleted, or played in another browser.",
  version: "This table was saved by another version of the page",
  game: "This version of the page doesn't support this game",
  replay: "This game doesn't follow the rules of this version of the page",
  nothingLost: "Nothing was deleted or changed. You can export the saved data and open it elsewhere.",
  export: "Export saved data",
};

/** Scores of solo games. */
export const alone = {
  title: "Your solo scores",
  first: "Your first solo game with this setup.",
  against: (now: number, best: number) =>
    now > best
      ? `Your new best, by ${points(now - best)}.`
      : now === best
        ? "You equalled your best."
        : `${points(best - now)} below your best of ${number(best)}.`,
  score: (n: number, day: string) => `${points(n)}, ${day}`,
  toBeat: (best: number, last: number) => `To beat: ${points(best)}. Last time: ${number(last)}.`,
};
