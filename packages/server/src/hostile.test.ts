/** Hostile input: messages, requests, records, component sets, files and raw bytes. `npm run fuzz` tries more. */
import { expect, test } from "vitest";
import { fuzz } from "./testing/hostile/fuzz.ts";

const CASES = process.env["LONG"] === "1" ? 200_000 : 1_500;

test(`${CASES} hostile things break nothing, tell nothing, and are answered`, { timeout: 3_600_000 }, async () => {
  const { faults, byTarget } = await fuzz({ cases: CASES, seed: process.env["SEED"] ?? "hostile" });
  expect(faults).toEqual([]);
  expect(Object.keys(byTarget)).toHaveLength(6);
});
