import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GLYPHS, HEADERS, LIMITS, SEAT_HEADER, withoutSeal } from "./record.ts";
import type { Entry, GameRecord } from "./record.ts";
import { readRecordJson, recordFromJson, recordToJson } from "./recordJson.ts";
import { readRecord, writeRecord } from "./recordText.ts";

const LONG = process.env["LONG"] === "1";
const RUNS = { numRuns: LONG ? 20_000 : 500 };

const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,11}$/);
const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{0,11}$/);
const freeText = fc.string({ unit: "grapheme", maxLength: 60 });
const entry: fc.Arbitrary<Entry> = fc
  .record(
    {
      by: fc.constantFrom("seat" as const, "chance" as const),
      text: fc.oneof(fc.constant("?"), fc.stringMatching(/^[A-Za-z0-9^@:.,+*/_-]{1,12}$/)),
      glyph: fc.constantFrom(...GLYPHS),
      comment: freeText,
    },
    { requiredKeys: ["by", "text"] },
  )
  // A bare number with a full stop counts moves; no notation may write a move that way.
  .filter(({ text }) => !/^[0-9]+\.$/.test(text));

const record: fc.Arbitrary<GameRecord> = fc
  .record({
    game: name,
    edition: name,
    rules: fc.integer({ min: 1, max: 9999 }),
    modules: fc.array(word, { maxLength: 4 }),
    options: fc.dictionary(name, word, { maxKeys: 5, noNullPrototype: true }),
    components: fc.option(
      fc.record({
        name: word.filter((each) => each !== "interchange"),
        version: word,
        base: fc.constantFrom("interchange 1", "interchange 2"),
        values: fc.dictionary(name, freeText, { maxKeys: 9, noNullPrototype: true }),
      }),
      { nil: undefined },
    ),
    colours: fc.option(fc.array(word, { minLength: 1, maxLength: 6 }), { nil: undefined }),
    seats: fc.array(freeText, { minLength: 1, maxLength: 6 }),
    seal: fc.option(freeText, { nil: undefined }),
    result: fc.boolean(),
    termination: fc.option(
      fc.oneof(
        fc.record({ kind: fc.constantFrom("agreed" as const, "abandoned" as const) }),
        fc.record({ kind: fc.constantFrom("resigned" as const, "time" as const), seat: fc.constant(0) }),
      ),
      { nil: undefined },
    ),
    tags: fc.dictionary(
      name.filter((each) => !(HEADERS as readonly string[]).includes(each) && !SEAT_HEADER.test(each)),
      freeText,
      { maxKeys: 4, noNullPrototype: true },
    ),
    entries: fc.array(entry, { maxLength: 40 }),
  })
  .map(({ game, edition, rules, modules, options, components, colours, seats, ...rest }) => ({
    game,
    setup: {
      edition,
      seats: seats.length,
      modules,
      options,
      rules,
      ...(components && { components }),
      ...(colours && { colours }),
    },
    seats,
    ...(rest.seal !== undefined && { seal: rest.seal }),
    ...(rest.result && { result: seats.map((_, seat) => seat * 7 - 3) }),
    ...(rest.termination && { termination: rest.termination }),
    tags: rest.tags,
    entries: rest.entries,
  }));

describe("a record", () => {
  it("reads back from text as written", () => {
    fc.assert(
      fc.property(record, (each) => {
        expect(readRecord(writeRecord(each))).toEqual({ ok: true, record: each });
      }),
      RUNS,
    );
  });

  it("reads back from JSON as written", () => {
    fc.assert(
      fc.property(record, (each) => {
        expect(readRecordJson(JSON.stringify(recordToJson(each)))).toEqual({ ok: true, record: each });
      }),
      RUNS,
    );
  });

  it("is answered for, whatever the text: readers never throw and never hang", () => {
    const mutated = fc
      .tuple(record, fc.nat(), fc.nat(4), fc.string({ unit: "binary", maxLength: 8 }))
      .map(([each, at, cut, junk]) => {
        const text = writeRecord(each);
        const place = at % (text.length + 1);
        return text.slice(0, place) + junk + text.slice(place + cut);
      });
    const signs = fc.string({ unit: fc.constantFrom(...'[]"{}\\=?!. \n\rA1.'.split("")), maxLength: 60 });
    fc.assert(
      fc.property(fc.oneof(mutated, signs, fc.string({ unit: "binary" })), (text) => {
        const read = readRecord(text);
        if (read.ok) expect(readRecord(writeRecord(read.record))).toEqual(read);
        else {
          expect(read.problem.reason).not.toBe("");
          expect(read.problem.line).toBeGreaterThan(0);
          expect(read.problem.column).toBeGreaterThan(0);
        }
      }),
      RUNS,
    );
  });

  it("is answered for, whatever the JSON", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const read = readRecordJson(text);
        if (!read.ok) expect(read.problem.reason).not.toBe("");
      }),
      RUNS,
    );
    const broken = fc.tuple(record, fc.nat(), fc.jsonValue()).map(([each, at, value]) => {
      const json: Record<string, unknown> = { ...recordToJson(each) };
      const keys = Object.keys(json);
      json[keys[at % keys.length]!] = value;
      return json;
    });
    fc.assert(
      fc.property(broken, (json) => {
        const read = recordFromJson(json);
        if (read.ok) expect(readRecord(writeRecord(read.record))).toEqual(read);
      }),
      RUNS,
    );
  });
});

const HEAD = '[Game "metro"]\n[Edition "first"]\n[Seat1 "Ada"]\n[Seat2 "Bo"]\n';

describe("a record to go on from with other draws", () => {
  it("is the same but for its seal and what opens that", () => {
    fc.assert(
      fc.property(record, (each) => {
        const { seal: _, ...rest } = each;
        const tags = { Date: "2026-01-01", ...each.tags };
        const opened = { ...tags, Key: "k", Table: "t", Nonces: "- -" };
        expect(withoutSeal({ ...each, tags: opened, seal: "s" })).toEqual({ ...rest, tags: closed(tags) });
      }),
    );
  });

  it("keeps how it ended, and says nothing of an end that there was not", () => {
    const { game, setup, seats, entries } = fc.sample(record, { numRuns: 1, seed: 1 })[0]!;
    const played = { game, setup, seats, entries, tags: {} };
    expect(Object.keys(withoutSeal(played)).toSorted()).toEqual(["entries", "game", "seats", "setup", "tags"]);
    const ended = { ...played, result: [3, 4], termination: { kind: "agreed" } as const };
    expect(withoutSeal(ended)).toEqual(ended);
  });

  function closed(tags: Readonly<Record<string, string>>) {
    return Object.fromEntries(Object.entries(tags).filter(([each]) => !["Key", "Table", "Nonces"].includes(each)));
  }
});

describe("a text that is no record", () => {
  it.each([
    ["", 1, "header Game is missing"],
    ['[Game "metro"', 1, "closing bracket"],
    ['[Game "metro]', 1, "closing quotation mark"],
    ['[Game "metro"]\n[Game "metro"]', 2, "appears twice"],
    ['[Game "metro"]\n[Edition "first"]\n', 1, "seats"],
    [`${HEAD}[Seat4 "Cy"]\n`, 5, "without Seat3"],
    [`${HEAD}[Result "4"]`, 5, "one whole number per seat"],
    [`${HEAD}[Result "4 x"]`, 5, "one whole number per seat"],
    [`${HEAD}[Rules "x"]`, 5, "not a number"],
    [`${HEAD}[Termination "resigned 3"]`, 5, "a seat of this table"],
    [`${HEAD}[Termination "won"]`, 5, "agreed or abandoned"],
    [`${HEAD}[Options "hand"]`, 5, "name=value"],
    [`${HEAD}[Options "a=1 a=2"]`, 5, "appears twice"],
    [`${HEAD}\n1. aacb@c4 %`, 6, "does not start"],
    [`${HEAD}\n1. aacb@c4%`, 6, "is not allowed in a move"],
    [`${HEAD}\n1. aacb@c4 2.{hello}`, 6, "is a move number"],
    [`${HEAD}\n{hello} 1. aacb@c4`, 6, "a move or a draw before it"],
    [`${HEAD}\n1. aacb@c4 {one} {two}`, 6, "only one comment"],
    [`${HEAD}\n1. aacb@c4 {one`, 6, "no closing brace"],
    [`${HEAD}\n1. aacb@c4 {\\x}`, 6, "unknown escape"],
    [`${HEAD}\n${"a".repeat(LIMITS.entry + 1)}`, 6, "longer than"],
    [`${HEAD}\n${"a ".repeat(LIMITS.entries + 1)}`, 6, "more than"],
    ["\n".repeat(LIMITS.lines + 1), LIMITS.lines + 1, "lines"],
    ["a".repeat(LIMITS.characters + 1), 1, "characters"],
  ])("is refused with its line and the reason: %#", (text, line, reason) => {
    const read = readRecord(text);
    expect(read).toMatchObject({ ok: false, problem: { line } });
    expect(read.ok ? "" : read.problem.reason).toContain(reason);
  });
});

describe("JSON that is no record", () => {
  const good = { ...recordToJson(readAs(`${HEAD}\n=aacb`)) };
  it.each([
    [{ ...good, format: "other" }, "format"],
    [{ ...good, version: 2 }, "version"],
    [{ ...good, seats: [] }, "seats"],
    [{ ...good, rules: 0 }, "rules"],
    [{ ...good, result: [1] }, "result"],
    [{ ...good, termination: "time 3" }, "termination"],
    [{ ...good, termination: { kind: "agreed" } }, "termination"],
    [{ ...good, tags: { Termination: "agreed" } }, "tags"],
    [{ ...good, tags: { Game: "chess" } }, "tags"],
    [{ ...good, entries: ["12."] }, "entries[0]"],
    [{ ...good, entries: [{ entry: "a b" }] }, "entries[0]"],
    [{ ...good, options: { hand: "two tiles" } }, "options"],
    [[], "record"],
  ])("is refused with the field: %#", (json, field) => {
    const read = recordFromJson(json);
    expect(read.ok ? "" : read.problem.reason).toContain(field);
  });
});

function readAs(text: string): GameRecord {
  const read = readRecord(text);
  if (!read.ok) throw new Error(read.problem.reason);
  return read.record;
}

describe("annotations", () => {
  it("stand behind a move or a draw", () => {
    const read = readRecord(`${HEAD}\n=aacb?! 1. aacb@c4!! {a fine place [%clk 0:10] \\} really} =? 2. ?`);
    expect(read.ok && read.record.entries).toEqual([
      { by: "chance", text: "aacb", glyph: "?!" },
      { by: "seat", text: "aacb@c4", glyph: "!!", comment: "a fine place [%clk 0:10] } really" },
      { by: "chance", text: "?" },
      { by: "seat", text: "?" },
    ]);
  });
});
