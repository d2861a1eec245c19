import { afterEach, expect, test, vi } from "vitest";
import { goBack, waitsForBack } from "./goBack.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a page that opens while a sheet is closing waits until the browser has gone back", () => {
  let arrive: () => void = () => undefined;
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => {
    arrive = listener;
  });
  vi.stubGlobal("history", { back: () => undefined });
  const done: string[] = [];
  const open = (): void => {
    done.push("opened");
  };
  expect(waitsForBack(open)).toBe(false);
  goBack(() => done.push("closed"));
  expect(waitsForBack(open)).toBe(true);
  expect(done).toEqual([]);
  arrive();
  expect(done).toEqual(["closed", "opened"]);
  expect(waitsForBack(open)).toBe(false);
});
