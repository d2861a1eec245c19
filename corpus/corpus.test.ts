import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CATALOG, metro, metroSearch } from "@interchange/metro";
import { perft, readRecord, Table, writeRecord } from "@interchange/tabletop";
import type { AnyGame, GameRecord } from "@interchange/tabletop";
import { underground, undergroundSearch } from "@interchange/underground";
import { describe, expect, it } from "vitest";

const GAMES: readonly { game: AnyGame; search: typeof metroSearch | typeof undergroundSearch }[] = [
  { game: metro, search: metroSearch },
  { game: underground, search: undergroundSearch },
];

interface Frozen {
  readonly record: string;
  readonly entries: number;
  readonly counts: readonly number[];
}

/** How many sequences the rules are asked to count; the board counts them all. */
const SLOW = 40_000;

/** The same count as `perft` through the rules instead of the board. */
function perftByRules(game: AnyGame, position: unknown, depth: number): number {
  const actor = game.actor(position);
  if (depth === 0) return 1;
  if (actor.kind === "nobody") return 0;
  const next: readonly (() => { readonly position: unknown })[] =
    actor.kind === "chance"
      ? game.draw(position).outcomes.map(
          ({ chance }) =>
            () =>
              game.resolve(position, chance),
        )
      : game.moves(game.view(position, actor.seat)).map((move: unknown) => () => game.play(position, move));
  if (depth === 1) return next.length;
  return next.reduce((sum, step) => sum + perftByRules(game, step().position, depth - 1), 0);
}

describe.each(GAMES)("the corpus of $game.id", ({ game, search }) => {
  const folder = join(import.meta.dirname, game.id);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".record"))
    .toSorted();

  function recordOf(file: string): GameRecord {
    const read = readRecord(readFileSync(join(folder, file), "utf8"));
    if (!read.ok) throw new Error(`${file}: ${read.problem.line}: ${read.problem.reason}`);
    return read.record;
  }

  function positionAfter(file: string, entries?: number): unknown {
    const replayed = Table.replay(game, recordOf(file), entries);
    if (!replayed.ok) throw new Error(`${file}: entry ${replayed.entry}: ${replayed.reason}`);
    const tags = recordOf(file).tags;
    if (entries === undefined) expect(replayed.table.record(undefined, tags)).toEqual(recordOf(file));
    return replayed.table.position;
  }

  it.each(files)("%s replays to its result and is written as it stands", (file) => {
    expect(game.standings(positionAfter(file))).toBeDefined();
    expect(writeRecord(recordOf(file))).toBe(readFileSync(join(folder, file), "utf8"));
  });

  it("covers editions, seat counts, every value of every option, and shared wins", () => {
    const records = files.map(recordOf);
    const { editions, minSeats, maxSeats, options } = game.choices;
    for (const edition of editions)
      for (let seats = minSeats; seats <= maxSeats; seats++)
        expect(records.some(({ setup }) => setup.edition === edition && setup.seats === seats)).toBe(true);
    for (const { name, values } of options)
      for (const value of values) expect(records.some(({ setup }) => setup.options[name] === value)).toBe(true);
    const isShared = ({ result = [] }: GameRecord): boolean =>
      result.filter((points) => points === Math.max(...result)).length > 1;
    expect(new Set(records.map(isShared))).toEqual(new Set([true, false]));
  });

  describe("perft", () => {
    const frozen = JSON.parse(readFileSync(join(folder, "perft.json"), "utf8")) as readonly Frozen[];

    it("has at least 20 positions", () => expect(frozen.length).toBeGreaterThanOrEqual(20));

    it.each(frozen)("$record after $entries entries", ({ record, entries, counts }) => {
      const position = positionAfter(`${record}.record`, entries);
      const board = search.board(position as never);
      expect(counts.map((_, depth) => perft(board, depth + 1, search.maxActions))).toEqual(counts);
      const depth = counts.findLastIndex((count) => count < SLOW) + 1;
      expect(perftByRules(game, position, depth)).toBe(counts[depth - 1] ?? 1);
    });
  });
});

describe("the records with modules", () => {
  const folder = join(import.meta.dirname, "metro", "modules");
  const records = readdirSync(folder)
    .filter((file) => file.endsWith(".record"))
    .map((file) => {
      const read = readRecord(readFileSync(join(folder, file), "utf8"));
      if (!read.ok) throw new Error(`${file}: ${read.problem.reason}`);
      return read.record;
    });

  it.each(CATALOG.map((module) => ({ id: module.id, module })))(
    "cover $id with every value of its options",
    ({ id, module: { joins, options } }) => {
      const own = records.filter(({ setup }) => (joins ?? [id]).every((each) => setup.modules.includes(each)));
      expect(own.length).toBeGreaterThan(0);
      for (const { name, values } of options ?? [])
        expect(new Set(own.map(({ setup }) => setup.options[name]))).toEqual(new Set(values));
    },
  );

  it("cover every count of seats from one to six", () => {
    expect(new Set(records.map(({ setup }) => setup.seats))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it("cover every end: a full board, all lines before that, a pass, and a shared win", () => {
    const laid = ({ entries }: GameRecord): number => entries.filter(({ text }) => text.includes("@")).length;
    expect(new Set(records.map((record) => laid(record) === 60))).toEqual(new Set([true, false]));
    expect(records.some(({ entries }) => entries.some(({ text }) => text === "pass"))).toBe(true);
    const isShared = ({ result = [] }: GameRecord): boolean =>
      result.filter((points) => points === Math.max(...result)).length > 1;
    expect(records.some(isShared)).toBe(true);
  });
});
