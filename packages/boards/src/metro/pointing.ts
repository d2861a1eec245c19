/** Pointer input on the board: hover, tap, and on small screens pinch, pan and double tap. */
import type { Signal } from "@preact/signals";
import type { Point } from "@interchange/metro/drawing";
import { fingerScale, pointOn, scaledAbout, wholeBoard } from "./zoom.ts";
import type { Frame, Zoom } from "./zoom.ts";

/** A finger that moves less than this taps. */
const STILL = 8;
const DOUBLE_TAP = 300;

export interface Surface {
  readonly zoom: Signal<Zoom>;
  readonly frame: Frame;
  /** Whether the board is so small that it can be enlarged. */
  readonly isSmall: boolean;
  readonly onTap: (point: Point, event: PointerEvent) => void;
  /** Whether a double tap here means two taps; elsewhere it enlarges the board. */
  readonly isTwoTaps: (point: Point) => boolean;
  readonly onPoint: (point: Point | undefined) => void;
}

/** Listens on the drawing. Returns how to stop. */
export function listen(svg: SVGSVGElement, surface: Surface): () => void {
  const fingers = new Map<number, Point>();
  let moved = false;
  let start: Point = [0, 0];
  let lastTap: { readonly time: number; readonly at: Point; readonly point: Point } | undefined;
  let pinch: { apart: number; scale: number; held: Point } | undefined;

  const shareAt = (x: number, y: number): Point => {
    const box = svg.getBoundingClientRect();
    return [(x - box.left) / box.width, (y - box.top) / box.height];
  };
  const boardAt = (x: number, y: number): Point => pointOn(surface.zoom.value, surface.frame, shareAt(x, y));
  const middle = (): Point => {
    const [one, other] = [...fingers.values()] as [Point, Point];
    return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  };
  const apart = (): number => {
    const [one, other] = [...fingers.values()] as [Point, Point];
    return Math.hypot(one[0] - other[0], one[1] - other[1]);
  };

  const down = (event: PointerEvent): void => {
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (fingers.size === 1) {
      start = [event.clientX, event.clientY];
      moved = false;
    } else if (fingers.size === 2 && surface.isSmall) {
      moved = true;
      pinch = { apart: apart(), scale: surface.zoom.value.scale, held: boardAt(...middle()) };
    }
  };

  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch") surface.onPoint(boardAt(event.clientX, event.clientY));
      return;
    }
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (pinch && fingers.size === 2) {
      const scale = (pinch.scale * apart()) / pinch.apart;
      const share = shareAt(...middle());
      surface.zoom.value = scaledAbout(surface.zoom.value, surface.frame, share, pinch.held, scale);
      return;
    }
    if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > STILL) moved = true;
    if (moved && surface.zoom.value.scale > 1) {
      const held = boardAt(...before);
      const { scale } = surface.zoom.value;
      const share = shareAt(event.clientX, event.clientY);
      surface.zoom.value = scaledAbout(surface.zoom.value, surface.frame, share, held, scale);
    }
  };

  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    pinch = undefined;
    if (moved || event.button !== 0) return;
    const at: Point = [event.clientX, event.clientY];
    const first = lastTap;
    const isDouble =
      first !== undefined &&
      event.pointerType === "touch" &&
      event.timeStamp - first.time < DOUBLE_TAP &&
      Math.hypot(at[0] - first.at[0], at[1] - first.at[1]) < 24;
    // The first tap may have moved the board. The second means the same place.
    const point = isDouble ? first.point : boardAt(...at);
    lastTap = isDouble ? undefined : { time: event.timeStamp, at, point };
    if (isDouble && surface.isSmall && !surface.isTwoTaps(point)) toggle(at);
    else surface.onTap(point, event);
  };

  const toggle = (at: Point): void => {
    const { zoom, frame } = surface;
    const held = boardAt(...at);
    zoom.value =
      zoom.value.scale > 1
        ? wholeBoard(frame)
        : scaledAbout(zoom.value, frame, shareAt(...at), held, fingerScale(svg.clientWidth, frame));
  };

  const lost = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    pinch = undefined;
  };
  const left = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") surface.onPoint(undefined);
  };

  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: lost, pointerleave: left };
  for (const [name, listener] of Object.entries(heard)) svg.addEventListener(name, listener as EventListener);
  return () => {
    for (const [name, listener] of Object.entries(heard)) svg.removeEventListener(name, listener as EventListener);
  };
}
