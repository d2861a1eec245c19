import type { Rung } from "@interchange/games";
import type { EDITION_DATA } from "@interchange/metro/core";
import type { Assist } from "../../../kit/assist.ts";
import { colours, list } from "../grammar.ts";
import type { Choice, OptionText } from "../../types.ts";
import { startOption } from "../everyGame.ts";

/** The texts about Metro that the page needs before the game is loaded. */
export const about = {
  name: "Metro",
  shortName: "Metro",
  about: "Lay tiles so that your lines run long. 1 to 6 players.",
  tagline: "A railway tile game on a board that follows every line and counts it for you.",
  progress: (placed: number) => `${placed} of 60 tiles`,
};

const optionTexts: Readonly<Record<string, OptionText>> = {
  orientation: {
    label: "Turning tiles",
    values: {
      fixed: { label: "As the arrow points", about: "Tiles lie one way only." },
      free: { label: "Free", about: "You may turn a tile before you place it." },
    },
  },
  "hand-size": {
    label: "Tiles in hand",
    values: { "1": { label: "One" }, "2": { label: "Two" }, "3": { label: "Three" } },
  },
  "open-hands": {
    label: "Hands",
    values: {
      no: { label: "Hidden", about: "Only you see your tiles." },
      yes: { label: "Open", about: "Everybody sees all tiles in hand." },
    },
  },
  start: startOption(6),
  numbering: {
    label: "Station numbers",
    values: {
      metro: { label: "As on the Metro board", about: "Anticlockwise from the top right." },
      "cable-car": { label: "As on the Cable Car board", about: "Clockwise from the top left." },
    },
  },
  "one-tile-stations": {
    label: "One-tile lines are forbidden",
    values: {
      all: { label: "From every station" },
      owned: { label: "From owned stations only", about: "Stations nobody owns do not count." },
    },
  },
  "one-tile-exception": {
    label: "When a tile fits nowhere else",
    values: {
      always: { label: "It may make a one-tile line" },
      "no-draw-left": { label: "Draw another tile first", about: "A one-tile line only when no tile is left to draw." },
    },
  },
};

type ScoredMark = (typeof EDITION_DATA)[keyof typeof EDITION_DATA]["scoredMark"];

/** How a scored line is marked at a real table, by the rules' name for it. */
const marks: Readonly<Record<ScoredMark, string>> = {
  "wagon turned sideways": "a wagon turned sideways",
  "wagon turned over": "a wagon turned over",
  "wagon put on the station": "a wagon put on the station",
};

export const setup = {
  botAbout: {
    drifter: "takes its lines home early, forgets the centre and overlooks a good deal",
    tourist: "enjoys its own ride and minds nobody else",
    collector: "hoards long lines and plays for itself alone",
    commuter: "sees what a tile does to every line, at a glance",
    planner: "looks a few tiles ahead before it decides",
    inspector: "thinks about every tile that may come",
  } as Readonly<Record<Rung, string>>,
  editions: { first: "First", second: "Second", bigbox: "BigBox" } as Readonly<Record<string, string>>,
  /** Metro with its modules. */
  titled: (modules: readonly string[]) => (modules.length ? `Metro with ${list(modules)}` : "Metro"),
  presets: {
    first: { title: "First game", about: "plain board, full help" },
    family: { title: "Family", about: "Paris, Central stations" },
    full: { title: "The full box", about: "Shares and New York" },
    surprise: { title: "Surprise me", about: "any mix that fits" },
  },
  colours: colours as Readonly<Record<string, string>>,
  inBox: (pieces: readonly string[]) => list(["60 tiles", ...pieces]),
  unprinted: {
    numbering: "How the stations are numbered",
    frames: "Who owns which station",
    tiles: "How many tiles there are of each kind",
    "sixth-colour": "Gray as the sixth colour",
  } as Readonly<Record<string, string>>,
  scored: {
    title: "A scored line shows a tick at its station",
    about: (mark: ScoredMark) => `the box has ${marks[mark]}`,
  },
  optionTexts,
  modules: {
    title: "Modules",
    anyThatFit: "any that fit together",
    hold: "hold one to read about it",
    city: "City",
    oneOrNone: "one, or none",
    noCity: "No city",
    noCityShort: "the plain board",
    noCityAbout: "No tourists, and nothing but the board.",
    notWith: (other: string) => `not with ${other}`,
    clash: (other: string, reason: string) => `Not with ${other}: ${reason}.`,
    alone: (module: string) => `${module} is a game of its own and takes no other module`,
    cities: "there is one set of tourists, so a table visits one city at a time",
    rules: "Read the rules:",
  },
  assists: {
    none: { label: "None", about: "Follow the lines with your own eyes, and remember which tiles are gone." },
    trace: { label: "Lines", about: "Touch a line to follow it and count it; see which tiles are left." },
    ledger: { label: "Lines and ledger", about: "Also see what a tile would do before you place it." },
    hints: { label: "Advice", about: "Also see what every square is worth in the end, and why." },
  } as Readonly<Record<Assist, Choice>>,
  refusals: {
    edition: "This edition is not known.",
    seats: "Metro is for two to six players.",
    module: "This module is not known.",
    option: "This choice is not known.",
    rules: "This version does not know these rules.",
    start: "The starting seat must be one of those at the table.",
  } as Readonly<Record<string, string>>,
};

/** The form for the player's own box. */

export interface About {
  readonly title: string;
  readonly about: string;
}

const parts: Readonly<Record<string, About>> = {
  numbering: {
    title: "Numbers of the stations",
    about: "The numbers round the board, clockwise, beginning with the left station of the upper edge.",
  },
  frames: {
    title: "Stations of the seats",
    about:
      "Which numbers belong to whom, for each count of players. Numbers that stand nowhere are nobody's. The picture shows the table for four.",
  },
  companies: {
    title: "Stations of the companies",
    about: "The numbers of each company's stations. Every number belongs to one of them.",
  },
  tiles: { title: "Tiles", about: "How many tiles your box has of each kind, 60 in all." },
  tourists: {
    title: "Tourists",
    about: "How many tourists there are of each colour, in the cities that put one on each of 32 places.",
  },
};

const fields: Readonly<Record<string, string>> = {
  metro: "As on the board of 2000",
  "cable-car": "As in Cable Car",
  upper: "Upper lane",
  lower: "Lower lane",
  a: "Side A: most, second most",
  b: "Side B: most, second most",
  landmarks: "Landmarks",
  groups: "Groups",
  tiles: "Tiles",
  squares: "Squares of the landmarks",
  shares: "Percentages",
  rejectable: "Kind of tile",
  boards: "Boards",
};

export const box = {
  parts,
  fields,
  colours,
  players: (seats: number) => `${seats} players`,
  seat: (n: number) => `Seat ${n}`,
  group: (n: number) => `Group ${n}`,
  board: (n: number) => `Board ${n}`,
  place: (where: string, n: number) => `${where}, ${n}`,
  tile: (code: string) => `tile ${code}`,
};
