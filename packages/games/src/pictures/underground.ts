import { LINE_LETTERS, linePaint, SVG_BOX, SVG_STYLE, svgParts, underground } from "@interchange/underground";
import type { Position } from "@interchange/underground";
import type { Picturing } from "./picture.ts";

/** Track built since then lights up. */
export const picturing: Picturing = {
  box: SVG_BOX,
  style: SVG_STYLE,
  parts(position, { theme = "light", since } = {}) {
    const now = position as Position;
    const before = since as Position | undefined;
    return svgParts(now, { theme, lit: before && now.pieces.slice(before.pieces.length) });
  },
  signs: (position, theme) =>
    (position as Position).lines.map((lines) => ({
      width: lines.length * 24,
      svg: lines
        .map((line, at) => {
          const { fill, edge, on } = linePaint(line, theme);
          const box = `<rect x="${at * 24}" y="3" width="22" height="22" rx="11" fill="${fill}" stroke="${edge}"/>`;
          return `${box}<text x="${at * 24 + 11}" y="19" font-size="15" font-weight="600" text-anchor="middle" fill="${on}">${LINE_LETTERS[line] ?? ""}</text>`;
        })
        .join(""),
    })),
  isStep: ({ by }) => by === "seat",
  points: (position) => underground.points(position as Position),
};
