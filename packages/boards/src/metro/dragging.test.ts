import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { point } from "./dragPoint.ts";
import { dragged } from "./dragging.tsx";

/** The parts of pointer events that a drag uses. */
class Pointer extends Event {
  readonly pointerId: number;
  readonly pointerType = "mouse";
  readonly clientX: number;
  readonly clientY: number;
  constructor(type: string, x: number, y: number, id = 1) {
    super(type);
    this.clientX = x;
    this.clientY = y;
    this.pointerId = id;
  }
}
class Key extends Event {
  readonly key: string;
  constructor(key: string) {
    super("keydown");
    this.key = key;
  }
}

const page = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("PointerEvent", Pointer);
  vi.stubGlobal("KeyboardEvent", Key);
  vi.stubGlobal("window", page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  point.value = undefined;
});

/** A pointer that went down at 100, 100, and records what follows. */
function pressed() {
  const told: string[] = [];
  const events = {
    onStart: () => told.push("start"),
    onMove: (x: number, y: number) => told.push(`move ${x} ${y}`),
    onDrop: (x: number, y: number) => told.push(`drop ${x} ${y}`),
    onCancel: () => told.push("cancel"),
  };
  const end = (): void => {
    point.value = undefined;
    told.push("end");
  };
  const down = new Pointer("pointerdown", 100, 100) as unknown as PointerEvent;
  return { told, hear: dragged(down, { current: events }, end) };
}

/** Whether a click still reaches the tile. */
function clicks(): boolean {
  const click = new Event("click", { cancelable: true });
  page.dispatchEvent(click);
  return !click.defaultPrevented;
}

test("a tap that shakes by three pixels is a tap", () => {
  const { told, hear } = pressed();
  for (const [x, y] of [
    [103, 100],
    [100, 97],
    [102, 102],
  ] as const)
    hear(new Pointer("pointermove", x, y));
  expect(point.value).toBeUndefined();
  hear(new Pointer("pointerup", 102, 102));
  expect(told).toEqual(["end"]);
  expect(clicks()).toBe(true);
});

test("a drag begins after three pixels, and the click that ends it is no tap", () => {
  const { told, hear } = pressed();
  hear(new Pointer("pointermove", 103, 101));
  expect(point.value).toEqual({ x: 103, y: 101, isTouch: false });
  // Once it is a drag, it stays one, even back at its start.
  hear(new Pointer("pointermove", 100, 100));
  hear(new Pointer("pointerup", 100, 100));
  expect(told).toEqual(["start", "move 103 101", "move 100 100", "end", "drop 100 100"]);
  expect(clicks()).toBe(false);
  expect(clicks()).toBe(true);
});

test("a click that does not come is not waited for", () => {
  const { hear } = pressed();
  hear(new Pointer("pointermove", 140, 100));
  hear(new Pointer("pointerup", 140, 100));
  vi.runAllTimers();
  expect(clicks()).toBe(true);
});

test("Escape and a lost pointer drop nothing; another finger does nothing", () => {
  for (const last of [new Key("Escape"), new Pointer("pointercancel", 140, 100)]) {
    const { told, hear } = pressed();
    hear(new Pointer("pointermove", 140, 100));
    hear(new Pointer("pointermove", 300, 300, 2));
    hear(new Pointer("pointerup", 300, 300, 2));
    hear(new Key("a"));
    hear(last);
    expect(told).toEqual(["start", "move 140 100", "end", "cancel"]);
  }
  const { told, hear } = pressed();
  hear(new Key("Escape"));
  expect(told).toEqual(["end"]);
});
