/** Extracts a seat's facts and achievements from a finished game of On the Underground. */
import { undergroundEntry } from "@interchange/games";
import type { Event, Position, UndergroundGame } from "@interchange/underground";
import type { GameRecord, Happening, Seat } from "@interchange/tabletop";
import type { GameFacts, LongLine } from "../../../kit/facts.ts";
import { lookThrough } from "../../lookBack.ts";
import type { LookBack } from "../../lookBack.ts";
import { undergroundWords } from "../words.ts";

type Rules = Omit<UndergroundGame, "choices" | "prepare" | "imagine">;
type Past = readonly Happening<Position, Event>[];

export const lookBack: LookBack = {
  words: () => undergroundWords().achievements,
  sources: ["passenger", "terminus", "stations", "loop"],
  achievements: {
    wideLoop: ({ counts }) => (counts["enclosed"] ?? 0) >= 8,
    ownRide: ({ counts }) => (counts["ownRide"] ?? 0) >= 2,
    fourTermini: ({ counts }) => (counts["termini"] ?? 0) >= 4,
    withoutTokens: ({ result, counts }) => result === "won" && counts["tokens"] === 0,
  },
  factsOf: async (record, seat) => {
    const { engine } = await undergroundEntry.loadRules(record.setup.modules);
    return undergroundFacts(engine, record, seat);
  },
};

async function undergroundFacts(rules: Rules, record: GameRecord, seat: Seat): Promise<GameFacts> {
  const { history, position, outcome } = await lookThrough(rules, record, seat);
  const earned = (source: keyof Position["earned"]): number => position.earned[source][seat] ?? 0;
  const longest = longestLine(history, position, seat);
  return {
    ...outcome,
    sources: {
      passenger: earned("passenger"),
      terminus: earned("terminus"),
      // Points for reaching a station of some kind.
      stations: earned("connection") + earned("nationalRail") + earned("start"),
      loop: earned("loop"),
    },
    ...(longest && { longest }),
    counts: {
      enclosed: mostEnclosed(history, seat),
      ownRide: longestOwnRide(history, position, seat),
      termini: reached(history, seat),
      tokens: history.filter(({ events }) => events.some((each) => each.type === "token" && each.seat === seat)).length,
    },
  };
}

/** The seat's line with the most pieces, and the step that built the last one. Every decision is a step. */
function longestLine(history: Past, position: Position, seat: Seat): LongLine | undefined {
  const pieces = (line: string): number => position.pieces.filter((each) => each.line === line).length;
  const [line] = (position.lines[seat] ?? []).toSorted((one, other) => pieces(other) - pieces(one));
  if (line === undefined || !pieces(line)) return undefined;
  const last = history.findLastIndex(({ events }) =>
    events.some((each) => each.type === "built" && each.piece.line === line),
  );
  return { length: pieces(line), step: history.slice(0, last + 1).filter((each) => each.seat !== undefined).length };
}

/** The most stations enclosed by loops of one line of the seat. */
function mostEnclosed(history: Past, seat: Seat): number {
  const enclosed = new Map<string, number>();
  for (const { events } of history) {
    const built = events.find((each) => each.type === "built" && each.seat === seat);
    if (built?.type !== "built") continue;
    for (const each of events)
      if (each.type === "scored" && each.award.seat === seat && each.award.source === "loop")
        enclosed.set(built.piece.line, (enclosed.get(built.piece.line) ?? 0) + each.stations.length);
  }
  return Math.max(0, ...enclosed.values());
}

/** The most lines of one trip, counting only trips on nothing but the seat's lines. */
function longestOwnRide(history: Past, position: Position, seat: Seat): number {
  const own = position.lines[seat] ?? [];
  const rides = history.flatMap(({ events }) =>
    events.flatMap((each) =>
      each.type === "travelled" && each.lines.every((line) => own.includes(line)) ? [each.lines.length] : [],
    ),
  );
  return Math.max(0, ...rides);
}

function reached(history: Past, seat: Seat): number {
  return history
    .flatMap(({ events }) => events)
    .reduce(
      (sum, each) =>
        each.type === "scored" && each.award.seat === seat && each.award.source === "terminus"
          ? sum + each.stations.length
          : sum,
      0,
    );
}
