import type { Board, Random } from "@interchange/tabletop";
import type { Layout } from "./module.ts";
import type { Network } from "./network.ts";
import type { Position } from "./position.ts";

/** Metro's board, with or without modules, as search and evaluators know it. */
export interface MetroBoard extends Board {
  readonly layout: Layout;
  readonly network: Network;
  /** The companies' points, if there are any. */
  readonly profits: Int16Array;
  /** The squares that take a tile now. */
  readonly openSquares: Uint8Array;
  /** How many tiles of each kind are left in the supply; a guess on a guessed board. */
  readonly supply: Uint8Array;
  readonly supplySize: number;
  readonly tilesLaid: number;
  /** Becomes a position. */
  set(position: Position): void;
  /**
   * Plays at random to the end, every legal action equally likely; without `drawsAnother`, always from the hand. None
   * of it can be taken back.
   */
  playOut(random: Random, drawsAnother?: boolean): void;
}
