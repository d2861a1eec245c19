import { expect, it } from "vitest";
import { Random } from "../random.ts";
import { anyByKind, kindOf } from "./kinds.ts";

it.each([
  [{ type: "place" }, "aacb@c4", "place"],
  [{ type: "build" }, "red:euston/angel", "build"],
  [{ type: "own" }, "stock.20-up", "stock.#-up"],
  [{ type: "own" }, "berlin.tourist-red", "berlin.tourist"],
  [{ type: "own" }, "solo.reject", "solo.reject"],
  ["pass", "pass", "pass"],
])("the kind of %o, written %s, is %s", (move, text, kind) => expect(kindOf(move, text)).toBe(kind));

it("a rare kind comes as often as a common one", () => {
  const moves = ["draw", ...Array.from({ length: 99 }, (_, cell) => `place.at-${cell}`)];
  const random = new Random(1);
  const picked = Array.from({ length: 400 }, () => anyByKind(moves, { writeMove: (move) => move }, random));
  const draws = picked.filter((move) => move === "draw").length;
  expect(draws).toBeGreaterThan(150);
  expect(draws).toBeLessThan(250);
});
