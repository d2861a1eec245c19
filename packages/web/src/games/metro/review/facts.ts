/** Extracts a seat's facts and achievements from a finished game of Metro. */
import { metroEntry } from "@interchange/games";
import { isCentreStation } from "@interchange/metro/core";
import type { Event, Line, MetroRules, Position } from "@interchange/metro/core";
import type { GameRecord, Happening, Seat } from "@interchange/tabletop";
import type { GameFacts } from "../../../kit/facts.ts";
import { lookThrough } from "../../lookBack.ts";
import type { LookBack } from "../../lookBack.ts";
import { metroWords } from "../words.ts";

/** The least tiles of a long line, as on the result page. */
const LONG = 8;

export const lookBack: LookBack = {
  words: () => metroWords().achievements,
  sources: ["centre", "long", "short", "modules"],
  achievements: {
    longLine: ({ longest }) => (longest?.length ?? 0) >= 20,
    withoutCentre: ({ result, counts }) => result === "won" && counts["lines"] !== 0 && counts["centre"] === 0,
    threeToCentre: ({ counts }) => (counts["centre"] ?? 0) >= 3,
    noStubs: ({ counts }) => (counts["lines"] ?? 0) >= 4 && (counts["shortest"] ?? 0) >= 3,
  },
  factsOf: async (record, seat) => {
    const { engine } = await metroEntry.loadRules(record.setup.modules);
    return metroFacts(engine, record, seat);
  },
};

async function metroFacts(rules: MetroRules, record: GameRecord, seat: Seat): Promise<GameFacts> {
  const { history, position, outcome } = await lookThrough(rules, record, seat);
  const isOwn = ({ earner }: Pick<Line, "earner">): boolean => earner?.kind === "seat" && earner.seat === seat;
  const lines = position.lines.filter(isOwn);
  const isDoubled = ({ to, points, length }: Line): boolean => isCentreStation(to) && points > length;
  const paid = (some: readonly Line[]): number => some.reduce((sum, { points }) => sum + points, 0);
  const others = lines.filter((line) => !isDoubled(line));
  const sources = {
    centre: paid(lines.filter(isDoubled)),
    long: paid(others.filter(({ length }) => length >= LONG)),
    short: paid(others.filter(({ length }) => length < LONG)),
  };
  const longest = lines.toSorted((one, other) => other.length - one.length)[0];
  return {
    ...outcome,
    // Points that no line paid came from modules.
    sources: { ...sources, modules: outcome.points - paid(lines) },
    ...(longest?.length && { longest: { length: longest.length, step: stepOf(history, longest) } }),
    counts: {
      lines: lines.length,
      centre: lines.filter(isDoubled).length,
      shortest: lines.length ? Math.min(...lines.map(({ length }) => length)) : 0,
    },
  };
}

/** The step where a line was scored. Every tile is a step. */
function stepOf(history: readonly Happening<Position, Event>[], { from }: Line): number {
  const at = history.findIndex(({ events }) =>
    events.some((each) => each.type === "scored" && each.line.from === from),
  );
  return history.slice(0, at + 1).filter(({ events }) => events.some(({ type }) => type === "placed")).length;
}
