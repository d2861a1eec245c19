import { count, list } from "../../../parts/words/en/plural.ts";
import type { LineName, Who } from "../../../parts/words/types.ts";

/** What a tile does to a line. */
export interface LineEffect {
  readonly whose: Who | undefined;
  readonly line: LineName;
  readonly before: number;
  readonly after: number;
  /** What it pays, if it ends. */
  readonly points: number | undefined;
  readonly isDoubled: boolean;
}

type When = "played" | "best" | "tried";

const points = (n: number): string => count(n, "point", "points");
const line = ({ whose, line }: LineEffect): string =>
  whose === undefined ? `nobody’s line ${line}` : `${whose.isYou ? "your" : `${whose.name}’s`} line ${line}`;

/** Of what was played it is said as it happened, of what might have been as it would. */
const verb = (when: When, past: string, present: string): string => (when === "played" ? past : present);

export const review = {
  title: (edition: string, modules: readonly string[]) => ["Metro", edition, ...modules].join(", "),
  board: "The board before the move",
  at: (square: string) => square,
  turnedTo: (square: string, turns: number) => `${square}, turned ${count(turns, "quarter", "quarters")}`,
  drawn: (square: string) => `${square}, second draw`,
  draw: "draws another tile",
  pass: "passes",
  /** What speaks for a tile there, and what against it. */
  takes: (when: When, n: number) => `${verb(when, "took", "takes")} ${points(n)} at once`,
  gives: (when: When, who: Who, n: number) =>
    `${verb(when, "gave", "gives")} ${who.isYou ? "you" : who.name} ${points(n)}`,
  ends: (when: When, effect: LineEffect) =>
    `${verb(when, "ended", "ends")} ${line(effect)} ${effect.isDoubled ? "in the centre for" : "at"} ${points(effect.points ?? 0)}`,
  grows: (when: When, effect: LineEffect) =>
    effect.before === 0
      ? `${verb(when, "sent", "sends")} ${line(effect)} out over ${count(effect.after, "tile", "tiles")}`
      : `${verb(when, "took", "takes")} ${line(effect)} from ${effect.before} to ${effect.after}`,
  endsNothing: (when: When) => verb(when, "ended nothing", "ends nothing"),
  changesNothing: (when: When) => verb(when, "changed no line", "changes no line"),
  /** The whole sentence: about the square, what speaks for it and what against. */
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
