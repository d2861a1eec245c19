import { readdirSync, readFileSync } from "node:fs";
import { metro } from "@interchange/metro";
import { Random, readRecord } from "@interchange/tabletop";
import type { AnyGame, GameRecord } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { describe, expect, test } from "vitest";
import { lastWord } from "../bot.ts";
import type { Weigher } from "../bot.ts";
import { assemble } from "./assemble.ts";
import { decisionsOf } from "./decisions.ts";
import type { Decisions } from "./decisions.ts";
import { marginOf } from "./expectation.ts";
import { openings, startOf } from "./openings.ts";
import type { Review } from "./review.ts";
import { seedAt, seedOfOpening } from "./seeds.ts";

const CORPUS = new URL("../../../../corpus/", import.meta.url);

function recordAt(path: string): GameRecord {
  const read = readRecord(readFileSync(new URL(path, CORPUS), "utf8"));
  if (!read.ok) throw new Error(read.problem.reason);
  return read.record;
}

function gameOf({ game }: GameRecord): AnyGame {
  return game === "metro" ? metro : underground;
}

/** A weigher with random opinions of every move, for tests. */
function opinionated({ moves }: Pick<AnyGame, "moves">): Weigher<unknown, unknown> {
  return {
    name: "opinionated",
    choose: (view) => moves(view)[0],
    *weigh(view, random) {
      const { length: seats } = (view as { points: readonly number[] }).points;
      const points = Array.from({ length: seats }, () => random.below(100));
      const weighed = moves(view)
        .map((move) => ({
          move,
          margin: random.below(4000) / 100 - 20,
          error: random.below(4),
          win: random.below(100) / 100,
        }))
        .toSorted((one, other) => other.margin - one.margin);
      yield { moves: weighed, points, range: [weighed[0]!.margin - 9, weighed[0]!.margin + 7], work: 10 };
    },
  };
}

/** A weigher's opinions, right or wrong, of every decision. */
function opinions(record: GameRecord, played: Decisions<unknown, unknown>) {
  const bot = opinionated(gameOf(record));
  return played.decisions.map(({ view, entry, isForced }) =>
    isForced ? undefined : lastWord(bot, view, new Random(seedAt(entry)), { work: 10 }),
  );
}

function reviewOf(record: GameRecord): Review {
  const played = decisionsOf(gameOf(record), record);
  return assemble(played, opinions(record, played), { bot: "opinionated" });
}

const PATHS = ["metro/bigbox", "metro/tables", "metro/modules", "underground/2006", "underground/tables"].flatMap(
  (folder) =>
    readdirSync(new URL(folder, CORPUS))
      .filter((name) => name.endsWith(".record"))
      .map((name) => `${folder}/${name}`),
);
const some = PATHS.filter((path, index) => path.includes("tables") || index % 3 === 0);

describe("whatever a bot thinks", () => {
  test.each(some.filter((path) => recordAt(path).seats.length === 2))(
    "start, luck and decisions add up to the margin: %s",
    (path) => {
      const record = recordAt(path);
      const { start, seats, isComplete } = reviewOf(record);
      const [one, two] = seats;
      expect(isComplete).toBe(true);
      if (record.result) expect(seats.map(({ result }) => result)).toEqual(record.result);
      expect(start + one!.luck - two!.luck + one!.decisions - two!.decisions).toBeCloseTo(
        record.result ? one!.result - two!.result : lastMargin(reviewOf(record)),
        6,
      );
    },
  );

  test.each(some.filter((path) => recordAt(path).seats.length !== 2))(
    "every move has its place in a review: %s",
    (path) => {
      const record = recordAt(path);
      const { moves, seats } = reviewOf(record);
      expect(seats).toHaveLength(record.seats.length);
      expect(moves.map(({ entry }) => entry)).toEqual(
        record.entries.flatMap(({ by }, entry) => (by === "seat" ? [entry] : [])),
      );
      for (const { seat, margin, bestMargin, loss, points, range, win, mark } of moves) {
        expect(marginOf(points, seat)).toBeCloseTo(margin, 6);
        expect(bestMargin - margin).toBeCloseTo(loss, 6);
        expect(loss).toBeGreaterThanOrEqual(0);
        expect(range[0]).toBeLessThanOrEqual(range[1]);
        expect(win).toBeGreaterThanOrEqual(0);
        expect(win).toBeLessThanOrEqual(1);
        if (mark === "none") expect(loss).toBe(0);
      }
    },
  );
});

/** Of seat 1, in an unfinished game. */
function lastMargin({ moves }: Review): number {
  return marginOf(moves.at(-1)!.points, 0);
}

describe("a review in the making", () => {
  const record = recordAt(PATHS.find((path) => recordAt(path).seats.length === 2)!);
  const played = decisionsOf(gameOf(record), record);
  const weighings = opinions(record, played);
  const whole = assemble(played, weighings, { bot: "x" });

  test("has what is valued so far, and no end before all is", () => {
    const half = weighings.map((weighing, index) => (index < 20 ? weighing : undefined));
    const review = assemble(played, half, { bot: "x" });
    expect(review.isComplete).toBe(false);
    const last = played.decisions[19]!.entry;
    const marks = ({ moves }: Review) => moves.flatMap(({ entry, mark }) => (entry <= last ? [mark] : []));
    expect(marks(review)).toEqual(marks(whole));
    const [one, two] = review.seats;
    expect(review.start + one!.luck - two!.luck + one!.decisions - two!.decisions).toBeCloseTo(lastMargin(review), 6);
  });

  test("is empty before anything is", () => {
    const review = assemble({ ...played, decisions: played.decisions.filter(({ isForced }) => !isForced) }, [], {
      bot: "x",
    });
    expect(review).toMatchObject({ start: 0, work: 0, moves: [], isComplete: false });
  });

  test("begins with what could be expected before the first draw, where that is known", () => {
    const game = gameOf(record);
    const bot = opinionated(game);
    const dealt = openings(game, record.setup, 5);
    expect(dealt).toHaveLength(5);
    const start = startOf(
      dealt,
      dealt.map(({ view }, number) => lastWord(bot, view, new Random(seedOfOpening(number)), { work: 10 })),
    )!;
    const review = assemble(played, weighings, { bot: "x", start });
    // Minus the bot's optimism for the starting player, which is the same in both.
    expect(review.start - start.mean).toBeCloseTo(
      assemble(played, weighings, { bot: "x", start: { ...start, mean: 0 } }).start,
      9,
    );
    expect(review.error).toBeGreaterThan(whole.error);
    const change = whole.start - review.start;
    const first = played.decisions[0]!.seat;
    expect(review.seats[first]!.luck - whole.seats[first]!.luck).toBeCloseTo(first === 0 ? change : -change, 6);
    expect(review.seats.map(({ decisions }) => decisions)).toEqual(whole.seats.map(({ decisions }) => decisions));
  });

  test("says so when a move was not weighed", () => {
    const torn = weighings.map((weighing) => weighing && { ...weighing, moves: [] });
    expect(() => assemble(played, torn, { bot: "x" })).toThrow("was not weighed");
  });
});

test("whoever gives up answers for the last step, and nobody for a game that all broke off", () => {
  for (const path of PATHS.filter((each) => each.includes("tables/"))) {
    const record = recordAt(path);
    if (!record.termination) continue;
    const played = decisionsOf(gameOf(record), record);
    const ended = reviewOf(record);
    const open = assemble({ ...played, isOver: false }, opinions(record, played), { bot: "x" });
    const changed = ended.seats.map(({ luck, decisions }, seat) => [
      luck !== open.seats[seat]!.luck,
      decisions !== open.seats[seat]!.decisions,
    ]);
    const { termination } = record;
    expect(changed, path).toEqual(
      record.seats.map((_, seat) => ("seat" in termination ? [false, seat === termination.seat] : [true, false])),
    );
  }
});

test("a record that does not replay is refused by its entry", () => {
  const record = recordAt(PATHS[0]!);
  expect(() => decisionsOf(gameOf(record), { ...record, entries: record.entries.slice(1) })).toThrow(
    /^entry 2: .* is a move, but a draw comes next/,
  );
});
