import type { Status, Who } from "../types.ts";
import { capital, count } from "./plural.ts";

const possessive = (who: Who): string => `${who.name}'s`;
const turnOf = (who: Who): string => (who.isYou ? "Your turn" : `${possessive(who)} turn`);
const points = (n: number): string => count(n, "point", "points");

/** What every table says, whatever is played there. */
export const table = {
  you: "You",
  /** A name that stands by itself, at the head of a list say. */
  heading: capital,
  points,

  /** How the table stands. What is asked of the viewer goes on after whose turn it is. */
  status: {
    yours: (who: Who, asked: string): Status => ({ title: turnOf(who), prompt: asked }),
    thinking: ({ name }: Who): Status => ({ title: name, prompt: "is thinking…" }),
    passTo: (who: Who): Status => ({ title: turnOf(who), prompt: `pass the screen to ${who.name}` }),
    over: { title: "The game is over", prompt: "" },
    abandoned: { title: "This game rests", prompt: "It was abandoned. Everything is as it was left." },
    gone: { title: "This table is gone", prompt: "it was deleted, in another window perhaps" },
    connecting: { title: "Connecting…", prompt: "what you decide is kept and sent" },
    unsent: { title: "Not sent yet", prompt: "your decision goes out with the connection" },
    waitsFor: (who: Who): Status => ({ title: turnOf(who), prompt: `waiting for ${who.name}` }),
    away: (who: Who): Status => ({ title: turnOf(who), prompt: `${who.name} is away for a moment` }),
    left: (who: Who): Status => ({ title: turnOf(who), prompt: `${who.name} has left; the seat is kept` }),
    botFailed: ({ name }: Who): Status => ({ title: name, prompt: "gave no answer" }),
    history: { title: "Looking back", prompt: "" },
    historyYours: { title: "Looking back", prompt: "it is your turn" },
  },
  notKept: "not kept",
  thinking: ({ name }: Who) => `${name} is thinking…`,
  actions: {
    back: "Step back",
    takeBack: "Take back",
    result: "Result",
    history: "History",
    live: "Back to live",
    rules: "Rules",
    menu: "Menu",
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
    next: "What next",
    since: "Since your last turn",
    soFar: "So far",
    newGame: "A new game",
  },
  player: ({ name }: Who, n: number, about: string) => `${name}: ${points(n)}, ${about}`,
  whyNot: (rule: string) => `Rule ${rule} · Read the rule`,
  log: {
    title: "Log",
    empty: "Nothing has happened yet.",
    show: (place: string) => `Show ${place} on the board`,
    tookBack: "The last decision was taken back.",
    yourTurnNow: "It is your turn.",
    /** Several sentences, one after the other. */
    told: (sentences: readonly string[]) => sentences.join(" "),
  },
  recap: {
    none: "Nothing yet: the board is as you left it.",
    replay: "Show again",
  },
  history: {
    title: "History",
    first: "First position",
    last: "Back to live",
    live: "Live",
    liveYours: "Live · your turn",
    slider: "Position in the game",
  },
  handOver: {
    title: ({ name }: Who) => `${name}, it is your turn`,
    claim: ({ name }: Who) => `I'm ${name}`,
  },
  /** A request of somebody elsewhere, to be answered here. */
  asked: {
    back: ({ name }: Who): Status => ({ title: `${name} asks`, prompt: "may the last decision be taken back?" }),
    pause: ({ name }: Who): Status => ({ title: `${name} asks`, prompt: "shall the game rest for a while?" }),
    resume: ({ name }: Who): Status => ({ title: `${name} asks`, prompt: "shall the game go on?" }),
    end: ({ name }: Who): Status => ({ title: `${name} asks`, prompt: "shall the game end here, without a winner?" }),
    resign: ({ name }: Who): Status => ({ title: `${name} asks`, prompt: "may the game be given up?" }),
    replace: ({ name }: Who): Status => ({ title: `${name} asks`, prompt: "may somebody else take the seat?" }),
  },
  yes: "Yes",
  no: "No",
  botFailed: {
    title: ({ name }: Who) => `${name} gave no answer`,
    detail: (reason: string) => `What went wrong: ${reason}`,
  },
  stale: "The game went on in another window. This is how it stands.",
};
