import { afterAll, beforeAll, expect, test } from "vitest";
import { Runs } from "./runs.ts";
import { openStorage } from "./storage/open.ts";
import type { Storage } from "./storage/storage.ts";
import { newFolder } from "./testing/startOnline.ts";

let folder: ReturnType<typeof newFolder>;
let storage: Storage;

beforeAll(async () => {
  folder = newFolder();
  storage = await openStorage(folder.where);
});

afterAll(async () => {
  await storage.close();
  folder.remove();
});

test("time counts once while several servers run, and nobody is charged for the time without any", async () => {
  const earlier = [
    // The first runs until 40 s, and one beside it from 5 to 20 s.
    { id: "a", began_at: 0, beat_at: 40_000 },
    { id: "b", began_at: 5_000, beat_at: 20_000 },
    // Another takes over at 30 s and stops at 60 s. Nothing runs until 80 s.
    { id: "c", began_at: 30_000, beat_at: 60_000 },
  ];
  await storage.write({ query: storage.db.insertInto("runs").values(earlier).compile() });
  let now = 80_000;
  const runs = new Runs(storage, () => now);
  expect(await runs.begin()).toEqual({ isAlone: true });
  now = 100_000;
  expect(
    [0, 10_000, 35_000, 50_000, 60_000, 70_000, 80_000, 90_000].map((since) => runs.downtimeSince(since, now)),
  ).toEqual([20_000, 20_000, 20_000, 20_000, 20_000, 10_000, 0, 0]);
  // Before the first of them, too.
  expect(runs.downtimeSince(-7_000, now)).toBe(27_000);

  // One that starts beside it is not alone, and knows of the same gap.
  await runs.end();
  const beside = new Runs(storage, () => now);
  expect(await beside.begin()).toEqual({ isAlone: false });
  now = 130_000;
  expect(beside.downtimeSince(10_000, now)).toBe(20_000);
  await beside.end();
});
