/** Invariants of the shares in every position. For tests. */
import { COMPANIES } from "../../companies.ts";
import type { StockSlice } from "./module.ts";

export function audit({ cards, owed }: StockSlice): string | undefined {
  for (const [index, { pile, up, held }] of cards.entries()) {
    const all = [...pile.rest, ...pile.under.map(({ company }) => company)];
    if (up) all.push(up.company);
    for (const card of held) if (card) all.push(card.company);
    if (pile.rest.length !== pile.count || new Set(all).size !== COMPANIES || all.length !== COMPANIES)
      return `pile ${index} holds ${all.join()}`;
    if (!owed && (pile.count + pile.under.length === 0 || !up || held.includes(null)))
      return `pile ${index} lacks a card`;
  }
  return undefined;
}
