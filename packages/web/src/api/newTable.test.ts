import { expect, test } from "vitest";
import type { TableSetup } from "../storage/create.ts";
import { newTable, NO_CLOCK } from "./newTable.ts";

const tableSetup: TableSetup = {
  game: "metro",
  request: { edition: "bigbox", modules: ["paris"], options: { start: "lot" }, colours: ["blue", "yellow", "red"] },
  sitters: [
    { name: "Planner", mind: { kind: "bot", bot: "planner" } },
    { name: "You", mind: { kind: "person" } },
    { name: "Bo", mind: { kind: "person" } },
  ],
  assist: "trace",
};
const terms = { control: NO_CLOCK, isPublic: true, plays: true };

test("whoever makes a table sits on the first seat for a person, and adds to the shuffle", () => {
  const asked = newTable(tableSetup, { ...terms, delay: 30 });
  expect(asked).toMatchObject({
    seats: [{ kind: "bot", bot: "planner" }, { kind: "person" }, { kind: "person" }],
    setup: { seats: 3, options: { start: "lot" }, colours: ["blue", "yellow", "red"] },
    seat: 1,
    delay: 30,
    assist: "trace",
  });
  expect(asked.nonce).toMatch(/^[0-9a-f]{32}$/);
});

test("a screen that only shows the board has no seat, and a lot needs no colours", () => {
  const asked = newTable({ ...tableSetup, drawsColours: true }, { ...terms, plays: false });
  expect(asked.drawsColours).toBe(true);
  expect(asked.setup).not.toHaveProperty("colours");
  expect(asked).not.toHaveProperty("seat");
});
