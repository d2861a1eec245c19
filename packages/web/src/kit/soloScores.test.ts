import type { Setup } from "@interchange/tabletop";
import { beforeEach, expect, test, vi } from "vitest";
import { aloneAt, aloneScores, bestOf, noteAlone } from "./soloScores.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

const setup = { edition: "bigbox", modules: ["solo"], options: { "solo-scoring": "normal" } } as unknown as Setup;
const other = { ...setup, options: { "solo-scoring": "challenge" } } as Setup;

test("a table counts once, and setups that differ are not compared", () => {
  noteAlone("metro", setup, { table: "a", points: 12, on: "2026-11-01" });
  noteAlone("metro", setup, { table: "a", points: 12, on: "2026-11-02" });
  noteAlone("metro", other, { table: "b", points: 30, on: "2026-11-03" });
  expect(aloneScores("metro", setup)).toHaveLength(1);
  expect(bestOf(aloneScores("metro", other))?.points).toBe(30);
  expect(aloneAt("metro")).toEqual({ best: 30, last: 30, games: 2 });
  expect(aloneAt("underground")).toBeUndefined();
});

test("the best is kept however many follow it", () => {
  noteAlone("metro", setup, { table: "best", points: 99, on: "2026-01-01" });
  for (let game = 0; game < 80; game++) noteAlone("metro", setup, { table: `${game}`, points: game, on: "2026-02-01" });
  expect(aloneScores("metro", setup)).toHaveLength(50);
  expect(bestOf(aloneScores("metro", setup))?.points).toBe(99);
});
