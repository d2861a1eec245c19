import { GROUNDS, LINE_LETTERS, LONDON, PATTERNS, symbolTint, THEMES } from "@interchange/underground";
import type { Theme } from "@interchange/underground";
import { describe, expect, test } from "vitest";
import { lineColours, PALETTES, paletteStyle } from "../palettes.ts";
import { lineStyle } from "./palette.ts";
import { contrast, distance, VISIONS } from "../colourVision.ts";
import type { Vision } from "../colourVision.ts";

const visions = Object.keys(VISIONS) as readonly Vision[];
/** Two more than the design asks for. */
const APART = 12;

test("every line has a letter and a pattern of its own besides its colour", () => {
  const lines = LONDON.lines.map(({ id }) => id);
  expect(new Set(lines.map((line) => LINE_LETTERS[line])).size).toBe(lines.length);
  expect(new Set(lines.map((line) => JSON.stringify(PATTERNS[line]))).size).toBe(lines.length);
});

describe.each(PALETTES.flatMap((palette) => THEMES.map((theme) => [palette, theme] as const)))(
  "%s colours, %s",
  (palette, theme) => {
    const linePaint = (line: string, where: Theme) => lineColours(palette, line, where);
    test.each(Object.keys(LONDON.markers))("lines at a table of %s look different to everybody", (seats) => {
      const lines = LONDON.markers[Number(seats)]!.flat();
      for (const vision of visions)
        for (const [index, one] of lines.entries())
          for (const other of lines.slice(index + 1)) {
            const apart = distance(linePaint(one, theme).fill, linePaint(other, theme).fill, vision);
            expect(apart, `${one} and ${other}, ${vision}`).toBeGreaterThanOrEqual(APART);
          }
    });

    test.each(LONDON.lines.map(({ id }) => id))("%s can be seen on the map and written on", (line) => {
      const { fill, edge, dash, on } = linePaint(line, theme);
      for (const ground of [GROUNDS[theme].paper, GROUNDS[theme].space, GROUNDS[theme].river])
        expect(Math.max(contrast(fill, ground), contrast(edge, ground))).toBeGreaterThanOrEqual(3);
      expect(contrast(fill, on)).toBeGreaterThanOrEqual(4.5);
      // Where colour does not tell lines apart, the pattern does. Orange and grey have theirs in white.
      expect(contrast(fill, dash)).toBeGreaterThanOrEqual(2.5);
    });

    test.each(["grey", "white"])("%s, which has no hue, is told from free track by its casing", (line) => {
      expect(contrast(linePaint(line, theme).edge, GROUNDS[theme].bed)).toBeGreaterThanOrEqual(3);
    });

    test("free spaces can be counted", () => {
      const { paper, river, bed } = GROUNDS[theme];
      for (const ground of [paper, river]) expect(contrast(bed, ground)).toBeGreaterThanOrEqual(3);
    });

    test("labels and symbols can be read", () => {
      const { paper, ink, soft } = GROUNDS[theme];
      expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7);
      expect(contrast(soft, paper)).toBeGreaterThanOrEqual(4.5);
      for (const symbol of LONDON.symbols) expect(contrast(ink, symbolTint(symbol, theme))).toBeGreaterThanOrEqual(4.5);
    });
  },
);

test("a palette is put down under the names that maps look for", () => {
  const names = new Set(paletteStyle("blueYellow").map(([name]) => name));
  for (const line of Object.values(LONDON.markers).flat(2))
    for (const value of Object.values(lineStyle(line))) expect(names).toContain(/--[\w-]+/.exec(value)?.[0]);
});
