/** The waiting times at a table, depending on its clock. */
import type { TimeControl } from "@interchange/tabletop";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface Patience {
  /** How long a request stays open. */
  readonly requestLasts: number;
  readonly voteLasts: number;
  /** How long the player to move may be gone before there is a vote. */
  readonly goneAfter: number;
}

/** If turns take days, nobody is expected to look at the page within minutes. */
export function patienceFor({ kind }: TimeControl): Patience {
  const goneAfter = 2 * MINUTE;
  switch (kind) {
    case "live":
      // The clock stands still meanwhile.
      return { requestLasts: 30_000, voteLasts: 5 * MINUTE, goneAfter };
    case "none":
      return { requestLasts: 10 * MINUTE, voteLasts: 5 * MINUTE, goneAfter };
    case "days":
      return { requestLasts: DAY, voteLasts: DAY, goneAfter };
  }
}
