import {
  LINE_LETTERS,
  linePaint,
  posterBox,
  posterSvg,
  svgBox,
  SVG_STYLE,
  svgParts,
  underground,
} from "@interchange/underground";
import { SYMBOLS } from "@interchange/metro/drawing";
import type { Position } from "@interchange/underground";
import { escaped } from "./card.ts";
import type { LineText, Picturing, Sign, Theme } from "./picture.ts";

/** A seat's symbol on the colours of its lines, side by side. */
function markerSvg(lines: readonly string[], seat: number, theme: Theme): string {
  const width = 28 / Math.max(1, lines.length);
  const paints = lines.map((line) => linePaint(line, theme).fill);
  const [ink, disc] = theme === "light" ? ["#1c2230", "#fff"] : ["#f2f0ea", "#12151b"];
  return [
    // The last colour lies below all of it, and the first has the round corners on its side.
    `<rect width="28" height="28" rx="7" fill="${paints.at(-1) ?? disc}"/>`,
    ...paints
      .slice(0, -1)
      .map((fill, at) =>
        at === 0
          ? `<path d="M7 0H${width}V28H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7z" fill="${fill}"/>`
          : `<rect x="${at * width}" width="${width}" height="28" fill="${fill}"/>`,
      ),
    `<rect width="28" height="28" rx="7" fill="none" stroke="${ink}" stroke-opacity=".3" stroke-width=".8"/>`,
    `<circle cx="14" cy="14" r="9.5" fill="${disc}" stroke="${ink}" stroke-width="2"/>`,
    `<path d="${SYMBOLS[seat] ?? ""}" transform="translate(14 14) scale(.45)" fill="${ink}"/>`,
  ].join("");
}

const CIRCLE = 24;
/** The usual width of a letter of a name, and the room after a name. */
const LETTER = 8;
const AFTER = 8;

/** The letters of a seat's lines, each with the name that its player gave it. */
function signOf(lines: readonly string[], theme: Theme, text?: LineText): Sign {
  const ink = theme === "light" ? "#1c2230" : "#f2f0ea";
  let x = 0;
  const svg = lines.map((line) => {
    const { fill, edge, on } = linePaint(line, theme);
    const letter = (text?.letters ?? LINE_LETTERS)[line] ?? "";
    const name = text?.names[line] ?? "";
    const box = `<rect x="${x}" y="3" width="22" height="22" rx="11" fill="${fill}" stroke="${edge}"/>`;
    const sign = `${box}<text x="${x + 11}" y="19" font-size="15" font-weight="600" text-anchor="middle" fill="${on}">${letter}</text>`;
    x += CIRCLE;
    if (!name) return sign;
    const at = x;
    x += Array.from(name).length * LETTER + AFTER;
    return `${sign}<text x="${at + 2}" y="19" font-size="15" fill="${ink}">${escaped(name)}</text>`;
  });
  return { width: x, svg: svg.join("") };
}

/** Track built since then lights up. */
export const picturing: Picturing = {
  box: (position) => svgBox(position as Position),
  style: SVG_STYLE,
  parts(position, { theme = "light", since } = {}) {
    const now = position as Position;
    const before = since as Position | undefined;
    return svgParts(now, { theme, lit: before && now.pieces.slice(before.pieces.length) });
  },
  signs: (position, theme) => (position as Position).lines.map((lines) => signOf(lines, theme)),
  poster: (position, theme, paper, lines) => ({
    box: posterBox(position as Position),
    svg: posterSvg(position as Position, theme, paper, lines?.letters),
  }),
  markers: (position, theme) => (position as Position).lines.map((lines, seat) => markerSvg(lines, seat, theme)),
  below: (position, theme, text) => (position as Position).lines.map((lines) => signOf(lines, theme, text)),
  isStep: ({ by }) => by === "seat",
  points: (position) => underground.points(position as Position),
};
