/** Records as JSON: what they look like, and what is said where a value is none. */
import { describe, expect, it } from "vitest";
import { LIMITS } from "./record.ts";
import type { GameRecord } from "./record.ts";
import { readRecordJson, recordFromJson, recordToJson } from "./recordJson.ts";

const RECORD: GameRecord = {
  game: "metro",
  setup: { edition: "2006", seats: 2, modules: ["london"], options: { start: "2" }, rules: 2 },
  seats: ["Ada", "Bo"],
  tags: { Date: "2026-01-02" },
  entries: [{ by: "chance", text: "aaaa" }],
};
const GOOD = recordToJson(RECORD);

function reason(json: unknown): string | undefined {
  const read = recordFromJson(json);
  return read.ok ? undefined : read.problem.reason;
}

const changed = (fields: object): string | undefined => reason({ ...GOOD, ...fields });

describe("a record as JSON", () => {
  it("has this shape, with what there is to say", () => {
    expect(GOOD).toEqual({
      format: "interchange-record",
      version: 1,
      game: "metro",
      edition: "2006",
      rules: 2,
      modules: ["london"],
      options: { start: "2" },
      seats: ["Ada", "Bo"],
      tags: { Date: "2026-01-02" },
      entries: ["=aaaa"],
    });
    const components = { name: "mine", version: "1", base: "interchange 1", values: {} };
    const more: GameRecord = {
      ...RECORD,
      setup: { ...RECORD.setup, components, colours: ["red", "blue"] },
      seal: "00ff",
      result: [3, -4],
      termination: { kind: "time", seat: 0 },
      entries: [
        { by: "seat", text: "aaaa@a1", glyph: "!" },
        { by: "chance", text: "?", comment: "" },
      ],
    };
    expect(recordToJson(more)).toEqual({
      ...GOOD,
      components,
      colours: ["red", "blue"],
      seal: "00ff",
      result: [3, -4],
      termination: "time 1",
      entries: [
        { entry: "aaaa@a1", glyph: "!" },
        { entry: "=?", comment: "" },
      ],
    });
    expect(recordFromJson(recordToJson(more))).toEqual({ ok: true, record: more });
  });

  it("is read from text that is JSON, and not too long", () => {
    expect(readRecordJson(JSON.stringify(GOOD))).toEqual({ ok: true, record: RECORD });
    expect(readRecordJson("{")).toMatchObject({
      ok: false,
      problem: { line: 1, column: 1, reason: expect.stringMatching(/^not JSON: ./) },
    });
    const padded = (length: number): string => JSON.stringify(GOOD).padEnd(length);
    expect(readRecordJson(padded(LIMITS.characters)).ok).toBe(true);
    expect(readRecordJson(padded(LIMITS.characters + 1))).toEqual({
      ok: false,
      problem: { line: 1, column: 1, reason: "longer than 1000000 characters" },
    });
  });
});

describe("JSON that is no record says which field, and what is wanted", () => {
  it.each<[object, string]>([
    [{ format: "other" }, 'format: must be "interchange-record"'],
    [{ version: 2 }, "version: must be 1"],
    [{ game: 3 }, "game: must be text of at most 1000 characters"],
    [{ game: "two words" }, "game: must be letters, digits and hyphens"],
    [{ edition: "second edition" }, "edition: must be letters, digits and hyphens"],
    [{ rules: "2" }, "rules: must be a whole number from 1"],
    [{ rules: 0 }, "rules: must be a whole number from 1"],
    [{ rules: 1.5 }, "rules: must be a whole number from 1"],
    [{ rules: 10_000 }, "rules: must be a whole number from 1"],
    [{ modules: "london" }, "modules: must be a list"],
    [{ modules: ["london", 3] }, "modules[1]: must be text of at most 1000 characters"],
    [{ modules: ["two words"] }, "modules[0]: must be one word"],
    [{ modules: ["a=b"] }, "modules[0]: must be one word"],
    [{ modules: [""] }, "modules[0]: must be one word"],
    [{ modules: Array.from({ length: 21 }, () => "m") }, "modules: must have at most 20"],
    [{ options: [] }, "options: must be an object"],
    [{ options: null }, "options: must be an object"],
    [{ options: "start=2" }, "options: must be an object"],
    [{ options: { "1": "x" } }, "options name: must be letters, digits and hyphens"],
    [{ options: { start: 2 } }, "options.start: must be text of at most 1000 characters"],
    [{ options: { start: "seat 2" } }, "options.start: must be one word"],
    [{ options: named(51) }, "options: must have at most 50"],
    [{ components: "mine 1" }, "components: a component set must be an object with a name and a version"],
    [
      { components: { name: "mine", version: "1", base: "interchange 1", values: { a: "x".repeat(36_100) } } },
      "components: too large",
    ],
    [{ colours: "red" }, "colours: must be a list"],
    [{ colours: [] }, "colours: must not be empty"],
    [{ colours: ["red", "light blue"] }, "colours[1]: must be one word"],
    [{ colours: Array.from({ length: 13 }, () => "red") }, "colours: must have at most 12"],
    [{ seats: [] }, "seats: must not be empty"],
    [{ seats: ["Ada", null] }, "seats[1]: must be text of at most 1000 characters"],
    [{ seats: ["x".repeat(1_001)] }, "seats[0]: must be text of at most 1000 characters"],
    [{ seats: Array.from({ length: 13 }, () => "Ada") }, "seats: must have at most 12"],
    [{ seal: 7 }, "seal: must be text of at most 1000 characters"],
    [{ result: 7 }, "result: must be a list"],
    [{ result: [1] }, "result: must have one number per seat"],
    [{ result: [1, 0.5] }, "result: must be whole numbers"],
    [{ result: [1, "2"] }, "result: must be whole numbers"],
    [{ termination: "time 3" }, "termination: must be resigned N, time N (a seat of this table), agreed or abandoned"],
    [{ termination: 1 }, "termination: must be resigned N, time N (a seat of this table), agreed or abandoned"],
    [{ tags: { Result: "1 2" } }, "tags: Result is not a tag"],
    [{ tags: { Seat3: "Cy" } }, "tags: Seat3 is not a tag"],
    [{ tags: { "Components-1": "{}" } }, "tags: Components-1 is not a tag"],
    [{ tags: named(79) }, "tags: must have at most 78"],
    [{ entries: {} }, "entries: must be a list"],
    [{ entries: [7] }, "entries[0]: must be an object"],
    [{ entries: [{}] }, "entries[0]: must be text, or an object with the text in entry"],
    [{ entries: ["a", "b c"] }, 'entries[1]: "b c" is not a move or a draw'],
    [{ entries: ["="] }, 'entries[0]: "=" is not a move or a draw'],
    [{ entries: ["x".repeat(81)] }, `entries[0]: "${"x".repeat(80)}" is not a move or a draw`],
    [{ entries: [{ entry: "a", glyph: "!!!" }] }, "entries[0].glyph: unknown glyph"],
    [{ entries: [{ entry: "a", comment: 7 }] }, "entries[0].comment: must be text of at most 10000 characters"],
    [
      { entries: [{ entry: "a", comment: "x".repeat(10_001) }] },
      "entries[0].comment: must be text of at most 10000 characters",
    ],
    [{ entries: Array.from({ length: 20_001 }, () => "a") }, "entries: must have at most 20000"],
  ])("%#", (fields, wanted) => {
    expect(changed(fields)).toBe(wanted);
  });

  it("and where it is no object at all", () => {
    for (const json of [undefined, null, [], "record", 7]) expect(reason(json)).toBe("record: must be an object");
  });

  it.each<[object]>([
    [{ rules: 1 }],
    [{ rules: 9_999 }],
    [{ modules: Array.from({ length: 20 }, (_, at) => `m${at}`) }],
    [{ options: named(50) }],
    [{ tags: named(78) }],
    [{ colours: Array.from({ length: 12 }, () => "red") }],
    [{ seats: Array.from({ length: 12 }, () => "x".repeat(1_000)) }],
    [{ entries: Array.from({ length: 20_000 }, () => "a") }],
    [{ entries: [{ entry: "x".repeat(80), comment: "x".repeat(10_000) }] }],
  ])("but not at the very bounds: %#", (fields) => {
    expect(changed(fields)).toBeUndefined();
  });
});

/** So many names with a value. */
function named(count: number): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, "x"]));
}
