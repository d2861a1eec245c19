/** What one seat asks of the others, and what becomes of it. */
import type { Seat } from "@interchange/tabletop";
import type { Sitter } from "./sitters.ts";

export type Request =
  /** To take back one's last decision, with all that followed. */
  | { readonly kind: "back" }
  | { readonly kind: "pause" }
  | { readonly kind: "resume" }
  /** To end the game here, without a winner. */
  | { readonly kind: "end" }
  | { readonly kind: "resign" }
  /** To let somebody else take a seat. */
  | { readonly kind: "replace"; readonly seat: Seat; readonly sitter: Sitter };

/** A request that waits for answers. */
export interface Asked {
  readonly id: string;
  readonly by: Seat;
  readonly request: Request;
  readonly at: number;
  /** When it lapses, where whoever carries the messages tells that. */
  readonly until?: number;
  /** The number of the game's rows when it was asked; a take-back lapses when the game goes on. */
  readonly after: number;
  /** Who has still to say something. */
  readonly waits: readonly Seat[];
}
