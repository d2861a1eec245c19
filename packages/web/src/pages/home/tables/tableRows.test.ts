import type { TableInfo } from "@interchange/protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LANGUAGES, speak } from "../../../words/index.ts";
import { inOrder } from "./tableOrder.ts";
import { aboutTable } from "./tableRows.tsx";

const NAMES = ["Ada", "Bo", "Cy"];

/** What home says about a table of so many people at which Ada is to move: its heading, its two lines, its action. */
function said(yours: readonly number[], seats: number, left: number): readonly (string | boolean)[] {
  const table = {
    id: "t",
    game: "metro",
    state: "running",
    setup: { edition: "bigbox", seats, rules: 1 },
    seats: NAMES.slice(0, seats).map((name) => ({ name, mind: { kind: "person" } })),
    toAct: 0,
    deadline: Date.now() + left,
    at: 1,
    yours,
  } as unknown as TableInfo;
  return inOrder([], [table]).flatMap((row) => {
    const { how, when, action, isUrgent } = aboutTable(row);
    return [row.standing, how, when, action, isUrgent];
  });
}

beforeEach(() => speak("en"));
afterEach(() => speak("en"));

test("a table where time is left says whose turn it is", () => {
  expect(said([0], 2, 7_200_500)).toEqual(["turn", "Your turn", "2 h 0 min left", "Play", false]);
  expect(said([1], 2, 7_200_500)).toEqual(["waiting", "Ada's turn", "2 h 0 min left", "Open", false]);
});

test("once your time is up, another player decides, and with more than two you may still move", () => {
  expect(said([0], 2, -5)).toEqual(["waiting", "Your time is up", "wait for the decision", "Open", false]);
  expect(said([1], 2, -5)).toEqual(["waiting", "Ada's time is up", "you decide", "Open", false]);
  expect(said([0], 3, -5)).toEqual(["turn", "Your turn", "Your time is up", "Play", true]);
  expect(said([1], 3, -5)).toEqual(["waiting", "Ada's time is up", "you decide", "Open", false]);
});

test.each(Object.keys(LANGUAGES))(
  "no table says that it is your turn once you may not move, in %s",
  async (language) => {
    const [, turn] = said([0], 2, 5_000);
    await speak(language);
    const [, how, when] = said([0], 2, -5);
    expect([how, when]).not.toContain(turn);
    expect(how).not.toBe(said([0], 2, 5_000)[1]);
  },
);
