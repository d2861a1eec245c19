import type { Board, Random } from "@interchange/tabletop";
import type { Layout } from "./module.ts";
import type { Network } from "./network.ts";
import type { Position } from "./position.ts";

/** Metro's board, with or without modules, as search and evaluators know it. */
export interface MetroBoard extends Board {
  readonly layout: Layout;
  readonly network: Network;
  /** Points of the companies, where there are any. */
  readonly profits: Int16Array;
  /** The squares that take a tile now. */
  readonly openSquares: Uint8Array;
  /** How many tiles of each kind are left in the supply; as guessed, on a guessed board. */
  readonly supply: Uint8Array;
  readonly supplySize: number;
  readonly tilesLaid: number;
  /** Becomes a position. */
  set(position: Position): void;
  /**
   * Plays at random to the end, every legal action alike; or, without `drawsAnother`, always from the hand. Nothing of
   * it can be taken back.
   */
  playOut(random: Random, drawsAnother?: boolean): void;
}
