/** Invariants of shares and tiles together in every position. For tests. */
import type { Position } from "../../position.ts";
import { CENTRAL } from "../central-stations/spaces.ts";
import type { CentralSlice } from "../central-stations/spaces.ts";
import { STOCK } from "../stock-corporations/module.ts";
import type { StockSlice } from "../stock-corporations/module.ts";
import { EVERYBODY } from "../stock-corporations/shares.ts";

/** One share lies open for every tile that has been set. */
export function audit(_slice: unknown, { slices }: Position): string | undefined {
  const { spaces } = slices[CENTRAL] as CentralSlice;
  const { cards } = slices[STOCK] as StockSlice;
  const shown = cards.flatMap(({ held }) => held.flatMap((card) => (card?.isShown ? [card] : [])));
  const set = spaces.flatMap((earner) => (earner?.kind === "company" ? [earner.company] : []));
  const companies = shown.map(({ company }) => company);
  if (companies.length !== set.length || set.some((company) => !companies.includes(company)))
    return `shares of ${companies.join()} are shown, tiles of ${set.join()} are set`;
  return shown.every(({ knownTo }) => knownTo === EVERYBODY) ? undefined : "a shown share that somebody does not know";
}
