import { calm, GROUNDS, mixed, THEMES } from "@interchange/metro/drawing";
import { describe, expect, test } from "vitest";
import { contrast } from "./colourVision.ts";
import { alike, ownPaint, ownStyle, SEAT_COLOURS, shownColour } from "./ownColours.ts";
import { PALETTES, seatPaint } from "./palettes.ts";

const CHANNEL = ["00", "33", "66", "99", "cc", "ff"];
const MANY = CHANNEL.flatMap((red) => CHANNEL.flatMap((green) => CHANNEL.map((blue) => `#${red}${green}${blue}`)));

describe.each(THEMES)("any colour, %s,", (theme) => {
  const { tile, paper, ink } = GROUNDS[theme];

  test("can be seen on a tile and written on", () => {
    for (const fill of MANY) {
      const { edge, on } = ownPaint(fill, theme);
      expect(contrast(edge, tile), fill).toBeGreaterThanOrEqual(3);
      expect(contrast(fill, on), fill).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("keeps its pattern on a finished line, and the number of its station", () => {
    for (const fill of MANY) {
      const faded = calm(ownPaint(fill, theme), theme);
      expect(contrast(faded.dash, faded.fill), fill).toBeGreaterThan(1.4);
      expect(contrast(ink, mixed(fill, paper, 0.34)), fill).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test("an edge is the colour itself where that can be seen, and else nearer to ink", () => {
  expect(ownPaint("#1b50d0", "light").edge).toBe("#1b50d0");
  const { edge } = ownPaint("#ffee66", "light");
  expect(contrast(edge, GROUNDS.light.tile)).toBeGreaterThan(contrast("#ffee66", GROUNDS.light.tile));
});

test("what was chosen is put down under the names that boards look for, and nothing else is", () => {
  const style = new Map(ownStyle({ blue: "#123456", yellow: "url(evil)", red: "#654321" }));
  expect([...style.keys()]).toEqual(["--seat-blue-fill", "--seat-blue-edge", "--seat-blue-dash", "--seat-blue-on"]);
  expect(style.get("--seat-blue-fill")).toBe("light-dark(#123456, #123456)");
  expect(ownStyle({})).toEqual([]);
});

test("pairs that some cannot tell apart are named, and a palette by itself has none", () => {
  for (const palette of PALETTES) {
    expect(alike({}, palette)).toEqual([]);
    // The palette's own colours, chosen by hand.
    const same = Object.fromEntries(SEAT_COLOURS.map((each) => [each, seatPaint(palette, each, "light").fill]));
    expect(alike(same, palette)).toEqual([]);
  }
  const orange = seatPaint("standard", "orange", "light").fill;
  expect(alike({ yellow: orange }, "standard")).toContainEqual(["yellow", "orange"]);
  // A red and a green of the same brightness look the same to people who cannot see red or green.
  expect(alike({ orange: "#b85c00", green: "#7a7a00" }, "standard")).toContainEqual(["orange", "green"]);
});

test("black and gray never meet at a table, so they may be alike", () => {
  expect(SEAT_COLOURS).toEqual(["yellow", "blue", "orange", "green", "purple", "black", "gray"]);
  expect(alike({ black: "#777777", gray: "#777777" }, "standard")).not.toContainEqual(["black", "gray"]);
});

test("a colour that nobody chose, or that is none, is the palette's", () => {
  const { fill } = seatPaint("redGreen", "green", "dark");
  for (const own of [{}, { green: "green" }]) expect(shownColour(own, "redGreen", "green", "dark")).toBe(fill);
  expect(shownColour({ green: "#00ff00" }, "redGreen", "green", "dark")).toBe("#00ff00");
});
