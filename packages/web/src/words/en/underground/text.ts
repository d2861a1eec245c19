import { capital, count, list, points, signed, tokens } from "../grammar.ts";
import type { Who } from "../../types.ts";
import { command } from "../../command.ts";
import { listed } from "../../figures.ts";

const pieces = (n: number): string => count(n, "piece", "pieces");

/** A line with the stretches of its track, station by station. */
export interface LineTrack {
  readonly name: string;
  readonly owner: string | undefined;
  readonly stretches: readonly (readonly string[])[];
  readonly left: number;
  readonly all: number;
}

export interface Trip {
  readonly to: string;
  readonly by: string;
  readonly pays: string;
}

export const text = {
  lines: "Lines",
  linesOf: ({ name, isYou }: Who) => (isYou ? "Your lines" : `${name}'s lines`),
  line: ({ name, owner, stretches, left, all }: LineTrack) =>
    `${capital(name)}${owner === undefined ? "" : `, ${owner}`}: ${
      stretches.length ? stretches.map((stations) => stations.join(", ")).join("; and ") : "not started"
    }. ${left} of ${pieces(all)} left.`,
  passenger: (station: string) => `The passenger is at ${station}.`,
  gone: "The passenger has left the board.",
  open: "Destinations face up",
  destination: (station: string, kind: string, lines: readonly string[]) =>
    `${station}, ${kind}${lines.length ? `, ${list(lines)}` : ", no lines yet"}`,
  walk: (n: number) => `${count(n, "block", "blocks")} on foot`,
  trips: "Where the passenger would go",
  trip: (n: number, { to, by, pays }: Trip) => `${n}: to ${to} ${by}; ${pays}.`,
  noTrips: "The passenger isn't going anywhere now.",
  canBuild: "Where you can build",
  canBuildLine: (line: string) => `${capital(line)} line`,
  canBuildAt: (line: string, blocks: readonly string[]) => `${capital(line)}: ${blocks.join("; ") || "nowhere"}.`,
  build: (block: string, cost: string) => `${block}, ${cost}`,
  noBuild: "nowhere",
  stations: "Stations",
  stationsAbout: "Every station with its lines, its blocks and their free track spaces.",
  station: "Station",
  kind: "Kind",
  linesHere: "Lines",
  blocks: "Blocks from here",
  noLines: "none",
  space: (station: string, n: number) => `${station} ${n ? `${n} free` : "full"}`,
  facts: (facts: string) => `${capital(facts)}.`,
  noStation: (name: string) => `There's no station called “${name}”. Check the spelling.`,
  which: (stations: readonly string[]) => `Which one do you mean: ${listed(stations, "or")}? Type the full name.`,
  noLine: "You don't own that line, or it isn't in this game. Choose one of yours.",
  noBlock: (one: string, other: string) =>
    `There's no block between ${one} and ${other}. Choose two neighbouring stations.`,
  buildHow: "Type a line and two stations, for example: “build red euston, kings cross”.",
  drafted: (slot: number, what: string, brings: string) => `${slot}: ${what}${brings ? `, ${brings}` : ""}.`,
  nothingDrafted: "You haven't planned anything yet. Type “moves” to see where you can build.",
  left: (n: number) => (n ? `${count(n, "action", "actions")} left.` : "No actions left. Type “end”."),
  noActions: "No actions left. Type “end” or “undo”.",
  chooseTrip: "Type “trip” and a number.",
  noTrip: (n: number) =>
    `${n === 1 ? "There's" : "There are"} ${count(n, "trip", "trips")} to choose from. Type “trip” and a number.`,
  score: ({ name }: Who, n: number, own: number) => `${name}: ${points(n)}, ${tokens(own)}.`,
  scoresNow: (scores: readonly (readonly [who: Who, points: number])[]) =>
    `Points: ${scores.map(([{ name }, n]) => `${name} ${n}`).join(", ")}.`,
  goals: (what: readonly string[]) => `Within reach: ${list(what)}.`,
  brief: ({ name }: Who, built: readonly string[], to: readonly string[]) =>
    [built.length ? `${name} ${list(built)}` : name, ...(to.length ? [`the passenger went to ${list(to)}`] : [])].join(
      "; ",
    ) + ".",
  briefBuilt: (line: string, n: number) => `${line} ${signed(n)}`,
  commands: {
    build: command("build b", "build red euston, kings cross", "plans a piece. Record notation works too"),
    token: command("token k", "token", "plans to take a token"),
    end: command("end e", "end", "ends your turn and takes tokens for unused actions"),
    trip: command("trip send", "trip 2", "sends the passenger when routes are equal"),
    draft: command("draft slots", "draft", "shows your turn so far"),
    moves: command("moves m", "moves, or moves red", "shows where you can build"),
    passenger: command("passenger p", "passenger", "shows where the passenger is and would go"),
    destinations: command("destinations d", "destinations", "shows destinations face up and in the pile"),
    station: command("station s", "station euston", "describes a station"),
    line: command("line", "line red", "shows where a line runs"),
    lines: command("lines", "lines", "lists all lines"),
    scores: command("scores score players", "scores", "lists players, points and tokens"),
    undo: command("undo u", "undo", "undoes the last step"),
  },
};
