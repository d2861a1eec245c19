import { capital, list, points, tokens } from "../grammar.ts";

/** Why a piece is worth something. */
export type Reason =
  /** A token instead of a piece, and how many the seat has. */
  | { readonly kind: "token"; readonly have: number }
  | { readonly kind: "loop"; readonly line: string; readonly points: number }
  | { readonly kind: "pays"; readonly line: string; readonly station: string; readonly points: number }
  | { readonly kind: "carries"; readonly line: string; readonly more: number }
  | { readonly kind: "diverts"; readonly less: number }
  | { readonly kind: "towards"; readonly line: string; readonly station: string; readonly pieces: number }
  | { readonly kind: "grows"; readonly line: string };

/** The purpose of a piece that scores nothing at once. */
export type Lead = Extract<Reason, { readonly kind: "diverts" | "towards" }>;

/** Why one of the passenger's equally good trips is worth more or less than the others. */
export type TripReason =
  /** The seat's own lines that he rides now. */
  | { readonly kind: "rides"; readonly lines: readonly string[]; readonly points: number }
  /** The seat's own lines that he may ride on the next trip. */
  | { readonly kind: "onward"; readonly points: number }
  /** How much less, or more, the others get than by another trip. */
  | { readonly kind: "spares" | "feeds"; readonly points: number }
  /** How much less the seat gets than by another trip. */
  | { readonly kind: "misses"; readonly points: number }
  /** He ends on one of the seat's lines. */
  | { readonly kind: "ends"; readonly line: string }
  /** A destination on an own line stays open. */
  | { readonly kind: "keeps"; readonly station: string; readonly line: string }
  /** He ends closer to the seat's lines, or further away, than by another trip. */
  | { readonly kind: "away"; readonly blocks: number }
  /** A destination that stays open, good for the seat or for the others. */
  | { readonly kind: "leaves" | "offers"; readonly station: string }
  | { readonly kind: "same" };

const tenths = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** What a piece does, after its block: "pays 3 points at once". */
function reason(told: Reason): string {
  switch (told.kind) {
    case "token":
      return told.have ? `saves up for branches, with ${tokens(told.have + 1)} then` : "saves up for a branch";
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

/** What a trip of the passenger does, after its destination: "ends on your red line". */
function tripReason(told: TripReason): string {
  switch (told.kind) {
    case "rides":
      return `rides your ${list(told.lines)} for ${points(told.points)}`;
    case "onward":
      return `goes on over your lines next, for ${points(told.points)}`;
    case "spares":
      return `pays the others ${points(told.points)} less than another way`;
    case "feeds":
      return `pays the others ${points(told.points)} more than another way`;
    case "misses":
      return `brings you ${points(told.points)} less than another way`;
    case "ends":
      return `ends on your ${told.line} line`;
    case "keeps":
      return `keeps ${told.station} open, which lies on your ${told.line} line`;
    case "away":
      return told.blocks === 1 ? "ends a block from your lines" : `ends ${told.blocks} blocks from your lines`;
    case "leaves":
      return `leaves ${told.station} for later`;
    case "offers":
      return `leaves ${told.station} to the others`;
    case "same":
      return "makes little difference";
  }
}

/** Advice at a table of On the Underground. */
export const advice = {
  headline: (block: string | undefined, told: Reason) => (block ? `${block} ${reason(told)}` : capital(reason(told))),
  /** A piece by its line and block. */
  piece: (line: string, block: string) => `${block} (${line})`,
  token: "Token",
  trip: (station: string, lines: readonly string[]) =>
    lines.length ? `to ${station} by ${list(lines)}` : `to ${station} on foot`,
  tripReason: (told: TripReason) => capital(tripReason(told)),
  tripHeadline: (station: string, told: TripReason) => `The trip to ${station} ${tripReason(told)}`,
  pieceWorth: (worth: string, isBest: boolean) => (isBest ? `worth ${worth}, the best` : `worth ${worth}`),
  plan: {
    title: "A plan for this turn",
    thinking: "Planning the rest of the turn…",
    build: (line: string, block: string) => `${capital(line)}: ${block}`,
    token: "Take a branch token",
  },
  /** The task of a puzzle. */
  puzzle: {
    title: "Your turn",
    task: (lead: number) => `Your next piece. One is worth ${tenths.format(lead)} points more than any other.`,
    choose: "Choose a line and a block on the map, or take a token.",
    command: { names: ["answer"], usage: "answer", about: "gives the piece of your turn as the answer" },
  },
  reading: {
    pieces:
      "Each block shows what the piece does to your expected final margin, against the average of the ten best. Tokens and where the passenger may go later are in it.",
    trips: "Each trip shows what it does to your expected final margin, against the average of these.",
  },
};
