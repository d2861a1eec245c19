import { expect, test } from "vitest";
import {
  clamped,
  fingerScale,
  frameOf,
  MAX_SCALE,
  pointOn,
  scaledAbout,
  wholeBoard,
  zoomedOn,
  zoomedOnAll,
} from "./zoom.ts";

const frame = frameOf(false);

test("the window never leaves the board", () => {
  expect(clamped({ x: -999, y: 999, scale: 1 }, frame)).toEqual(wholeBoard(frame));
  const corner = zoomedOn([0, 800], 2, frame);
  expect(corner.x).toBe(-frame.margin);
  expect(corner.y + frame.whole / 2).toBeCloseTo(800 + frame.margin);
  expect(clamped({ x: 0, y: 0, scale: 9 }, frame).scale).toBe(MAX_SCALE);
});

test("squares that are spoken of come into sight together", () => {
  const one = zoomedOnAll([[350, 350]], 1.8, frame);
  expect(one.scale).toBe(1.8);
  const far = zoomedOnAll(
    [
      [150, 350],
      [650, 450],
    ],
    1.8,
    frame,
  );
  expect(far.scale).toBeLessThan(1.8);
  for (const x of [150, 650]) {
    expect(x).toBeGreaterThan(far.x);
    expect(x).toBeLessThan(far.x + frame.whole / far.scale);
  }
});

test("a square becomes large enough for a finger", () => {
  for (const width of [320, 360, 420, 599]) {
    const square = (100 * width) / frame.whole;
    expect(square * fingerScale(width, frame)).toBeGreaterThanOrEqual(44);
  }
});

test("pinching holds what lies under the fingers", () => {
  const share = [0.3, 0.6] as const;
  const held = pointOn(wholeBoard(frame), frame, share);
  const zoom = scaledAbout(wholeBoard(frame), frame, share, held, 2);
  const after = pointOn(zoom, frame, share);
  expect(after[0]).toBeCloseTo(held[0]);
  expect(after[1]).toBeCloseTo(held[1]);
});
