/** The interface that turns a game's positions into pictures. */

import type { Entry } from "@interchange/tabletop";

/** A piece of a picture. Higher layers lie above. */
export type Part = readonly [layer: number, svg: string];

export interface PictureOptions {
  readonly theme?: "light" | "dark";
  /** The position before: what has changed since is highlighted. */
  readonly since?: unknown;
}

export interface Sign {
  readonly svg: string;
  readonly width: number;
}

export interface Picturing {
  /** The bounds of the drawing. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Attributes of the element around the parts. */
  readonly style: string;
  /** The board, lowest part first. Parts that do not change are the same text. */
  parts(position: unknown, options?: PictureOptions): readonly Part[];
  /** Each seat's colour and symbol, as a picture 28 units high. */
  signs(position: unknown, theme: "light" | "dark"): readonly Sign[];
  points(position: unknown): readonly number[];
  /** Owners other than seats, such as companies. */
  others?(position: unknown, theme: "light" | "dark"): readonly { readonly sign: Sign; readonly points: number }[];
  /** Whether stepping through a game stops after this entry, as in the page's history. */
  isStep(entry: Entry): boolean;
}
