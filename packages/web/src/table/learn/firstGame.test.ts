import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { firstGameOf, noteFirstGame } from "./firstGame.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the first game with comments", () => {
  test("is known by its table, with what was said and whether more is wanted", () => {
    expect(firstGameOf("metro")).toBeUndefined();
    noteFirstGame("metro", { id: "t1", said: ["centre"], isOff: true });
    expect(firstGameOf("metro")).toEqual({ id: "t1", said: ["centre"], isOff: true });
    expect(firstGameOf("underground")).toBeUndefined();
  });

  test("is nothing else that the browser may hold in its place", () => {
    localStorage.setItem("interchange/first-game-metro", '"t2"');
    expect(firstGameOf("metro")).toBeUndefined();
    localStorage.setItem("interchange/first-game-metro", '{"id":7,"said":"x"}');
    expect(firstGameOf("metro")).toBeUndefined();
    localStorage.setItem("interchange/first-game-metro", '{"id":"t3","said":"x"}');
    expect(firstGameOf("metro")).toEqual({ id: "t3", said: [], isOff: false });
  });
});
