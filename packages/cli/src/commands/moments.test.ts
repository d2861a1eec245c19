import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { metro } from "@interchange/metro";
import { readRecord } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import { afterAll, describe, expect, it } from "vitest";
import { momentsIn, optionShown } from "../moments.ts";
import type { Moment } from "../moments.ts";
import { type } from "../testing/typing.ts";

const folder = mkdtempSync(join(tmpdir(), "moments-"));
afterAll(() => rmSync(folder, { recursive: true }));

const line = (text: string): string[] => text.split(" ");

function recordIn(file: string): GameRecord {
  const read = readRecord(readFileSync(file, "utf8"));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.record;
}

interface Said {
  readonly seed: string;
  readonly moments: readonly Moment[];
  readonly entries: string;
}

describe("interchange moments", () => {
  it("finds a game that soon shows all that a module tells and pays", async () => {
    const file = join(folder, "london.record");
    const { code, out } = await type(line(`moments metro --modules london --games 5 --record ${file} --json`));
    expect(code).toBe(0);
    const { moments, entries } = JSON.parse(out) as Said;
    const record = recordIn(file);
    expect(moments).toEqual(momentsIn(metro, record).slice(0, 12));
    expect(new Set(moments.flatMap(({ shows }) => shows))).toEqual(new Set(["drove", "missed", "taxi"]));
    for (const { at, move } of moments) expect(record.entries[at]?.text).toBe(move);
    // All of it has been seen by the last entry, and not before.
    const until = entries.split("|").length;
    const seen = (before: number) =>
      new Set(moments.filter(({ at }) => at < before).flatMap(({ shows }) => shows)).size;
    expect([seen(until - 1) < 3, seen(until)]).toEqual([true, 3]);
  });

  it("finds a game that another value of the option would change", async () => {
    const file = join(folder, "option.record");
    const { code } = await type(
      line(`moments metro --modules london --option london-failed-drive=0 --games 5 --record ${file}`),
    );
    expect(code).toBe(0);
    const record = recordIn(file);
    const option = { name: "london-failed-drive", values: ["4", "0"] };
    const at = optionShown(metro, record, option);
    expect(at).toBeGreaterThan(0);
    // Up to there both values play the same game.
    const { result: _, ...rest } = record;
    expect(optionShown(metro, { ...rest, entries: record.entries.slice(0, at) }, option)).toBeUndefined();
  });

  it("says so when no game shows the option", async () => {
    // The exception is hardly ever needed.
    const { code, err } = await type(line("moments metro --option one-tile-exception=no-draw-left --games 1"));
    expect(code).toBe(1);
    expect(err).toContain("none of 1 games shows one-tile-exception");
  });
});
