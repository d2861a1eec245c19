import type { Status, Who } from "../types.ts";
import { capital, count, list, number, points } from "./grammar.ts";

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
    abandoned: { title: "This game rests", prompt: "It was abandoned. Everything is as it was left." },
    gone: { title: "This table is gone", prompt: "it was deleted, in another window perhaps" },
    connecting: { title: "Connecting…", prompt: "what you decide is kept and sent" },
    unsent: { title: "Not sent yet", prompt: "your decision goes out with the connection" },
    waitsFor: (who: Who): Status => turn(who, `waiting for ${who.name}`),
    away: (who: Who): Status => turn(who, `${who.name} is away for a moment`),
    left: (who: Who): Status => turn(who, `${who.name} has left; the seat is kept`),
    botFailed: ({ name }: Who): Status => ({ title: name, prompt: "gave no answer" }),
    history: { title: "Looking back", prompt: "" },
    historyYours: { title: "Looking back", prompt: "it is your turn" },
  },
  notKept: "kept in this window only",
  thinking: ({ name }: Who) => `${name} is thinking…`,
  actions: {
    back: "Step back",
    takeBack: "Take back",
    result: "Result",
    history: "History",
    live: "Back to live",
    end: "To the end",
    rules: "Rules",
    menu: "Menu",
    log: "Log",
    settings: "Settings",
    shortcuts: "Keyboard",
    textMode: "Text mode",
    export: "Export",
    home: "Leave the table",
    abandon: "Abandon this game",
    askAgain: "Ask again",
    takeUpAgain: "Take up again",
  },
  panels: {
    players: "Players",
    answers: "Answers",
    next: "What next",
  },
  whyNot: (rule: string) => `Rule ${rule} · Read the rule`,
  log: {
    title: "Log",
    empty: "Nothing has happened yet.",
    show: (place: string) => `Show ${place} on the board`,
    tookBack: "The last decision was taken back.",
    yourTurnNow: "It is your turn.",
    /** Several sentences in a row. */
    told: (sentences: readonly string[]) => sentences.join(" "),
  },
  liveYours: "Live · your turn",
  handOver: {
    title: ({ name }: Who) => `${name}, it is your turn`,
    claim: ({ name }: Who) => `I'm ${name}`,
  },
  /** Another player's request that is answered here. */
  asks: ({ name }: Who, asked: string): Status => ({ title: `${name} asks`, prompt: asked }),
  asked: {
    back: "may the last decision be taken back?",
    pause: "shall the game rest for a while?",
    resume: "shall the game go on?",
    end: "shall the game end here, without a winner?",
    resign: "may the game be given up?",
    replace: "may somebody else take the seat?",
  },
  yes: "Yes",
  no: "No",
  stale: "The game went on in another window. This is how it stands.",
};

/** The sheets of any table. */
export const sheets = {
  history: {
    title: "History",
    first: "First position",
    last: "Last position",
    slider: "Position in the game",
    play: "Play through",
    stop: "Stop",
    speed: "Speed",
    times: (speed: number) => `${number(speed)}×`,
  },
  /** The groups of the menu. */
  menu: ["This game", "Help and settings", "This table"],
  beside: "Beside the board",
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
    title: "Take back?",
    body: (decisions: number, comesAgain: string) =>
      decisions > 1
        ? `This undoes ${count(decisions, "decision", "decisions")}, back to before your last one. ${comesAgain}`
        : `This undoes your last decision. ${comesAgain}`,
    consent: (names: readonly string[]) => `${list(names)} must agree, since something has happened since.`,
    again: "Redo",
    yes: "Take it back",
    yesAll: "Everybody agrees",
    no: "Leave it",
  },
  /** Offered in a player's first game. */
  tapAgain: {
    title: "Place by a second tap?",
    about: "A tap shows what the tile would do; a second one on the same square would place it.",
    yes: "Yes, place it then",
    no: "No, only by the button",
  },
  flat: "Table mode",
  shortcuts: "Keyboard",
  export: {
    title: "Export",
    about: "The record of this game: everything needed to play it through again.",
    text: "As text",
    json: "As JSON",
    whole: "The whole table",
    copy: "Copy the text",
    copied: "Copied.",
    notCopied: "The browser did not allow copying. Save the file instead.",
  },
};

/** News beside a table. */
export const news = {
  since: "Since your last turn",
  soFar: "So far",
  newGame: "A new game",
  none: "Nobody else has moved.",
  replay: "Show again",
  botFailed: {
    title: ({ name }: Who) => `${name} gave no answer`,
    detail: (reason: string) =>
      reason ? `What went wrong: ${reason}` : "The browser did not let it think. Ask again, or load the page anew.",
  },
};

/** Flat mode: the screen lies on the table. */
export const flat = {
  title: "Table mode",
  about: "Lay the tablet flat on the table: the board lies in the middle, and everybody has a panel that faces them.",
  lay: "Lay it flat",
  leave: "Leave table mode",
  phones: "With phones as seats",
  aboutPhones:
    "Set the table up online and choose that this screen only shows the board. Everybody joins with a phone, by the code on the screen, and keeps their tiles to themselves.",
  setUp: "Set up a table for phones",
};

export const abandon = {
  title: "Abandon this game?",
  body: "It stays in your list, as it stands, and can be taken up again.",
  yes: "Abandon it",
  no: "Go on playing",
};

export const noTable = {
  unknown: "No such table in this browser",
  unknownAbout: "Tables are kept in the browser where they were played. It may have been deleted, or played elsewhere.",
  version: "This table was kept by another version",
  game: "This version does not know the game that was played here",
  replay: "This game does not follow the rules that this version knows",
  nothingLost: "Nothing was deleted or changed. You can export what is kept and open it elsewhere.",
  detail: (detail: string) => `What went wrong: ${detail}`,
  export: "Export what is kept",
};

/** Scores of solo games. */
export const alone = {
  title: "Your scores alone",
  first: "Your first game of this kind.",
  against: (now: number, best: number) =>
    now > best
      ? `Your best so far, by ${points(now - best)}.`
      : now === best
        ? "As many as your best so far."
        : `${points(best - now)} below your best, ${number(best)}.`,
  score: (n: number, day: string) => `${points(n)}, ${day}`,
  toBeat: (best: number, last: number) => `To beat: ${points(best)}. Last time: ${number(last)}.`,
};
