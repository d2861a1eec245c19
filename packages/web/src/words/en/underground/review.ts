import type { Who } from "../../types.ts";
import type { Source } from "@interchange/underground";
import type { Lead } from "./advice.ts";
import { capital, count, inside, list, points, signed } from "../grammar.ts";

type When = "played" | "best" | "tried";

export const review = {
  title: (edition: string) => `On the Underground, ${edition}`,
  map: "The map before the move",
  built: (line: string, block: string) => `${line} ${block}`,
  token: "a token",
  to: (station: string, lines: readonly string[]) =>
    lines.length ? `to ${station} by ${list(lines)}` : `to ${station}`,
  /** What a piece reaches. */
  reward: (when: When, source: Source, stations: readonly string[]) => {
    const said = (past: string, present: string): string => (when === "played" ? past : present);
    switch (source) {
      case "loop":
        return `${said("closed", "closes")} a loop round ${list(stations)}`;
      case "connection":
        return `${said("connected", "connects")} ${list(stations)}`;
      case "terminus":
        return `${said("reached", "reaches")} the terminus ${list(stations)}`;
      case "nationalRail":
        return `${said("reached", "reaches")} national rail at ${list(stations)}`;
      default:
        return `${said("reached", "reaches")} ${list(stations)}`;
    }
  },
  /** The purpose of a piece that reaches nothing. */
  leads: (when: When, told: Lead) => {
    const took = when === "played" ? "took" : "takes";
    if (told.kind === "diverts") return `${took} ${points(told.less)} of the passenger from the others`;
    return told.pieces === 1
      ? `${took} ${told.line} within a piece of ${told.station}`
      : `${took} ${told.line} on towards ${told.station}, ${told.pieces} pieces away`;
  },
  piece: (when: When, piece: string, rewards: readonly string[]) => {
    const begins = when === "played" ? "It" : when === "best" ? `${capital(piece)} instead` : capital(piece);
    const nothing = {
      played: "paid nothing at once",
      best: "promises more for later turns",
      tried: "pays nothing at once",
    }[when];
    return `${begins} ${rewards.length ? list(rewards) : nothing}.`;
  },
  tokenTaken: (when: When): string =>
    when === "played" ? "It took a token instead of building." : "A token is worth more than any piece now.",
  trip: (when: When, station: string, paid: readonly (readonly [who: Who, points: number])[]) => {
    const pays = paid.length ? list(paid.map(([{ name }, n]) => `${name} ${signed(n)}`)) : "nobody";
    return when === "played" ? `The passenger went to ${station} and paid ${pays}.` : `To ${station} he pays ${pays}.`;
  },
  /** What he would pay the player after the piece, and before it. */
  passenger: (when: When, { name, isYou }: Who, before: string, after: string) =>
    `The passenger ${when === "played" ? "then paid" : "then pays"} ${isYou ? "you" : name} ${after} instead of ${before}.`,
  /** The lines that he uses only with the piece, and only without it. */
  rerouted: (
    used: readonly string[],
    unused: readonly string[],
    changes: readonly (readonly [who: Who, points: number])[],
  ) => {
    const instead = unused.length ? ` instead of ${list(unused)}` : " too";
    const goes = used.length ? `ride ${list(used)}${instead}` : `no longer ride ${list(unused)}`;
    return `With it the passenger would ${goes}: ${list(changes.map(([who, n]) => `${inside(who)} ${signed(n)}`))}.`;
  },
  facts: {
    points: "Points at once",
    passenger: "The passenger pays",
    tokens: "Tokens left",
    number: (n: number) => String(n),
  },
};

/** Achievements and statistics of finished games. */

export const achievements = {
  sources: { passenger: "Passenger", terminus: "Termini", stations: "Stations", loop: "Loops" },
  longest: (length: number) => count(length, "piece of track", "pieces of track"),
  achievements: {
    wideLoop: { title: "Circle line", about: "Loops of one line around eight stations." },
    ownRide: { title: "Change here", about: "The passenger rides two lines or more, all of them yours." },
    fourTermini: { title: "End of the line", about: "Reach four termini in one game." },
    withoutTokens: { title: "No branches", about: "Win without taking a branch token." },
  },
};
