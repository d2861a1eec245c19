import { computed, signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Waiting } from "../../../client/client.ts";
import type { Steps } from "../../desk/history.ts";
import { stopPlaying } from "../../desk/replay.ts";
import { catchUp } from "./catchUp.ts";

/** Seats take turns, one step each. The viewer has seat 0. */
const SEATS = 4;
let stops: (() => void)[];

beforeEach(() => {
  stops = [];
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  stopPlaying();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function table(played: number) {
  const all = signal(played);
  const at = signal<number | undefined>(undefined);
  const link = signal<"open" | "connecting">("open");
  const waiting = signal<Waiting>({ kind: "viewer", seat: 0 });
  const history: Steps = {
    at,
    all,
    seen: all,
    open: () => undefined,
    go(to) {
      const now = at.peek() ?? all.peek();
      const steps = to === "first" ? 0 : to === "back" ? now - 1 : to === "forward" ? now + 1 : to;
      at.value = steps === "live" || steps >= all.peek() ? undefined : steps;
    },
    close: () => undefined,
  };
  const sentences = computed(() =>
    Array.from({ length: all.value }, (_, index) => ({ index, seat: index % SEATS, before: index })),
  );
  const toAct = computed(() => all.value % SEATS);
  return { all, at, link, waiting, client: { id: "abc", viewer: signal(0), toAct, waiting, link }, history, sentences };
}

function open(desk: ReturnType<typeof table>, isStill = false) {
  let look: (isSeen: boolean) => void = () => undefined;
  let touch: (() => void) | undefined;
  const stop = catchUp(desk, {
    onSeen(tell) {
      look = tell;
      tell(true);
      return () => undefined;
    },
    onTouch(act) {
      touch = act;
      return () => (touch = undefined);
    },
    isStill: () => isStill,
  });
  stops.push(stop);
  return { look, stop, touch: () => touch?.(), isSkippable: () => touch !== undefined };
}

test("what was missed plays once when the table is opened, in six seconds at most", () => {
  const desk = table(8);
  const page = open(desk);
  // From the viewer's last turn on.
  expect(desk.at.value).toBe(5);
  expect(page.isSkippable()).toBe(true);
  vi.advanceTimersByTime(6000);
  expect(desk.at.value).toBeUndefined();
  expect(page.isSkippable()).toBe(false);
  page.stop();
  open(desk);
  expect(desk.at.value).toBeUndefined();
});

test("a tap or a key skips it", () => {
  const desk = table(8);
  const page = open(desk);
  vi.advanceTimersByTime(1000);
  page.touch();
  expect(desk.at.value).toBeUndefined();
  expect(page.isSkippable()).toBe(false);
  vi.advanceTimersByTime(6000);
  expect(desk.at.value).toBeUndefined();
});

test("what is played while somebody looks on is not played again, what they missed in between is", () => {
  const desk = table(5);
  const page = open(desk);
  desk.all.value = 6;
  expect(desk.at.value).toBeUndefined();
  page.look(false);
  desk.all.value = 8;
  expect(desk.at.value).toBeUndefined();
  page.look(true);
  expect(desk.at.value).toBe(6);
});

test("so does what came while there was no connection", () => {
  const desk = table(5);
  open(desk);
  desk.link.value = "connecting";
  desk.all.value = 8;
  expect(desk.at.value).toBeUndefined();
  desk.link.value = "open";
  expect(desk.at.value).toBe(5);
});

test.each([
  ["a single step", () => table(6), false],
  ["where nothing is to move by itself", () => table(8), true],
  [
    "the end of a game",
    () => {
      const desk = table(8);
      desk.waiting.value = { kind: "over" };
      return desk;
    },
    false,
  ],
  [
    "over a moment that is looked at",
    () => {
      const desk = table(8);
      desk.history.go(3);
      return desk;
    },
    false,
  ],
])("it does not play %s", (_what, make, isStill) => {
  const desk = make();
  const before = desk.at.value;
  const page = open(desk, isStill);
  expect(desk.at.value).toBe(before);
  expect(page.isSkippable()).toBe(false);
});

test("whoever leaves stops it", () => {
  const desk = table(8);
  const page = open(desk);
  page.stop();
  expect(page.isSkippable()).toBe(false);
});
