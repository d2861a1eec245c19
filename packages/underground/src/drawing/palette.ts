/** Colours, dashes and letters of the lines, in both themes. Colour alone never tells two lines apart. */

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface LinePaint {
  readonly fill: string;
  /** The thin edge that gives it contrast on the map. */
  readonly edge: string;
  /** The inner stroke, and its pattern. */
  readonly dash: string;
  readonly pattern: string;
  /** What is written on its marks. */
  readonly on: string;
}

const paint = (fill: string, edge: string, dash: string, on: string): Omit<LinePaint, "pattern"> => ({
  fill,
  edge,
  dash,
  on,
});

/** The inner pattern of a line, the same in both themes. */
export const PATTERNS: Readonly<Record<string, string>> = {
  red: "none",
  black: "0 9",
  yellow: "14 7",
  blue: "6 6",
  purple: "12 6 0 6",
  pink: "0 6 0 14",
  orange: "20 6",
  green: "3 5",
  brown: "10 5 3 5",
  white: "0 7",
  grey: "16 5 0 5",
};

const PAINTS: Readonly<Record<Theme, Readonly<Record<string, Omit<LinePaint, "pattern">>>>> = {
  light: {
    red: paint("#d4351c", "#9c2410", "#ffffff", "#ffffff"),
    black: paint("#1e222b", "#1e222b", "#ffffff", "#ffffff"),
    yellow: paint("#f5c02c", "#8f6a08", "#5d4300", "#1c2230"),
    blue: paint("#1b50d0", "#123a9a", "#ffffff", "#ffffff"),
    purple: paint("#7b2d8e", "#56196a", "#ffffff", "#ffffff"),
    pink: paint("#f29bb8", "#b0486f", "#6b1f3d", "#1c2230"),
    orange: paint("#ee7d1a", "#a44f06", "#ffffff", "#1c2230"),
    green: paint("#0b8f62", "#066344", "#ffffff", "#ffffff"),
    brown: paint("#8a5a2b", "#603b17", "#ffffff", "#ffffff"),
    white: paint("#ffffff", "#5d6470", "#5d6470", "#1c2230"),
    grey: paint("#98a0aa", "#596270", "#1c2230", "#1c2230"),
  },
  dark: {
    red: paint("#ee5a3c", "#ee5a3c", "#ffffff", "#0f1319"),
    black: paint("#06080b", "#aab2c0", "#ffffff", "#ffffff"),
    yellow: paint("#fdc93a", "#fdc93a", "#5a3d00", "#0f1319"),
    blue: paint("#4b86f0", "#4b86f0", "#ffffff", "#0f1319"),
    purple: paint("#b968d2", "#b968d2", "#ffffff", "#0f1319"),
    pink: paint("#f7b3ca", "#f7b3ca", "#6b1f3d", "#0f1319"),
    orange: paint("#f2933d", "#f2933d", "#3f2000", "#0f1319"),
    green: paint("#16bf87", "#16bf87", "#04382a", "#0f1319"),
    brown: paint("#b98552", "#b98552", "#2f1c08", "#0f1319"),
    white: paint("#f4f4f2", "#f4f4f2", "#3b414c", "#0f1319"),
    grey: paint("#8d96a3", "#8d96a3", "#0f1319", "#0f1319"),
  },
};

export function linePaint(line: string, theme: Theme): LinePaint {
  const known = PAINTS[theme][line] ?? paint("#888888", "#888888", "#ffffff", "#000000");
  return { ...known, pattern: PATTERNS[line] ?? "none" };
}

/** What the map itself is made of. */
export const GROUNDS = {
  light: { paper: "#f2eee4", river: "#d5e3e8", bed: "#d9d2c3", space: "#fdfcf8", ink: "#1c2230", soft: "#6d6a66" },
  dark: { paper: "#12151b", river: "#1a2730", bed: "#333a45", space: "#20252e", ink: "#eceae4", soft: "#9aa1ad" },
} as const satisfies Record<Theme, Record<string, string>>;
