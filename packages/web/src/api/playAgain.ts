import type { TableInfo } from "@interchange/protocol";
import { api } from "./api.ts";
import type { Answer } from "./api.ts";

/**
 * Creates the rematch of a finished game, or joins the one someone else created. You sit one place earlier, so that
 * whoever went first goes last. If that seat is taken, you stay standing and choose another.
 */
export async function playAgain({ id, yours, seats }: TableInfo): Promise<Answer<TableInfo>> {
  const again = await api.rematch(id);
  const [mine] = yours;
  if (!again.ok || mine === undefined || again.value.yours.length) return again;
  const seat = again.value.reserved?.[0] ?? (mine + seats.length - 1) % seats.length;
  const isFree = again.value.state === "open" && again.value.seats[seat]?.name === undefined;
  const sat = isFree ? await api.sit(again.value.id, seat) : again;
  return sat.ok ? sat : again;
}
