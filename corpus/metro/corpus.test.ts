import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CHOICES, metro, metroSearch } from "@interchange/metro";
import type { Chance, Event, Move, Position, View } from "@interchange/metro";
import { perft, readRecord, Table, writeRecord } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";

const FOLDER = import.meta.dirname;

const FILES: readonly string[] = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".record"))
  .toSorted();

function recordOf(file: string): GameRecord {
  const read = readRecord(readFileSync(join(FOLDER, file), "utf8"));
  if (!read.ok) throw new Error(`${file}: ${read.problem.line}: ${read.problem.reason}`);
  return read.record;
}

function replay(file: string, entries?: number): Table<Position, Move, Chance, Event, View> {
  const replayed = Table.replay(metro, recordOf(file), entries);
  if (!replayed.ok) throw new Error(`${file}: entry ${replayed.entry}: ${replayed.reason}`);
  return replayed.table;
}

describe("every record of the corpus", () => {
  it.each(FILES)("%s replays to its result and is written as it stands", (file) => {
    const table = replay(file);
    expect(table.position.stage).toBe("over");
    expect(table.record(undefined, recordOf(file).tags)).toEqual(recordOf(file));
    expect(writeRecord(recordOf(file))).toBe(readFileSync(join(FOLDER, file), "utf8"));
  });

  it("covers editions, seat counts, every value of every option, and the ways a game can end", () => {
    const records = FILES.map(recordOf);
    for (const edition of CHOICES.editions)
      for (let seats = CHOICES.minSeats; seats <= CHOICES.maxSeats; seats++)
        expect(records.some(({ setup }) => setup.edition === edition && setup.seats === seats)).toBe(true);
    for (const { name, values } of CHOICES.options)
      for (const value of values) expect(records.some(({ setup }) => setup.options[name] === value)).toBe(true);
    const isShared = ({ result = [] }: GameRecord): boolean =>
      result.filter((points) => points === Math.max(...result)).length > 1;
    expect(new Set(records.map(isShared))).toEqual(new Set([true, false]));
  });
});

interface Frozen {
  readonly record: string;
  readonly entries: number;
  readonly counts: readonly number[];
}

/** The same count through the rules instead of the board. */
function perftByRules(position: Position, depth: number): number {
  const actor = metro.actor(position);
  if (depth === 0) return 1;
  if (actor.kind === "nobody") return 0;
  const next =
    actor.kind === "chance"
      ? metro.draw(position).outcomes.map(
          ({ chance }) =>
            () =>
              metro.resolve(position, chance),
        )
      : metro.moves(metro.view(position, actor.seat)).map((move) => () => metro.play(position, move));
  if (depth === 1) return next.length;
  return next.reduce((sum, step) => sum + perftByRules(step().position, depth - 1), 0);
}

describe("perft", () => {
  const frozen = JSON.parse(readFileSync(join(FOLDER, "perft.json"), "utf8")) as readonly Frozen[];

  it("has at least 20 positions", () => expect(frozen.length).toBeGreaterThanOrEqual(20));

  it.each(frozen)("$record after $entries entries", ({ record, entries, counts }) => {
    const { position } = replay(`${record}.record`, entries);
    const board = metroSearch.board(position);
    expect(counts.map((_, depth) => perft(board, depth + 1, metroSearch.maxActions))).toEqual(counts);
    const depth = (counts[2] ?? 0) < 60_000 ? 3 : 2;
    expect(perftByRules(position, depth)).toBe(counts[depth - 1]);
  });
});
