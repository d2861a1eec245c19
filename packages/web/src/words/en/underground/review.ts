import type { Who } from "../../types.ts";
import type { Source } from "@interchange/underground";
import type { Lead } from "./advice.ts";
import { capital, count, inside, list, points, signed } from "../grammar.ts";

type When = "played" | "best" | "tried";

export const review = {
  title: (edition: string) => `On the Underground, ${edition}`,
  map: "Map before the move",
  built: (line: string, block: string) => `${line} ${block}`,
  token: "a token",
  to: (station: string, lines: readonly string[]) =>
    lines.length ? `to ${station} by ${list(lines)}` : `to ${station}`,
  /** What a piece reaches. */
  reward: (when: When, source: Source, stations: readonly string[]) => {
    const said = (past: string, present: string): string => (when === "played" ? past : present);
    switch (source) {
      case "loop":
        return `${said("closed", "closes")} a loop around ${list(stations)}`;
      case "connection":
        return `${said("connected", "connects")} ${list(stations)}`;
      case "terminus":
        return `${said("reached", "reaches")} the ${stations.length > 1 ? "termini" : "terminus"} ${list(stations)}`;
      case "nationalRail":
        return `${said("reached", "reaches")} the national rail ${stations.length > 1 ? "stations" : "station"} ${list(stations)}`;
      default:
        return `${said("reached", "reaches")} ${list(stations)}`;
    }
  },
  /** The purpose of a piece that reaches nothing. */
  leads: (when: When, told: Lead) => {
    if (told.kind === "diverts")
      return `${when === "played" ? "cost" : "costs"} the opponents ${points(told.less)} from the passenger`;
    const brings = when === "played" ? "brought" : "brings";
    return told.pieces === 1
      ? `${brings} ${told.line} within one piece of ${told.station}`
      : `${brings} ${told.line} closer to ${told.station}: ${told.pieces} pieces to go`;
  },
  piece: (when: When, piece: string, rewards: readonly string[]) => {
    const begins = when === "played" ? "This piece" : capital(piece);
    const nothing = when === "played" ? "didn't score right away" : "doesn't score right away";
    return `${begins} ${rewards.length ? list(rewards) : nothing}.`;
  },
  /** A better move, and what speaks for it; that may also follow in a sentence about the passenger. */
  better: (move: string, reasons: readonly string[]) =>
    reasons.length ? `Better: ${move}, which ${list(reasons)}.` : `Better: ${move}.`,
  moreTokens: (n: number) => `leaves ${count(n, "more token", "more tokens")}`,
  tokenTaken: (when: When): string =>
    ({
      played: "This action took a token instead of a piece.",
      best: "Better: a token. The piece scored nothing right away and didn't change what the passenger pays.",
      tried: "This action takes a token.",
    })[when],
  trip: (when: When, station: string, paid: readonly (readonly [who: Who, points: number])[]) => {
    const scores = paid.length ? list(paid.map(([{ name }, n]) => `${name} ${signed(n)}`)) : "nobody scores";
    return when === "played" ? `The passenger went to ${station}: ${scores}.` : `A trip to ${station}: ${scores}.`;
  },
  /** The points that the player would get from him after the piece, and before it. */
  passenger: (when: When, { name, isYou }: Who, before: string, after: string) =>
    `The passenger then ${when === "played" ? "gave" : "gives"} ${isYou ? "you" : name} ${after} instead of ${before}.`,
  /** The lines that he uses only with the piece, and only without it. */
  rerouted: (
    used: readonly string[],
    unused: readonly string[],
    changes: readonly (readonly [who: Who, points: number])[],
  ) => {
    const instead = unused.length ? ` instead of ${list(unused)}` : " too";
    const goes = used.length ? `ride ${list(used)}${instead}` : `no longer ride ${list(unused)}`;
    return `The passenger would then ${goes}: ${list(changes.map(([who, n]) => `${inside(who)} ${signed(n)}`))}.`;
  },
  facts: {
    points: "Points right away",
    passenger: "From the passenger",
    tokens: "Tokens left",
    number: (n: number) => String(n),
  },
};

/** Achievements and statistics of finished games. */

export const achievements = {
  sources: { passenger: "Passenger", terminus: "Termini", stations: "Stations", loop: "Loops" },
  longest: (length: number) => count(length, "piece of track", "pieces of track"),
  achievements: {
    wideLoop: { title: "Circle line", about: "Enclose eight stations with loops of one line." },
    ownRide: { title: "Change here", about: "Have the passenger ride two or more lines, all yours." },
    fourTermini: { title: "End of the line", about: "Reach four termini in one game." },
    withoutTokens: { title: "No branches", about: "Win without taking any branch tokens." },
  },
};
