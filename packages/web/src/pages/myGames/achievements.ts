/**
 * Achievements follow from the facts of your games. Once earned they stay, even if the table that earned them is
 * deleted.
 */
import { LADDER } from "@interchange/games";
import type { LookBack } from "../../games/lookBack.ts";
import type { FactsByTable, StoredFacts } from "../../storage/facts.ts";
import { recall, remember } from "../../kit/localStorage.ts";
import type { Played } from "./played.ts";

/** One of your games with its facts. */
export interface Looked extends StoredFacts {
  readonly played: Played;
}

/** A rule for an achievement: returns the game that earned it, given your games in the order played. */
type Feat = (games: readonly Looked[]) => Looked | undefined;

const won = ({ facts: { result } }: Looked): boolean => result === "won";
/** The strongest bot, if no other person played. */
const against = ({ played: { rungs, hasPeople } }: Looked): number => (hasPeople ? 0 : Math.max(0, ...rungs));

/** The first game after which this many different things have been collected. */
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
  /** The table that first earned it. */
  readonly address: string;
}

/** By name: `metro/longLine`, or `inspector` for one that both games share. */
export type AllEarned = Readonly<Record<string, Earned>>;

/** What these games earn, added to what was earned before. */
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
    ...[...lookBacks].flatMap(([id, { achievements }]) =>
      Object.entries(achievements).map(([name, shows]) => {
        const first = inOrder.find(({ played, facts }) => played.game === id && shows(facts));
        return [`${id}/${name}`, of(first)] as const;
      }),
    ),
  ];
  return Object.fromEntries(
    found.flatMap(([name, now]) => {
      const was = before[name];
      // A game that is read later may still have been played first.
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

export function storeEarned(earned: AllEarned): void {
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
