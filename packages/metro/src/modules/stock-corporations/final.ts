/** The final scoring of companies and shares (rules SC.9 to SC.11). */
import type { Setup } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";

/** What the best company's 10% share is worth; each place after it is worth one less. */
const BEST_VALUE = 8;

/** What a share of the company with the least profit is worth, where the table plays so. */
const LAST_VALUE = 1;

/** What a 10% share of each company is worth, by its rank; equal profits share the better rank. */
export function valuesOf(profits: ArrayLike<number>, { options }: Pick<Setup, "options">): readonly number[] {
  const all = Array.from(profits);
  const least = options["stock-last"] === "one" ? Math.min(...all) : undefined;
  return all.map((own) => {
    if (own === least) return LAST_VALUE;
    let value = BEST_VALUE;
    for (const other of all) if (other > own) value--;
    return value;
  });
}

/** Points for someone's percentages, by company. */
export function sharePoints(percent: readonly number[], values: readonly number[]): readonly number[] {
  return percent.map((held, company) => (held / 10) * known(values[company]));
}

/** The bonus for the largest shareholder of a company. */
export function majorityBonus(profit: number): number {
  return Math.floor(profit / 10);
}

/** The seats that hold most of a company; none when nobody holds any of it. */
export function majority(heldBySeat: readonly number[]): readonly number[] {
  let most = 0;
  let seats: number[] = [];
  for (const [seat, held] of heldBySeat.entries()) {
    if (held === 0 || held < most) continue;
    if (held > most) seats = [];
    most = held;
    seats.push(seat);
  }
  return seats;
}
