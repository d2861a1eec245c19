import { describe, expect, it } from "vitest";
import { COLOURS } from "../../companies.ts";
import { metro } from "../../metro.ts";
import { EDGE_STATIONS } from "../../geometry.ts";
import { ownerOf } from "../../layout.ts";
import { squareName } from "../../notation.ts";
import { limitsIn } from "../../placing.ts";
import type { Line, Position } from "../../position.ts";
import { stationOfNumber } from "../../stations.ts";
import { supplyOf } from "../../supply.ts";
import { NUMBERS, moveOf, refusalOf, run, setupOf, tableOf } from "../../testing/tables.ts";
import type { MetroTable } from "../../testing/tables.ts";
import type { TileCode } from "../../tiles.ts";
import { FRESH_CARDS, withUsed } from "./cards.ts";
import type { Cards } from "./cards.ts";
import { soloScore } from "./final.ts";

const SOLO = { modules: ["solo"] };

function cardsOf(position: Position): Cards {
  return position.slices["solo"] as Cards;
}

/** The squares that the tiles in hand may be placed on. */
function squares(position: Position): readonly string[] {
  const written = metro.moves(metro.view(position, 0)).map((move) => metro.notation.writeMove(move));
  return [...new Set(written.flatMap((text) => text.split("@")[1] ?? []))].toSorted();
}

/** A game between turns, in which a card lies open and a tile is placed by it, whatever came before. */
function placed(position: Position, colour: string, tile: TileCode, square: string): Position {
  const card = COLOURS.indexOf(colour as (typeof COLOURS)[number]);
  const cards = { ...cardsOf(position), card };
  const { pile } = cards;
  const ready: Position = {
    ...position,
    stage: "turn",
    hands: [[tile, "aaaa"]],
    slices: { solo: { ...cards, pile: pile.filter((each) => each !== card) } },
  };
  return metro.play(ready, moveOf(`${tile}@${square}`)).position;
}

/** A whole turn, by the card named or by any. The tile drawn is none that may be rejected, unless it has to be. */
function playTurn(table: MetroTable, colour?: string): void {
  if (metro.actor(table.position).kind === "chance")
    run(table, `=${colour ? `solo.${colour}` : nextChances(table)[0]!}`);
  table.play(0, metro.moves(table.view(0))[0]!);
  const tiles = nextChances(table);
  run(table, `=${tiles.find((tile) => tile !== "dddd") ?? tiles[0]!}`);
}

function nextChances(table: MetroTable): readonly string[] {
  return metro.draw(table.position).outcomes.map(({ chance }) => metro.notation.writeChance(chance));
}

/** Yellow's four stations, 1, 11, 18 and 28, are at these squares. */
const YELLOW = ["h1", "a3", "b8", "h5"];

describe("setting up", () => {
  it("rule SO.1: one seat, eight companies with four stations, eight cards", () => {
    const setup = setupOf(SOLO);
    expect(setup.seats).toBe(1);
    const layout = metro.layoutOf(setup);
    const owners = [1, 11, 18, 28, 8, 14, 23, 29].map((number) =>
      ownerOf(layout, stationOfNumber(number, NUMBERS.metro)),
    );
    expect(owners).toEqual([0, 0, 0, 0, 7, 7, 7, 7]);
    const position = metro.start(setup);
    expect(position.profits).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(cardsOf(position).pile).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("rule SO.1: other counts of seats and other modules are refused in words", () => {
    expect(metro.prepare({ ...SOLO, seats: 2 })).toMatchObject({
      ok: false,
      reason: "solo is for 1 player, not for 2",
    });
    const both = metro.prepare({ modules: ["solo", "stock-corporations"], seats: 3 });
    expect(both).toMatchObject({ ok: false, refusal: { code: "combination", rule: "9.1" } });
    expect(!both.ok && both.reason).toMatch(/solo does not support other modules/);
    expect(metro.prepare({ seats: 1 })).toMatchObject({ ok: false });
  });

  it("rule SO.2: two open tiles, filled again after each turn, and no drawing instead", () => {
    const table = tableOf(SOLO, "=aaaa =aacb =solo.yellow");
    expect(table.view("spectator").hands).toEqual([["aaaa", "aacb"]]);
    expect(refusalOf(table, "draw")).toEqual({ code: "noDraw", rule: "9.3" });
    run(table, "aacb@h5 =cccc");
    expect(table.position.hands).toEqual([["aaaa", "cccc"]]);
  });
});

describe("cards", () => {
  it("rule SO.3: a turn begins with a card, any that is left in the pile", () => {
    const table = tableOf(SOLO, "=aaaa =aacb");
    expect(metro.actor(table.position)).toEqual({ kind: "chance" });
    const { stream, outcomes } = metro.draw(table.position);
    expect(stream).toBe("solo/cards");
    expect(outcomes.map(({ weight }) => weight)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(refusalOf(table, "aaaa@h5")).toEqual({ code: "drawOwed", rule: "2.5" });
    run(table, "=solo.yellow aaaa@h5 =cccc");
    expect(metro.draw(table.position).outcomes).toHaveLength(7);
  });

  it("rule SO.4: the tile goes where a line of that company leads", () => {
    const table = tableOf(SOLO, "=aaaa =aacb =solo.yellow");
    expect(squares(table.position)).toEqual(YELLOW.toSorted());
    expect(refusalOf(table, "aaaa@a1")).toEqual({ code: "otherLine", rule: "SO.4" });
    // Straight on from h5, the line leads to g5.
    run(table, "aaaa@h5 =cccc");
    const again = { ...table.position, slices: { solo: { ...cardsOf(table.position), card: 0 } } };
    expect(squares(again)).toEqual(["a3", "b8", "g5", "h1"]);
  });

  it("rule SO.4: to the squares where its lines wait, each once, and none for a line that has ended", () => {
    const { position } = tableOf(SOLO, "=aaaa =aacb");
    const limit = (at: Position): readonly string[] | undefined => {
      const [first] = limitsIn(metro.sceneOf({ ...at, slices: { solo: { ...cardsOf(at), card: 0 } } }));
      return first?.squares.map(squareName).toSorted();
    };
    expect(limitsIn(metro.sceneOf(position))).toEqual([]);
    expect(limit(position)).toEqual(YELLOW.toSorted());
    expect(limit(placed(position, "yellow", "dddd", "h5"))).toEqual(["a3", "b8", "h1"]);
    // From station 11 to the right and from station 18 upwards, two lines wait for one tile.
    const meeting = ["a3", "b8", "b7", "b6", "b5", "b4"].reduce(
      (at, square) => placed(at, "yellow", "aaaa", square),
      position,
    );
    expect(limit(meeting)).toEqual(["b3", "h1", "h5"]);
  });

  it("rule SO.5: after the last card all of them are shuffled, that one too", () => {
    const table = tableOf(SOLO, "=aaaa =aacb");
    for (const colour of COLOURS) playTurn(table, colour);
    expect(cardsOf(table.position).pile).toEqual([]);
    expect(metro.draw(table.position).outcomes).toHaveLength(8);
    run(table, "=solo.brown");
    expect(cardsOf(table.position)).toMatchObject({ pile: [0, 1, 2, 3, 4, 5, 6], revealed: [], card: 7 });
  });

  it("rule SO.7: the card of a company leaves when its four lines are scored", () => {
    let position = tableOf(SOLO, "=aaaa =aacb").position;
    for (const square of YELLOW.slice(0, 3)) position = placed(position, "yellow", "dddd", square);
    expect(cardsOf(position).revealed).toContain(0);
    position = placed(position, "yellow", "dddd", YELLOW[3]!);
    expect(cardsOf(position)).toMatchObject({ pile: [1, 2, 3, 4, 5, 6, 7], revealed: [], card: null });
  });

  it("rule SO.7: also from the pile, at once", () => {
    // Purple's line from station 32 and yellow's from station 1 both begin at h1, and both turn back there.
    const ended = [11, 18, 28].map((number): Line => {
      const from = stationOfNumber(number, NUMBERS.metro);
      return { from, to: from, length: 1, points: 1, earner: { kind: "company", company: 0 } };
    });
    const after = (options: Readonly<Record<string, string>>, pile: readonly number[]): Cards => {
      const { position } = tableOf({ ...SOLO, options }, "=aaaa =aacb");
      const solo: Cards = { ...cardsOf(position), pile };
      return cardsOf(placed({ ...position, lines: ended, slices: { solo } }, "purple", "dddd", "h1"));
    };
    const purple = COLOURS.indexOf("purple");
    expect(after({}, [0, 1, purple])).toEqual({ pile: [1], revealed: [purple], card: null, hasRunOut: false });
    // Rule SO.6: where it was the last of the pile, that has run out; by the other reading when it is shuffled anew.
    expect(after({}, [0, purple])).toEqual({ pile: [], revealed: [purple], card: null, hasRunOut: true });
    expect(after({ "solo-reject-last": "yes" }, [0, purple])).toMatchObject({ pile: [], hasRunOut: false });
  });

  it("rule SO.3: no card is used before one is revealed", () => {
    expect(withUsed(FRESH_CARDS)).toEqual(FRESH_CARDS);
  });
});

describe("rejecting", () => {
  it("rule SO.6: the tile goes under half of the supply, another comes, and the card stays", () => {
    const table = tableOf(SOLO, "=dddd =aacb =solo.red");
    expect(supplyOf(table.position)).toBe(58);
    run(table, "solo.reject");
    expect(table.position).toMatchObject({ stage: "replace", hands: [["aacb"]], sunk: [{ tile: "dddd", under: 29 }] });
    expect(supplyOf(table.position)).toBe(59);
    run(table, "=cccc");
    expect(table.position).toMatchObject({ stage: "turn", hands: [["aacb", "cccc"]] });
    expect(COLOURS[cardsOf(table.position).card!]).toBe("red");
    expect(metro.actor(table.position)).toEqual({ kind: "seat", seat: 0 });
    expect(table.view("spectator").sunk).toEqual([{ tile: "dddd", under: 28 }]);
  });

  it("rule SO.6: it can be done again, and the tile comes back when its turn comes", () => {
    const table = tableOf(SOLO, "=dddd =aacb =solo.red solo.reject =dddd solo.reject =cccc");
    expect(table.position.sunk).toEqual([
      { tile: "dddd", under: 27 },
      { tile: "dddd", under: 28 },
    ]);
    const turns: boolean[] = [];
    for (let drawn = 0; drawn < 28; drawn++) {
      playTurn(table);
      turns.push(table.position.hands[0]!.includes("dddd"));
    }
    expect(turns.indexOf(true)).toBe(27);
  });

  it("rule SO.6: half of an odd number is rounded down", () => {
    const table = tableOf(SOLO, "=aaaa =aacb =solo.yellow aaaa@h5 =dddd =solo.red");
    expect(supplyOf(table.position)).toBe(57);
    run(table, "solo.reject");
    expect(table.position.sunk).toEqual([{ tile: "dddd", under: 28 }]);
  });

  it("rule SO.6: whoever follows what happens knows every tile, also once the rejected one has come again", () => {
    const table = tableOf(SOLO, "=dddd =aacb =solo.red");
    const followed = { view: table.view("spectator"), entries: table.length };
    const follow = (): void => {
      for (const { events, position } of table.history.slice(followed.entries))
        for (const event of events)
          followed.view = metro.follow(followed.view, metro.redact(event, "spectator", position));
      followed.entries = table.length;
      expect(followed.view).toEqual(table.view("spectator"));
    };
    run(table, "solo.reject =cccc");
    follow();
    while (table.view("spectator").sunk.length) {
      playTurn(table);
      follow();
    }
    expect(table.position.hands[0]).toContain("dddd");
    const { unseen, supply } = table.view("spectator");
    expect(unseen.reduce((sum, count) => sum + count)).toBe(supply);
  });

  it("rule SO.6: by the other reading one may still reject by the last card of the first pile, not by the next", () => {
    const table = tableOf({ ...SOLO, options: { "solo-reject-last": "yes" } }, "=aaaa =aacb");
    for (const colour of COLOURS.slice(0, 7)) playTurn(table, colour);
    run(table, `=solo.${COLOURS[7]}`);
    expect(cardsOf(table.position)).toMatchObject({ pile: [], hasRunOut: false });
    expect(refusalOf(table, "solo.reject")).toEqual({ code: "notRejectable", rule: "SO.6" });
    const holding = { ...table.position, hands: [["dddd", "aaaa"] as const] };
    expect(metro.refusal(metro.view(holding, 0), moveOf("solo.reject"))).toBeUndefined();
    playTurn(table);
    run(table, `=solo.${COLOURS[0]}`);
    expect(refusalOf(table, "solo.reject")).toEqual({ code: "noMoreRejecting", rule: "SO.6" });
  });

  it("rule SO.6: only a tile of that kind, and only until the pile has run out once", () => {
    const table = tableOf(SOLO, "=aaaa =aacb");
    for (const colour of COLOURS.slice(0, 7)) {
      run(table, `=solo.${colour}`);
      expect(refusalOf(table, "solo.reject")).toEqual({ code: "notRejectable", rule: "SO.6" });
      playTurn(table);
    }
    const seventh = { ...table.position, hands: [["dddd", "aaaa"]] } as Position;
    expect(metro.refusal(metro.view(seventh, 0), moveOf("solo.reject"))?.code).toBe("drawOwed");
    const eighth = metro.resolve(seventh, metro.notation.readChance("solo.brown")!).position;
    expect(metro.refusal(metro.view(eighth, 0), moveOf("solo.reject"))).toEqual({
      code: "noMoreRejecting",
      rule: "SO.6",
    });
  });
});

describe("lines and the end", () => {
  it("rule SO.8: lines of one tile are allowed also where the tile has another square", () => {
    // Red's station 7 is at b1, and this tile leads back into it.
    expect(refusalOf(tableOf(SOLO, "=dacc =aaaa =solo.red"), "dacc@b1")).toBeUndefined();
    expect(squares(tableOf(SOLO, "=dacc =dacc =solo.red").position).length).toBeGreaterThan(1);
  });

  it("rule SO.8: otherwise a tile is placed as in the game, not turned and on an empty square", () => {
    const table = tableOf(SOLO, "=aacb =aaaa =solo.yellow");
    expect(refusalOf(table, "aacb^1@h5")).toEqual({ code: "turned", rule: "3.3" });
    expect(refusalOf(table, "aaaa@d4")).toEqual({ code: "centre", rule: "3.1" });
    expect(refusalOf(table, "aaaa@c3")).toEqual({ code: "notAdjacent", rule: "3.2" });
    run(table, "aacb@h5 =cccc =solo.red");
    expect(refusalOf(table, "aaaa@h5")).toEqual({ code: "occupied", rule: "3.1" });
  });

  it("rule SO.8: lines of one tile are allowed, and the centre doubles", () => {
    const table = tableOf(SOLO, "=dddd =aaaa =solo.orange dddd@f1 =aaaa");
    expect(table.position.profits[COLOURS.indexOf("orange")]).toBe(1);
    // Green's station 4 is at e1: straight down to the centre over three tiles.
    let { position } = table;
    for (const square of ["e1", "e2", "e3"]) position = placed(position, "green", "aaaa", square);
    expect(position.profits[COLOURS.indexOf("green")]).toBe(6);
    expect(position.points).toEqual([0]);
  });

  /** A game in which all lines but the one from station 3 have ended. */
  function almostOver(options: Readonly<Record<string, string>>): Position {
    const { position } = tableOf({ ...SOLO, options }, "=aaaa =dddd");
    const layout = metro.layoutOf(position.setup);
    const last = stationOfNumber(3, NUMBERS.metro);
    const lines = Array.from({ length: EDGE_STATIONS }, (_, from) => from)
      .filter((from) => from !== last)
      .map((from): Line => {
        const company = ownerOf(layout, from)!;
        return { from, to: from, length: 1, points: 1, earner: { kind: "company", company } };
      });
    return { ...position, lines, profits: [35, 30, 22, 23, 30, 30, 30, 30] };
  }

  it("rule SO.9: it ends when all lines are scored, with tiles left and nothing drawn, and the last company counts", () => {
    const over = placed(almostOver({}), "orange", "dddd", "f1");
    expect(over).toMatchObject({ stage: "over", hands: [["aaaa"]], points: [23] });
    expect(over.laid).toHaveLength(1);
    expect(supplyOf(over)).toBe(58);
    expect(over.awards).toEqual([{ to: { kind: "seat", seat: 0 }, points: 23, module: "solo", reason: "lowest" }]);
    expect(metro.standings(over)).toEqual([{ seat: 0, place: 1, points: 23 }]);
  });

  it("rule SO.9: in the challenge the distance is taken off", () => {
    const over = placed(almostOver({ "solo-scoring": "challenge" }), "orange", "dddd", "f1");
    expect(over.awards.map(({ points, reason }) => [points, reason])).toEqual([
      [23, "lowest"],
      [-12, "spread"],
    ]);
    expect(over.points).toEqual([11]);
  });

  it("rule SO.9: the rulebook's example, 35 and 22, gives 22 and 9", () => {
    const profits = [35, 24, 30, 22, 25, 26, 27, 28];
    const score = (isChallenge: boolean): number => {
      const { lowest, deduction } = soloScore(profits, { isChallenge, mayBeNegative: true });
      return lowest - deduction;
    };
    expect(score(false)).toBe(22);
    expect(score(true)).toBe(9);
  });

  it("rule SO.10: the challenge may end below zero, unless the option says no", () => {
    expect(soloScore([50, 10], { isChallenge: true, mayBeNegative: true })).toEqual({ lowest: 10, deduction: 40 });
    expect(soloScore([50, 10], { isChallenge: true, mayBeNegative: false })).toEqual({ lowest: 10, deduction: 10 });
    const options = { "solo-scoring": "challenge", "solo-negative": "no" };
    const poor = { ...almostOver(options), profits: [60, 30, 10, 23, 30, 30, 30, 30] };
    expect(placed(poor, "orange", "dddd", "f1").points).toEqual([0]);
    const harsh = { ...almostOver({ "solo-scoring": "challenge" }), profits: poor.profits };
    expect(placed(harsh, "orange", "dddd", "f1").points).toEqual([11 - 49]);
  });
});
