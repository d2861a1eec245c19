/** The visible part of the board. `x` and `y` are its corner, `scale` is the enlargement. */
import { RING, TILE } from "@interchange/metro/drawing";
import type { Point } from "@interchange/metro/drawing";

export interface Zoom {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The drawing in board units: a square that begins at `-margin`. Letters and numbers need a wider margin. */
export interface Frame {
  readonly margin: number;
  readonly whole: number;
}

export function frameOf(hasNames: boolean): Frame {
  const margin = hasNames ? RING + 16 : RING - 2;
  return { margin, whole: 8 * TILE + 2 * margin };
}

export const MAX_SCALE = 3;
/** From this size on, a finger can hit a square, in CSS pixels. */
const FINGER = 50;

export function wholeBoard({ margin }: Frame): Zoom {
  return { x: -margin, y: -margin, scale: 1 };
}

/** Keeps the visible part on the board. */
export function clamped({ x, y, scale }: Zoom, { margin, whole }: Frame): Zoom {
  const within = Math.min(MAX_SCALE, Math.max(1, scale));
  const last = whole - margin - whole / within;
  const between = (at: number): number => Math.min(last, Math.max(-margin, at));
  return { x: between(x), y: between(y), scale: within };
}

/** The visible part around a point. */
export function zoomedOn([x, y]: Point, scale: number, frame: Frame): Zoom {
  const half = frame.whole / scale / 2;
  return clamped({ x: x - half, y: y - half, scale }, frame);
}

/**
 * The visible part around some squares and their neighbours, by their middles; enlarged no further than a finger needs.
 */
export function zoomedOnAll(middles: readonly Point[], most: number, frame: Frame): Zoom {
  const span = (axis: 0 | 1) => middles.map((middle) => middle[axis]);
  const [x, y] = [span(0), span(1)];
  const [left, right, top, bottom] = [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)];
  const wide = Math.max(right - left, bottom - top) + 3 * TILE;
  return zoomedOn([(left + right) / 2, (top + bottom) / 2], Math.min(most, frame.whole / wide), frame);
}

/** How much to enlarge a board of this many CSS pixels so that a finger hits a square. */
export function fingerScale(width: number, frame: Frame): number {
  return Math.max(1.3, FINGER / ((TILE * width) / frame.whole));
}

/** The board's point at a fraction of the drawing's width and height. */
export function pointOn(zoom: Zoom, frame: Frame, [across, down]: Point): Point {
  const size = frame.whole / zoom.scale;
  return [zoom.x + across * size, zoom.y + down * size];
}

/** Holds a board point at the same place while the scale changes. */
export function scaledAbout(zoom: Zoom, frame: Frame, [across, down]: Point, held: Point, scale: number): Zoom {
  const within = Math.min(MAX_SCALE, Math.max(1, scale));
  const size = frame.whole / within;
  return clamped({ x: held[0] - across * size, y: held[1] - down * size, scale: within }, frame);
}

export function transformOf({ x, y, scale }: Zoom, { margin }: Frame): string {
  return `translate(${-margin - x * scale}px,${-margin - y * scale}px) scale(${scale})`;
}
