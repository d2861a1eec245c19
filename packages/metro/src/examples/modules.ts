/** The examples of the modules, by id. */
import { COLOURS } from "../companies.ts";
import { INNER_SQUARES } from "../tourists.ts";
import type { MetroExample } from "./example.ts";

const by = (counts: Readonly<Record<string, number>>): readonly number[] => COLOURS.map((each) => counts[each] ?? 0);
const colour = (name: (typeof COLOURS)[number]): number => COLOURS.indexOf(name);
const tagged = (tag: string, words: string): string =>
  words
    .split(/\s+/)
    .map((word) => `${tag}.${word}`)
    .join(" ");
const row = (text: string): readonly boolean[] => Array.from(text.replaceAll(" ", ""), (space) => space === "x");

/** Tourists of all colours in turn, the first of them as named. */
function tourists(tag: string, first: (typeof COLOURS)[number], places = INNER_SQUARES.length): string {
  const begins = colour(first);
  return Array.from(
    { length: places },
    (_, station) => `${tag}.${COLOURS[(begins + station) % COLOURS.length] ?? ""}`,
  ).join(" ");
}

const LONDON_ROW =
  "london.tower-bridge london.tower london.trafalgar london.westminster london.big-ben london.buckingham london.eye london.st-pauls london.taxi-left";

/** Three seats; the first holds yellow 40 and 20, green 30 and blue 10, the others 40 percent of orange each. */
const SHARES = tagged(
  "stock",
  "blue yellow green yellow  red blue red orange  orange brown orange green  gray gray gray gray".replaceAll("  ", " "),
);

export const MODULE_EXAMPLES: Readonly<Record<string, MetroExample>> = {
  exchange: {
    request: { modules: ["stock-corporations"] },
    chance: tagged("stock", "yellow orange green gray blue green purple red red yellow blue brown purple"),
    steps: "stock.20-up",
    viewer: 0,
    isOffBoard: true,
  },
  "third-place": {
    request: { modules: ["stock-corporations"], seats: 3 },
    changes: { profits: by({ yellow: 38, orange: 36, blue: 33, green: 33, red: 30, purple: 24, gray: 19, brown: 12 }) },
    isOffBoard: true,
  },
  shares: {
    request: { modules: ["stock-corporations"], seats: 3 },
    chance: SHARES,
    changes: { profits: by({ yellow: 38, orange: 36, gray: 34, green: 32, blue: 32, red: 29, brown: 20, purple: 20 }) },
    isCounted: true,
    viewer: 0,
    isOffBoard: true,
  },
  "centre-to-centre": {
    request: { modules: ["central-stations"] },
    before: "central.c1 aaaa@d1 aaaa@d2 dbba@d3 dddd@c3 dbba@e3",
    steps: "bcdd@f3",
  },
  "no-neighbour": {
    request: { modules: ["central-stations"] },
    chance: "aaaa bbbb",
    before: "central.c1",
    tries: "bbbb",
  },
  "shown-share": {
    request: { modules: ["central-stations", "stock-corporations"] },
    chance: tagged("stock", "yellow orange green red blue green purple gray gray yellow blue brown"),
    steps: "show.red-40-c1",
    viewer: 0,
  },
  "through-the-centre": {
    request: { modules: ["center-rails"], options: { numbering: "cable-car" } },
    chance: "rails.aacb^1 rails.cbcb rails.aaaa rails.bbbb",
    before: "accd@g1 adbb@g2 cdac@g3 dbba@f3 cbaa@f4 dada@f5 dada@g5",
    steps: "cbaa@h5",
    lines: [7],
  },
  "two-scores": {
    request: { modules: ["solo"], options: { "solo-scoring": "challenge" } },
    changes: { profits: by({ yellow: 35, blue: 24, orange: 30, green: 22, purple: 25, gray: 26, red: 27, brown: 28 }) },
    isCounted: true,
    isOffBoard: true,
  },
  "number-28": {
    request: { modules: ["numbered-stations"], seats: 4, edition: "second" },
    chance: tagged("numbers", "1 9 17 28"),
    before: "baac@h4 acba@g4 badb@g3 bcbc@g5 bbad@h5",
    steps: "adad@f4",
    isCounted: true,
    lines: [29],
  },
  "paris-row": {
    request: { modules: ["paris"], seats: 4 },
    chance: tagged(
      "paris",
      "notre-dame louvre arc concorde eiffel versailles pantheon invalides moulin-rouge vuitton sacre-coeur alexandre",
    ),
    changes: {
      slices: {
        paris: { seated: [row("xx.. xxxx x..."), row(".... .... ...."), row(".... .... ...."), row(".... .... ....")] },
      },
    },
    isCounted: true,
    isOffBoard: true,
  },
  "stockholm-row": {
    request: { modules: ["stockholm"], seats: 5 },
    chance: tagged(
      "stockholm",
      "storkyrkan stadshuset globen vasamuseet grona-lund kungliga-slottet nobelmuseet drottningholm marker-red marker-purple",
    ),
    changes: {
      slices: {
        stockholm: { spaces: [-1, colour("red"), -1, colour("purple"), ...Array.from({ length: 28 }, () => -1)] },
      },
    },
    isCounted: true,
    isOffBoard: true,
  },
  "taxi-arrives": {
    request: { modules: ["london"] },
    chance: `${LONDON_ROW} ${tourists("london", "brown")}`,
    before: "aaaa@b1",
    steps: "acba@b2",
  },
  "taxi-passes": {
    request: { modules: ["london"] },
    chance: `${LONDON_ROW} ${tourists("london", "orange")}`,
    before: "aaaa@b1",
    steps: "acba@b2",
  },
  "waiting-tourist": {
    request: { modules: ["new-york"] },
    chance: `new-york.board-1 new-york.board-5 ${tourists("new-york", "orange", 32)}`,
    before: "aaaa@e1",
    steps: "dddd@e2",
  },
  "new-york-board": {
    request: { modules: ["new-york"] },
    chance: "new-york.board-1 new-york.board-5",
    changes: { slices: { "new-york": { taken: [by({ red: 2, blue: 2, green: 1 }), by({})] } } },
    isCounted: true,
    isOffBoard: true,
  },
  "three-tiles": {
    request: { modules: ["st-petersburg"], seats: 2 },
    chance: "petersburg.vp-3 petersburg.vp-2 petersburg.vp-3",
    before: "aaaa@h1 bbbb@g1 acba@g2 petersburg.blue aaaa@g3 dddd@g4 ddbc@f2 dacc@h2",
    steps: "baac@h3",
    viewer: 1,
    lines: [32],
  },
  tickets: {
    request: { modules: ["berlin"], seats: 4 },
    chance: tagged(
      "berlin",
      "yellow blue orange green purple gray red brown yellow purple blue gray orange green red brown",
    ),
    before: "badb@a6 ccda@a5 aaaa@b6",
    steps: "bbad@c6",
    lines: [14],
  },
};
