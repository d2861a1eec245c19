/** Finds the moments of a game that show what a module or an option does. */
import { Table } from "@interchange/tabletop";
import type { AnyGame, GameRecord, OptionSpec } from "@interchange/tabletop";

/** A move of a seat in which modules tell or pay something. */
export interface Moment {
  /** How many entries come before the move: a lesson's step begins there. */
  readonly at: number;
  /** From 1, as in records. */
  readonly seat: number;
  readonly move: string;
  /** What was told, and what points were paid for. */
  readonly shows: readonly string[];
  /** The modules that did. */
  readonly modules: readonly string[];
  /** What modules paid for it. */
  readonly points: number;
  /** Everything that the seat and the others scored until the next decision, lines included. */
  readonly gained: number;
  readonly theirs: number;
}

/** The parts of events that modules have in common. */
interface ModuleEvent {
  readonly type: string;
  readonly module?: string;
  readonly tells?: readonly { readonly what: string }[];
  readonly award?: { readonly module: string; readonly reason: string; readonly points: number };
}

/** What happened at each entry. */
function eventsIn(game: AnyGame, record: GameRecord): readonly (readonly ModuleEvent[])[] {
  const replayed = Table.replay(game, record);
  if (!replayed.ok) throw new RangeError(replayed.reason);
  return replayed.table.history.map(({ events }) => events as readonly ModuleEvent[]);
}

/** What happens at the end of the game belongs to no move. */
export function momentsIn(game: AnyGame, record: GameRecord): readonly Moment[] {
  const replayed = Table.replay(game, record);
  if (!replayed.ok) throw new RangeError(replayed.reason);
  const { table } = replayed;
  return record.entries.flatMap((entry, at) => {
    if (entry.by === "chance") return [];
    const before = table.at(at);
    const actor = game.actor(before);
    const events = (table.history[at]?.events ?? []) as readonly ModuleEvent[];
    if (actor.kind !== "seat" || events.some(({ type }) => type === "over")) return [];
    const told = events.flatMap(({ module = "", tells = [] }) => tells.map(({ what }) => ({ module, what })));
    const paid = events.flatMap(({ award }) => award ?? []);
    const shows = [...new Set([...told.map(({ what }) => what), ...paid.map(({ reason }) => reason)])];
    const modules = [...new Set([...told, ...paid].map(({ module }) => module))];
    if (!shows.length) return [];
    const points = paid.reduce((sum, award) => sum + award.points, 0);
    const after = game.points(table.at(decisionAfter(record, at)));
    const gains = game.points(before).map((had, seat) => (after[seat] ?? 0) - had);
    const gained = gains[actor.seat] ?? 0;
    const theirs = gains.reduce((sum, gain) => sum + gain, 0) - gained;
    return [{ at, seat: actor.seat + 1, move: entry.text, shows, modules, points, gained, theirs }];
  });
}

/** How many entries come before the decision after this one: the draws between them belong to it. */
function decisionAfter({ entries }: GameRecord, at: number): number {
  const next = entries.findIndex(({ by }, each) => each > at && by !== "chance");
  return next < 0 ? entries.length : next;
}

/** The moments of one seat that show the most things soonest, as steps of an introduction. */
export interface Introduction {
  /** From 0, as in code. */
  readonly seat: number;
  readonly steps: readonly Moment[];
  /** How many things they show, and how many entries the game has up to the last of them. */
  readonly kinds: number;
  readonly until: number;
}

const FEWEST_STEPS = 2;
const MOST_STEPS = 4;

/** Undefined if no seat has two moments. */
export function introductionIn(game: AnyGame, record: GameRecord): Introduction | undefined {
  const moments = momentsIn(game, record);
  const introductions = record.seats.flatMap((_, seat): readonly Introduction[] => {
    const own = moments.filter((moment) => moment.seat === seat + 1);
    const shown = new Set<string>();
    const news = own.filter(({ shows }) => {
      const isNew = shows.some((kind) => !shown.has(kind));
      for (const kind of shows) shown.add(kind);
      return isNew;
    });
    const others = own.filter((moment) => !news.includes(moment)).slice(0, FEWEST_STEPS - news.length);
    const steps = [...news.slice(0, MOST_STEPS), ...(news.length < FEWEST_STEPS ? others : [])].toSorted(
      (a, b) => a.at - b.at,
    );
    const last = steps.at(-1);
    if (!last || steps.length < FEWEST_STEPS) return [];
    const kinds = new Set(steps.flatMap(({ shows }) => shows)).size;
    return [{ seat, steps, kinds, until: decisionAfter(record, last.at) }];
  });
  return introductions.toSorted(showsSooner)[0];
}

/** Whatever shows more comes first, and of those the shortest. */
export function showsSooner(a: Introduction, b: Introduction): number {
  return b.kinds - a.kinds || a.until - b.until;
}

/**
 * The entry at which the game would have gone otherwise with another value of an option; undefined if it shows nothing
 * of the option.
 */
export function optionShown(
  game: AnyGame,
  record: GameRecord,
  { name, values }: Pick<OptionSpec, "name" | "values">,
): number | undefined {
  const { options } = record.setup;
  const played = eventsIn(game, record).map((events) => JSON.stringify(events));
  const differences = values
    .filter((value) => value !== options[name])
    .flatMap((value) => {
      const setup = { ...record.setup, options: { ...options, [name]: value } };
      return firstDifference(game, { ...record, setup }, played) ?? [];
    });
  return differences.length ? Math.min(...differences) : undefined;
}

/** The first entry that another setup refuses, or in which something else happens. */
function firstDifference(game: AnyGame, record: GameRecord, played: readonly string[]): number | undefined {
  const table = new Table(game, record.setup, record.seats);
  for (const [at, entry] of record.entries.entries()) {
    let refused: string | undefined;
    try {
      refused = table.enter({ by: entry.by, text: entry.text });
    } catch {
      return at;
    }
    if (refused !== undefined || JSON.stringify(table.historyFrom(at)[0]?.events) !== played[at]) return at;
  }
  return undefined;
}
