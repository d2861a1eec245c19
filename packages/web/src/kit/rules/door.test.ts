import { expect, test } from "vitest";
import { openDoor, readRule } from "./door.ts";

test("a rule is shown by whoever can show it, the latest first; by nobody where nobody can", () => {
  const shown: string[] = [];
  expect(readRule("1.1")).toBe(false);
  const endFirst = openDoor((rule) => shown.push(`first ${rule}`));
  const endSecond = openDoor((rule) => shown.push(`second ${rule}`));
  expect(readRule("1.2")).toBe(true);
  endSecond();
  expect(readRule("1.3")).toBe(true);
  endFirst();
  expect(readRule("1.4")).toBe(false);
  expect(shown).toEqual(["second 1.2", "first 1.3"]);
});
