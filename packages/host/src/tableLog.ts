/** The log of rows that do not change the game: seats, pauses, requests, votes and chat. */
import type { Seat } from "@interchange/tabletop";
import { LogProblem, unknownRow } from "./gameLog.ts";
import type { Asked, Declined } from "./requests.ts";
import type { TableRow } from "./rows.ts";
import { isPerson } from "./sitters.ts";
import type { Sitter } from "./sitters.ts";
import type { VoteRow } from "./votes.ts";

export interface Said {
  readonly by: Seat;
  readonly text: string;
  readonly at: number;
}

export class TableLog {
  /** The number of rows. */
  seq = 0;
  sitters: readonly Sitter[];
  pausedBy: Seat | undefined;
  asked: readonly Asked[] = [];
  /** Of each seat, its last request if it was not granted. */
  declined: readonly Declined[] = [];
  /** Counted in voting.ts. */
  votes: readonly VoteRow[] = [];
  said: readonly Said[] = [];

  constructor(sitters: readonly Sitter[]) {
    this.sitters = sitters;
  }

  get people(): readonly Seat[] {
    return this.sitters.flatMap((sitter, seat) => (isPerson(sitter) ? [seat] : []));
  }

  enter(row: TableRow): void {
    this.seq++;
    switch (row.kind) {
      case "seat":
        this.sitters = this.sitters.with(row.seat, row.sitter);
        // Bots agree to everything.
        if (!isPerson(row.sitter))
          this.asked = this.asked.map((each) => ({ ...each, waits: each.waits.filter((seat) => seat !== row.seat) }));
        break;
      case "paused":
        this.pausedBy = row.by;
        break;
      case "resumed":
        this.pausedBy = undefined;
        break;
      case "asked": {
        const { id, by, request, at, after } = row;
        this.asked = [...this.asked, { id, by, request, at, after, waits: this.people.filter((seat) => seat !== by) }];
        this.declined = this.declined.filter((each) => each.by !== by);
        break;
      }
      case "answered":
        if (!row.consent) this.decline(row.id, row.by);
        this.asked = this.asked.map((each) =>
          each.id === row.id ? { ...each, waits: each.waits.filter((seat) => seat !== row.by) } : each,
        );
        break;
      case "closed":
        if (row.outcome === "lapsed") this.decline(row.id);
        this.asked = this.asked.filter(({ id }) => id !== row.id);
        break;
      case "said":
        this.said = [...this.said, { by: row.by, text: row.text, at: row.at }];
        break;
      case "rested":
        // Its clock says it all.
        break;
      case "vote":
      case "voted":
      case "decided":
        this.votes = [...this.votes, row];
        break;
      default:
        throw new LogProblem(unknownRow(this.seq, row));
    }
  }

  private decline(asked: string, no?: Seat): void {
    const found = this.asked.find(({ id }) => id === asked);
    if (!found) return;
    const { id, by, request, after } = found;
    this.declined = [...this.declined, { id, by, request, after, ...(no !== undefined && { no }) }];
  }
}
