/** Colours, symbols and dashes of seats and companies, in both themes. */
import type { Setup } from "@interchange/tabletop";
import { EDITION_DATA, EDITIONS } from "../editions.ts";
import type { Colour } from "../editions.ts";

/** Each has a shape and a pattern of dashes besides its colour, by seat or company; both are drawn about the origin. */
export const SYMBOLS: readonly string[] = [
  "M0-9.5 9.5 7.5h-19z",
  "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
  "M-7.5-7.5h15v15h-15z",
  "M0-10 10 0 0 10-10 0z",
  "M-3.2-9.5h6.4v6.3h6.3v6.4h-6.3v6.3h-6.4v-6.3h-6.3v-6.4h6.3z",
  "M0-10.5 2.9-3.4 10.5-2.8 4.7 2.1 6.5 9.5 0 5.5-6.5 9.5-4.7 2.1-10.5-2.8-2.9-3.4z",
  "M-8.5-9h17L2.8 0 8.5 9h-17L-2.8 0z",
  "M5.5-8.7a10 10 0 1 0 0 17.4 9 9 0 0 1 0-17.4z",
];
export const DASHES: readonly string[] = ["none", "0 11", "16 9", "7 7", "14 9 0 9", "0 7 0 17", "26 7", "3 12"];
export const TICK = "M-8 0-2.5 6 8-6.5";

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** A seat's colour, the thin edge that gives it contrast on a tile, its dashes, and what is written on it. */
export interface Paint {
  readonly fill: string;
  readonly edge: string;
  readonly dash: string;
  readonly on: string;
}

const paint = (fill: string, edge: string, dash: string, on: string): Paint => ({ fill, edge, dash, on });

/**
 * The colours, named as they look. Every pair of seats that meets at a table stays at least 15 CIEDE2000 apart for all
 * kinds of colour vision, every pair of the eight companies at least 10; a test of the page measures it.
 */
export const PAINTS: Readonly<Record<Theme, Readonly<Record<Colour, Paint>>>> = {
  light: {
    yellow: paint("#f5b81c", "#96690a", "#fff6d6", "#1c2230"),
    blue: paint("#1b50d0", "#1b50d0", "#ffffff", "#ffffff"),
    orange: paint("#d13a10", "#d13a10", "#ffffff", "#ffffff"),
    green: paint("#068564", "#068564", "#ffffff", "#ffffff"),
    purple: paint("#b77fe0", "#8248ad", "#3d1a59", "#1c2230"),
    black: paint("#1e222b", "#1e222b", "#ffffff", "#ffffff"),
    gray: paint("#a9adb6", "#626875", "#1c2230", "#1c2230"),
    red: paint("#9b0808", "#9b0808", "#ffffff", "#ffffff"),
    brown: paint("#5b4636", "#5b4636", "#ffffff", "#ffffff"),
    white: paint("#ffffff", "#6d6a66", "#1c2230", "#1c2230"),
  },
  dark: {
    yellow: paint("#fdbe28", "#fdbe28", "#5a3d00", "#0f1319"),
    blue: paint("#3b7cec", "#3b7cec", "#ffffff", "#0f1319"),
    orange: paint("#e9512a", "#e9512a", "#ffffff", "#0f1319"),
    green: paint("#12bf90", "#12bf90", "#04382a", "#0f1319"),
    purple: paint("#d8b8fb", "#d8b8fb", "#43206b", "#0f1319"),
    black: paint("#06080b", "#9aa2b1", "#ffffff", "#ffffff"),
    gray: paint("#959aa9", "#959aa9", "#0f1319", "#0f1319"),
    red: paint("#a82450", "#f07a9f", "#ffffff", "#ffffff"),
    brown: paint("#5e3d28", "#b98f70", "#ffffff", "#ffffff"),
    white: paint("#ffffff", "#ffffff", "#3b4250", "#0f1319"),
  },
};

/** The board's own colours. */
export const GROUNDS = {
  light: { paper: "#f2eee4", bed: "#e6dfd0", tile: "#fdfcf8", track: "#c9c1b2", ink: "#1c2230", soft: "#6d6a66" },
  dark: { paper: "#12151b", bed: "#181c23", tile: "#272d37", track: "#4c5563", ink: "#eceae4", soft: "#9aa1ad" },
} as const satisfies Record<Theme, Record<string, string>>;

/** The colours of companies and tourists. Editions without companies borrow those of the BigBox. */
export function companyColours(setup: Setup): readonly Colour[] {
  const { companyColours: own } = EDITION_DATA[EDITIONS.find((edition) => edition === setup.edition) ?? "first"];
  return own.length ? own : EDITION_DATA.bigbox.companyColours;
}

export function paintOf(colour: Colour | undefined, theme: Theme): Paint {
  const { track, ink } = GROUNDS[theme];
  return colour ? PAINTS[theme][colour] : paint(track, track, track, ink);
}

/** How much colour the inside of a completed line keeps. Its edge and dashes stay, so that its owner is visible. */
export const CALM = 0.5;

/** So much of the one, the rest of the other. */
export function mixed(one: string, other: string, share: number): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(one, at) * share + channel(other, at) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

export function calm({ fill, edge }: Paint, theme: Theme): Paint {
  const { tile, ink } = GROUNDS[theme];
  return paint(mixed(fill, tile, CALM), edge, edge, ink);
}
