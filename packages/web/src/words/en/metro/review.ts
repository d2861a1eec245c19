import { count, list, points } from "../grammar.ts";
import type { LineName, Who } from "../../types.ts";

/** What a tile does to a line. */
export interface LineEffect {
  readonly whose: Who | undefined;
  readonly line: LineName;
  readonly before: number;
  readonly after: number;
  /** Its points, if it ends. */
  readonly points: number | undefined;
  readonly isDoubled: boolean;
}

type When = "played" | "best" | "tried";

const line = ({ whose, line }: LineEffect): string =>
  whose === undefined ? `nobody's line ${line}` : `${whose.isYou ? "your" : `${whose.name}'s`} line ${line}`;

/** The past tense for the played move, the present tense for others. */
const verb = (when: When, past: string, present: string): string => (when === "played" ? past : present);

export const review = {
  title: (edition: string, modules: readonly string[]) => ["Metro", edition, ...modules].join(", "),
  board: "The board before the move",
  turnedTo: (square: string, turns: number) => `${square}, ${count(turns, "quarter turn", "quarter turns")}`,
  drawn: (square: string) => `${square}, with a drawn tile`,
  draw: "another tile",
  pass: "no tile",
  /** The arguments for a tile on a square, and against it. */
  takes: (when: When, n: number) => `${verb(when, "scored", "scores")} ${points(n)} right away`,
  ends: (when: When, effect: LineEffect) =>
    `${verb(when, "ended", "ends")} ${line(effect)} ${effect.isDoubled ? "in the centre for" : "for"} ${points(effect.points ?? 0)}`,
  grows: (when: When, effect: LineEffect) =>
    effect.before === 0
      ? `${verb(when, "started", "starts")} ${line(effect)} with ${count(effect.after, "tile", "tiles")}`
      : `${verb(when, "extended", "extends")} ${line(effect)} from ${effect.before} to ${effect.after}`,
  /** What a better square does, compared with the square that was played. */
  takesMore: (n: number, played: number) => `scores ${points(n)} right away instead of ${played}`,
  keeps: (effect: LineEffect, played: string) =>
    `keeps ${line(effect)} open (${played} ended it for ${points(effect.points ?? 0)})`,
  spares: (effect: LineEffect, played: string) =>
    effect.points === undefined
      ? `leaves ${line(effect)} at ${count(effect.before, "tile", "tiles")} (${played} extended it to ${effect.after})`
      : `keeps ${line(effect)} out of the centre (${played} ended it there for ${points(effect.points)})`,
  changesNothing: (when: When) => verb(when, "didn't change any line", "doesn't change any line"),
  /** The whole sentence: the square with the arguments for it and against it. */
  sentence: (when: When, square: string, isSameTile: boolean, good: readonly string[], bad: readonly string[]) => {
    const begins = when === "played" ? "It" : isSameTile ? `The same tile on ${square}` : `The tile on ${square}`;
    const all = good.length && bad.length ? `${list(good)}, but ${list(bad)}` : list([...good, ...bad]);
    return `${begins} ${all}.`;
  },
  drew: (when: When, mine: Who) =>
    when === "played"
      ? `${mine.isYou ? "You" : mine.name} drew another tile and had to place it.`
      : "You draw another tile and must place it.",
  /** Why drawing was better: what it avoids. */
  drawing: (good: readonly string[]) => `Drawing another tile ${list(good)}.`,
  passed: "There was no tile to place.",
  own: (when: When, says: string, brings: string | undefined) =>
    `${when === "played" ? "Played" : when === "best" ? "Better" : "Tried"}: ${says}${brings ? ` (${brings})` : ""}.`,
  facts: { points: "Points right away", open: "Open lines", openOf: (n: number) => String(n), none: "–" },
};

const resultLine = (name: LineName): string => (typeof name === "number" ? `number ${name}` : name);

export const result = {
  longestLine: (label: LineName, { name }: Who, length: number) =>
    `Longest line: ${resultLine(label)}, ${name}, ${count(length, "tile", "tiles")}`,
  best: (label: LineName, { name }: Who, n: number) =>
    `Best line: ${resultLine(label)}, ${name}, ${count(n, "point", "points")}`,
  /** What was played. */
  tilesLaid: (n: number) => `${count(n, "tile", "tiles")} placed`,
  sources: {
    title: "Points by source",
    centre: "centre ×2",
    long: (from: number) => `lines of ${from} or more`,
    short: "shorter lines",
    /** A piece of a bar, for screen readers. */
    piece: (label: string, n: number) => `${label}: ${count(n, "point", "points")}`,
  },
  /** What luck gives out: "the better tiles". */
  drawn: "tiles",
  /** A line and where it ended: in the centre, at its own station, or at another. */
  toCentre: (line: string) => `${line} to the centre`,
  home: (line: string) => `${line}, out and home again`,
  to: (line: string, end: LineName) => `${line} to ${typeof end === "number" ? `station ${end}` : end}`,
  length: (n: number, isDoubled: boolean) => `${count(n, "tile", "tiles")}${isDoubled ? ", doubled" : ""}.`,
  half: ({ isYou }: Who, isMore: boolean) =>
    `${isMore ? "More than half" : "Half"} of all ${isYou ? "your " : ""}points.`,
  same: (line: string) => `${line} brought just as much.`,
  poster: {
    about: (tiles: number, lines: number) => `${count(tiles, "tile", "tiles")}, ${count(lines, "line", "lines")}`,
    longest: (label: LineName, length: number, isCentre: boolean, n: number) =>
      `Longest line: ${label}, over ${count(length, "tile", "tiles")}${isCentre ? " to the centre" : ""} for ${count(n, "point", "points")}`,
  },
  board: "All lines in full colour. Point at one to follow it.",
  each: "Points per line",
  /** Terms with an explanation, before the points. */
  terms: { ended: "What a line is worth", doubled: "Why the centre counts ×2", value: "What shares are worth" },
  eachSource: "Where the points came from",
};

/** Achievements and statistics of finished games. */

export const achievements = {
  sources: { centre: "Centre ×2", long: "Lines of 8 or more", short: "Shorter lines", modules: "Modules" },
  longest: (length: number) => count(length, "tile", "tiles"),
  achievements: {
    longLine: { title: "The long way round", about: "Build a line of 20 tiles or more." },
    withoutCentre: { title: "Off centre", about: "Win without leading a line into the centre." },
    threeToCentre: { title: "All roads lead there", about: "Lead three lines into the centre in one game." },
    noStubs: { title: "No stubs", about: "Finish a game with three tiles or more in each of your lines." },
  },
};
