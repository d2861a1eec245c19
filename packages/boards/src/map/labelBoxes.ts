/** Computes the boxes of labels on the map. */
import type { Box, Sheet } from "./sheet.ts";
import { widthOf } from "./letters.ts";

export interface ShownLabel {
  readonly id: string;
  readonly lines: readonly string[];
  readonly anchor: string;
  /** Where the first line begins. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lineHeight: number;
  /** The width of the widest line. */
  readonly width: number;
  /** Whether it has a pill behind it. */
  readonly hasPill: boolean;
}

/** How far letters reach above and below their baseline, relative to the text size. */
export const RISE = 0.72;
export const DROP = 0.2;
/** How far a pill reaches beyond its text, relative to the text size. */
const RIM = { across: 0.36, along: 0.22 } as const;

export const widest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));

/** A name of several words in two lines that are about as long. */
export function halvesOf(name: string): readonly (readonly string[])[] {
  const words = name.split(" ");
  const halves = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  return halves.toSorted((one, other) => widest(one) - widest(other)).slice(0, 1);
}

const leftOf = (anchor: string, x: number, width: number): number =>
  anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;

/** The whole label, with its pill if it has one. */
export function boxOf({ anchor, x, y, size, lineHeight, width, lines, hasPill }: ShownLabel): Box {
  const left = leftOf(anchor, x, width);
  const [across, along] = hasPill ? [RIM.across * size, RIM.along * size] : [0, 0];
  return {
    left: left - across,
    top: y - RISE * size - along,
    right: left + width + across,
    bottom: y + (lines.length - 1) * lineHeight + DROP * size + along,
  };
}

/** Its lines one by one: in a label without a pill, shorter lines leave room. */
export function lineBoxes(label: ShownLabel): readonly Box[] {
  const { anchor, x, y, size, lineHeight, lines, hasPill } = label;
  if (hasPill) return [boxOf(label)];
  return lines.map((line, at) => {
    const width = widthOf(line) * size;
    const left = leftOf(anchor, x, width);
    const base = y + at * lineHeight;
    return { left, top: base - RISE * size, right: left + width, bottom: base + DROP * size };
  });
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether any lines of two labels overlap. */
export function clash(one: ShownLabel, other: ShownLabel): boolean {
  if (!overlap(boxOf(one), boxOf(other))) return false;
  const lines = lineBoxes(other);
  return lineBoxes(one).some((box) => lines.some((each) => overlap(box, each)));
}

export function around(x: number, y: number, dx: number, dy: number): Box {
  return { left: x - dx, top: y - dy, right: x + dx, bottom: y + dy };
}

export const isOutside = ({ left, right, top, bottom }: Box, { bounds }: Pick<Sheet, "bounds">): boolean =>
  left < bounds.left || right > bounds.right || top < bounds.top || bottom > bounds.bottom;
