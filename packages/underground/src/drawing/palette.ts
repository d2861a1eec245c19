/**
 * The lines' colours, inner patterns and letters in both themes. Colour alone never tells two lines apart, but lines
 * that can meet at one table also look different with a colour vision deficiency.
 */

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface LinePaint {
  readonly fill: string;
  /** The thin edge that gives it contrast on the map. */
  readonly edge: string;
  /** The inner stroke. */
  readonly dash: string;
  /** The colour of text on its marks. */
  readonly on: string;
}

/** The inner stroke of a line: dash and gap lengths, and its width. */
export interface LinePattern {
  /** Empty for a stroke without gaps. */
  readonly dashes: string;
  /** Round ends turn dashes without length into dots. */
  readonly isRound: boolean;
  readonly width: number;
}

const dots = (dashes: string): LinePattern => ({ dashes, isRound: true, width: 3.4 });
const dashed = (dashes: string): LinePattern => ({ dashes, isRound: true, width: 2.2 });

/** The same in both themes. Red has none: its fill is whole. */
export const PATTERNS: Readonly<Record<string, LinePattern>> = {
  black: { dashes: "", isRound: false, width: 2 },
  yellow: dashed("13 7"),
  blue: dots("0 8"),
  purple: dots("9 7 0 7"),
  pink: dots("0 6 0 15"),
  orange: dashed("5 5.5"),
  green: { dashes: "2 6", isRound: false, width: 5 },
  brown: dots("9 6.5 0 6.5 0 6.5"),
  white: dots("0 12"),
  grey: dashed("7 5 7 13"),
};

/** If the first letter of a colour is taken, another of its letters stands for it. */
export const LINE_LETTERS: Readonly<Record<string, string>> = {
  red: "R",
  black: "K",
  yellow: "Y",
  blue: "B",
  purple: "P",
  pink: "I",
  orange: "O",
  green: "G",
  brown: "N",
  white: "W",
  grey: "E",
};

const paint = (fill: string, edge: string, dash: string, on: string): LinePaint => ({ fill, edge, dash, on });

const PAINTS: Readonly<Record<Theme, Readonly<Record<string, LinePaint>>>> = {
  light: {
    red: paint("#cb3a3a", "#8f1f24", "#ffffff", "#ffffff"),
    black: paint("#14181f", "#14181f", "#f6f3ea", "#ffffff"),
    yellow: paint("#f7d81a", "#8a7200", "#5a4a00", "#1c2230"),
    blue: paint("#2f62ee", "#1c42ab", "#ffffff", "#ffffff"),
    purple: paint("#5b1a8f", "#43106c", "#f3e6ff", "#ffffff"),
    pink: paint("#e2a0c2", "#9d4d78", "#5d1c3f", "#1c2230"),
    orange: paint("#e97a16", "#a1500a", "#ffffff", "#1c2230"),
    green: paint("#45b582", "#1c7450", "#07402a", "#10201a"),
    brown: paint("#6b2f0c", "#4e2006", "#fbe6d3", "#ffffff"),
    white: paint("#ffffff", "#1c2230", "#1c2230", "#1c2230"),
    grey: paint("#7b7f86", "#1c2230", "#ffffff", "#0b0d11"),
  },
  dark: {
    red: paint("#d8464a", "#f0787a", "#ffffff", "#0b0d11"),
    black: paint("#3f4752", "#f1f4f8", "#e7ebf1", "#ffffff"),
    yellow: paint("#fde02a", "#fde02a", "#5a4a00", "#0b0d11"),
    blue: paint("#5687fe", "#86a9ff", "#ffffff", "#0b0d11"),
    purple: paint("#8231cb", "#b57bea", "#f3e6ff", "#ffffff"),
    pink: paint("#e4a9ca", "#e4a9ca", "#5d1c3f", "#0b0d11"),
    orange: paint("#ec8a12", "#ec8a12", "#3d2100", "#0b0d11"),
    green: paint("#5fd69a", "#5fd69a", "#07402a", "#0b0d11"),
    brown: paint("#7f3c0d", "#c88a58", "#fbe6d3", "#ffffff"),
    white: paint("#fbfbf9", "#fbfbf9", "#4a515d", "#0b0d11"),
    grey: paint("#6a727d", "#e7ebf1", "#ffffff", "#ffffff"),
  },
};

const UNKNOWN = paint("#888888", "#888888", "#ffffff", "#000000");

export function linePaint(line: string, theme: Theme): LinePaint {
  return PAINTS[theme][line] ?? UNKNOWN;
}

/** The map's own colours. `bed` is the outline of a free track space, whose inside is the paper. */
export const GROUNDS = {
  light: { paper: "#e6eae5", river: "#c6dce6", bed: "#6f7675", space: "#fbfaf6", ink: "#1c2230", soft: "#5a5f62" },
  dark: { paper: "#0e1318", river: "#143140", bed: "#7a8492", space: "#161c23", ink: "#eceae4", soft: "#9aa1ad" },
} as const satisfies Record<Theme, Record<string, string>>;

/** Each symbol has its own tint, so that the two stations of a pair are easy to find. */
const TINTS: Readonly<Record<Theme, Readonly<Record<string, string>>>> = {
  light: { dining: "#f3cfc4", culture: "#d9d2ee", shopping: "#f2e2ae", parks: "#c8e2c4" },
  dark: { dining: "#6d3b34", culture: "#47407a", shopping: "#665018", parks: "#2e5a37" },
};

export function symbolTint(symbol: string | undefined, theme: Theme): string {
  return (symbol !== undefined && TINTS[theme][symbol]) || GROUNDS[theme].space;
}
