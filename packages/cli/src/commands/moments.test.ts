import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { metro } from "@interchange/metro";
import { readRecord, Table } from "@interchange/tabletop";
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
  readonly seat: number;
  readonly steps: readonly Moment[];
  readonly entries: string;
}

describe("interchange moments", () => {
  it("finds a game that soon shows all that a module tells and pays", async () => {
    const file = join(folder, "london.record");
    const { code, out } = await type(line(`moments metro --modules london --games 5 --record ${file} --json`));
    expect(code).toBe(0);
    const { moments, seat, steps, entries } = JSON.parse(out) as Said;
    const record = recordIn(file);
    expect(moments).toEqual(momentsIn(metro, record).slice(0, 12));
    expect(new Set(moments.flatMap(({ shows }) => shows))).toEqual(new Set(["drove", "missed", "taxi"]));
    for (const { at, move } of moments) expect(record.entries[at]?.text).toBe(move);
    // One seat sees all of it, and the entries end with the draws after the last step.
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(steps.every((step) => step.seat === seat + 1)).toBe(true);
    expect(new Set(steps.flatMap(({ shows }) => shows))).toEqual(new Set(["drove", "missed", "taxi"]));
    const after = entries.split("|").slice(steps.at(-1)!.at);
    expect(after.map((text) => text.startsWith("="))).toEqual([false, ...after.slice(1).map(() => true)]);
  });

  it("counts in a step all that the move brings, lines included", async () => {
    const file = join(folder, "lines.record");
    const { out } = await type(line(`moments metro --modules london --games 5 --record ${file} --json`));
    const { steps } = JSON.parse(out) as Said;
    const replayed = Table.replay(metro, recordIn(file));
    if (!replayed.ok) throw new Error(replayed.reason);
    for (const { at, gained, theirs } of steps) {
      const scored = replayed.table.history[at]!.events.flatMap((event) => {
        if (event.type === "scored") return event.line.earner ? event.line.points : 0;
        return event.type === "awarded" ? event.award.points : [];
      });
      expect(gained + theirs).toBe(scored.reduce((sum, points) => sum + points, 0));
    }
  });

  it("writes the lines of an introduction", async () => {
    const { out } = await type(line("moments metro --modules london --games 5"));
    expect(out).toMatch(/^ {2}seat: \d,\n {2}entries:\n {4}"=london\./m);
    expect(out).toMatch(/^ {4}\{ id: "drove", at: \d+, rule: "LO\.4", place: "[a-h][1-8]", points: \d+/m);
  });

  it("numbers the steps that show nothing new, and names the rule all the same", async () => {
    const { out } = await type(line("moments metro --modules center-rails,st-petersburg --games 2"));
    const steps = [...out.matchAll(/^ {4}\{ id: "([^"]+)", at: \d+, rule: "([^"]+)"/gm)].map(([, id, rule]) => [
      id,
      rule,
    ]);
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(new Set(steps.map(([id]) => id)).size).toBe(steps.length);
    expect(steps.filter(([, rule]) => rule === "TODO")).toEqual([]);
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
