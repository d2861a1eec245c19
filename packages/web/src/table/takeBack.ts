import type { TableDesk } from "./desk.ts";

/** Takes back at once when only bots have to agree; otherwise asks. */
export function takeBack(desk: TableDesk): void {
  const offer = desk.client.takeBackOffer.value;
  if (!offer || desk.history.at.value !== undefined) return;
  if (offer.consent.length) desk.sheet.value = "takeBack";
  else void desk.client.takeBack();
}
