/** The owners of lines: the seats, or the companies if there are any. Modules account for them by number. */
import type { Seat } from "@interchange/tabletop";
import { COMPANIES } from "./companies.ts";
import type { Layout, Terms, Scene } from "./module.ts";
import type { Company, Earner, Tell } from "./position.ts";
import { MAX_SEATS } from "./stations.ts";

const SEATS: readonly Earner[] = Array.from({ length: MAX_SEATS }, (_, seat) => ({ kind: "seat", seat }));
const COMPANY_EARNERS: readonly Earner[] = Array.from({ length: COMPANIES }, (_, company) => ({
  kind: "company",
  company,
}));

/** A seat, also where companies own the lines. */
export function seatEarner(seat: Seat): Earner {
  return SEATS[seat] as Earner;
}

export function companyEarner(company: Company): Earner {
  return COMPANY_EARNERS[company] as Earner;
}

/** How many there are. */
export function countEarners({ terms, seats }: Pick<Layout, "terms" | "seats">): number {
  return terms.ownedBy === "company" ? terms.companies : seats;
}

/** The seat or company with a number, as owns the lines. */
export function earnerAt(number: number, { ownedBy }: Pick<Terms, "ownedBy">): Earner {
  return (ownedBy === "company" ? COMPANY_EARNERS : SEATS)[number] as Earner;
}

/** The number of a seat or company. */
export function earnerNumber(earner: Earner): number {
  return earner.kind === "seat" ? earner.seat : earner.company;
}

/** The subject of a tell. */
export function aboutEarner(earner: Earner): Pick<Tell, "seat" | "company"> {
  return earner.kind === "seat" ? { seat: earner.seat } : { company: earner.company };
}

/** Whether companies get tickets and VP tiles for their lines; by one reading the seats do (rule SC.14). */
function rewardsCompanies({ ownedBy, rewards }: Terms): boolean {
  return ownedBy === "company" && rewards !== "placer";
}

/** How many owners can get those. */
export function countRewarded({ terms, seats }: Pick<Layout, "terms" | "seats">): number {
  return rewardsCompanies(terms) ? terms.companies : seats;
}

/** The one of them with a number. */
export function rewardedAt(number: number, terms: Terms): Earner {
  return (rewardsCompanies(terms) ? COMPANY_EARNERS : SEATS)[number] as Earner;
}

/** The one who gets them for a line; the tile that has finished it was placed by the seat whose turn it is. */
export function rewardedFor(owner: Earner, { layout, turn }: Pick<Scene, "layout" | "turn">): Earner {
  return layout.terms.rewards === "placer" ? seatEarner(turn) : owner;
}
