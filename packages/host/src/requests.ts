/** Requests of one seat to the others. */
import type { Seat } from "@interchange/tabletop";
import type { Sitter } from "./sitters.ts";

export type Request = Consented | NameLine;

/** Call one of your lines by a name of your own; without one, by its usual name again. Nobody has to agree. */
export interface NameLine {
  readonly kind: "nameLine";
  readonly line: string;
  readonly name: string;
}

export type Consented =
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
  readonly request: Consented;
  readonly at: number;
  /** When it lapses, if the server says so. */
  readonly until?: number;
  /** The game's number of rows at the time. A take-back lapses when the game goes on. */
  readonly after: number;
  /** The seats that have not answered yet. */
  readonly waits: readonly Seat[];
}

/** A request that was not granted. Its seat may ask again once the game has gone on. */
export interface Declined extends Pick<Asked, "id" | "by" | "request" | "after"> {
  /** Who said no; undefined if nobody answered in time. */
  readonly no?: Seat;
}
