import type { Rung } from "@interchange/games";
import type { EDITION_DATA } from "@interchange/metro/core";
import type { Assist } from "../../../parts/assist.ts";
import { colours } from "../../../parts/words/en/colours.ts";
import { list } from "../../../parts/words/en/plural.ts";
import type { Choice, OptionText } from "../../../parts/words/types.ts";

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
  start: {
    label: "Who begins",
    values: {
      "1": { label: "Seat 1" },
      "2": { label: "Seat 2" },
      "3": { label: "Seat 3" },
      "4": { label: "Seat 4" },
      "5": { label: "Seat 5" },
      "6": { label: "Seat 6" },
      lot: { label: "By lot", about: "Drawn when the game begins." },
    },
  },
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

/** How a scored line is marked at a real table, by what the rules call it. */
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
  /** Metro and what it is played with. */
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
