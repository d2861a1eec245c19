/** Zooms the board: shows all of it or, on a small screen, the area around the square being tried. */
import { cornerOf, TILE } from "@interchange/metro/drawing";
import type { Cell, Point } from "@interchange/metro/drawing";
import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { dragPoint } from "./dragPoint.ts";
import { isTouched } from "../motion.ts";
import { clamped, fingerScale, frameOf, pointOn, wholeBoard, zoomedOn, zoomedOnAll } from "./zoom.ts";
import type { Frame, Zoom } from "./zoom.ts";

/** Narrower boards can be enlarged, and have no room for letters and numbers around them. */
const SMALL = 600;

export interface Sight {
  readonly zoom: Signal<Zoom>;
  readonly frame: Frame;
  readonly isSmall: boolean;
  readonly isZoomed: boolean;
  /** Shows the whole board, or enlarges it. */
  readonly toggle: () => void;
}

export function useZoom(svg: RefObject<SVGSVGElement>, tried: Cell | undefined, sight?: readonly Cell[]): Sight {
  // A first guess; asking the drawing for its width at once would lay out the page in the middle of being drawn.
  const [width, setWidth] = useState(() => Math.min(SMALL, innerWidth));
  const isSmall = width < SMALL;
  const frame = useMemo(() => frameOf(!isSmall), [isSmall]);
  const zoom = useSignal(wholeBoard(frame));
  const isAutomatic = useRef(false);

  useLayoutEffect(() => {
    const drawing = svg.current;
    if (!drawing) return undefined;
    const watch = new ResizeObserver(() => setWidth(drawing.clientWidth));
    watch.observe(drawing);
    return () => watch.disconnect();
  }, [svg]);

  // A board that grew needs no enlarging, and has another margin.
  useLayoutEffect(() => {
    zoom.value = isSmall ? clamped(zoom.value, frame) : wholeBoard(frame);
  }, [zoom, isSmall, frame]);

  // Enlarges the square being tried until a finger can hit it, but not during a drag.
  const isDragged = dragPoint.value !== undefined;
  // Compared as text, since every render makes a new list of the same squares.
  const about = sight?.join();
  useEffect(() => {
    // A mouse can hit small squares, and a board that moves under it would be annoying.
    if (!isSmall || isDragged || !(about || isAutomatic.current || isTouched())) return;
    const finger = fingerScale(width, frame);
    if (about) {
      isAutomatic.current = true;
      zoom.value = zoomedOnAll(
        about.split(",").map((cell) => middleOf(Number(cell))),
        finger,
        frame,
      );
    } else if (tried !== undefined) {
      isAutomatic.current ||= zoom.value.scale === 1;
      zoom.value = zoomedOn(middleOf(tried), Math.max(zoom.value.scale, finger), frame);
    } else if (isAutomatic.current) {
      isAutomatic.current = false;
      zoom.value = wholeBoard(frame);
    }
  }, [zoom, tried, about, isDragged, isSmall, width, frame]);

  const isZoomed = zoom.value.scale > 1;
  const toggle = (): void => {
    isAutomatic.current = false;
    const at: Point = tried === undefined ? [4 * TILE, 4 * TILE] : middleOf(tried);
    zoom.value = isZoomed ? wholeBoard(frame) : zoomedOn(at, fingerScale(width, frame) * 1.25, frame);
  };
  return { zoom, frame, isSmall, isZoomed, toggle };
}

function middleOf(cell: Cell): Point {
  const [x, y] = cornerOf(cell);
  return [x + TILE / 2, y + TILE / 2];
}

/** The board's point at a point of the window. */
export function boardPoint(svg: SVGSVGElement, zoom: Zoom, frame: Frame, x: number, y: number): Point {
  const box = svg.getBoundingClientRect();
  return pointOn(zoom, frame, [(x - box.left) / box.width, (y - box.top) / box.height]);
}
