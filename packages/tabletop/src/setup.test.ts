import { describe, expect, it } from "vitest";
import { prepareSetup, takes } from "./setup.ts";
import type { Choices, Prepared, SetupChecks, SetupRequest } from "./setup.ts";

const CHOICES: Choices = {
  editions: ["old", "new"],
  minSeats: 2,
  maxSeats: 4,
  modules: ["rain", "snow"],
  options: [
    { name: "start", values: ["1", "2", "3", "4", "lot"], rule: "6.1", isSeat: true },
    { name: "pace", values: ["slow", "fast"], pattern: "[0-9]{2}", rule: "6.2" },
  ],
};
const NUMBERS = { newest: 3, usual: 1 };

const prepared = (request: SetupRequest, checks?: SetupChecks, choices: Partial<Choices> = {}): Prepared =>
  prepareSetup({ ...CHOICES, ...choices }, NUMBERS, request, checks);

/** The code, the rule and the sentence of a refusal. */
function refused(...asked: Parameters<typeof prepared>): readonly string[] {
  const answer = prepared(...asked);
  return answer.ok ? [] : [answer.refusal.code, answer.refusal.rule, answer.reason];
}

describe("what is asked for", () => {
  it("is filled up with the first edition, the fewest seats, the first values and the usual rules", () => {
    expect(prepared({})).toEqual({
      ok: true,
      setup: { edition: "old", seats: 2, modules: [], options: { start: "1", pace: "slow" }, rules: 1 },
    });
  });

  it("is taken where it may be chosen", () => {
    const request = {
      edition: "new",
      seats: 4,
      modules: ["snow", "rain"],
      options: { start: "4", pace: "07" },
      rules: 3,
    };
    expect(prepared(request)).toEqual({ ok: true, setup: request });
    expect(prepared({ options: { start: "lot", pace: "fast" } })).toMatchObject({ ok: true });
    expect([1, 2, 3].map((rules) => prepared({ rules }).ok)).toEqual([true, true, true]);
  });

  it.each<[SetupRequest, string, string, string]>([
    [{ edition: "third" }, "edition", "setup", 'unknown edition "third"; known: old, new'],
    [{ seats: 1 }, "seats", "setup", "seats must be 2 to 4, not 1"],
    [{ seats: 5 }, "seats", "setup", "seats must be 2 to 4, not 5"],
    [{ seats: 2.5 }, "seats", "setup", "seats must be 2 to 4, not 2.5"],
    [{ modules: ["rain", "hail"] }, "module", "setup", 'unknown module "hail"; known: rain, snow'],
    [{ modules: ["rain", "snow", "rain"] }, "module", "setup", 'module "rain" is listed twice'],
    [{ options: { weather: "fine" } }, "option", "setup", 'unknown option "weather"; known: start, pace'],
    [
      { options: { pace: "7" } },
      "option",
      "6.2",
      'option pace cannot be "7"; allowed: slow, fast, or a value such as [0-9]{2}',
    ],
    [{ options: { start: "5" } }, "option", "6.1", 'option start cannot be "5"; allowed: 1, 2, 3, 4, lot'],
    [{ options: { start: "3" } }, "start", "6.1", "option start=3, but there are only 2 seats"],
    [{ rules: 0 }, "rules", "setup", "rules version 0 is not supported; this version of Interchange plays 1 to 3"],
    [{ rules: 4 }, "rules", "setup", "rules version 4 is not supported; this version of Interchange plays 1 to 3"],
  ])("is refused in words where it may not: %o", (request, ...refusal) => {
    expect(refused(request)).toEqual(refusal);
  });

  it("is refused in words also where there is nothing to choose from, and where there is one seat", () => {
    const bare = { modules: [], options: [] };
    expect(refused({ modules: ["rain"] }, {}, bare).at(-1)).toBe('unknown module "rain"; known: none');
    expect(refused({ options: { pace: "slow" } }, {}, bare).at(-1)).toBe('unknown option "pace"; known: none');
    expect(refused({ seats: 1, options: { start: "2" } }, {}, { minSeats: 1 }).at(-1)).toBe(
      "option start=2, but there is only 1 seat",
    );
  });
});

it("a pattern is for the whole of a value", () => {
  const pace = CHOICES.options[1]!;
  expect(["07", "007", "7", "slow", "slower"].map((value) => takes(pace, value))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(takes({ name: "x", values: ["a"], pattern: "b|c", rule: "1" }, "cc")).toBe(false);
});

describe("colours", () => {
  const colours = ["red", "blue"];
  const checks: SetupChecks = {
    colours: (chosen) => (chosen.includes("pink") ? { rule: "1.3", reason: "there is no pink" } : undefined),
  };

  it("are held by the setup, which needs the second rules", () => {
    expect(prepared({ colours }, checks)).toMatchObject({ ok: true, setup: { colours, rules: 2 } });
    expect(prepared({ colours, rules: 3 }, checks)).toMatchObject({ ok: true, setup: { rules: 3 } });
    expect(refused({ colours, rules: 1 }, checks)).toEqual([
      "rules",
      "setup",
      "chosen colours need rules version 2, not 1",
    ]);
  });

  it("are one for each seat, and what the game says", () => {
    for (const wrong of [["red"], ["red", "blue", "green"], ["red", "light blue"]])
      expect(refused({ colours: wrong }, checks)).toEqual([
        "colours",
        "setup",
        `colours must be one for each of 2 seats, not "${wrong.join(" ")}"`,
      ]);
    expect(refused({ colours: ["red", "pink"] }, checks)).toEqual(["colours", "1.3", "there is no pink"]);
    expect(refused({ colours })).toEqual(["colours", "setup", "players cannot choose colours in this game"]);
  });
});

describe("components", () => {
  const components = { name: "mine", version: "2", base: "interchange 1", values: { lines: { red: 1 } } };
  const checks: SetupChecks = {
    components: (set) => (set.name === "bad" ? { rule: "1.1", reason: "it is bad" } : { ...set, values: {} }),
    colours: () => undefined,
  };

  it("are held as the game trims them, and need the second rules", () => {
    expect(prepared({ components }, checks)).toMatchObject({
      ok: true,
      setup: { rules: 2, components: { ...components, values: {} } },
    });
    expect(prepared({ components, colours: ["a", "b"] }, checks)).toMatchObject({
      setup: { colours: ["a", "b"], components: { name: "mine" } },
    });
    expect(refused({ components, rules: 1 }, checks)).toEqual([
      "rules",
      "setup",
      'the components "mine 2" need rules version 2, not 1',
    ]);
  });

  it("are no part of a setup where they are the first published ones", () => {
    expect(prepared({ components: { name: "interchange", version: "1" } }, checks)).toEqual(prepared({}));
  });

  it("are refused where they are none, where the game says so, and where it has none", () => {
    const { base, ...unbased } = components;
    expect(refused({ components: { ...unbased, base: "mine 1" } }, checks)).toEqual([
      "components",
      "setup",
      `the base must be a published set, such as "${base}"`,
    ]);
    expect(refused({ components: { ...components, name: "bad" } }, checks)).toEqual(["components", "1.1", "it is bad"]);
    expect(refused({ components })).toEqual(["components", "setup", "this game has no component sets"]);
  });
});
