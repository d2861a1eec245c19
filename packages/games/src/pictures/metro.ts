import {
  companyColours,
  metro,
  paintOf,
  POSTER_BOX,
  posterSvg,
  seatColours,
  SYMBOLS,
  SVG_BOX,
  SVG_STYLE,
  svgParts,
} from "@interchange/metro";
import type { Colour, Position } from "@interchange/metro";
import type { Picturing, Sign, Theme } from "./picture.ts";

/** The colour and symbol of a seat or company. */
function signOf(colour: Colour | undefined, at: number, theme: Theme): Sign {
  const { fill, edge, on } = paintOf(colour, theme);
  const svg = `<rect width="28" height="28" rx="7" fill="${fill}" stroke="${edge}"/><path d="${SYMBOLS[at] ?? ""}" transform="translate(14 14) scale(.8)" fill="${on}"/>`;
  return { svg, width: 28 };
}

/** Berlin's tickets by seat and colour. */
function ticketsIn({ berlin }: Position["slices"]): readonly (readonly number[])[] {
  return (berlin as { readonly tickets: readonly (readonly number[])[] } | undefined)?.tickets ?? [];
}

function ticketsSvg(counts: readonly number[], colours: readonly Colour[], theme: Theme): Sign {
  const held = counts.flatMap((count, colour) => (count ? [{ count, ...paintOf(colours[colour], theme) }] : []));
  const svg = held
    .map(
      ({ count, fill, edge, on }, at) =>
        `<rect x="${at * 22}" y="3" width="20" height="20" rx="4" fill="${fill}" stroke="${edge}"/><text x="${at * 22 + 10}" y="18" font-size="14" font-weight="600" text-anchor="middle" fill="${on}">${count}</text>`,
    )
    .join("");
  return { svg, width: held.length * 22 };
}

/** Lines that have been completed since light up. */
export const picturing: Picturing = {
  box: () => SVG_BOX,
  style: SVG_STYLE,
  parts(position, { theme = "light", since } = {}) {
    const now = position as Position;
    const before = since as Position | undefined;
    const known = new Set(before?.lines.map(({ from }) => from));
    const lit = before && new Set(now.lines.map(({ from }) => from).filter((from) => !known.has(from)));
    return svgParts(metro.layoutOf(now.setup), now, { theme, lit, isOver: now.stage === "over" });
  },
  signs(position, theme) {
    const { setup } = position as Position;
    // If companies own the lines, seats have no colour of their own.
    const isByCompany = metro.layoutOf(setup).terms.ownedBy === "company";
    return seatColours(setup).map((colour, seat) =>
      isByCompany ? { svg: "", width: 0 } : signOf(colour, seat, theme),
    );
  },
  others(position, theme) {
    const { setup, profits } = position as Position;
    const colours = companyColours(setup);
    return profits.map((points, company) => ({ sign: signOf(colours[company], company, theme), points }));
  },
  poster(position, theme, paper) {
    const now = position as Position;
    return { box: POSTER_BOX, svg: posterSvg(metro.layoutOf(now.setup), now, theme, paper) };
  },
  markers: (position, theme) => picturing.signs(position, theme).map(({ svg }) => svg),
  below(position, theme) {
    const { setup, slices } = position as Position;
    const colours = companyColours(setup);
    return ticketsIn(slices).map((counts) => ticketsSvg(counts, colours, theme));
  },
  isStep: ({ by, text }) => by === "seat" && text.includes("@"),
  points: (position) => metro.points(position as Position),
};
