/**
 * Colours that a player has chosen for the seats. Any colour works: its edge and the text on it are computed so that
 * both are visible, and pairs that some people could not tell apart are named.
 */
import { EDITION_DATA, EDITIONS, GROUNDS, mixed, THEMES } from "@interchange/metro/drawing";
import type { Colour, Paint, Theme } from "@interchange/metro/drawing";
import { contrast, distance, VISIONS } from "./colourVision.ts";
import type { Vision } from "./colourVision.ts";
import { seatPaint } from "./palettes.ts";
import type { Palette } from "./palettes.ts";

export type OwnColours = Readonly<Partial<Record<Colour, string>>>;

/** Those that seats can have, whatever the edition. */
export const SEAT_COLOURS: readonly Colour[] = [
  ...new Set(EDITIONS.flatMap((edition) => EDITION_DATA[edition].seatColours)),
];

/** As far apart as the seats of every palette are. */
const APART = 15;
/** For what is drawn, as WCAG has it. */
const SEEN = 3;
const STEPS = 20;

const isColour = (value: unknown): value is string => typeof value === "string" && /^#[\da-f]{6}$/i.test(value);

/** A colour with all that goes with it. */
export function ownPaint(fill: string, theme: Theme): Paint {
  const { tile, ink } = GROUNDS[theme];
  const edges = Array.from({ length: STEPS + 1 }, (_, step) => mixed(ink, fill, step / STEPS));
  const on = contrast(fill, "#ffffff") > contrast(fill, "#000000") ? "#ffffff" : "#000000";
  return { fill, edge: edges.find((edge) => contrast(edge, tile) >= SEEN) ?? ink, dash: on, on };
}

/** What they put down on the root of the page, over a palette. */
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

/** The colour that is shown for one by that name. */
export function shownColour(own: OwnColours, palette: Palette, colour: Colour, theme: Theme): string {
  const fill = own[colour];
  return isColour(fill) ? fill : seatPaint(palette, colour, theme).fill;
}

/** Pairs with a chosen colour that may meet at a table and look alike to some, in one of the themes. */
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
