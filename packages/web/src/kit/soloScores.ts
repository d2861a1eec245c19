/** High scores of solo games, by table, stored in the browser. */
import type { Setup } from "@interchange/tabletop";
import { recall, remember } from "./localStorage.ts";

export interface AloneScore {
  /** The table. Each one counts once. */
  readonly table: string;
  readonly points: number;
  /** The date when it was first seen to be over. */
  readonly on: string;
}

const NAME = "alone";
/** We keep this many of the latest, and always the best. */
const KEPT = 50;

type Scores = Readonly<Record<string, readonly AloneScore[]>>;

/** Games are comparable if they have the same setup. */
const keyOf = (game: string, { edition, modules, options }: Pick<Setup, "edition" | "modules" | "options">): string =>
  [game, edition, modules.toSorted().join("+"), ...Object.entries(options).flat()].join(" ");

function allScores(): Scores {
  return (recall(NAME) as Scores | undefined) ?? {};
}

/** In the order they were played. */
export function aloneScores(game: string, setup: Setup): readonly AloneScore[] {
  return allScores()[keyOf(game, setup)] ?? [];
}

export function noteAlone(game: string, setup: Setup, score: AloneScore): void {
  const before = aloneScores(game, setup);
  if (before.some(({ table }) => table === score.table)) return;
  const all = [...before, score];
  const best = bestOf(all);
  const kept = all.slice(-KEPT);
  remember(NAME, {
    ...allScores(),
    [keyOf(game, setup)]: best && !kept.includes(best) ? [best, ...kept.slice(1)] : kept,
  });
}

/** The earliest of the highest. */
export function bestOf(scores: readonly AloneScore[]): AloneScore | undefined {
  return scores.toSorted((one, other) => other.points - one.points)[0];
}

/** The best solo score in a game over all setups, and how many there were. */
export function aloneAt(
  game: string,
): { readonly best: number; readonly last: number; readonly games: number } | undefined {
  const scores = Object.entries(allScores())
    .filter(([key]) => key.startsWith(`${game} `))
    .flatMap(([, each]) => each);
  const best = bestOf(scores);
  const last = scores.toSorted((one, other) => one.on.localeCompare(other.on)).at(-1);
  return best && last && { best: best.points, last: last.points, games: scores.length };
}
