/** What becomes of a seat whose time is up, or whose owner is gone or has left: those who are there choose. */
import type { Seat, Termination } from "@interchange/tabletop";

/**
 * `wait`: nothing changes, and it is asked again when the time is up. `time`: the seat is given more time. `bot`: a bot
 * plays until the owner comes back. `end`: the game ends, as `ending` says.
 */
export type VoteChoice = "wait" | "time" | "bot" | "end";

export interface Vote {
  readonly id: string;
  /** The seat that it is about. Every other person who is there is asked. */
  readonly seat: Seat;
  readonly why: "time" | "gone" | "left";
  /** What there is to choose, the gentlest first. */
  readonly choices: readonly VoteChoice[];
  /** Which bot would play. */
  readonly bot: string;
  /** How much time `time` would give, in milliseconds. */
  readonly more?: number;
  /** What ending would be: `agreed`, nobody wins; or the seat loses. */
  readonly ending: Termination;
  readonly at: number;
  /** When the majority counts. A tie is asked again. */
  readonly until: number;
  /** Who has chosen what; it can be changed. */
  readonly chosen: readonly Chosen[];
}

/** What the table's log keeps of votes. */
export type VoteRow =
  | { readonly kind: "vote"; readonly vote: Omit<Vote, "chosen"> }
  | { readonly kind: "voted"; readonly id: string; readonly by: Seat; readonly choice: VoteChoice }
  /** `again`: nobody decided, or a tie. `over`: there is nothing to decide any more. */
  | { readonly kind: "decided"; readonly id: string; readonly outcome: VoteChoice | "again" | "over" };

export interface Chosen {
  readonly seat: Seat;
  readonly choice: VoteChoice;
}
