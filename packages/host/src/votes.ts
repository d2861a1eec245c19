/** Votes on a seat whose time is up, or whose player is gone or has left. The people present choose. */
import type { Seat, Termination } from "@interchange/tabletop";

/**
 * `wait`: nothing changes, and the vote is repeated when its time is up. `time`: the seat gets more time. `bot`: a bot
 * plays until the player comes back. `end`: the game ends as `ending` says.
 */
export type VoteChoice = "wait" | "time" | "bot" | "end";

export interface Vote {
  readonly id: string;
  /** The seat in question. Every other person present votes. */
  readonly seat: Seat;
  readonly why: "time" | "gone" | "left";
  /** The choices, mildest first. */
  readonly choices: readonly VoteChoice[];
  /** The bot that would play. */
  readonly bot: string;
  /** How much time `time` would give, in milliseconds. */
  readonly more?: number;
  /** How the game would end: `agreed` means nobody wins; otherwise the seat loses. */
  readonly ending: Termination;
  readonly at: number;
  /** When the majority counts. A tie is repeated. */
  readonly until: number;
  /** The votes so far. They can be changed. */
  readonly chosen: readonly Chosen[];
}

/** The rows of a vote in the table's log. */
export type VoteRow =
  | { readonly kind: "vote"; readonly vote: Omit<Vote, "chosen"> }
  | { readonly kind: "voted"; readonly id: string; readonly by: Seat; readonly choice: VoteChoice }
  /** `again`: nobody voted, or a tie. `over`: there is nothing left to decide. */
  | { readonly kind: "decided"; readonly id: string; readonly outcome: VoteChoice | "again" | "over" };

export interface Chosen {
  readonly seat: Seat;
  readonly choice: VoteChoice;
}

/** The open votes. */
export function votesIn(rows: readonly VoteRow[]): readonly Vote[] {
  const votes = new Map<string, Vote>();
  for (const row of rows) {
    if (row.kind === "vote") votes.set(row.vote.id, { ...row.vote, chosen: [] });
    else if (row.kind === "decided") votes.delete(row.id);
    else {
      const vote = votes.get(row.id);
      const chosen = vote?.chosen.filter(({ seat }) => seat !== row.by) ?? [];
      if (vote) votes.set(row.id, { ...vote, chosen: [...chosen, { seat: row.by, choice: row.choice }] });
    }
  }
  return [...votes.values()];
}

export interface Electorate {
  /** All other people at the table. */
  readonly others: readonly Seat[];
  /** Those of them who are present. */
  readonly there: readonly Seat[];
  readonly now: number;
}

/** The outcome, if there is one yet. */
export function outcomeOf(vote: Vote, { others, there, now }: Electorate): VoteChoice | "again" | undefined {
  // The vote of someone who has gone since still counts.
  const chosen = vote.chosen.filter(({ seat }) => others.includes(seat));
  const by = (choice: VoteChoice): number => chosen.filter((each) => each.choice === choice).length;
  // Waiting and bots can be undone. A single person who happens to be there cannot end a game of many.
  const counts = (choice: VoteChoice): boolean => choice !== "end" || by(choice) * 2 > others.length;
  const [first] = chosen;
  const isUnanimous =
    first !== undefined &&
    chosen.every(({ choice }) => choice === first.choice) &&
    there.every((seat) => chosen.some((each) => each.seat === seat));
  // Everyone agreeing to wait decides nothing: the vote stays open, and anyone may change their mind.
  if (isUnanimous && first.choice !== "wait" && counts(first.choice)) return first.choice;
  if (now < vote.until) return undefined;
  const most = Math.max(...vote.choices.map(by));
  if (most === 0) return vote.ending.kind === "time" ? "end" : "again";
  const [best, ...tied] = vote.choices.filter((choice) => by(choice) === most);
  if (!best || tied.length || best === "wait" || !counts(best)) return "again";
  return best;
}
