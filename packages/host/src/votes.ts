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

/** The votes that are not decided. */
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
  /** Those of them who are there. */
  readonly there: readonly Seat[];
  readonly now: number;
}

/** What happens now; undefined while nothing does. */
export function outcomeOf(vote: Vote, { others, there, now }: Electorate): VoteChoice | "again" | undefined {
  // Whoever has chosen and gone has chosen.
  const chosen = vote.chosen.filter(({ seat }) => others.includes(seat));
  const by = (choice: VoteChoice): number => chosen.filter((each) => each.choice === choice).length;
  // Waiting and a bot can be undone. A game is not ended by the one of many who happens to be there.
  const counts = (choice: VoteChoice): boolean => choice !== "end" || by(choice) * 2 > others.length;
  const [first] = chosen;
  const isUnanimous =
    first !== undefined &&
    chosen.every(({ choice }) => choice === first.choice) &&
    there.every((seat) => chosen.some((each) => each.seat === seat));
  // Waiting is done by waiting: it is asked again when the time is up, and until then anybody may change their mind.
  if (isUnanimous && first.choice !== "wait" && counts(first.choice)) return first.choice;
  if (now < vote.until) return undefined;
  const most = Math.max(...vote.choices.map(by));
  if (most === 0) return vote.ending.kind === "time" ? "end" : "again";
  const [best, ...tied] = vote.choices.filter((choice) => by(choice) === most);
  if (!best || tied.length || best === "wait" || !counts(best)) return "again";
  return best;
}
