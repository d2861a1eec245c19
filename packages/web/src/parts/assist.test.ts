import { expect, test } from "vitest";
import { assistOf } from "./assist.ts";
import { OFFERED } from "./offeredAssists.ts";

test("hints are not offered, and kept tables that have them show the ledger", () => {
  expect(OFFERED).not.toContain("hints");
  expect(assistOf("hints")).toBe("ledger");
  expect(OFFERED.map(assistOf)).toEqual(OFFERED);
  expect(assistOf("something else")).toBe("none");
});
