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
  whose === undefined ? `nobody’s line ${line}` : `${whose.isYou ? "your" : `${whose.name}’s`} line ${line}`;

/** The past tense for the played move, the present tense for others. */
const verb = (when: When, past: string, present: string): string => (when === "played" ? past : present);

export const review = {
  title: (edition: string, modules: readonly string[]) => ["Metro", edition, ...modules].join(", "),
  board: "The board before the move",
  turnedTo: (square: string, turns: number) => `${square}, turned ${count(turns, "quarter", "quarters")}`,
  drawn: (square: string) => `${square}, second draw`,
  draw: "draws another tile",
  pass: "passes",
  /** The arguments for a tile on a square, and against it. */
  takes: (when: When, n: number) => `${verb(when, "took", "takes")} ${points(n)} at once`,
  ends: (when: When, effect: LineEffect) =>
    `${verb(when, "ended", "ends")} ${line(effect)} ${effect.isDoubled ? "in the centre for" : "at"} ${points(effect.points ?? 0)}`,
  grows: (when: When, effect: LineEffect) =>
    effect.before === 0
      ? `${verb(when, "sent", "sends")} ${line(effect)} out over ${count(effect.after, "tile", "tiles")}`
      : `${verb(when, "took", "takes")} ${line(effect)} from ${effect.before} to ${effect.after}`,
  endsNothing: (when: When) => verb(when, "ended nothing", "ends nothing"),
  changesNothing: (when: When) => verb(when, "changed no line", "changes no line"),
  /** The whole sentence: the square with the arguments for it and against it. */
  sentence: (when: When, square: string, isSameTile: boolean, good: readonly string[], bad: readonly string[]) => {
    const begins = when === "played" ? "It" : isSameTile ? `At ${square} the same tile` : `At ${square} the tile`;
    const all = good.length && bad.length ? `${list(good)}, but ${list(bad)}` : list([...good, ...bad]);
    return `${begins} ${all}.`;
  },
  drew: (when: When, mine: Who) =>
    when === "played"
      ? `${mine.isYou ? "You" : mine.name} drew another tile, which then had to be placed.`
      : when === "best"
        ? "Drawing another tile promised more than any square for this one."
        : "Another tile is drawn, and has to be placed.",
  passed: "There was no tile to place.",
  own: (when: When, says: string, brings: string | undefined) =>
    `${when === "played" ? "Played" : when === "best" ? "Better" : "Tried"}: ${says}${brings ? ` (${brings})` : ""}.`,
  facts: { points: "Points at once", open: "Open lines", openOf: (n: number) => String(n), none: "–" },
};

const resultLine = (name: LineName): string => (typeof name === "number" ? `number ${name}` : name);

export const result = {
  longestLine: (label: LineName, { name }: Who, length: number) =>
    `Longest line: ${resultLine(label)}, ${name}, over ${count(length, "tile", "tiles")}`,
  best: (label: LineName, { name }: Who, n: number) =>
    `Best line: ${resultLine(label)}, ${name}, for ${count(n, "point", "points")}`,
  /** What was played. */
  tilesLaid: (n: number) => `${count(n, "tile", "tiles")} laid`,
  sources: {
    title: "Points by source",
    centre: "centre ×2",
    long: (from: number) => `lines of ${from} and more`,
    short: "shorter lines",
    /** A piece of a bar, for screen readers. */
    piece: (label: string, n: number) => `${label}: ${count(n, "point", "points")}`,
  },
  moment: (move: number) => `Key moment · move ${move}`,
  board: "Every line in its full colour. Point at one to follow it.",
  each: "Points per line",
  /** Terms with an explanation, before the points. */
  terms: { ended: "What a line pays", doubled: "What the centre doubles", value: "What shares are worth" },
  eachSource: "Where the points came from",
};

/** Achievements and statistics of finished games. */

export const achievements = {
  sources: { centre: "Centre ×2", long: "Lines of 8 and more", short: "Shorter lines", modules: "Modules" },
  longest: (length: number) => count(length, "tile", "tiles"),
  achievements: {
    longLine: { title: "The long way round", about: "A line of 20 tiles or more." },
    withoutCentre: { title: "Off centre", about: "Win without a line into the centre." },
    threeToCentre: { title: "All roads lead there", about: "Three lines into the centre in one game." },
    noStubs: { title: "No stubs", about: "Every line of yours has three tiles or more." },
  },
};
