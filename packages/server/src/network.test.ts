/** Plays over a network that loses, delays, duplicates and reorders messages. `npm run net` plays longer. */
import { expect, test } from "vitest";
import { simulate } from "./testing/network/simulate.ts";

const STEPS = process.env["LONG"] === "1" ? 1_000_000 : 40_000;

test(`over ${STEPS} steps of bad network nothing acknowledged is lost, nothing happens twice, and all agree`, async () => {
  const { faults, acknowledged, crashes, cuts, partitions, jumps } = await simulate({
    steps: STEPS,
    seed: process.env["SEED"] ?? "network",
  });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(STEPS / 400);
  expect(Math.min(crashes, cuts, partitions, jumps)).toBeGreaterThan(5);
});

test("the same seed gives the same play", async () => {
  const wish = { steps: 6_000, seed: "again" };
  expect(await simulate(wish)).toEqual(await simulate(wish));
});
