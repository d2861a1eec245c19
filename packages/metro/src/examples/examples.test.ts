/** Every example is a legal game, and what comes of it is what the rulebooks say. */
import { describe, expect, test } from "vitest";
import { seatColours } from "../colours.ts";
import { metro } from "../metro.ts";
import type { Line, Position } from "../position.ts";
import { stationOfNumber } from "../stations.ts";
import { NUMBERS } from "../testing/tables.ts";
import { EXAMPLES, playExample } from "./index.ts";

const stepsOf = (id: string) => playExample(metro, EXAMPLES[id]!);
const lastOf = (id: string): Position => stepsOf(id).at(-1)!.position;

/** Lines that ended in the steps of an example, by the number of their station. */
function lines(id: string): Readonly<Record<number, Partial<Line>>> {
  const ended = lastOf(id).lines;
  return Object.fromEntries(
    Array.from({ length: 32 }, (_, at) => at + 1).flatMap((number) => {
      const line = ended.find(({ from }) => from === stationOfNumber(number, NUMBERS.metro));
      return line ? [[number, { length: line.length, points: line.points }]] : [];
    }),
  );
}

/** What was paid at the end, by reason. */
function paid(id: string, seat = 0): Readonly<Record<string, number>> {
  const own = lastOf(id).awards.filter(({ to, points }) => to.kind === "seat" && to.seat === seat && points !== 0);
  return Object.fromEntries(own.map(({ reason, points }) => [reason, points]));
}

test.each(Object.keys(EXAMPLES))("%s is a legal game", (id) => {
  expect(stepsOf(id).length).toBeGreaterThan(0);
});

test.each([
  ["three-lines", ["yellow 3", "green 2", "orange 10"]],
  ["twice-over", ["yellow 14"]],
  ["number-28", ["green 12"]],
  ["through-the-centre", ["yellow 10"]],
  ["tickets", ["green 7"]],
] as const)("%s has the rulebook's colours", (id, scored) => {
  const { lines: ended, setup } = lastOf(id);
  const shown = ended.map(({ earner, points }) =>
    earner?.kind === "seat" ? `${seatColours(setup)[earner.seat]} ${points}` : "",
  );
  expect(shown).toEqual(expect.arrayContaining([...scored]));
});

describe("the game", () => {
  test("lines of 3, 2 and 10 points", () => {
    expect(lines("three-lines")).toMatchObject({
      4: { length: 3, points: 3 },
      5: { length: 2, points: 2 },
      10: { length: 5, points: 10 },
    });
  });

  test("six tiles, one of them twice, into the centre: 14", () => {
    expect(lines("twice-over")).toEqual({ 13: { length: 7, points: 14 } });
  });

  test("one tile ends two lines", () => {
    const ended = stepsOf("several")
      .at(-1)!
      .entries.flatMap(({ events }) => events);
    expect(ended.filter(({ type }) => type === "scored")).toHaveLength(2);
  });

  test("another tile is drawn, placed, and the hand stays", () => {
    const [begins, drawn, placed] = stepsOf("drawing-another").map(({ position }) => position);
    expect(drawn!.drawn).toHaveLength(1);
    expect(placed!.hands[0]).toEqual(begins!.hands[0]);
  });

  test("green wins with 82", () => {
    expect(metro.standings(lastOf("eighty-two"))?.[0]).toEqual({ seat: 3, points: 82, place: 1 });
  });

  test("tiles on trial are refused where the rule says so, and taken elsewhere", () => {
    const squares = (id: string) => {
      const { position } = stepsOf(id)[0]!;
      const view = metro.view(position, position.turn);
      return metro.moves(view).filter(({ type }) => type === "place").length;
    };
    const refused = (id: string, word: string) => {
      const { position } = stepsOf(id)[0]!;
      return metro.refusal(metro.view(position, position.turn), metro.notation.readMove(word)!)?.rule;
    };
    expect(refused("where", "aaaa@d4")).toBe("3.1");
    expect(refused("where", "aaaa@f6")).toBe("3.2");
    expect(refused("where", "aaaa@b3")).toBeUndefined();
    expect(refused("one-tile", "dacc@b1")).toBe("3.4");
    expect(refused("one-tile", "dacc@a1")).toBe("3.4");
    expect(refused("one-tile", "dacc@b8")).toBeUndefined();
    expect(squares("exception")).toBe(28);
    expect(refused("no-neighbour", "bbbb@d3")).toBe("3.2");
  });
});

describe("the modules", () => {
  test("shares: 68 and a bonus of 3; two who are tied get 3 each", () => {
    expect(paid("shares", 0)).toEqual({
      "shares-yellow": 48,
      "shares-green": 15,
      "shares-blue": 5,
      "majority-yellow": 3,
    });
    expect(paid("shares", 1)).toMatchObject({ "majority-orange": 3 });
    expect(paid("shares", 2)).toMatchObject({ "majority-orange": 3 });
  });

  test("the open share is taken, the old one lies under its pile, and the next is open", () => {
    const told = stepsOf("exchange")
      .at(-1)!
      .entries.flatMap(({ events }) => events)
      .flatMap((event) => (event.type === "own" ? event.tells : []));
    expect(told).toEqual([
      { what: "took-up", seat: 0, count: 20, colour: "yellow" },
      { what: "opened", colour: "purple", count: 20 },
    ]);
  });

  test("from the centre into the centre is not doubled", () => {
    expect(lastOf("centre-to-centre").lines.at(-1)).toMatchObject({ from: 32, length: 6, points: 6 });
  });

  test("ten through the centre", () => expect(lines("through-the-centre")).toEqual({ 2: { length: 10, points: 10 } }));
  test("solo: 22, less 13 in the challenge", () => expect(paid("two-scores")).toEqual({ lowest: 22, spread: -13 }));
  test("numbers: green has 12, yellow gets 12", () => {
    expect(lastOf("number-28").points).toEqual([12, 0, 0, 12]);
  });
  test("Paris: 10 and 3, less 2", () => expect(paid("paris-row")).toEqual({ run: 10, full: 3, others: -2 }));
  test("Stockholm: 3 and 4", () => {
    expect([paid("stockholm-row", 0), paid("stockholm-row", 1)]).toEqual([{ markers: 3 }, { markers: 4 }]);
  });
  test("London: 3 points, and none", () => {
    expect([lastOf("taxi-arrives").points, lastOf("taxi-passes").points]).toEqual([
      [0, 3],
      [0, 0],
    ]);
  });
  test("New York: a red tourist, and 8 for five", () => {
    expect(JSON.stringify(stepsOf("waiting-tourist").at(-1)!.entries)).toContain('"colour":"red"');
    expect(paid("new-york-board")).toEqual({ tourists: 8 });
  });
  test("St. Petersburg: 11, and three blue tiles", () => {
    expect(lines("three-tiles")[32]).toEqual({ length: 11, points: 11 });
    expect(JSON.stringify(stepsOf("three-tiles").at(-1)!.entries)).toContain(
      '{"what":"won","seat":1,"colour":"blue","count":3}',
    );
  });
  test("Berlin: 7, two yellow tickets and a purple one", () => {
    expect(lines("tickets")).toEqual({ 14: { length: 7, points: 7 } });
    const told = JSON.stringify(stepsOf("tickets").at(-1)!.entries);
    expect(told).toContain('{"what":"tickets","seat":3,"colour":"yellow","count":2}');
    expect(told).toContain('{"what":"tickets","seat":3,"colour":"purple","count":1}');
  });
});
