/** What a module's affairs mean to a seat. Each module that has any says so in a file of its own. */
import { SQUARES } from "@interchange/metro";
import type { Earner, Layout, ModuleId, Scene } from "@interchange/metro";
import type { Tables } from "./tables.ts";

/** Who looks, and what they know. */
export interface Eye {
  readonly layout: Layout;
  readonly seat: number;
  /** The table as far as this seat sees it. */
  readonly scene: Scene;
  /** How much a point of a seat, or of a company's profit, counts for this seat. */
  readonly point: (earner: Earner) => number;
}

// oxlint-disable-next-line typescript/no-explicit-any -- each module's own slice; the caller only carries it
export interface Sense<Slice = any> {
  /** Writes into the tables what the module makes lines pay. */
  pay?(tables: Tables, slice: Slice, scene: Scene): void;
  /** What the slice is worth, beside points, profits and what open lines will bring. */
  worth?(slice: Slice, scene: Scene): number;
  /** What companies are worth that end with these profits. */
  fortune?(profits: Float64Array, slice: Slice, scene: Scene): number;
}

// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type Sensing<Slice = any> = (eye: Eye) => Sense<Slice>;

/** What somebody knows of each module. */
export type Senses = ReadonlyMap<ModuleId, Sensing>;

/** A weight that is `first` at the beginning and 1 at the end, when nothing can come between any more. */
export function growing(first: number, { tilesLaid }: Pick<Scene, "tilesLaid">): number {
  return first + (1 - first) * (tilesLaid / SQUARES.length);
}
