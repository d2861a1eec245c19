import { ASSISTS } from "@interchange/games";
import { expect, test } from "vitest";
import { assistOf, helps } from "./assist.ts";

test("a kept table has the help that it was promised, and one that names none has none", () => {
  expect(ASSISTS.map(assistOf)).toEqual(ASSISTS);
  expect(assistOf("something else")).toBe("none");
});

test("advice is for tables with hints alone", () => {
  expect(ASSISTS.filter((each) => helps(each, "hints"))).toEqual(["hints"]);
});
