import { capital, count } from "../../../../parts/words/en/plural.ts";
import type { Reason } from "../reason.ts";

const tenths = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
const points = (n: number): string => count(n, "point", "points");
const tokens = (n: number): string => count(n, "token", "tokens");

/** What a piece does, after its block: "pays 3 points at once". */
function reason(told: Reason): string {
  switch (told.kind) {
    case "token":
      return told.have ? `saves up for branches, with ${tokens(told.have + 1)} then` : "saves up for a branch";
    case "trip":
      return "sends the passenger on";
    case "loop":
      return `closes a loop of ${told.line} for ${points(told.points)}`;
    case "pays":
      return `brings ${told.line} to ${told.station} for ${points(told.points)}`;
    case "carries":
      return told.more === 1
        ? `lets the passenger ride ${told.line}, a point more this turn`
        : `lets the passenger ride ${told.line}, ${points(told.more)} more this turn`;
    case "diverts":
      return `takes ${points(told.less)} of the passenger away from the others`;
    case "towards":
      return told.pieces === 1
        ? `takes ${told.line} within a piece of ${told.station}`
        : `takes ${told.line} on towards ${told.station}, ${told.pieces} pieces away`;
    case "grows":
      return `keeps ${told.line} growing`;
  }
}

/** What advice says at a table of On the Underground. */
export const words = {
  reason,
  headline: (block: string | undefined, told: Reason) => (block ? `${block} ${reason(told)}` : capital(reason(told))),
  /** A piece by its line and block. */
  piece: (line: string, block: string) => `${block} (${line})`,
  token: "Token",
  trip: (station: string) => `to ${station}`,
  pieceWorth: (worth: string, isBest: boolean) => (isBest ? `worth ${worth}, the best` : `worth ${worth}`),
  plan: {
    title: "A plan for this turn",
    thinking: "Planning the rest of the turn…",
    build: (line: string, block: string) => `${capital(line)}: ${block}`,
    token: "Take a branch token",
  },
  /** What a puzzle asks for. */
  puzzle: {
    title: "Your turn",
    task: (lead: number) => `Your next piece. One is worth ${tenths.format(lead)} points more than any other.`,
    choose: "Choose a line and a block on the map, or take a token.",
    command: { names: ["answer"], usage: "answer", about: "gives the piece of your turn as the answer" },
  },
  reading:
    "Each block shows what the piece does to your expected final margin, against the average of the ten best. Tokens and where the passenger may go later are in it.",
};
