import { beforeEach, afterEach, describe, expect, test, vi } from "vitest";
import { eachFrame, play, TIMES, traceTime } from "./motion.ts";
import { SPEEDS } from "./speed.ts";
import { dashesOf } from "./metro/scoring.ts";
import { rideFrames, tripTime } from "./map/trip.ts";

let isLess = false;
beforeEach(() => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isLess && query.includes("reduced-motion") }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  isLess = false;
});

/** Plays on an element that only records calls; undefined if nothing plays. */
function played(time: number, speed: (typeof SPEEDS)[number]) {
  const animate = vi.fn();
  play({ animate } as unknown as Element, [{ transform: "scale(2)" }, { transform: "none" }], time, speed);
  const call = animate.mock.calls[0] as [Keyframe[], number | { duration: number }] | undefined;
  if (!call) return undefined;
  const [frames, timing] = call;
  return { frames, duration: typeof timing === "number" ? timing : timing.duration };
}

describe("how long things move", () => {
  test("is what the design says, at normal speed", () => {
    expect(TIMES).toEqual({ placed: 160, placedByTouch: 200, byOthers: 300 });
    expect([1, 10, 33, 34, 80].map(traceTime)).toEqual([12, 120, 396, 400, 400]);
  });

  test("goes by the speed that is set, and nothing moves at `off`", () => {
    expect(SPEEDS.map((speed) => played(TIMES.byOthers, speed)?.duration)).toEqual([undefined, 150, 300, 600]);
  });

  test("is a fade of at most 100 ms without travel for those who want less of it", () => {
    isLess = true;
    for (const speed of SPEEDS.slice(1))
      for (const time of [TIMES.placed, traceTime(50), 1200]) {
        const shown = played(time, speed);
        expect(shown?.duration).toBeLessThanOrEqual(100);
        expect(shown?.frames).toEqual([{ opacity: 0 }, { opacity: 1 }]);
      }
  });

  test("leaves a trip of the passenger 1.2 s however far he goes", () => {
    const stations = Array.from({ length: 9 }, () => "euston");
    expect(tripTime([{ stations: stations.slice(0, 2) }])).toBe(390);
    expect(tripTime([{ line: "red", stations: stations.slice(0, 3) }])).toBe(370);
    expect(tripTime([{ stations }, { line: "red", stations }])).toBe(1200);
  });

  test("is drawn frame by frame until the time is up, or until somebody skips it", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 16));
    const drawn: number[] = [];
    let isOver = false;
    const skips = new AbortController();
    void eachFrame(50, (now) => drawn.push(now), skips.signal).then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(40);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(40);
    expect(isOver).toBe(true);
    expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
    expect([drawn[0], drawn.at(-1)]).toEqual([0, 50]);
    const skipped = eachFrame(1e9, (now) => drawn.push(now), skips.signal);
    skips.abort();
    await skipped;
    const count = drawn.length;
    await vi.advanceTimersByTimeAsync(100);
    expect(drawn).toHaveLength(count);
    vi.useRealTimers();
  });
});

describe("trains", () => {
  test("have three cars of the same length, and the next train is further off than the line is long", () => {
    const dashes = dashesOf([[0, 34]], 500);
    expect(dashes.slice(0, -1)).toEqual([0, 0, 34, 4, 34, 4, 34]);
    expect(dashes.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(600);
    expect(
      dashesOf(
        [
          [6, 5],
          [14.5, 5],
        ],
        500,
      ),
    ).toHaveLength(14);
  });

  test("are seen on the stretch that the passenger rides and nowhere else", () => {
    const shown = rideFrames(300, 0.25, 0.75);
    expect(shown.map(({ offset, opacity }) => [offset, opacity])).toEqual([
      [0, 0],
      [0.25, 0],
      [0.25, 1],
      [0.75, 1],
      [0.75, 0],
      [1, 0],
    ]);
    expect(rideFrames(300, 0, 1).map(({ offset }) => offset)).toEqual([0, 0, 1, 1]);
  });
});
