import { LONDON, LONDON_MAP } from "@interchange/underground";
import { expect, test } from "vitest";
import { clamped, detailOf, fitted, holding, isFitted, pixelAt, pointAt, showing } from "./camera.ts";
import { LONDON_SHEET } from "./sheet.ts";

const { bounds: BOUNDS, buildScale: BUILD_SCALE } = LONDON_SHEET;

const phone = { width: 360, height: 400 };

test("the whole map fits into every pane", () => {
  for (const pane of [phone, { width: 1440, height: 900 }, { width: 300, height: 900 }]) {
    const view = fitted(pane);
    const [left, top] = pixelAt(view, pane, [BOUNDS.left, BOUNDS.top]);
    const [right, bottom] = pixelAt(view, pane, [BOUNDS.right, BOUNDS.bottom]);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.001);
    expect(right).toBeLessThanOrEqual(pane.width + 0.001);
    expect(bottom).toBeLessThanOrEqual(pane.height + 0.001);
    expect(isFitted(clamped({ ...view, scale: 0.001 }, pane), pane)).toBe(true);
  }
});

test("neighbours are at least 44 pixels apart for building", () => {
  for (const { between } of LONDON.blocks) {
    const [a, b] = [LONDON_MAP.stations[between[0]]!, LONDON_MAP.stations[between[1]]!];
    expect(Math.hypot(a.x - b.x, a.y - b.y) * BUILD_SCALE).toBeGreaterThanOrEqual(43.999);
  }
});

test("zooming holds the point under the pointer", () => {
  const view = { x: 1000, y: 600, scale: 0.8 };
  const held = pointAt(view, phone, [100, 250]);
  const closer = holding(held, [100, 250], 1.3, phone);
  const [x, y] = pixelAt(closer, phone, held);
  expect(x).toBeCloseTo(100);
  expect(y).toBeCloseTo(250);
});

test("the view stays on the map", () => {
  const { x, y } = clamped({ x: -500, y: 5000, scale: 1 }, phone);
  expect([x, y]).toEqual([BOUNDS.left + 180, BOUNDS.bottom - 200]);
});

test("showing a box moves no more than needed", () => {
  const view = { x: 900, y: 600, scale: 1 };
  expect(showing(view, { left: 880, top: 590, right: 920, bottom: 610 }, phone)).toEqual(view);
  const { x, y, scale } = showing(view, { left: 1200, top: 600, right: 1200, bottom: 600 }, phone);
  expect([x, y, scale]).toEqual([1200 - 132, 600, 1]);
  expect(showing(view, { left: 300, top: 600, right: 1500, bottom: 600 }, phone).scale).toBeCloseTo(264 / 1200);
});

test("detail changes by steps and never promises more than the scale", () => {
  for (const scale of [0.19, 0.5, 0.71, 1, 2.4]) {
    expect(detailOf(scale)).toBeLessThanOrEqual(scale * 1.001);
    expect(detailOf(scale)).toBeGreaterThan(scale / 1.2);
  }
});
