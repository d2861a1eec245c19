/** The link to a move of a finished game. */
import type { GameRecord } from "@interchange/tabletop";
import { LONGEST_LINK, packed } from "./pack.ts";

/** What the page calls whoever plays alone against bots, in each language: to anybody else it says nothing. */
const YOU: ReadonlySet<string> = new Set(["You", "Du", "Você"]);

/** The record with a name for whoever is just "You" in it. */
export function named(record: GameRecord, name: (seat: number) => string): GameRecord {
  return { ...record, seats: record.seats.map((each, seat) => (YOU.has(each) ? name(seat) : each)) };
}

export interface GameLink {
  readonly address: string;
  /** Whether the game itself stands in it. */
  readonly holdsGame: boolean;
}

/** A table of a server has an address; a table of this browser goes along in the link. Undefined where it is too long. */
export async function linkTo(
  origin: string,
  table: string,
  record: GameRecord,
  step: number | undefined,
): Promise<GameLink | undefined> {
  const at = step === undefined ? "" : `?at=${step}`;
  if (table.startsWith("/at/")) return { address: `${origin}${table}${at}`, holdsGame: false };
  const address = `${origin}/shared${at}#${await packed(record)}`;
  return address.length > LONGEST_LINK ? undefined : { address, holdsGame: true };
}
