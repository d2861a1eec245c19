/**
 * Custom colours for the seats. Any colour works: its edge and the text on it are computed so that both are visible,
 * and pairs that some people could not tell apart are reported.
 */
import { EDITION_DATA, EDITIONS, GROUNDS, mixed, THEMES } from "@interchange/metro/drawing";
import type { Colour, Paint, Theme } from "@interchange/metro/drawing";
import { contrast, distance, VISIONS } from "./colourVision.ts";
import type { Vision } from "./colourVision.ts";
import { seatPaint } from "./palettes.ts";
import type { Palette } from "./palettes.ts";

export type OwnColours = Readonly<Partial<Record<Colour, string>>>;

/** The colours that seats can have in any edition. */
export const SEAT_COLOURS: readonly Colour[] = [
  ...new Set(EDITIONS.flatMap((edition) => EDITION_DATA[edition].seatColours)),
];

/** As far apart as the seats of every palette. */
const APART = 15;
/** The contrast that WCAG asks for graphics. */
const SEEN = 3;
const STEPS = 20;

const isColour = (value: unknown): value is string => typeof value === "string" && /^#[\da-f]{6}$/i.test(value);

/** A colour with its edge, dash and text colour. */
export function ownPaint(fill: string, theme: Theme): Paint {
  const { tile, ink } = GROUNDS[theme];
  const edges = Array.from({ length: STEPS + 1 }, (_, step) => mixed(ink, fill, step / STEPS));
  const on = contrast(fill, "#ffffff") > contrast(fill, "#000000") ? "#ffffff" : "#000000";
  return { fill, edge: edges.find((edge) => contrast(edge, tile) >= SEEN) ?? ink, dash: on, on };
}

/** The custom properties to set on the root, over a palette's. */
export function ownStyle(own: OwnColours): readonly (readonly [name: string, value: string])[] {
  return SEAT_COLOURS.flatMap((colour) => {
    const fill = own[colour];
    if (!isColour(fill)) return [];
    const [light, dark] = [ownPaint(fill, "light"), ownPaint(fill, "dark")];
    return (["fill", "edge", "dash", "on"] as const).map(
      (part) => [`--seat-${colour}-${part}`, `light-dark(${light[part]}, ${dark[part]})`] as const,
    );
  });
}

/** The colour shown under this name. */
export function shownColour(own: OwnColours, palette: Palette, colour: Colour, theme: Theme): string {
  const fill = own[colour];
  return isColour(fill) ? fill : seatPaint(palette, colour, theme).fill;
}

/** Pairs with a custom colour that may meet at a table and look alike to some people, in one of the themes. */
export function alike(own: OwnColours, palette: Palette): readonly (readonly [one: Colour, other: Colour])[] {
  const visions = Object.keys(VISIONS) as readonly Vision[];
  const isAlike = (one: Colour, other: Colour): boolean =>
    THEMES.some((theme) =>
      visions.some(
        (vision) =>
          distance(shownColour(own, palette, one, theme), shownColour(own, palette, other, theme), vision) < APART,
      ),
    );
  const meet = (one: Colour, other: Colour): boolean =>
    EDITIONS.some((edition) => [one, other].every((each) => EDITION_DATA[edition].seatColours.includes(each)));
  return SEAT_COLOURS.flatMap((one, at) =>
    SEAT_COLOURS.slice(at + 1)
      .filter((other) => (isColour(own[one]) || isColour(own[other])) && meet(one, other) && isAlike(one, other))
      .map((other) => [one, other] as const),
  );
}
