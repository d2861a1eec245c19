/** The link to a move of a finished game. */
import type { GameRecord } from "@interchange/tabletop";
import { LONGEST_LINK, packed } from "./pack.ts";

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
