/** Filters and sorts your games by what the address says. */
import { isBotName, LADDER, rungOf } from "@interchange/games";
import type { FactsByTable } from "../../storage/facts.ts";
import type { Result } from "../../kit/facts.ts";
import type { Played } from "./played.ts";

export const RESULTS = ["won", "shared", "lost"] as const satisfies readonly Result[];
export const STATES = ["on", "over"] as const;
export const OPPONENTS = ["people", "bots", "alone"] as const;
export const SINCES = ["week", "month", "year"] as const;
export const SORTS = ["turn", "newest", "oldest", "points"] as const;

/** An empty field matches everything. */
export interface Filters {
  readonly search: string;
  readonly game: string;
  readonly module: string;
  /** One of `OPPONENTS`, or a bot. */
  readonly opponent: string;
  readonly result: string;
  readonly state: string;
  readonly since: string;
  readonly sort: string;
  readonly page: number;
}

export const NO_FILTERS: Filters = {
  search: "",
  game: "",
  module: "",
  opponent: "",
  result: "",
  state: "",
  since: "",
  sort: "",
  page: 1,
};

export const PAGE = 20;

/** How many filters are set, not counting the order and the page. */
export function chosenIn(filters: Filters): number {
  const { game, module, opponent, result, state, since } = filters;
  return [game, module, opponent, result, state, since].filter(Boolean).length;
}

export function readFilters(search: string): Filters {
  const asked = new URLSearchParams(search);
  const texts = Object.keys(NO_FILTERS).map((name) => [name, asked.get(name) ?? ""]);
  const page = Math.floor(Number(asked.get("page")));
  const filters = { ...(Object.fromEntries(texts) as unknown as Filters), page: page >= 1 ? page : 1 };
  // Older links number the bots, the Drifter first.
  return { ...filters, opponent: LADDER[Number(filters.opponent || NaN)] ?? filters.opponent };
}

export function writeFilters(filters: Filters): string {
  const said = Object.entries(filters).filter(([name, value]) => value && !(name === "page" && value === 1));
  const search = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return search && `?${search}`;
}

const DAY = 86_400_000;
const DAYS: Readonly<Record<string, number>> = { week: 7, month: 30, year: 365 };

/** The matching games in the requested order. They arrive with your turn first. */
export function filtered(
  all: readonly Played[],
  filters: Filters,
  facts: FactsByTable,
  now: number,
): readonly Played[] {
  const { search, game, module, opponent, result, state, since, sort } = filters;
  const wanted = folded(search);
  const days = DAYS[since];
  const some = all.filter(
    (each) =>
      (!game || each.game === game) &&
      (!module || each.modules.includes(module)) &&
      (!opponent || isAgainst(each, opponent)) &&
      (!result || resultOf(each, facts) === result) &&
      (!state || each.isOver === (state === "over")) &&
      (days === undefined || each.at >= now - days * DAY) &&
      (!wanted || each.names.some((name) => folded(name).includes(wanted))),
  );
  const own = ({ points, seat }: Played): number => (seat === undefined ? undefined : points?.[seat]) ?? -Infinity;
  switch (sort) {
    case "newest":
      return some.toSorted((one, other) => other.at - one.at);
    case "oldest":
      return some.toSorted((one, other) => one.at - other.at);
    case "points":
      // Two games without points keep their order.
      return some.toSorted((one, other) => (own(one) === own(other) ? 0 : own(other) - own(one)));
    default:
      return some;
  }
}

/** Lower case without accents, as people type names. */
function folded(text: string): string {
  return text.trim().normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

function isAgainst({ hasPeople, rungs }: Played, opponent: string): boolean {
  switch (opponent) {
    case "people":
      return hasPeople;
    case "bots":
      return !hasPeople && rungs.length > 0;
    case "alone":
      return !hasPeople && !rungs.length;
    default:
      return isBotName(opponent) && rungs.includes(rungOf(opponent));
  }
}

/** Your result: from the record, or by points until the record has been read. */
export function resultOf({ key, isOver, seat, points }: Played, facts: FactsByTable): Result | undefined {
  const known = facts.get(key);
  if (known) return known.facts.result;
  if (!isOver || seat === undefined || !points || points.length < 2) return undefined;
  const own = points[seat] ?? 0;
  const best = Math.max(...points.filter((_, each) => each !== seat));
  return own > best ? "won" : own === best ? "shared" : "lost";
}
