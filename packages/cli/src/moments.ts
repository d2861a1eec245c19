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
  readonly points: number;
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
    const actor = game.actor(table.at(at));
    const events = (table.history[at]?.events ?? []) as readonly ModuleEvent[];
    if (actor.kind !== "seat" || events.some(({ type }) => type === "over")) return [];
    const told = events.flatMap(({ tells = [] }) => tells.map(({ what }) => what));
    const paid = events.flatMap(({ award }) => award ?? []);
    const shows = [...new Set([...told, ...paid.map(({ reason }) => reason)])];
    if (!shows.length) return [];
    const points = paid.reduce((sum, award) => sum + award.points, 0);
    return [{ at, seat: actor.seat + 1, move: entry.text, shows, points }];
  });
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
