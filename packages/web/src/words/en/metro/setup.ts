import type { Assist, Rung } from "@interchange/games";
import type { EDITION_DATA } from "@interchange/metro/core";
import { colours, list } from "../grammar.ts";
import type { Choice, OptionText } from "../../types.ts";
import { startOption } from "../everyGame.ts";

const optionTexts: Readonly<Record<string, OptionText>> = {
  orientation: {
    label: "Turning tiles",
    values: {
      fixed: { label: "Not allowed", about: "The arrow on a tile always points up." },
      free: { label: "Allowed", about: "You can turn a tile before you place it." },
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
      yes: { label: "Open", about: "Everybody sees all hands." },
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
    label: "One-tile lines not allowed",
    values: {
      all: { label: "From any station" },
      owned: { label: "From owned stations only", about: "They're allowed from stations without an owner." },
    },
  },
  "one-tile-exception": {
    label: "When a tile fits nowhere else",
    values: {
      always: { label: "It may make a one-tile line" },
      "no-draw-left": {
        label: "Draw another tile first",
        about: "A one-tile line is only allowed when no tiles are left to draw.",
      },
    },
  },
  "centre-squares": {
    label: "Squares beside the centre",
    values: {
      any: { label: "Any that touch a tile" },
      line: { label: "Only where a line waits", about: "A line from a station must lead there." },
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
    trainee: "ends its own lines too soon and leaves long ones alone",
    drifter: "takes its lines home early, forgets the centre and overlooks a lot",
    tourist: "enjoys its own ride and ignores everybody else",
    collector: "collects long lines and plays only for itself",
    commuter: "sees at a glance what a tile does to every line",
    planner: "looks a few tiles ahead before it decides",
    inspector: "thinks about every tile that could come",
  } as Readonly<Record<Rung, string>>,
  editions: { first: "First", second: "Second", bigbox: "BigBox" } as Readonly<Record<string, string>>,
  /** Metro with its modules. */
  titled: (modules: readonly string[]) => (modules.length ? `Metro with ${list(modules)}` : "Metro"),
  presets: {
    first: { title: "First game", about: "base game, full help" },
    family: { title: "Family", about: "Paris, Central stations" },
    full: { title: "The full box", about: "Shares and New York" },
    surprise: { title: "Surprise me", about: "any mix that works" },
  },
  colours: colours as Readonly<Record<string, string>>,
  inBox: (pieces: readonly string[]) => list(["60 tiles", ...pieces]),
  unprinted: {
    numbering: "How the stations are numbered",
    frames: "Who owns which station",
    tiles: "How many tiles of each kind",
    "sixth-colour": "Grey as the sixth colour",
  } as Readonly<Record<string, string>>,
  scored: {
    title: "A scored line gets a tick at its station",
    about: (mark: ScoredMark) => `in the box: ${marks[mark]}`,
  },
  optionTexts,
  modules: {
    title: "Modules",
    anyThatFit: "choose any that work together",
    hold: "hold one to read about it",
    city: "City",
    oneOrNone: "one or none",
    noCity: "No city",
    noCityShort: "just the board",
    noCityAbout: "No tourists, just the board.",
    notWith: (other: string) => `not with ${other}`,
    clash: (other: string, reason: string) => `Not with ${other}: ${reason}.`,
    alone: (module: string) => `${module} is a separate game and can't be combined with other modules`,
    cities: "there's only one set of tourists, so you can only play one city at a time",
    rules: "Read the rules:",
  },
  assists: {
    none: { label: "None", about: "Follow the lines yourself and remember which tiles are gone." },
    trace: { label: "Lines", about: "Tap a line to follow and count it, and see which tiles are left." },
    ledger: { label: "Preview", about: "Also see what a tile would do before you place it." },
    hints: { label: "Hints", about: "Also see what every square is worth in the end, and why." },
  } as Readonly<Record<Assist, Choice>>,
  refusals: {
    edition: "Unknown edition. Choose another.",
    seats: "Metro is for two to six players. Add or remove some.",
    module: "Unknown module. Choose another.",
    option: "Unknown option. Choose another.",
    rules: "This version of Interchange doesn't support these rules. Reload the page to update it.",
    start: "The starting player must be at the table. Choose another.",
  } as Readonly<Record<string, string>>,
};

/** The form for the player's own box. */

export interface About {
  readonly title: string;
  readonly about: string;
}

const parts: Readonly<Record<string, About>> = {
  numbering: {
    title: "Station numbers",
    about: "The numbers around the board, clockwise from the leftmost station on the top edge.",
  },
  frames: {
    title: "Players' stations",
    about:
      "Which numbers belong to which player, for each number of players. Numbers you leave out belong to nobody. The picture shows a table for four.",
  },
  companies: {
    title: "Companies' stations",
    about: "The numbers of each company's stations. Every number belongs to one company.",
  },
  tiles: { title: "Tiles", about: "How many tiles of each kind your box has, 60 in all." },
  tourists: {
    title: "Tourists",
    about: "How many tourists of each colour there are, in cities with 32 tourists.",
  },
};

const fields: Readonly<Record<string, string>> = {
  metro: "As on the Metro board",
  "cable-car": "As on the Cable Car board",
  upper: "Upper lane",
  lower: "Lower lane",
  a: "Side A: most, second most",
  b: "Side B: most, second most",
  landmarks: "Landmarks",
  groups: "Groups",
  tiles: "Tiles",
  squares: "Landmark squares",
  shares: "Percentages",
  rejectable: "Kind of tile",
  boards: "Boards",
};

export const box = {
  parts,
  fields,
  colours,
  players: (seats: number) => `${seats} players`,
  seat: (n: number) => `Player ${n}`,
  group: (n: number) => `Group ${n}`,
  board: (n: number) => `Board ${n}`,
  place: (where: string, n: number) => `${where}, ${n}`,
  tile: (code: string) => `tile ${code}`,
};
