import * as v from "valibot";
import { expect, test } from "vitest";
import { PersonName, Saying } from "./words.ts";

test.each(["Ada", "José", "Ångström", "Nguyễn", "Ирина", "王小明", "Ada ❤️", "O'Neill-Smith", "क्षि"])(
  "%s is a name",
  (name) => {
    expect(v.safeParse(PersonName, name.normalize("NFC")).success).toBe(true);
  },
);

test.each([
  ["nothing", ""],
  ["a space before it", " Ada"],
  ["a filler that cannot be seen", "\u3164"],
  ["an empty Braille cell", "\u2800"],
  ["half of a Korean letter", "\u1160"],
  ["a joiner", "\u034F"],
  ["only a variation selector", "\uFE0F"],
  ["a variation selector after a letter", "A\uFE0F"],
  ["another variation selector", "A\uFE00"],
  ["a vowel that cannot be seen", "A\u17B5"],
  ["an accent without a letter", "\u0301da"],
  ["an accent after a space", "A \u0301da"],
  ["three accents on one letter", "A\u0301\u0302\u0303"],
  ["half a character", "A\uD83D"],
  ["another text direction", "\u202Eada"],
  ["a line break", "A\nda"],
])("%s is no name", (_, name) => {
  expect(v.safeParse(PersonName, name).success).toBe(false);
});

test("a refusal of a name is a sentence", () => {
  const [issue] = v.safeParse(PersonName, "\u3164").issues ?? [];
  expect(issue?.message).toBe("A name has only characters that can be seen.");
});

test("a message loses what cannot be seen, and keeps joined emoji", () => {
  expect(v.parse(Saying, "\u202Ehello\u200B there\uFEFF \u2066")).toBe("hello there");
  expect(v.parse(Saying, "a\u061Cb\u180Ec")).toBe("abc");
  expect(v.parse(Saying, "well done 👩\u200D🚀")).toBe("well done 👩\u200D🚀");
  expect(v.parse(Saying, "👩🏽\u200D🚀")).toBe("👩🏽\u200D🚀");
  expect(v.parse(Saying, "a\u200Db")).toBe("ab");
  expect(v.safeParse(Saying, "\u200B\u200E").success).toBe(false);
});
