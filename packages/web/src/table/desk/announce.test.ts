import { signal } from "@preact/signals";
import { afterEach, expect, test, vi } from "vitest";
import type { Happened, Waiting } from "../../client/client.ts";
import { prefer } from "../../kit/settings.ts";
import { announceEvents } from "./announce.ts";

const heard: string[] = [];
vi.mock("../../kit/ui/live.tsx", () => ({ announce: (words: string) => heard.push(words) }));

afterEach(() => {
  prefer({ detail: "normal" });
  heard.splice(0);
});

const entry = (index: number): Happened<number> => ({ index, seat: 1, events: [index] });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function table(waiting: Waiting = { kind: "over" }) {
  const happened = signal<readonly Happened<number>[]>([entry(0)]);
  const desk = {
    client: { happened, waiting: signal(waiting) },
    speaker: () => ({
      sitters: [],
      viewer: 0,
      setup: { edition: "only", rules: 1, seats: 2, modules: [], options: {} },
    }),
  };
  const sentencesOf = (_: unknown, all: readonly Happened<number>[]) =>
    all.map(({ index }) => ({
      index,
      seat: 1,
      text: `Bo did ${index}.`,
      gains: [],
      place: undefined,
      before: 0,
      after: 0,
    }));
  const telling = {
    brief: ({ index }: { readonly index: number }) => `Bo ${index}.`,
    full: () => ["Points: Bo 3."],
  };
  const start = (from?: number) => announceEvents(desk, sentencesOf, telling, from);
  return { happened, start };
}

test("what happens is said in the words of the log, until nobody listens any more", async () => {
  const { happened, start } = table({ kind: "viewer", seat: 0 });
  const stop = start();
  happened.value = [entry(0), entry(1)];
  await settled();
  expect(heard).toEqual(["Bo did 1. It's your turn."]);
  happened.value = [entry(0)];
  await settled();
  expect(heard[1]).toBe("The last move was undone.");
  stop();
  happened.value = [entry(0), entry(1), entry(2)];
  await settled();
  expect(heard).toHaveLength(2);
});

test("what happened before anybody could say it is said then", async () => {
  const { happened, start } = table();
  happened.value = [entry(0), entry(1)];
  const stop = start(1);
  await settled();
  expect(heard).toEqual(["Bo did 1."]);
  stop();
});

test.each([
  ["brief", "Bo 1."],
  ["full", "Bo did 1. Points: Bo 3."],
] as const)("it is said in %s where that is wanted", async (detail, words) => {
  prefer({ detail });
  const { happened, start } = table();
  const stop = start();
  happened.value = [entry(0), entry(1)];
  await settled();
  expect(heard).toEqual([words]);
  stop();
});
