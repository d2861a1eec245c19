import {
  calm,
  COMPANIES,
  DASHES,
  EDITION_DATA,
  EDITIONS,
  GROUNDS,
  mixed,
  SYMBOLS,
  THEMES,
} from "@interchange/metro/core";
import type { Colour, Theme } from "@interchange/metro/core";
import { describe, expect, test } from "vitest";
import { PALETTES, paletteStyle, seatPaint } from "../palettes.ts";
import { seatStyle } from "./palette.ts";
import { ciede2000, contrast, distance, VISIONS } from "../colourVision.ts";
import type { Vision } from "../colourVision.ts";

test("the distance agrees with published pairs", () => {
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(ciede2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(ciede2000([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
});

test("every company has a shape and a pattern of its own", () => {
  expect(new Set(SYMBOLS).size).toBe(COMPANIES);
  expect(new Set(DASHES).size).toBe(COMPANIES);
});

const SHOWN = PALETTES.flatMap((palette) => THEMES.map((theme) => [palette, theme] as const));

describe.each(SHOWN)("%s colours, %s", (palette, theme) => {
  const paintOf = (colour: Colour, where: Theme) => seatPaint(palette, colour, where);
  const visions = Object.keys(VISIONS) as readonly Vision[];

  test.each(EDITIONS)("seats of the %s edition look different to everybody", (edition) => {
    const colours = EDITION_DATA[edition].seatColours;
    for (const vision of visions)
      for (const [index, one] of colours.entries())
        for (const other of colours.slice(index + 1)) {
          const apart = distance(paintOf(one, theme).fill, paintOf(other, theme).fill, vision);
          expect(apart, `${one} and ${other}, ${vision}`).toBeGreaterThanOrEqual(15);
        }
  });

  // Eight are too many for a larger distance. Shape and dashes do the rest.
  test.each(["second", "bigbox"] as const)("companies of the %s edition look different to everybody", (edition) => {
    const colours = EDITION_DATA[edition].companyColours;
    expect(colours).toHaveLength(COMPANIES);
    for (const vision of visions)
      for (const [index, one] of colours.entries())
        for (const other of colours.slice(index + 1)) {
          const apart = distance(paintOf(one, theme).fill, paintOf(other, theme).fill, vision);
          expect(apart, `${one} and ${other}, ${vision}`).toBeGreaterThanOrEqual(10);
        }
  });

  const everyColour = [
    ...new Set(
      EDITIONS.flatMap((edition) => [...EDITION_DATA[edition].seatColours, ...EDITION_DATA[edition].companyColours]),
    ),
  ];

  // The board is drawn, and axe cannot tell what is behind a text.
  test.each(everyColour)("the number of a scored station in %s can be read", (colour) => {
    const { paper, ink } = GROUNDS[theme];
    expect(contrast(ink, mixed(paintOf(colour, theme).fill, paper, 0.34))).toBeGreaterThanOrEqual(4.5);
  });

  test("names of squares and the sign of the centre can be read", () => {
    const { paper, soft } = GROUNDS[theme];
    expect(contrast(soft, paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast("#f3eee3", theme === "light" ? "#20252e" : "#0b0e13")).toBeGreaterThanOrEqual(4.5);
  });

  test.each(everyColour)("a finished line in %s stands above track that nobody owns", (colour) => {
    const { fill, edge, dash } = calm(paintOf(colour, theme), theme);
    const { tile, track } = GROUNDS[theme];
    expect(contrast(edge, tile)).toBeGreaterThanOrEqual(3);
    expect(contrast(edge, tile)).toBeGreaterThan(contrast(track, tile));
    // Its pattern is visible on it.
    expect(contrast(dash, fill)).toBeGreaterThan(1.4);
  });

  test.each(everyColour)("%s can be seen on a tile and written on", (colour) => {
    const { fill, edge, on } = paintOf(colour, theme);
    const { tile } = GROUNDS[theme];
    expect(Math.max(contrast(fill, tile), contrast(edge, tile))).toBeGreaterThanOrEqual(3);
    expect(contrast(fill, on)).toBeGreaterThanOrEqual(4.5);
  });
});

/** The closest pair of seats that may meet at a table, for a kind of vision. */
function nearest(palette: (typeof PALETTES)[number], theme: Theme, seen: readonly Vision[]): number {
  const pairs = EDITIONS.flatMap((edition) => {
    const colours = EDITION_DATA[edition].seatColours;
    return colours.flatMap((one, at) => colours.slice(at + 1).map((other) => [one, other] as const));
  });
  return Math.min(
    ...pairs.flatMap(([one, other]) =>
      seen.map((vision) =>
        distance(seatPaint(palette, one, theme).fill, seatPaint(palette, other, theme).fill, vision),
      ),
    ),
  );
}

test.each([
  ["redGreen", ["protan", "deutan"]],
  ["blueYellow", ["tritan"]],
] as const)("the palette %s is much further apart for those it is for", (palette, seen) => {
  for (const theme of THEMES) {
    expect(nearest(palette, theme, seen)).toBeGreaterThanOrEqual(22);
    expect(nearest(palette, theme, seen)).toBeGreaterThan(nearest("standard", theme, seen) + 5);
  }
});

test("colours keep their names in every palette: each is nearest to what it is called", () => {
  const names = [
    ...new Set(EDITIONS.flatMap((each) => [...EDITION_DATA[each].seatColours, ...EDITION_DATA[each].companyColours])),
  ];
  for (const palette of PALETTES)
    for (const theme of THEMES)
      for (const name of names) {
        const shown = seatPaint(palette, name, theme).fill;
        const [nearestName] = names.toSorted(
          (one, other) =>
            distance(shown, seatPaint("standard", one, theme).fill) -
            distance(shown, seatPaint("standard", other, theme).fill),
        );
        expect(nearestName, `${palette}, ${theme}`).toBe(name);
      }
});

test("a palette is put down under the names that boards look for", () => {
  expect(paletteStyle("standard")).toEqual([]);
  const names = new Set(paletteStyle("redGreen").map(([name]) => name));
  for (const edition of EDITIONS)
    for (const colour of [...EDITION_DATA[edition].seatColours, ...EDITION_DATA[edition].companyColours])
      for (const value of Object.values(seatStyle(colour))) expect(names).toContain(/--[\w-]+/.exec(value)?.[0]);
});
