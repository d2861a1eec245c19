import { describe, expect, it } from "vitest";
import { canonicalJson } from "./canonicalJson.ts";
import { checkedComponents } from "./components.ts";
import type { Components } from "./componentsTitle.ts";
import type { GameRecord } from "./record.ts";
import { readRecordJson, recordToJson } from "./recordJson.ts";
import { readRecord, writeRecord } from "./recordText.ts";
import { prepareSetup } from "./setup.ts";
import type { Choices, SetupRequest } from "./setup.ts";

const owners: Components = {
  name: "my-box",
  version: "3.1",
  base: "interchange 1",
  values: { towers: [1, 2, 3], cranes: { tall: 7, "a b": 'say "hm"\\' } },
};

function recordWith(setup: Partial<GameRecord["setup"]>): GameRecord {
  return {
    game: "toy",
    setup: { edition: "only", seats: 2, modules: [], options: {}, rules: 2, ...setup },
    seats: ["Ada", "Bo"],
    tags: {},
    entries: [],
  };
}

describe("canonical JSON", () => {
  it("sorts keys by code unit and has no white space", () => {
    expect(canonicalJson({ b: [1, { z: null, Z: true }], a: "x y", B: 1.5 })).toBe(
      '{"B":1.5,"a":"x y","b":[1,{"Z":true,"z":null}]}',
    );
  });
});

describe("components and colours in records", () => {
  it("are written as headers, the values of an owner's set as canonical JSON", () => {
    const text = writeRecord(recordWith({ components: owners, colours: ["red", "blue"] }));
    expect(text).toContain('[Components "my-box 3.1"]\n[Components-1 "{\\"base\\":\\"interchange 1\\",\\"values\\":{');
    expect(text).toContain('[Colours "red blue"]');
  });

  it("read back from text and JSON as they were written, however many headers they fill", () => {
    for (const count of [0, 10, 500, 3000]) {
      const values = { numbers: Array.from({ length: count }, (_, each) => each) };
      const record = recordWith({ components: { ...owners, values }, colours: ["red+white", "blue"] });
      const text = writeRecord(record);
      expect(readRecord(text)).toEqual({ ok: true, record });
      expect(readRecordJson(JSON.stringify(recordToJson(record)))).toEqual({ ok: true, record });
      const pieces = [...text.matchAll(/^\[Components-\d+ "(.*)"\]$/gm)].map(([, piece = ""]) =>
        piece.replaceAll('\\"', '"').replaceAll("\\\\", "\\"),
      );
      expect(pieces.slice(0, -1).every(({ length }) => length === 900)).toBe(true);
      expect(pieces.join("")).toBe(canonicalJson({ base: "interchange 1", values }));
    }
  });

  it("are absent for the first published set, named or not", () => {
    const plain = recordWith({});
    expect(writeRecord(plain)).not.toContain("Components");
    const named = writeRecord(plain).replace("[Seat1", '[Components "interchange 1"]\n[Seat1');
    expect(readRecord(named)).toEqual({ ok: true, record: plain });
    const json = { ...recordToJson(plain), components: { name: "interchange", version: "1" } };
    expect(readRecordJson(JSON.stringify(json))).toEqual({ ok: true, record: plain });
    const second = recordWith({ components: { name: "interchange", version: "2" } });
    expect(readRecord(writeRecord(second))).toEqual({ ok: true, record: second });
  });

  it.each([
    ['[Components "mine"]', "two words"],
    ['[Components "mine 1"]', "needs a base"],
    ['[Components "mi/ne 1"]', "two words"],
    ['[Components-1 "{}"]', "Components-1 without Components"],
    ['[Components "mine 1"]\n[Components-2 "{}"]', "Components-2 without Components-1"],
    ['[Components "mine 1"]\n[Components-1 "{"]', "not valid JSON"],
    ['[Components "mine 1"]\n[Components-1 "[]"]', "not an object"],
    ['[Components "mine 1"]\n[Components-1 "{\\"base\\":\\"yours 1\\",\\"values\\":{}}"]', "published set"],
    [
      '[Components "interchange 1"]\n[Components-1 "{\\"base\\":\\"interchange 1\\",\\"values\\":{}}"]',
      "choose another",
    ],
    ['[Colours ""]', "a word for each seat"],
    ['[Colours "red {}"]', "a word for each seat"],
  ])("are refused where they make no sense: %s", (headers, reason) => {
    const read = readRecord(writeRecord(recordWith({})).replace("[Seat1", `${headers}\n[Seat1`));
    expect(read).toMatchObject({ ok: false, problem: { reason: expect.stringContaining(reason) } });
  });

  it("are refused in JSON where they make no sense", () => {
    const json = recordToJson(recordWith({}));
    for (const [part, reason] of [
      [{ components: "mine 1" }, "components: a component set must be an object"],
      [{ components: { ...owners, values: 1 } }, "components: values must"],
      [{ components: { ...owners, values: { long: "x".repeat(40_000) } } }, "components: too large"],
      [{ colours: [] }, "colours: must not be empty"],
      [{ colours: ["a b"] }, "colours[0]: must be one word"],
      [{ tags: { "Components-1": "{}" } }, "Components-1 is not a tag"],
    ] as const)
      expect(readRecordJson(JSON.stringify({ ...json, ...part }))).toMatchObject({
        ok: false,
        problem: { reason: expect.stringContaining(reason) },
      });
  });
});

const choices: Choices = {
  editions: ["only"],
  minSeats: 2,
  maxSeats: 4,
  modules: [],
  options: [{ name: "sides", values: ["a", "b"], pattern: "[ab]{4}", rule: "T.1" }],
};

describe("a setup", () => {
  const prepared = (request: SetupRequest, usual = 1) =>
    prepareSetup(choices, { newest: 2, usual }, request, {
      components: (set) =>
        set.version === "9" ? { rule: "T.9", reason: "nine is too many" } : { ...set, values: { used: 1 } },
      colours: (colours) => (new Set(colours).size < colours.length ? { rule: "T.2", reason: "one twice" } : undefined),
    });

  it("takes the usual rules number unless components or colours need a newer one", () => {
    expect(prepared({})).toMatchObject({ setup: { rules: 1 } });
    expect(prepared({}, 2)).toMatchObject({ setup: { rules: 2 } });
    expect(prepared({ rules: 1 }, 2)).toMatchObject({ setup: { rules: 1 } });
    expect(prepared({ colours: ["red", "blue"] })).toMatchObject({ setup: { rules: 2, colours: ["red", "blue"] } });
    expect(prepared({ components: { name: "interchange", version: "1" } })).toEqual(prepared({}));
    expect(prepared({ rules: 1, components: { name: "interchange", version: "1" } })).toMatchObject({ ok: true });
  });

  it("holds of an owner's set what the game says that it uses", () => {
    expect(prepared({ components: owners })).toMatchObject({
      ok: true,
      setup: { rules: 2, components: { ...owners, values: { used: 1 } } },
    });
  });

  it.each<[SetupRequest, string, string]>([
    [{ rules: 1, components: owners }, "rules", 'the components "my-box 3.1" need rules version 2, not 1'],
    [{ rules: 1, colours: ["red", "blue"] }, "rules", "chosen colours need rules version 2, not 1"],
    [{ rules: 3 }, "rules", "plays 1 to 2"],
    [{ components: { ...owners, version: "9" } }, "components", "nine is too many"],
    [{ components: { ...owners, name: "a b" } }, "components", "one word each"],
    [{ colours: ["red"] }, "colours", "one for each of 2 seats"],
    [{ colours: ["red", "light blue"] }, "colours", "one for each of 2 seats"],
    [{ colours: ["red", "red"] }, "colours", "one twice"],
    [
      { options: { sides: "abba!" } },
      "option",
      'option sides cannot be "abba!"; allowed: a, b, or a value such as [ab]{4}',
    ],
    [{ options: { sides: "abbab" } }, "option", 'option sides cannot be "abbab"'],
  ])("is refused: %o", (request, code, reason) => {
    expect(prepared(request)).toMatchObject({
      ok: false,
      refusal: { code },
      reason: expect.stringContaining(reason),
    });
  });

  it("may have an option that looks like a pattern", () => {
    expect(prepared({ options: { sides: "abba" } })).toMatchObject({ setup: { options: { sides: "abba" } } });
  });

  it("has neither components nor colours where the game knows none", () => {
    const numbers = { newest: 2, usual: 1 };
    expect(prepareSetup(choices, numbers, { components: owners })).toMatchObject({ refusal: { code: "components" } });
    expect(prepareSetup(choices, numbers, { colours: ["a", "b"] })).toMatchObject({ refusal: { code: "colours" } });
  });
});

describe("a set of components", () => {
  it("is a published one by its name alone, or has base and values", () => {
    expect(checkedComponents({ name: "interchange", version: "2" })).toEqual({ name: "interchange", version: "2" });
    expect(checkedComponents({ ...owners, more: 1 })).toEqual(owners);
    expect(checkedComponents(null)).toMatch(/must be an object/);
  });
});
