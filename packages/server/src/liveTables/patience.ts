/** How long things wait at a table, by its clock. */
import type { TimeControl } from "@interchange/tabletop";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface Patience {
  /** How long a request waits for answers. */
  readonly requestLasts: number;
  readonly voteLasts: number;
  /** After how long whoever is to act and gone is voted on. */
  readonly goneAfter: number;
}

/** Where turns take days nobody is expected to look at the page within minutes. */
export function patienceFor({ kind }: TimeControl): Patience {
  const goneAfter = 2 * MINUTE;
  switch (kind) {
    case "live":
      return { requestLasts: MINUTE, voteLasts: 5 * MINUTE, goneAfter };
    case "none":
      return { requestLasts: 10 * MINUTE, voteLasts: 5 * MINUTE, goneAfter };
    case "days":
      return { requestLasts: DAY, voteLasts: DAY, goneAfter };
  }
}
