/** Compares the files in `deploy` with what the server expects. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LONGEST_KEPT } from "../packages/protocol/src/index.ts";
import { at } from "./tree.mjs";

test("nginx lets the longest table through that somebody may keep on the server", () => {
  const kilobytes = /client_max_body_size (\d+)k;/.exec(readFileSync(at("deploy", "nginx.conf"), "utf8"))?.[1];
  // As JSON inside JSON, every quote takes two characters.
  expect(Number(kilobytes) * 1024).toBeGreaterThan(2 * LONGEST_KEPT + 1_000);
});
