import type { TableInfo } from "@interchange/protocol";
import { api } from "./api.ts";
import type { Answer } from "./api.ts";

/**
 * Sets up the table that follows one that is over, or finds the one that somebody else has set up, and sits down there:
 * one seat further on, so that whoever began begins last. A seat that is taken leaves one standing, to choose another.
 */
export async function playAgain({ id, yours, seats }: TableInfo): Promise<Answer<TableInfo>> {
  const again = await api.rematch(id);
  const [mine] = yours;
  if (!again.ok || mine === undefined || again.value.yours.length) return again;
  const seat = (mine + seats.length - 1) % seats.length;
  const isFree = again.value.state === "open" && again.value.seats[seat]?.name === undefined;
  const sat = isFree ? await api.sit(again.value.id, seat) : again;
  return sat.ok ? sat : again;
}
