import { describe, expect, it } from "vitest";
import { COLOURS } from "../../companies.ts";
import { metro } from "../../metro.ts";
import type { Position } from "../../position.ts";
import { stationOfNumber } from "../../stations.ts";
import { awardsOf, lay, playedOut, pointsOf, readyFor, sharesOf, told } from "../../testing/cities.ts";
import { NUMBERS, tableOf } from "../../testing/tables.ts";
import { NEW_YORK_1 } from "./printed.ts";
import { NEW_YORK_PARTS } from "./components.ts";
import { boardPoints, newYork, TAKEN } from "./module.ts";
import type { NewYorkSlice } from "./module.ts";

const MODULES = { modules: ["new-york"] };
const BOARDS = NEW_YORK_PARTS.tables(NEW_YORK_1);

/** Yellow at the top left station, then clockwise, four times round the eight colours. */
const TOURISTS = Array.from({ length: 32 }, (_, place) => `=new-york.${COLOURS[place % 8]!}`).join(" ");
const DEAL = `=new-york.board-1 =new-york.board-5 ${TOURISTS}`;

function sliceOf({ slices }: Pick<Position, "slices">): NewYorkSlice {
  return slices["new-york"] as NewYorkSlice;
}

const by = (counts: Readonly<Record<string, number>>): readonly number[] => COLOURS.map((each) => counts[each] ?? 0);

describe("setting up", () => {
  it("rule NY.1: every seat gets one board, at random; each board is worth 16", () => {
    const table = tableOf({ ...MODULES, seats: 3 }, "=new-york.board-3 =new-york.board-8");
    expect(metro.draw(table.position).outcomes.map(({ chance }) => metro.notation.writeChance(chance))).toEqual(
      [1, 2, 4, 5, 6, 7].map((board) => `new-york.board-${board}`),
    );
    for (const values of BOARDS) expect(values.reduce((sum, each) => sum + each)).toBe(16);
  });

  it("rules NY.1 and 10.1: the starting seat gets the first board; before number 3 the first seat did", () => {
    const deal = "=new-york.board-1 =new-york.board-2 =new-york.board-3";
    const boardsAt = (rules: number): readonly number[] =>
      sliceOf(tableOf({ ...MODULES, seats: 3, options: { start: "2" }, rules }, deal).position).boards;
    expect(boardsAt(3)).toEqual([2, 0, 1]);
    expect(boardsAt(2)).toEqual([0, 1, 2]);
  });

  it.each([2, 3, 6])("rule NY.2: with %i seats a tourist waits at each of the 32 stations", (seats) => {
    const boards = Array.from({ length: seats }, (_, seat) => `=new-york.board-${seat + 1}`).join(" ");
    const { position } = tableOf({ ...MODULES, seats }, `${boards} ${TOURISTS}`);
    expect(position.stage).toBe("deal");
    for (const colour of COLOURS.keys())
      expect(sliceOf(position).waiting.filter((each) => each === colour)).toHaveLength(4);
  });
});

describe("playing", () => {
  it("rule NY.3: the owner of the line takes the tourist where it ends, whoever finished it", () => {
    // The line from station 4, of seat 2, goes down from e1 and comes back there; seat 1 lays both tiles.
    const { position, events } = lay(tableOf(MODULES, DEAL).position, "aaaa@e1 dddd@e2", 0);
    expect(sliceOf(position).taken).toEqual([by({}), by({ purple: 1 })]);
    expect(sliceOf(position).waiting[stationOfNumber(4, NUMBERS.metro)]).toBe(TAKEN);
    expect(told(events)).toEqual([{ what: "took", seat: 1, colour: "purple", name: "Central Park", count: 1 }]);
    expect(position.awards).toEqual([]);
  });

  it("rule NY.3: several tourists of a colour may be on one landmark", () => {
    // Stations 4 and 28 both have purple tourists; 28, the fifth from the top at the right, turns back at g5.
    const { position } = lay(tableOf(MODULES, DEAL).position, "aaaa@e1 dddd@e2 aaaa@h5 dddd@g5");
    expect(sliceOf(position).taken).toEqual([by({}), by({ purple: 2 })]);
  });

  it("rule NY.4: a line that ends in the centre brings no tourist", () => {
    const { position, events } = lay(tableOf(MODULES, DEAL).position, "aaaa@d1 aaaa@d2 aaaa@d3");
    expect(position.lines).toMatchObject([{ points: 6 }]);
    expect(told(events)).toEqual([]);
    expect(sliceOf(position)).toEqual(sliceOf(tableOf(MODULES, DEAL).position));
  });

  it("rule NY.4: where a line ends that nobody owns, the tourist stays", () => {
    const setup = { ...MODULES, seats: 3 };
    const { position } = lay(tableOf(setup, `=new-york.board-2 ${DEAL}`).position, "aaaa@a8 accd@b8");
    const place = stationOfNumber(16, NUMBERS.metro);
    expect(position.lines).toMatchObject([{ from: place, to: place, points: 3 }]);
    expect(position.lines[0]).not.toHaveProperty("earner");
    expect(sliceOf(position).waiting).not.toContain(TAKEN);
  });
});

describe("the end", () => {
  it("rule NY.5: the rulebook's example, 2 red, 2 blue and 1 green tourist are worth 8", () => {
    expect(boardPoints(BOARDS, 0, by({ red: 2, blue: 2, green: 1 }))).toBe(8);
  });

  it("rule NY.5: tourists are paid when the game is over, one award to a seat", () => {
    const position = playedOut({ ...MODULES, seats: 4 }, "a whole game");
    const { boards, taken } = sliceOf(position);
    const awards = awardsOf(position, "new-york");
    const expected = taken.map((tourists, seat) => boardPoints(BOARDS, boards[seat]!, tourists));
    const paid = expected.map((_, seat) => pointsOf(awards.filter(({ to }) => to.kind === "seat" && to.seat === seat)));
    expect(paid).toEqual(expected);
    expect(Math.max(...paid)).toBeGreaterThan(0);
    expect(new Set(awards.map(({ reason }) => reason))).toEqual(new Set(["tourists"]));
  });

  it("rule NY.5: without tourists there is no award", () => {
    // Seat 2 has a purple tourist, who is worth 1 on its board.
    const { position } = lay(tableOf(MODULES, DEAL).position, "aaaa@e1 dddd@e2", 0);
    expect(newYork.finalAwards!([], metro.sceneOf(position))).toEqual([
      { to: { kind: "seat", seat: 1 }, points: 1, module: "new-york", reason: "tourists" },
    ]);
  });

  it("rule NY.6: nothing is hidden", () => {
    const table = tableOf(MODULES, DEAL);
    const { position } = lay(table.position, "aaaa@e1 dddd@e2");
    expect(sliceOf(metro.view(position, "spectator"))).toEqual(sliceOf(position));
  });
});

describe("with corporations", () => {
  const setup = { seats: 3, modules: ["new-york", "stock-corporations"] };

  it("rule NY.7: the eight companies have boards, and their lines bring tourists there", () => {
    const boards = BOARDS.map((_, board) => `=new-york.board-${board + 1}`).join(" ");
    const { position } = lay(readyFor(setup, `${boards} ${TOURISTS}`), "aaaa@e1 dddd@e2");
    expect(sliceOf(position).boards).toHaveLength(8);
    expect(sliceOf(position).taken[COLOURS.indexOf("green")]).toEqual(by({ purple: 1 }));
  });

  it("rule NY.7: what boards are worth is profit, and companies are ranked after it", () => {
    const position = playedOut(setup, "companies");
    const city = awardsOf(position, "new-york");
    expect(city.length).toBeGreaterThan(0);
    expect(city.every(({ to }) => to.kind === "company")).toBe(true);
    const { paid, worth } = sharesOf(position);
    expect(paid).toEqual(worth);
  });
});
