/**
 * A bot's knowledge of a module: what the module's state means to a seat. Each module that matters has its own file.
 */
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
  /** Writes into the tables what the module adds to lines' scores. */
  pay?(tables: Tables, slice: Slice, scene: Scene): void;
  /** The value of the slice, besides points, profits and open lines. */
  worth?(slice: Slice, scene: Scene): number;
  /** The value of companies that end with these profits. */
  fortune?(profits: Float64Array, slice: Slice, scene: Scene): number;
}

// oxlint-disable-next-line typescript/no-explicit-any -- as above
export type Sensing<Slice = any> = (eye: Eye) => Sense<Slice>;

/** What a player knows about each module. */
export type Senses = Pick<ReadonlyMap<ModuleId, Sensing>, "get">;

/** A weight that grows from `first` at the beginning to 1 at the end, when nothing can intervene any more. */
export function growing(first: number, { tilesLaid }: Pick<Scene, "tilesLaid">): number {
  return first + (1 - first) * (tilesLaid / SQUARES.length);
}
