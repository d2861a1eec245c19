import type { Status, Who } from "../types.ts";
import { capital, count } from "./plural.ts";

const possessive = (who: Who): string => `${who.name}'s`;
const turn = (who: Who, prompt: string): Status => ({
  title: who.isYou ? "Your turn" : `${possessive(who)} turn`,
  prompt,
});
const points = (n: number): string => count(n, "point", "points");

/** What every table says, whatever is played there. */
export const table = {
  you: "You",
  /** A name that could be taken for something else. */
  quoted: (name: string) => `“${name}”`,
  /** A name that stands by itself, at the head of a list say. */
  heading: capital,
  points,

  /** How the table stands. What is asked of the viewer goes on after whose turn it is. */
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
    /** Several sentences, one after the other. */
    told: (sentences: readonly string[]) => sentences.join(" "),
  },
  liveYours: "Live · your turn",
  handOver: {
    title: ({ name }: Who) => `${name}, it is your turn`,
    claim: ({ name }: Who) => `I'm ${name}`,
  },
  /** A request of somebody elsewhere, to be answered here. */
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
