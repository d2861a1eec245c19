/** Those who own lines: the seats, or the companies where there are any. Modules keep accounts of them by number. */
import { COMPANIES } from "./companies.ts";
import type { Layout, Plan } from "./module.ts";
import type { Earner, Tell } from "./position.ts";
import { MAX_SEATS } from "./stations.ts";

const SEATS: readonly Earner[] = Array.from({ length: MAX_SEATS }, (_, seat) => ({ kind: "seat", seat }));
const COMPANY_EARNERS: readonly Earner[] = Array.from({ length: COMPANIES }, (_, company) => ({
  kind: "company",
  company,
}));

/** How many there are. */
export function countEarners({ terms, seats }: Pick<Layout, "terms" | "seats">): number {
  return terms.ownedBy === "company" ? terms.companies : seats;
}

/** The seat or company with a number, as owns the lines. */
export function earnerAt(number: number, { ownedBy }: Pick<Plan, "ownedBy">): Earner {
  return (ownedBy === "company" ? COMPANY_EARNERS : SEATS)[number] as Earner;
}

/** The number of a seat or company. */
export function earnerNumber(earner: Earner): number {
  return earner.kind === "seat" ? earner.seat : earner.company;
}

/** Who it is about, for a tell. */
export function aboutEarner(earner: Earner): Pick<Tell, "seat" | "company"> {
  return earner.kind === "seat" ? { seat: earner.seat } : { company: earner.company };
}
