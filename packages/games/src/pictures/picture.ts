/** How the positions of a game become pictures. */

import type { Entry } from "@interchange/tabletop";

/** A piece of a picture; those of higher layers lie above. */
export type Part = readonly [layer: number, svg: string];

export interface PictureOptions {
  readonly theme?: "light" | "dark";
  /** The position before: what has changed since has a light behind it. */
  readonly since?: unknown;
}

export interface Sign {
  readonly svg: string;
  readonly width: number;
}

export interface Picturing {
  /** What the parts are drawn in. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Attributes of what the parts stand in. */
  readonly style: string;
  /** The board, the lowest part first; what does not change is the same text. */
  parts(position: unknown, options?: PictureOptions): readonly Part[];
  /** What each seat goes by, colour and sign, as a picture of 28 units height and some width. */
  signs(position: unknown, theme: "light" | "dark"): readonly Sign[];
  points(position: unknown): readonly number[];
  /** What others than seats have: companies, say. */
  others?(position: unknown, theme: "light" | "dark"): readonly { readonly sign: Sign; readonly points: number }[];
  /** Whether stepping through a game stops after it, as the page's history does. */
  isStep(entry: Entry): boolean;
}
