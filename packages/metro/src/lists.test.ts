import { expect, it } from "vitest";
import { appended, replaced, withoutAt } from "./lists.ts";

it("changes nothing but the one item, and leaves the list as it was", () => {
  const list = [3, 1, 4];
  expect(appended(list, 1)).toEqual([3, 1, 4, 1]);
  expect(replaced(list, 1, 5)).toEqual([3, 5, 4]);
  expect(withoutAt(list, 0)).toEqual([1, 4]);
  expect(withoutAt(list, 2)).toEqual([3, 1]);
  expect(withoutAt([7], 0)).toEqual([]);
  expect(list).toEqual([3, 1, 4]);
});
