import { capital, count, list, points, signed, tokens } from "../grammar.ts";
import type { Who } from "../../types.ts";
import { command } from "../../command.ts";

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
  linesOf: ({ name, isYou }: Who) => (isYou ? "Your lines" : `Lines of ${name}`),
  line: ({ name, owner, stretches, left, all }: LineTrack) =>
    `${capital(name)}${owner === undefined ? "" : `, ${owner}`}: ${
      stretches.length ? stretches.map((stations) => stations.join(", ")).join("; and ") : "not begun"
    }. ${left} of ${pieces(all)} left.`,
  passenger: (station: string) => `The passenger is at ${station}.`,
  gone: "The passenger has left the board.",
  open: "Destinations face up",
  destination: (station: string, kind: string, lines: readonly string[]) =>
    `${station}, ${kind}${lines.length ? `, ${list(lines)}` : ", no line yet"}`,
  walk: (n: number) => `${count(n, "block", "blocks")} on foot`,
  trips: "Where he would go",
  trip: (n: number, { to, by, pays }: Trip) => `${n}: to ${to} ${by}; ${pays}.`,
  noTrips: "He goes nowhere now.",
  canBuild: "Where you may build",
  canBuildLine: (line: string) => `${capital(line)} line`,
  canBuildAt: (line: string, blocks: readonly string[]) => `${capital(line)}: ${blocks.join("; ") || "nowhere"}.`,
  build: (block: string, cost: string) => `${block}, ${cost}`,
  noBuild: "nowhere",
  stations: "Stations",
  stationsAbout: "Every station with its lines, and the blocks from it with the spaces that are free.",
  station: "Station",
  kind: "Kind",
  linesHere: "Lines",
  blocks: "Blocks from here",
  noLines: "none",
  space: (station: string, n: number) => `${station} ${n ? `${n} free` : "full"}`,
  facts: (facts: string) => `${capital(facts)}.`,
  noStation: (name: string) => `No station is called “${name}”.`,
  which: (stations: readonly string[]) => `Which one: ${list(stations)}?`,
  noLine: "You have no such line, or the table has none.",
  noBlock: (one: string, other: string) => `No block joins ${one} and ${other}.`,
  buildHow: "Say line and two stations: build red euston, kings cross.",
  drafted: (slot: number, what: string, brings: string) => `${slot}: ${what}${brings ? `, ${brings}` : ""}.`,
  nothingDrafted: "Nothing is drafted yet.",
  left: (n: number) => (n ? `${count(n, "action", "actions")} left.` : "No action is left: type end."),
  noActions: "No action is left: type end, or undo.",
  chooseTrip: "Type trip and a number.",
  noTrip: (n: number) => `There are ${n} trips to choose from.`,
  score: ({ name }: Who, n: number, own: number) => `${name}: ${points(n)}, ${tokens(own)}.`,
  scoresNow: (scores: readonly (readonly [who: Who, points: number])[]) =>
    `Points: ${scores.map(([{ name }, n]) => `${name} ${n}`).join(", ")}.`,
  goals: (what: readonly string[]) => `Within reach: ${list(what)}.`,
  brief: ({ name }: Who, built: readonly string[], to: readonly string[]) =>
    [built.length ? `${name} ${list(built)}` : name, ...(to.length ? [`he went to ${list(to)}`] : [])].join("; ") + ".",
  briefBuilt: (line: string, n: number) => `${line} ${signed(n)}`,
  commands: {
    build: command("build b", "build red euston, kings cross; or as records write it", "drafts a piece"),
    token: command("token k", "token", "drafts a token"),
    end: command("end e", "end", "ends the turn, with tokens for what is left"),
    trip: command("trip send", "trip 2", "sends the passenger, where ways are equal"),
    draft: command("draft slots", "draft", "what this turn does so far"),
    moves: command("moves m", "moves, or moves red", "where you may build"),
    passenger: command("passenger p", "passenger", "where he is and where he would go"),
    destinations: command("destinations d", "destinations", "what lies face up, and what is still to come"),
    station: command("station s", "station euston", "what is there"),
    line: command("line", "line red", "where a line runs"),
    lines: command("lines", "lines", "all lines"),
    scores: command("scores score players", "scores", "who plays, their points and tokens"),
    undo: command("undo u", "undo", "takes the last step back"),
  },
};
