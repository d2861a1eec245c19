import { expect, test } from "vitest";
import { rulesAddress, rulesPathAt } from "./ruleLink.tsx";

test("a table leads to the rules of its only module, else to those of its game", () => {
  expect(rulesPathAt("metro", ["paris"])).toBe("/rules/metro/paris");
  expect(rulesPathAt("metro", ["paris", "center-rails"])).toBe("/rules/metro");
  expect(rulesPathAt("underground")).toBe("/rules/underground");
});

test("a rule has an address in the text that has it", () => {
  expect(rulesAddress("metro", "PA.8", "paris")).toBe("/rules/metro/paris#rule-PA.8");
});
