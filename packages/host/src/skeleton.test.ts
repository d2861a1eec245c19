import { describe, expect, test } from "vitest";
import { freeName } from "./sitters.ts";
import { looksLike, skeletonOf } from "./skeleton.ts";

describe("names look alike", () => {
  test.each([
    ["Ada", "Аdа", "Cyrillic letters"],
    ["Bo", "Βο", "Greek letters"],
    ["BO", "B0", "a nought"],
    ["Ill", "lII", "strokes"],
    ["Lil", "LiI", "a capital I"],
    ["Ada", "Ａｄａ", "wide letters"],
    ["Ada", "𝐀𝐝𝐚", "mathematical letters"],
    ["Modern", "Modem", "two letters that touch"],
    ["Vivian", "Viνian", "a Greek nu"],
    ["WILLOW", "VVILLOVV", "two letters for one"],
    ["Ann Lee", "Ann\u2003Lee", "a wide space"],
    ["O'Neil", "O’Neil", "another apostrophe"],
    ["ADA", "ada", "small letters"],
    ["scope", "ѕсоре", "a word that is all Cyrillic"],
  ])("%s and %s: %s", (one, other) => {
    expect(looksLike(one, other)).toBe(true);
    expect(looksLike(other, one)).toBe(true);
  });
});

test.each([
  ["Ada", "Eda"],
  ["Bo", "Bob"],
  ["Zoë", "Zoe"],
  ["José", "Jose"],
  ["山田", "山本"],
  ["Анна", "Инна"],
])("%s and %s do not look alike", (one, other) => {
  expect(looksLike(one, other)).toBe(false);
});

test("a skeleton has no other skeleton, and names of any script have one", () => {
  for (const name of ["Ada", "Wim", "Олена", "Ελένη", "山田", "منى", "Երևան", "mini WWW 1Il|0O"])
    expect(skeletonOf(skeletonOf(name))).toBe(skeletonOf(name));
});

test("who looks like someone at the table gets a number, also after the third", () => {
  expect(freeName("Аda", ["Ada"])).toBe("Аda 2");
  expect(freeName("Ada", ["Аda", "Ada 2", undefined])).toBe("Ada 3");
  expect(freeName("Eda", ["Ada"])).toBe("Eda");
});
