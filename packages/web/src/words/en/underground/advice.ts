import { capital, count, list, points, tokens } from "../grammar.ts";

/** Why a piece is worth something. */
export type Reason =
  /** A token instead of a piece, and how many tokens the player has. */
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
  /** The player's own lines that he rides now. */
  | { readonly kind: "rides"; readonly lines: readonly string[]; readonly points: number }
  /** The player's own lines that he may ride on the next trip. */
  | { readonly kind: "onward"; readonly points: number }
  /** How much less, or more, the others get than by another trip. */
  | { readonly kind: "spares" | "feeds"; readonly points: number }
  /** How much less the player gets than by another trip. */
  | { readonly kind: "misses"; readonly points: number }
  /** He ends on one of the player's lines. */
  | { readonly kind: "ends"; readonly line: string }
  /** A destination on one of the player's lines stays face up. */
  | { readonly kind: "keeps"; readonly station: string; readonly line: string }
  /** He ends closer to the player's lines, or further away, than by another trip. */
  | { readonly kind: "away"; readonly blocks: number }
  /** A destination that stays face up, good for the player or for the others. */
  | { readonly kind: "leaves" | "offers"; readonly station: string }
  | { readonly kind: "same" };

/** What a piece does, after its block: "scores 3 points at once". */
function reason(told: Reason): string {
  switch (told.kind) {
    case "token":
      return told.have ? `saves up for branches: ${tokens(told.have + 1)} so far` : "saves up for a branch";
    case "loop":
      return `closes a ${told.line} loop for ${points(told.points)}`;
    case "pays":
      return `brings ${told.line} to ${told.station} for ${points(told.points)}`;
    case "carries":
      return told.more === 1
        ? `gets the passenger onto ${told.line}: 1 more point this turn`
        : `gets the passenger onto ${told.line}: ${told.more} more points this turn`;
    case "diverts":
      return `costs your opponents ${points(told.less)} from the passenger`;
    case "towards":
      return told.pieces === 1
        ? `brings ${told.line} within one piece of ${told.station}`
        : `brings ${told.line} closer to ${told.station}: ${told.pieces} pieces to go`;
    case "grows":
      return `extends ${told.line}`;
  }
}

/** What a trip of the passenger does, after its destination: "ends on your red line". */
function tripReason(told: TripReason): string {
  switch (told.kind) {
    case "rides":
      return `rides your ${list(told.lines)} ${told.lines.length > 1 ? "lines" : "line"} for ${points(told.points)}`;
    case "onward":
      return `continues on your lines for ${points(told.points)}`;
    case "spares":
      return `gives your opponents ${points(told.points)} less than another route`;
    case "feeds":
      return `gives your opponents ${points(told.points)} more than another route`;
    case "misses":
      return `gives you ${points(told.points)} less than another route`;
    case "ends":
      return `ends on your ${told.line} line`;
    case "keeps":
      return `leaves ${told.station} face up, on your ${told.line} line`;
    case "away":
      return told.blocks === 1 ? "ends 1 block from your lines" : `ends ${told.blocks} blocks from your lines`;
    case "leaves":
      return `leaves ${told.station} for later`;
    case "offers":
      return `leaves ${told.station} to your opponents`;
    case "same":
      return "makes little difference";
  }
}

/** Hints at a table of On the Underground. */
export const advice = {
  headline: (block: string | undefined, told: Reason) => (block ? `${block} ${reason(told)}` : capital(reason(told))),
  /** A piece by its line and block. */
  piece: (line: string, block: string) => `${block} (${line})`,
  token: "Token",
  trip: (station: string, lines: readonly string[]) =>
    lines.length ? `to ${station} by ${list(lines)}` : `to ${station} on foot`,
  tripReason: (told: TripReason) => capital(tripReason(told)),
  tripHeadline: (station: string, told: TripReason) => `The trip to ${station} ${tripReason(told)}`,
  pieceWorth: (worth: string, isBest: boolean) => (isBest ? `worth ${worth}, the best choice` : `worth ${worth}`),
  plan: {
    title: "Plan for this turn",
    thinking: "Planning the rest of your turn…",
    build: (line: string, block: string) => `${capital(line)}: ${block}`,
    token: "Take a branch token",
  },
  /** The task of a puzzle. */
  puzzle: {
    title: "Your turn",
    /** Who the player is, and how many actions are left. */
    role: (lines: readonly string[], actions: number) =>
      `Your lines are ${list(lines)}. You have ${count(actions, "action", "actions")} left; then the passenger travels.${actions > 1 ? " Answer with the first piece you'd build." : ""}`,
    choose: "Choose a line and a block on the map, or take a token.",
    command: { names: ["answer"], usage: "answer", about: "submits the piece you planned as your answer" },
  },
  reading: {
    pieces:
      "Each number shows how much better or worse you'd do at the end than with the average of the ten best pieces. It includes tokens and the passenger's later trips.",
    trips: "Each number shows how much better or worse you'd do at the end than with the average of these trips.",
  },
};
