/** The camera: the point in the middle of the pane, and how many CSS pixels a map unit has. */
import { LONDON_SHEET } from "./sheet.ts";
import type { Box, Sheet } from "./sheet.ts";

export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The size of the drawing in CSS pixels, and the map on it, which is London's if there is none. */
export interface Pane {
  readonly width: number;
  readonly height: number;
  readonly sheet?: Sheet;
}

export type Point = readonly [x: number, y: number];

/** In CSS pixels: the space above a map that is lower than its pane. The space below is for a legend. */
const ABOVE = 12;

const CLOSEST = 2.4;

/** In CSS pixels: narrower maps have a small map in their corner. */
const PHONE = 700;
const SMALL_MAP = { right: 82, bottom: 60 } as const;

export interface Sight {
  readonly box: Box;
  /** Signs that lie above names. */
  readonly signs?: readonly Box[];
  readonly covered?: Box;
}

/** The whole map. */
export function fitted(pane: Pane): MapView {
  const { left, top, right, bottom } = sheetOn(pane).bounds;
  const fits = Math.min(pane.width / (right - left), pane.height / (bottom - top));
  const scale = fits > 0 ? fits : sheetOn(pane).buildScale;
  return { x: (left + right) / 2, y: middleOf(pane, scale), scale };
}

export const sheetOn = ({ sheet = LONDON_SHEET }: Pane): Sheet => sheet;

/** The middle of a pane that is higher than the map: near the top, or in between. */
function middleOf(pane: Pane, scale: number): number {
  const { top, bottom } = sheetOn(pane).bounds;
  const spare = pane.height / scale - (bottom - top);
  const above = Math.min(spare / 2, ABOVE / scale);
  return top - above + pane.height / scale / 2;
}

/** Keeps the view on the map, and no smaller than the whole map. */
export function clamped({ x, y, scale }: MapView, pane: Pane): MapView {
  const { left, top, right, bottom } = sheetOn(pane).bounds;
  const least = fitted(pane).scale;
  const within = Math.min(Math.max(CLOSEST, least), Math.max(least, scale));
  const axis = (at: number, from: number, to: number, size: number, otherwise: number): number => {
    const half = size / within / 2;
    return to - from <= 2 * half ? otherwise : Math.min(to - half, Math.max(from + half, at));
  };
  return {
    x: axis(x, left, right, pane.width, (left + right) / 2),
    y: axis(y, top, bottom, pane.height, middleOf(pane, within)),
    scale: within,
  };
}

export const isFitted = (view: MapView, pane: Pane): boolean => view.scale <= fitted(pane).scale * 1.01;

/** In CSS pixels, the corner below on the left, where the legend stands. */
const CORNER = { width: 720, height: 76 };

/** Whether no station lies under a legend while the whole map is shown. */
export function isCornerFree(pane: Pane): boolean {
  const view = fitted(pane);
  return Object.values(sheetOn(pane).map.stations).every(({ x, y }) => {
    const [right, down] = pixelAt(view, pane, [x, y]);
    return right > CORNER.width || down < pane.height - CORNER.height;
  });
}

/** The map point under a pixel of the pane. */
export function pointAt(view: MapView, pane: Pane, [x, y]: Point): Point {
  return [view.x + (x - pane.width / 2) / view.scale, view.y + (y - pane.height / 2) / view.scale];
}

/** The pixel of the pane over a map point. */
export function pixelAt(view: MapView, pane: Pane, [x, y]: Point): Point {
  return [(x - view.x) * view.scale + pane.width / 2, (y - view.y) * view.scale + pane.height / 2];
}

/** The view at another scale that has this map point under this pixel. */
export function holding(held: Point, [x, y]: Point, scale: number, pane: Pane): MapView {
  const within = clamped({ x: 0, y: 0, scale }, pane).scale;
  return clamped(
    { x: held[0] - (x - pane.width / 2) / within, y: held[1] - (y - pane.height / 2) / within, scale: within },
    pane,
  );
}

/** Scales about the middle of the pane. */
export function scaled(view: MapView, factor: number, pane: Pane): MapView {
  return clamped({ ...view, scale: view.scale * factor }, pane);
}

export function shifted(view: MapView, [dx, dy]: Point, pane: Pane): MapView {
  return clamped({ ...view, x: view.x + dx / view.scale, y: view.y + dy / view.scale }, pane);
}

/** Moves only as far as needed to show a box, and zooms out only if it would not fit. */
export function showing(view: MapView, box: Box, pane: Pane, margin = 48): MapView {
  const room = (size: number): number => Math.max(size / 2, size - 2 * margin);
  const scale = Math.min(
    view.scale,
    room(pane.width) / Math.max(1, box.right - box.left),
    room(pane.height) / Math.max(1, box.bottom - box.top),
  );
  const axis = (at: number, from: number, to: number, size: number): number => {
    const half = room(size) / scale / 2;
    return Math.max(to - half, Math.min(from + half, at));
  };
  return clamped(
    {
      x: axis(view.x, box.left, box.right, pane.width),
      y: axis(view.y, box.top, box.bottom, pane.height),
      scale,
    },
    pane,
  );
}

/** The part of the map in view, and what the small map in the corner covers of it, on phones. */
export function sightOf(view: MapView, pane: Pane): Sight {
  const [left, top] = pointAt(view, pane, [0, 0]);
  const [right, bottom] = pointAt(view, pane, [pane.width, pane.height]);
  const hasSmallMap = pane.width < PHONE && !isFitted(view, pane);
  const [across, down] = pointAt(view, pane, [SMALL_MAP.right, SMALL_MAP.bottom]);
  return {
    box: { left, top, right, bottom },
    ...(hasSmallMap && { covered: { left, top, right: across, bottom: down } }),
  };
}

export function transformOf({ x, y, scale }: MapView, { width, height }: Pane): string {
  return `translate(${width / 2 - x * scale}px,${height / 2 - y * scale}px) scale(${scale})`;
}

/**
 * The scale in steps, for what depends on it but need not follow every change. Rounded down, so that text large enough
 * at the step is large enough.
 */
export function detailOf(scale: number): number {
  return 2 ** (Math.floor(Math.log2(scale) * 8 + 0.001) / 8);
}
