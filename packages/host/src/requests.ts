/** Requests of one seat to the others. */
import type { Seat } from "@interchange/tabletop";
import type { Sitter } from "./sitters.ts";

export type Request =
  /** Take back the last decision, with everything that followed. */
  | { readonly kind: "back" }
  | { readonly kind: "pause" }
  | { readonly kind: "resume" }
  /** End the game here, without a winner. */
  | { readonly kind: "end" }
  | { readonly kind: "resign" }
  /** Let someone else take a seat. */
  | { readonly kind: "replace"; readonly seat: Seat; readonly sitter: Sitter };

/** A request that waits for answers. */
export interface Asked {
  readonly id: string;
  readonly by: Seat;
  readonly request: Request;
  readonly at: number;
  /** When it lapses, if the server says so. */
  readonly until?: number;
  /** The game's number of rows at the time. A take-back lapses when the game goes on. */
  readonly after: number;
  /** The seats that have not answered yet. */
  readonly waits: readonly Seat[];
}
