import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { metro, metroSearch } from "@interchange/metro";
import { perft, readNotes, readRecord, readRecordJson, Table, writeRecord } from "@interchange/tabletop";
import type { AnyGame, GameRecord } from "@interchange/tabletop";
import { sealHolds } from "@interchange/tabletop/seal";
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

/** What a record does not name is played by the first value, which is what it was played by when there was no option. */
function withDefaults(game: AnyGame, { setup }: GameRecord): GameRecord["setup"] {
  const plain = game.prepare({ ...setup, options: {} });
  if (!plain.ok) throw new Error(plain.reason);
  return { ...setup, options: { ...plain.setup.options, ...setup.options } };
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

  function tableAfter(file: string, entries?: number): Table<unknown, unknown, unknown, unknown, unknown> {
    const replayed = Table.replay(game, recordOf(file), entries);
    if (!replayed.ok) throw new Error(`${file}: entry ${replayed.entry}: ${replayed.reason}`);
    return replayed.table;
  }

  it.each(files)("%s replays to its result and is written as it stands", (file) => {
    const record = recordOf(file);
    const table = tableAfter(file);
    const told = table.record(undefined, record.tags);
    expect(told).toEqual({ ...record, setup: withDefaults(game, record) });
    expect(table.standings).toBeDefined();
    expect(writeRecord(record)).toBe(readFileSync(join(folder, file), "utf8"));
    expect(sealHolds(game, record)).toBe(record.seal === undefined ? "none" : "holds");
  });

  it("has records with an owner's components, as text and as JSON", () => {
    const owned = files.filter((file) => recordOf(file).setup.components);
    expect(owned.length).toBeGreaterThan(0);
    for (const file of owned) {
      const json = readFileSync(join(folder, file.replace(".record", ".json")), "utf8");
      expect(readRecordJson(json)).toEqual({ ok: true, record: recordOf(file) });
    }
  });

  it("covers editions, seat counts, every value of every option, and shared wins", () => {
    const records = files.map(recordOf).filter(({ termination }) => !termination);
    const { editions, minSeats, maxSeats, options } = game.choices;
    const unplayed: string[] = [];
    for (const edition of editions)
      for (let seats = minSeats; seats <= maxSeats; seats++)
        if (!records.some(({ setup }) => setup.edition === edition && setup.seats === seats))
          unplayed.push(`no record of edition ${edition} has ${seats} seats`);
    for (const { name, values } of options)
      for (const value of values)
        if (!records.some(({ setup }) => setup.options[name] === value))
          unplayed.push(`no record has the option ${name}=${value}`);
    expect(unplayed).toEqual([]);
    const isShared = ({ result = [] }: GameRecord): boolean =>
      result.filter((points) => points === Math.max(...result)).length > 1;
    expect(new Set(records.map(isShared))).toEqual(new Set([true, false]));
  });

  describe("perft", () => {
    const frozen = JSON.parse(readFileSync(join(folder, "perft.json"), "utf8")) as readonly Frozen[];

    it("has at least 20 positions", () => expect(frozen.length).toBeGreaterThanOrEqual(20));

    it.each(frozen)("$record after $entries entries", ({ record, entries, counts }) => {
      const { position } = tableAfter(`${record}.record`, entries);
      const board = search.board(position as never);
      expect(counts.map((_, depth) => perft(board, depth + 1, search.maxActions))).toEqual(counts);
      const depth = counts.findLastIndex((count) => count < SLOW) + 1;
      expect(perftByRules(game, position, depth)).toBe(counts[depth - 1] ?? 1);
    });
  });
});

/** The records of a folder of Metro. */
function recordsIn(name: string): readonly GameRecord[] {
  const folder = join(import.meta.dirname, "metro", name);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".record"))
    .map((file) => {
      const read = readRecord(readFileSync(join(folder, file), "utf8"));
      if (!read.ok) throw new Error(`${file}: ${read.problem.reason}`);
      return read.record;
    });
}

describe("the records of what happens at tables", () => {
  const records = recordsIn("tables");
  const notes = records.map(({ entries }) => entries.map(({ comment }) => readNotes(comment)));

  it("cover every way to end early", () => {
    expect(new Set(records.flatMap(({ termination }) => termination?.kind ?? []))).toEqual(
      new Set(["resigned", "time", "agreed", "abandoned"]),
    );
  });

  it("cover seats that change, together with a take-back and after the last entry", () => {
    expect(notes.flat().some(({ back, seats }) => back > 0 && seats.length > 1)).toBe(true);
    expect(notes.some((each) => each.at(-1)?.seats.length)).toBe(true);
  });

  it("cover seals, one of them with stock corporations and take-backs", () => {
    const sealed = records.flatMap((record, index) => (record.seal === undefined ? [] : [{ record, index }]));
    expect(sealed.length).toBeGreaterThan(1);
    const hard = sealed.filter(({ record }) => record.setup.modules.includes("stock-corporations"));
    expect(hard.some(({ index }) => notes[index]?.some(({ back }) => back > 0))).toBe(true);
  });
});

// That every module and every value of its options is played is on the checklist of modules, scripts/modules.test.ts.
describe("the records with modules", () => {
  const records = recordsIn("modules");

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

describe("where the second rules of Metro differ", () => {
  const folder = join(import.meta.dirname, "metro", "modules");
  const named = readdirSync(folder).flatMap((file) => /^(.*)-rules-1\.record$/.exec(file)?.[1] ?? []);
  const recordOf = (name: string, rules: number): GameRecord => {
    const read = readRecord(readFileSync(join(folder, `${name}-rules-${rules}.record`), "utf8"));
    if (!read.ok) throw new Error(read.problem.reason);
    return read.record;
  };

  it("there are records of both", () => {
    expect(named).toEqual(["central-one-tile", "paris-arranged-start", "stock-stall"]);
    for (const name of named) expect([1, 2].map((rules) => recordOf(name, rules).setup.rules)).toEqual([1, 2]);
  });

  it.each(named)("%s cannot be replayed by the second rules as it was played by the first", (name) => {
    const record = recordOf(name, 1);
    expect(Table.replay(metro, { ...record, setup: { ...record.setup, rules: 2 } }).ok).toBe(false);
  });
});
