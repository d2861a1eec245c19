import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type } from "../testing/typing.ts";

const LONG = process.env["LONG"] === "1";
const CORPUS = join(import.meta.dirname, "../../../../corpus");

interface Analysed {
  readonly game: string;
  readonly bot: string;
  readonly work: number;
  readonly start: number;
  readonly error: number;
  readonly seats: readonly { readonly luck: number; readonly decisions: number; readonly result: number }[];
  readonly moves: readonly {
    readonly entry: number;
    readonly seat: number;
    readonly move: string;
    readonly best: string;
    readonly margin: number;
    readonly bestMargin: number;
    readonly loss: number;
    readonly error: number;
    readonly win: number;
    readonly mark: string;
  }[];
}

async function analyse(record: string, ...args: readonly string[]): Promise<Analysed> {
  const { code, out, err } = await type(["analyse", join(CORPUS, record), "--json", ...args]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out.trim().split("\n").at(-1)!) as Analysed;
}

function sumOf({ start, seats }: Analysed): number {
  const [one, two] = seats;
  return start + (one!.luck - two!.luck) + (one!.decisions - two!.decisions);
}

const TWO_SEATS = [
  "metro/tables/time.record",
  "underground/2006/2-seats.record",
  ...(LONG ? ["metro/bigbox/2-seats.record", "metro/modules/paris.record"] : []),
];

describe("a review of two seats", () => {
  test.each(TWO_SEATS)("adds up to the margin: %s", async (path) => {
    const review = await analyse(path, "--work", "2");
    expect(Object.keys(review)).toEqual(["game", "bot", "work", "start", "error", "seats", "moves"]);
    expect(review).toMatchObject({ bot: "inspector", work: 2 });
    const [one, two] = review.seats;
    expect(Math.abs(sumOf(review) - (one!.result - two!.result))).toBeLessThan(0.03);
    expect(review.error).toBeGreaterThanOrEqual(0.03);
  });

  test("is the same on any number of threads when work is counted", async () => {
    const args = ["metro/tables/resigned.record", "--work", "1"] as const;
    expect(await analyse(...args, "--threads", "2")).toEqual(await analyse(...args));
  });
});

test.each([
  "metro/modules/solo.record",
  "metro/modules/stock-corporations.record",
  ...(LONG ? ["metro/bigbox/4-seats.record", "underground/2006/3-seats.record"] : []),
])("every decision has its values: %s", async (path) => {
  const { moves, seats } = await analyse(path, "--work", "1");
  const record = readFileSync(join(CORPUS, path), "utf8");
  expect(seats.map(({ result }) => result).join(" ")).toBe(/\[Result "(.*)"\]/.exec(record)?.[1]);
  expect(moves.length).toBeGreaterThan(40);
  for (const each of moves) {
    expect(Object.keys(each)).toEqual([
      "entry",
      "seat",
      "move",
      "best",
      "margin",
      "bestMargin",
      "loss",
      "error",
      "win",
      "mark",
    ]);
    expect(["best", "good", "inaccuracy", "blunder", "none"]).toContain(each.mark);
    expect(each.loss).toBeGreaterThanOrEqual(0);
    expect(each.bestMargin - each.margin).toBeCloseTo(each.loss, 1);
    expect(each.win).toBeGreaterThanOrEqual(0);
    expect(each.win).toBeLessThanOrEqual(1);
    if (each.loss < each.error) expect(["best", "good", "none"]).toContain(each.mark);
    for (const number of [each.margin, each.error]) expect(Number.isFinite(number)).toBe(true);
  }
});

test("people are told in words", async () => {
  const { code, out } = await type(["analyse", join(CORPUS, "metro/tables/resigned.record"), "--work", "1"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Reviewed by inspector, \d+ playouts per decision\./);
  expect(out).toMatch(/^\S.* {2}\d+ points {2}luck [+-][\d.]+ {2}decisions [+-][\d.]+$/m);
});

test.each([
  [["no-such-file"], "cannot read"],
  [[join(CORPUS, "metro/bigbox/2-seats.record"), "--bot", "random"], "'random' cannot evaluate moves"],
  [[join(CORPUS, "metro/bigbox/2-seats.record"), "--bot", "oracle"], "unknown bot 'oracle'"],
  [[join(CORPUS, "metro/bigbox/2-seats.record"), "--work", "1", "--time", "1"], "either --work or --time"],
])("%j is refused in a line", async (args, reason) => {
  const { code, out, err } = await type(["analyse", ...args]);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toContain(reason);
});
