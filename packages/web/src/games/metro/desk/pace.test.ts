import { expect, test } from "vitest";
import { turnLimit } from "./pace.ts";

test("a turn takes 1.5 s at most, and all others together 3 s, however many there are", () => {
  for (let seats = 1; seats <= 6; seats++)
    for (const here of [[0], [seats - 1], [0, 2].filter((seat) => seat < seats), []]) {
      let spent = 0;
      for (let turn = 0; turn < 3 * seats; turn++) {
        const seat = turn % seats;
        if (here.includes(seat)) spent = 0;
        const limit = turnLimit({ seat, seats, here, spent });
        expect(limit).toBeLessThanOrEqual(1500);
        if (here.includes(seat)) expect(limit).toBe(1500);
        else if (here.length) expect((spent += limit)).toBeLessThanOrEqual(3000);
        else expect(limit * seats).toBeLessThanOrEqual(3000);
      }
    }
});

test("those who need less leave more to the others", () => {
  const five = { seats: 6, here: [0] };
  expect(turnLimit({ ...five, seat: 1, spent: 0 })).toBe(600);
  expect(turnLimit({ ...five, seat: 2, spent: 300 })).toBe(675);
  expect(turnLimit({ ...five, seat: 5, spent: 1200 })).toBe(1500);
});
