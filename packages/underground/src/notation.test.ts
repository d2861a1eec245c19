import { describe, expect, it } from "vitest";
import { notation } from "./notation.ts";
import type { Chance, Move } from "./position.ts";
import { blockOf } from "./testing/tables.ts";

const BLOCK = blockOf("euston", "kings-cross-st-pancras").join("/");

describe("moves", () => {
  it.each<[string, Move]>([
    ["token", { type: "token" }],
    [`red:${BLOCK}`, { type: "build", line: "red", between: blockOf("euston", "kings-cross-st-pancras") }],
    ["trip:oxford-circus", { type: "trip", to: "oxford-circus", lines: [] }],
    ["trip:oxford-circus:red+green", { type: "trip", to: "oxford-circus", lines: ["red", "green"] }],
  ])("%s is read, and written the same", (text, move) => {
    expect(notation.readMove(text)).toEqual(move);
    expect(notation.writeMove(move)).toBe(text);
  });

  it.each([
    "",
    "trip",
    "trip:nowhere",
    "trip:nowhere:red",
    "trip:oxford-circus:plaid",
    "trip:oxford-circus:red+plaid",
    "trip:oxford-circus:red:green",
    "trip:oxford-circus:",
    "red",
    "red:euston",
    "red:euston/nowhere",
    "red:euston/bank",
    `plaid:${BLOCK}`,
    `red:${BLOCK}:`,
    `red:${BLOCK}/`,
    `red:${BLOCK}:green:`,
  ])("%j is none", (text) => {
    expect(notation.readMove(text)).toBeUndefined();
  });
});

describe("draws", () => {
  it.each<[string, Chance]>([
    ["oxford-circus", { type: "card", station: "oxford-circus" }],
    ["dining", { type: "symbol", symbol: "dining" }],
    // A table may have symbols of its own.
    ["Museums-2", { type: "symbol", symbol: "Museums-2" }],
    ["red+white", { type: "marker", lines: ["red", "white"] }],
  ])("%s is read, and written the same", (text, chance) => {
    expect(notation.readChance(text)).toEqual(chance);
    expect(notation.writeChance(chance)).toBe(text);
  });

  it.each(["", "9-lives", "red+plaid", "red+red", "red+"])("%j is none", (text) => {
    expect(notation.readChance(text)).toBeUndefined();
  });
});
