import { expect, test } from "vitest";
import { SIDES, sidesFor } from "./sides.ts";

test("at a screen that lies flat everybody has a side, clockwise in the order of the seats", () => {
  for (let seats = 1; seats <= 6; seats++) {
    const sides = sidesFor(seats);
    expect(sides).toHaveLength(seats);
    expect(sides[0]).toBe("bottom");
    const turns = sides.map((side) => SIDES.indexOf(side));
    expect(turns).toEqual(turns.toSorted((one, other) => one - other));
    // At most two on a long side and one on a short side.
    for (const side of SIDES)
      expect(sides.filter((each) => each === side).length).toBeLessThanOrEqual(
        side === "left" || side === "right" ? 1 : 2,
      );
  }
});

test("two sit opposite each other", () => {
  expect(sidesFor(2)).toEqual(["bottom", "top"]);
});
