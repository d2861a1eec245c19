import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tidyNotes } from "./tidying.ts";

const DAY = 86_400_000;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const note = (...names: readonly string[]): void => {
  for (const name of names) kept.set(`interchange/${name}`, "1");
};
const notes = (): readonly string[] =>
  [...kept.keys()].map((name) => name.replace("interchange/", "")).filter((name) => name !== "tidying");
const over = (id: string, at: number) => ({ id, at, state: "over" as const });

test("notes of a table that is not among one's own are forgotten after three months, and no sooner", async () => {
  note("called/aaa", "seen/aaa", "talk/aaa", "seen/bbb");
  const list = async () => [over("bbb", 85 * DAY)];
  await tidyNotes(list, 0);
  await tidyNotes(list, 90 * DAY);
  expect(notes()).toEqual(["called/aaa", "seen/aaa", "talk/aaa", "seen/bbb"]);
  await tidyNotes(list, 92 * DAY);
  expect(notes()).toEqual(["seen/bbb"]);
});

test("who finds a table again has its notes for another three months", async () => {
  note("seen/aaa");
  await tidyNotes(async () => [], 0);
  await tidyNotes(async () => [over("aaa", 60 * DAY)], 60 * DAY);
  await tidyNotes(async () => [], 100 * DAY);
  expect(notes()).toEqual(["seen/aaa"]);
});

test("notes of one's own tables go when these are long over, never while they are played", async () => {
  note("seen/old", "seen/new", "talk/slow", "called/rests");
  const mine = [
    over("old", 0),
    over("new", 50 * DAY),
    { id: "slow", at: 0, state: "running" as const },
    { id: "rests", at: 0, state: "paused" as const },
  ];
  await tidyNotes(async () => mine, 100 * DAY);
  expect(notes()).toEqual(["seen/new", "talk/slow", "called/rests"]);
});

test("games, decisions on their way, seals and whatever else is kept stay", async () => {
  const others = [
    "unsent/aaa",
    "seal/aaa",
    "table/aaa",
    "tables/aaa",
    "settings",
    "plan",
    "seen",
    "seen/aaa/more",
    "alone",
  ];
  note(...others, "seen/aaa");
  kept.set("elsewhere/seen/aaa", "1");
  await tidyNotes(async () => [], 0);
  await tidyNotes(async () => [], 200 * DAY);
  expect(notes()).toEqual([...others, "elsewhere/seen/aaa"]);
});

test("a server is asked once a day at most, not without a note, and nothing changes where it does not answer", async () => {
  const list = vi.fn(async () => undefined);
  await tidyNotes(list, 0);
  expect(list).not.toHaveBeenCalled();
  note("seen/aaa");
  await tidyNotes(list, 0);
  await tidyNotes(list, 1);
  expect(list).toHaveBeenCalledTimes(2);
  const answers = vi.fn(async () => []);
  await tidyNotes(answers, 2);
  await tidyNotes(answers, DAY);
  await tidyNotes(answers, 2 + DAY);
  expect(answers).toHaveBeenCalledTimes(2);
  expect(notes()).toEqual(["seen/aaa"]);
});
