import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Show } from "../../src/games/show.ts";
import { figuresAt } from "../../src/pages/home/figures.ts";
import { showOf } from "./showOf.ts";

const drawn = (file: string): string =>
  showOf(readFileSync(new URL(`../../../../corpus/${file}.record`, import.meta.url), "utf8"));
const toldBy = (svg: string): Show =>
  JSON.parse((/data-show="([^"]*)"/.exec(svg)?.[1] ?? "").replaceAll("&quot;", '"')) as Show;

describe.each([
  ["metro/bigbox/3-seats", [71, 60, 77]],
  ["underground/2006/3-seats", [58, 35, 51]],
] as const)("the animated game %s", (file, result) => {
  const svg = drawn(file);
  const show = toldBy(svg);

  test("follows both themes, and has nothing that the page's policy forbids", () => {
    expect(svg).toMatch(/stroke="light-dark\(#[\da-f]{6},#[\da-f]{6}\)"/);
    expect(svg).not.toMatch(/NaN|undefined|style="|<style|<script|href|url\(/);
    expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
  });

  test("goes step by step, and ends with the points of the game", () => {
    for (const [at, { from, to }] of show.steps.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(from).toBeGreaterThanOrEqual(show.steps[at - 1]?.to ?? 0);
    }
    expect(figuresAt(show, 0).points).toEqual(result.map(() => 0));
    expect(figuresAt(show, show.ends)).toEqual({ points: result, step: undefined, gains: [] });
  });
});

test("the points of Metro are those of its lines, counted tile by tile while a train is on its way", () => {
  const show = toldBy(drawn("metro/bigbox/3-seats"));
  expect(figuresAt(show, show.ends).points).toEqual([71, 60, 77]);
  const centre = show.steps.find(({ isCentre }) => isCentre)!;
  const { seat = 0, tiles = 0, from, to } = centre;
  const half = figuresAt(show, (from + to) / 2);
  expect(half.gains[seat]).toBe(Math.floor(tiles / 2));
  expect(half.points[seat]).toBe(centre.points[seat]! - 2 * tiles);
  expect(figuresAt(show, to).gains[seat]).toBe(2 * tiles);
});
