/** The stations that belong to each company, when companies own the lines. */
import type { Part, Printed } from "@interchange/tabletop";
import { each, setOf } from "@interchange/tabletop";
import { COLOURS, COMPANIES } from "../companies.ts";
import { EDGE_STATIONS } from "../geometry.ts";
import { ownersFrom } from "../layout.ts";
import type { Terms } from "../module.ts";
import { COMPANIES_1 } from "./interchange-1/companies.ts";
import { STATION, twiceIn } from "./values.ts";
import type { CompanyStations } from "./parts.ts";

export const COMPANY_STATIONS: Part<CompanyStations, readonly (readonly number[])[]> = {
  id: "companies",
  published: { 1: COMPANIES_1 },
  shape: each(COLOURS, setOf(STATION, 1, EDGE_STATIONS)),
  problem(values) {
    const lists = COLOURS.map((colour) => values[colour]);
    const twice = twiceIn(lists, "station", "");
    if (twice) return twice;
    // In the solo game, a line that no company owns would never be completed.
    return lists.flat().length === EDGE_STATIONS
      ? undefined
      : { pointer: "", reason: "every station from 1 to 32 must belong to one company" };
  },
  tables: (values) => COLOURS.map((colour) => values[colour]),
};

/** Terms in which companies own the lines. */
export function ownedByCompanies(terms: Terms, printed: Printed): Terms {
  return {
    ...terms,
    ownedBy: "company",
    companies: COMPANIES,
    owners: ownersFrom(printed(COMPANY_STATIONS), terms),
  };
}
