/** What a game tells about finished games. Implemented in `review/facts.ts` of each game. */
import type { FinalStanding, GameRecord, Happening, Rules, Seat } from "@interchange/tabletop";
import { Table } from "@interchange/tabletop";
import type { GameFacts, Result } from "../kit/facts.ts";
import { breather } from "../kit/breath.ts";

export interface AchievementWords {
  readonly title: string;
  readonly about: string;
}

export interface LookBackWords {
  /** The names of the sources of points. */
  readonly sources: Readonly<Record<string, string>>;
  readonly longest: (length: number) => string;
  readonly achievements: Readonly<Record<string, AchievementWords>>;
}

export interface LookBack {
  readonly words: () => LookBackWords;
  /** In display order. */
  readonly sources: readonly string[];
  /** The game's own achievements: whether a game earned them. */
  readonly achievements: Readonly<Record<string, (facts: GameFacts) => boolean>>;
  /** Expects a record that replays, with the rules of its modules. */
  readonly factsOf: (record: GameRecord, seat: Seat) => Promise<GameFacts>;
}

/** A replayed game, seen from one seat. */
export interface Looked<Position, Event> {
  readonly history: readonly Happening<Position, Event>[];
  readonly position: Position;
  readonly outcome: Pick<GameFacts, "points" | "result" | "margin" | "behind">;
}

export async function lookThrough<Position, Move, Chance, Event, View>(
  game: Rules<Position, Move, Chance, Event, View>,
  record: GameRecord,
  seat: Seat,
): Promise<Looked<Position, Event>> {
  const table = await playedThrough(game, record);
  const { history, position, standings } = table;
  const lead = (points: readonly number[]): number =>
    (points[seat] ?? 0) - Math.max(...points.filter((_, each) => each !== seat));
  const points = game.points(position);
  const isAlone = points.length < 2;
  const later = history.slice(Math.floor(history.length / 2));
  const behind = isAlone ? 0 : Math.max(0, ...later.map((each) => -lead(game.points(each.position))));
  const result = isAlone ? undefined : resultIn(standings, seat);
  return {
    history,
    position,
    outcome: {
      points: points[seat] ?? 0,
      behind,
      ...(!isAlone && { margin: lead(points) }),
      ...(result && { result }),
    },
  };
}

/** A hundred games may be replayed while somebody reads, so this yields in between. */
async function playedThrough<Position, Move, Chance, Event, View>(
  game: Rules<Position, Move, Chance, Event, View>,
  record: GameRecord,
): Promise<Table<Position, Move, Chance, Event, View>> {
  const begun = Table.resume(game, record.setup, record, 0);
  if (!begun.ok) throw new RangeError(begun.reason);
  const { table } = begun;
  const breathe = breather();
  for (const [index, entry] of record.entries.entries()) {
    const problem = table.enter(entry);
    if (problem !== undefined) throw new RangeError(`entry ${index + 1}: ${problem}`);
    await breathe();
  }
  if (record.termination) table.end(record.termination);
  return table;
}

function resultIn(standings: readonly FinalStanding[] | undefined, seat: Seat): Result | undefined {
  const place = standings?.find((each) => each.seat === seat)?.place;
  if (place === undefined) return undefined;
  if (place > 1) return "lost";
  return standings?.some((each) => each.seat !== seat && each.place === 1) ? "shared" : "won";
}
