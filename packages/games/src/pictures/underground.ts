import { linePaint, SVG_BOX, SVG_STYLE, svgParts, underground } from "@interchange/underground";
import type { Position } from "@interchange/underground";
import type { Picturing } from "./picture.ts";

/** Track that was built since lights up. */
export const picturing: Picturing = {
  box: SVG_BOX,
  style: SVG_STYLE,
  parts(position, { theme = "light", since } = {}) {
    const now = position as Position;
    const before = since as Position | undefined;
    return svgParts(now, { theme, lit: before && now.pieces.slice(before.pieces.length) });
  },
  colours: (position, theme) =>
    (position as Position).lines.map((lines) => lines.map((line) => linePaint(line, theme).fill)),
  isStep: ({ by }) => by === "seat",
  points: (position) => underground.points(position as Position),
};
