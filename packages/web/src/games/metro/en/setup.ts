import type { BotName } from "@interchange/games";
import type { Colour } from "@interchange/boards/palette";
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
  // Taking points at once is a beginner's error in Metro: the collector loses to the drifter.
  bots: {
    random: "Bot · easy",
    greedy: "Bot · easiest",
    planner: "Bot · strong",
  } as Readonly<Record<BotName, string>>,
  botAbout: {
    random: "places anywhere the rules allow",
    greedy: "takes the points it can have at once",
    planner: "thinks ahead and plays for the end",
  } as Readonly<Record<BotName, string>>,
  editionAbout:
    "The editions lay tiles and count points alike. They differ in colours and in how a scored line is marked.",
  /** An edition by the colours of its seats and the mark of its scored lines. */
  edition: (seats: readonly Colour[], mark: ScoredMark) =>
    `Colours in turn order: ${list(seats.map((colour) => colours[colour]))}. At the table, a scored line shows as ${marks[mark]}; here its station shows a tick.`,
  optionTexts,
  modules: {
    title: "Modules",
    city: "City",
    noCity: "No city",
    noCityAbout: "The plain board.",
    surprise: "Surprise me",
    none: "Without modules",
    clash: (other: string, reason: string) => `Not with ${other}: ${reason}.`,
    alone: (module: string) => `${module} is a game of its own and takes no other module`,
    cities: "there is one set of tourists, so a table visits one city at a time",
    rules: "Read the rules:",
    playing: list,
    playedWith: "Modules at this table",
    rulings: "Rulings of the modules",
    ruling: (module: string, label: string, value: string) => `${module} – ${label.toLowerCase()}: ${value}`,
  },
  assists: {
    none: { label: "None", about: "Follow the lines with your own eyes." },
    trace: { label: "Lines", about: "Touch a line to follow it and count it." },
    ledger: { label: "Lines and ledger", about: "Also see what a tile would do before you place it." },
    hints: { label: "Hints", about: "Also see which squares gain most, at once." },
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
