/** Pointer input on the map: hover, tap, drag, pinch, double tap and wheel. */
import { fitted, holding, isFitted, pointAt, sheetOn } from "./camera.ts";
import type { Point } from "./camera.ts";
import type { Reach } from "./hit.ts";
import type { Camera } from "./useCamera.ts";

/** Moving less than this is a tap, in CSS pixels. */
const STILL = { touch: 8, other: 4 } as const;
const DOUBLE_TAP = 300;
const DOUBLE_TAP_NEAR = 24;

export interface Surface {
  readonly onTap: (point: Point, reach: Reach) => void;
  readonly onPoint: (point: Point | undefined, reach: Reach) => void;
  /** Whether two taps at this point are meant as two; elsewhere they zoom. */
  readonly isTwoTaps: (point: Point, reach: Reach) => boolean;
}

/** Listens on the drawing. Returns how to stop. */
export function listen(svg: SVGSVGElement, camera: Camera, surface: Surface): () => void {
  const { view, pane, glideTo } = camera;
  const fingers = new Map<number, Point>();
  let hasMoved = false;
  let start: Point = [0, 0];
  let lastTap: { readonly time: number; readonly at: Point; readonly point: Point } | undefined;
  let pinch: { readonly apart: number; readonly scale: number; readonly held: Point } | undefined;
  let held: Point = [0, 0];

  const pixel = (event: MouseEvent): Point => {
    const box = svg.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    // A style may turn the map on its side: then its box is turned, but its own size is not.
    const isTurned = box.width < box.height !== svg.clientWidth < svg.clientHeight;
    return isTurned ? [y, box.width - x] : [x, y];
  };
  const mapAt = (at: Point): Point => pointAt(view.value, pane.value, at);
  const reachOf = (event: PointerEvent): Reach => ({
    scale: view.value.scale,
    isTouch: event.pointerType === "touch",
  });
  const pair = (): { readonly middle: Point; readonly apart: number } => {
    const [one, other] = [...fingers.values()] as [Point, Point];
    return {
      middle: [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2],
      apart: Math.hypot(one[0] - other[0], one[1] - other[1]),
    };
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, pixel(event));
    if (fingers.size === 1) {
      start = pixel(event);
      held = mapAt(start);
      hasMoved = false;
    } else if (fingers.size === 2) {
      hasMoved = true;
      const { middle, apart } = pair();
      pinch = { apart, scale: view.value.scale, held: mapAt(middle) };
    }
  };

  const move = (event: PointerEvent): void => {
    const at = pixel(event);
    if (!fingers.has(event.pointerId)) {
      if (event.pointerType !== "touch") surface.onPoint(mapAt(at), reachOf(event));
      return;
    }
    fingers.set(event.pointerId, at);
    if (pinch && fingers.size === 2) {
      const { middle, apart } = pair();
      view.value = holding(pinch.held, middle, (pinch.scale * apart) / pinch.apart, pane.value);
      return;
    }
    const still = event.pointerType === "touch" ? STILL.touch : STILL.other;
    if (!hasMoved && Math.hypot(at[0] - start[0], at[1] - start[1]) > still) {
      hasMoved = true;
      svg.setPointerCapture(event.pointerId);
      surface.onPoint(undefined, reachOf(event));
    }
    if (hasMoved) view.value = holding(held, at, view.value.scale, pane.value);
  };

  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    pinch = undefined;
    // The finger that stays continues from where it is.
    for (const at of fingers.values()) held = mapAt(at);
    if (hasMoved) return;
    const at = pixel(event);
    const first = lastTap;
    const isDouble =
      first !== undefined &&
      event.timeStamp - first.time < DOUBLE_TAP &&
      Math.hypot(at[0] - first.at[0], at[1] - first.at[1]) < DOUBLE_TAP_NEAR;
    // The first tap may have moved the map. The second means the same place.
    const point = isDouble ? first.point : mapAt(at);
    lastTap = isDouble ? undefined : { time: event.timeStamp, at, point };
    const reach = reachOf(event);
    if (isDouble && !surface.isTwoTaps(point, reach)) toggle(at);
    else surface.onTap(point, reach);
  };

  const toggle = (at: Point): void => {
    const scale = Math.max(sheetOn(pane.value).buildScale * 1.1, view.value.scale * 2);
    glideTo(isFitted(view.value, pane.value) ? holding(mapAt(at), at, scale, pane.value) : fitted(pane.value));
  };

  const lost = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    pinch = undefined;
  };
  const left = (event: PointerEvent): void => {
    if (!hasMoved) fingers.delete(event.pointerId);
    if (event.pointerType !== "touch") surface.onPoint(undefined, reachOf(event));
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    // Lines and pages are coarser units than pixels.
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 30);
    const factor = 2 ** (-Math.max(-240, Math.min(240, pixels)) / (event.ctrlKey ? 100 : 300));
    const at = pixel(event);
    view.value = holding(mapAt(at), at, view.value.scale * factor, pane.value);
  };

  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: lost, pointerleave: left };
  for (const [name, listener] of Object.entries(heard)) svg.addEventListener(name, listener as EventListener);
  svg.addEventListener("wheel", wheel, { passive: false });
  return () => {
    for (const [name, listener] of Object.entries(heard)) svg.removeEventListener(name, listener as EventListener);
    svg.removeEventListener("wheel", wheel);
  };
}
