/** The interface that turns a game's positions into pictures. */

import type { Entry } from "@interchange/tabletop";

/** A piece of a picture. Higher layers lie above. */
export type Part = readonly [layer: number, svg: string];

export type Theme = "light" | "dark";

export interface PictureOptions {
  readonly theme?: Theme;
  /** The position before: what has changed since is highlighted. */
  readonly since?: unknown;
}

export interface Sign {
  readonly svg: string;
  readonly width: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** By line. */
export interface LineText {
  readonly letters: Readonly<Record<string, string>>;
  /** The names that players gave their lines. */
  readonly names: Readonly<Record<string, string>>;
}

export interface Picturing {
  /** The bounds of a position's drawing. */
  box(position: unknown): Box;
  /** Attributes of the element around the parts. */
  readonly style: string;
  /** The board, lowest part first. Parts that do not change are the same text. */
  parts(position: unknown, options?: PictureOptions): readonly Part[];
  /** Each seat's colour and symbol, as a picture 28 units high. */
  signs(position: unknown, theme: Theme): readonly Sign[];
  points(position: unknown): readonly number[];
  /** For a poster: the network alone, on paper of this colour. */
  poster(position: unknown, theme: Theme, paper: string, lines?: LineText): { readonly box: Box; readonly svg: string };
  /** Likewise each seat's mark, 28 units square, or nothing. */
  markers(position: unknown, theme: Theme): readonly string[];
  /** Likewise what stands below its name, 28 units high: its lines, or what a module gave it. */
  below(position: unknown, theme: Theme, lines?: LineText): readonly Sign[];
  /** Owners other than seats, such as companies. */
  others?(position: unknown, theme: Theme): readonly { readonly sign: Sign; readonly points: number }[];
  /** Whether stepping through a game stops after this entry, as in the page's history. */
  isStep(entry: Entry): boolean;
}
