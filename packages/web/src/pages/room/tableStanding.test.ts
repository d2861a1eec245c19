import type { RoomInfo, RoomTable } from "@interchange/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LANGUAGES, speak } from "../../words/index.ts";
import { isWaitingForYou, newlyBegun, standingOf } from "./tableStanding.ts";

const NAMES = ["Ada", "Bo", "Cy"];
const members = NAMES.map((name, at) => ({ n: at + 1, name }));

/** A table of so many people at which Ada is to move, with so much time left. */
function tableOf(seats: number, left: number, more: Partial<RoomTable> = {}): RoomTable {
  return {
    id: "t",
    game: "metro",
    state: "running",
    seats: NAMES.slice(0, seats).map((name, at) => ({ name, member: at + 1, mind: { kind: "person" } })),
    toAct: 0,
    deadline: Date.now() + left,
    ...more,
  } as unknown as RoomTable;
}

const said = (you: number | undefined, ...table: Parameters<typeof tableOf>): string =>
  standingOf({ members } as unknown as RoomInfo, tableOf(...table), you);

beforeEach(() => speak("en"));
afterEach(() => speak("en"));

test("a table of a room says whose turn it is while time is left, and when nobody's clock runs", () => {
  expect([said(1, 2, 5_000), said(2, 2, 5_000), said(undefined, 2, 5_000)]).toEqual([
    "Your turn",
    "Ada's turn",
    "Ada's turn",
  ]);
  expect(said(1, 2, -5, { state: "paused" })).toBe("Paused");
});

test("once time is up at a table, the room says so, and who decides", () => {
  expect(said(1, 2, -5)).toBe("Your time is up · wait for the decision");
  expect(said(2, 2, -5)).toBe("Ada's time is up · you decide");
  // Somebody else in the room, and spectators.
  expect(said(3, 2, -5)).toBe("Ada's time is up · waiting for a decision");
  expect(said(undefined, 2, -5)).toBe("Ada's time is up · waiting for a decision");
  // With more than two, one may still move.
  expect(said(1, 3, -5)).toBe("Your turn · Your time is up");
});

test("a table waits for those who may move or decide", () => {
  const waits = (seats: number, left: number) =>
    [1, 2, 3, undefined].map((you) => isWaitingForYou(tableOf(seats, left), you));
  expect(waits(2, 5_000)).toEqual([true, false, false, false]);
  expect(waits(2, -5)).toEqual([false, true, false, false]);
  expect(waits(3, -5)).toEqual([true, true, true, false]);
});

test.each(Object.keys(LANGUAGES))(
  "no table of a room says only whose turn it is once time is up, in %s",
  async (language) => {
    await speak(language);
    for (const you of [1, 2, undefined]) expect(said(you, 2, -5)).not.toContain(said(you, 2, 5_000));
  },
);

test("your game has newly begun once, also if its table was seen before it began", () => {
  const begun = new Set<string>();
  const open = tableOf(2, 0, { id: "new", state: "open" });
  const running = tableOf(2, 0, { id: "new" });
  const old = tableOf(2, 0, { id: "old" });
  expect(newlyBegun(begun, [old], 1)).toBe("old");
  expect(newlyBegun(begun, [open, old], 1)).toBeUndefined();
  expect(newlyBegun(begun, [running, old], 1)).toBe("new");
  expect(newlyBegun(begun, [running, old], 1)).toBeUndefined();
  // Somebody else's, and one that has ended since.
  expect(newlyBegun(new Set(), [running], 3)).toBeUndefined();
  expect(newlyBegun(new Set(), [{ ...running, state: "over" }], 1)).toBeUndefined();
});
