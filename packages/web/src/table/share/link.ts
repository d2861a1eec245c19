/** Makes the link to a move of a finished game. */
import type { GameRecord } from "@interchange/tabletop";
import { LONGEST_LINK, packed } from "./pack.ts";

/** The default name of a person against bots, in each language. It means nothing to anyone else. */
const YOU: ReadonlySet<string> = new Set(["You", "Du", "Você"]);

/** The record with a real name in place of "You". */
export function named(record: GameRecord, name: (seat: number) => string): GameRecord {
  return { ...record, seats: record.seats.map((each, seat) => (YOU.has(each) ? name(seat) : each)) };
}

export interface GameLink {
  readonly address: string;
  /** Where the game is: in the link itself, at a table on the server, or uploaded to it. */
  readonly leadsTo: "itself" | "table" | "upload";
}

/**
 * A server's table has an address; a table in this browser is packed into the link. Undefined if that gets too long;
 * then the game can be uploaded, and `uploaded` is its id.
 */
export async function linkTo(
  origin: string,
  table: string,
  record: GameRecord,
  step: number | undefined,
  uploaded?: string,
): Promise<GameLink | undefined> {
  const at = step === undefined ? "" : `?at=${step}`;
  if (table.startsWith("/at/")) return { address: `${origin}${table}${at}`, leadsTo: "table" };
  if (uploaded !== undefined) return { address: `${origin}/shared/${uploaded}${at}`, leadsTo: "upload" };
  const game = await packed(record);
  const address = `${origin}/shared${at}#${game}`;
  return game === undefined || address.length > LONGEST_LINK ? undefined : { address, leadsTo: "itself" };
}
