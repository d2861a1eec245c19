import { signal } from "@preact/signals";
import { afterEach, expect, test, vi } from "vitest";
import { forgetTakenBack, isNew } from "./calledTurns.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function tableAfter(entries: number) {
  return { id: "t", happened: signal(Array.from({ length: entries })) as never };
}

test("somebody is called to a turn once, and to a turn that was taken back once more", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  expect(isNew(tableAfter(5))).toBe(true);
  expect(isNew(tableAfter(5))).toBe(false);
  // The opponent's move was seen, and the answer is pending.
  forgetTakenBack(tableAfter(6));
  expect(isNew(tableAfter(5))).toBe(false);
  // It was taken back, and the opponent moves again.
  forgetTakenBack(tableAfter(4));
  expect(isNew(tableAfter(5))).toBe(true);
  expect(isNew(tableAfter(7))).toBe(true);
});
