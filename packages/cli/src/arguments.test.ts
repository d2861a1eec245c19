import { describe, expect, test } from "vitest";
import { namedValues, readArguments, UsageError, wholeNumber } from "./arguments.ts";

const table = {
  json: { help: "" },
  players: { value: "N", help: "" },
  option: { value: "NAME=VALUE", help: "", many: true },
} as const;

describe("arguments", () => {
  test("are read by the table", () => {
    const args = ["--players", "3", "--option", "hand=2", "--json", "--option=open=true"];
    expect(readArguments(args, table).options).toEqual({
      json: true,
      players: "3",
      option: ["hand=2", "open=true"],
    });
  });

  test("that are not given have a value too", () => {
    expect(readArguments([], table).options).toEqual({
      json: false,
      players: undefined,
      option: [],
    });
  });

  test.each([
    [["--what"], "Unknown option '--what'"],
    [["--players"], "Option '--players <value>' argument missing"],
    [["--json=yes"], "Option '--json' does not take an argument"],
    [["metro"], "Unexpected argument 'metro'"],
  ])("%j are refused", (args, message) => {
    expect(() => readArguments(args, table)).toThrow(new UsageError(message));
  });

  test("count their words", () => {
    const game = { name: "GAME", min: 1, max: 1 };
    expect(readArguments(["metro"], table, game).words).toEqual(["metro"]);
    expect(() => readArguments([], table, game)).toThrow("GAME is missing");
    expect(() => readArguments(["metro", "two"], table, game)).toThrow("Unexpected argument 'two'");
  });
});

describe("a whole number", () => {
  test("is read", () => expect(wholeNumber("12", "games")).toBe(12));

  test.each(["", "1.5", "1e3", "0x1", " 1", "twelve", "7", "1"])("is not %j", (text) => {
    expect(() => wholeNumber(text, "players", { min: 2, max: 6 })).toThrow(
      `--players must be a whole number from 2 to 6, not '${text}'`,
    );
  });
});

describe("named values", () => {
  test("may hold an equals sign", () => {
    expect(namedValues(["hand=2", "note=a=b"])).toEqual({ hand: "2", note: "a=b" });
  });

  test.each([["hand"], ["=2"]])("%j are refused", (pair) => {
    expect(() => namedValues([pair])).toThrow(`--option takes name=value, not '${pair}'`);
  });

  test("come once each", () => {
    expect(() => namedValues(["hand=1", "hand=2"])).toThrow("Option 'hand' is given twice");
  });
});

describe("an option whose value may be left out", () => {
  const table = { claims: { value: "A,B", bare: "1,2", help: "" }, json: { help: "" } } as const;
  const claims = (...args: readonly string[]): string | undefined =>
    readArguments(args, table, { name: "WORD", min: 0, max: 1 }).options.claims;

  test("means something of its own then, wherever it stands", () => {
    expect(claims("--claims")).toBe("1,2");
    expect(claims("--claims", "--json")).toBe("1,2");
    expect(claims("--claims", "word")).toBe("1,2");
    expect(claims("--claims", "3,4")).toBe("3,4");
    expect(claims("--claims=3,4")).toBe("3,4");
    expect(claims()).toBeUndefined();
  });
});
