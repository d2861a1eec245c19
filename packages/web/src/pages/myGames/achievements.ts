/**
 * Achievements: what one's games have shown. They follow from the facts of the games; once earned they stay, also when
 * the table is deleted that showed them.
 */
import { LADDER } from "@interchange/games";
import type { LookBack } from "../../games/lookBack.ts";
import type { FactsByTable, KeptFacts } from "../../storage/facts.ts";
import { recall, remember } from "../../kit/localStorage.ts";
import type { Played } from "./played.ts";

/** A game of one's own with what it says. */
export interface Looked extends KeptFacts {
  readonly played: Played;
}

/** The achievements of both games: after which of one's games, in the order played, they are earned. */
type Feat = (games: readonly Looked[]) => Looked | undefined;

const won = ({ facts: { result } }: Looked): boolean => result === "won";
/** The strongest bot, where nobody else played. */
const against = ({ played: { rungs, hasPeople } }: Looked): number => (hasPeople ? 0 : Math.max(0, ...rungs));

/** The first game after which so many different things have been collected. */
function collecting(
  games: readonly Looked[],
  enough: number,
  of: (game: Looked) => readonly unknown[],
): Looked | undefined {
  const collected = new Set<unknown>();
  return games.find((game) => {
    for (const each of of(game)) collected.add(each);
    return collected.size >= enough;
  });
}

const BEHIND = 25;
const BLAME = 2;
const MODULES = 5;

export const COMMON: Readonly<Record<string, Feat>> = {
  inspector: (games) => games.find((game) => won(game) && against(game) === LADDER.length),
  ladder: (games) => collecting(games, LADDER.length, (game) => (won(game) && against(game) ? [against(game)] : [])),
  comeback: (games) => games.find((game) => won(game) && game.facts.behind >= BEHIND),
  byOne: (games) => games.find((game) => won(game) && game.facts.margin === 1),
  clean: (games) => games.find(({ worst }) => worst !== undefined && worst <= BLAME),
  traveller: (games) => collecting(games, MODULES, (game) => (won(game) ? game.played.modules : [])),
};

export interface Earned {
  readonly at: number;
  /** The table that showed it first. */
  readonly address: string;
}

/** By the name of the achievement: `metro/longLine`, or `inspector` for one of both games. */
export type AllEarned = Readonly<Record<string, Earned>>;

/** What is earned after these games, and what was before; kept for good. */
export function earnedIn(
  games: readonly Looked[],
  lookBacks: ReadonlyMap<string, LookBack>,
  before: AllEarned,
): AllEarned {
  const inOrder = games.toSorted((one, other) => one.played.at - other.played.at);
  const of = (game: Looked | undefined): Earned | undefined =>
    game && { at: game.played.at, address: game.played.address };
  const found: (readonly [string, Earned | undefined])[] = [
    ...Object.entries(COMMON).map(([name, first]) => [name, of(first(inOrder))] as const),
    ...[...lookBacks].flatMap(([id, { feats }]) =>
      Object.entries(feats).map(([name, shows]) => {
        const first = inOrder.find(({ played, facts }) => played.game === id && shows(facts));
        return [`${id}/${name}`, of(first)] as const;
      }),
    ),
  ];
  return Object.fromEntries(
    found.flatMap(([name, now]) => {
      const was = before[name];
      // A game that is looked through later may have been the first all the same.
      const earned = was && now ? (now.at < was.at ? now : was) : (was ?? now);
      return earned ? [[name, earned]] : [];
    }),
  );
}

const NAME = "achievements";

export function earnedBefore(): AllEarned {
  const kept = recall(NAME);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept as Record<string, unknown>).flatMap(([name, each]) => (isEarned(each) ? [[name, each]] : [])),
  );
}

export function keepEarned(earned: AllEarned): void {
  remember(NAME, earned);
}

function isEarned(value: unknown): value is Earned {
  if (typeof value !== "object" || value === null) return false;
  const { at, address } = value as Partial<Record<keyof Earned, unknown>>;
  return typeof at === "number" && typeof address === "string";
}

export function lookedAt(games: readonly Played[], facts: FactsByTable): readonly Looked[] {
  return games.flatMap((played) => {
    const kept = facts.get(played.key);
    return kept ? [{ played, ...kept }] : [];
  });
}
