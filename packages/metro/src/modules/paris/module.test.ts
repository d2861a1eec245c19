import type { SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { COLOURS } from "../../companies.ts";
import type { ColourName } from "../../companies.ts";
import { metro } from "../../metro.ts";
import { isEdge } from "../../geometry.ts";
import { squareName, squareNamed } from "../../notation.ts";
import type { Position } from "../../position.ts";
import { awardsOf, lay, playedOut, pointsOf, readyFor, sharesOf, told } from "../../testing/cities.ts";
import { moveOf, tableOf } from "../../testing/tables.ts";
import { INNER_SQUARES, innerPlace } from "../../tourists.ts";
import { LANDMARKS } from "./data.ts";
import { rowPoints } from "./final.ts";
import type { ParisSlice } from "./slice.ts";

/** With six seats, the first has purple yellow gray blue (Concorde) and orange brown yellow gray (Arc de Triomphe). */
const SIX = { modules: ["paris"], seats: 6 };
const LANDMARK_DEAL = LANDMARKS.map(({ word }) => `=paris.${word}`).join(" ");

type Tourists = Readonly<Record<string, readonly ColourName[]>>;

function sliceOf({ slices }: Pick<Position, "slices">): ParisSlice {
  return slices["paris"] as ParisSlice;
}

/** A table after the deal with these tourists on the board and no others. */
function crowded(tourists: Tourists, more: SetupRequest = {}): Position {
  const position = readyFor({ ...SIX, ...more }, LANDMARK_DEAL);
  const board = INNER_SQUARES.map((cell) =>
    (tourists[squareName(cell)] ?? []).map((colour) => COLOURS.indexOf(colour)),
  );
  return { ...position, slices: { ...position.slices, paris: { ...sliceOf(position), board } } };
}

function touristsOn(position: Position, square: string): readonly string[] {
  return sliceOf(position).board[innerPlace(squareNamed(square)!)]!.map((colour) => COLOURS[colour]!);
}

/** The spaces of a row that are taken, from 1 on. */
function takenBy(position: Position, seat = 0): readonly number[] {
  return sliceOf(position).seated[seat]!.flatMap((isTaken, space) => (isTaken ? [space + 1] : []));
}

function choicesOf(position: Position, seat = 0): readonly string[] {
  return metro.moves(metro.view(position, seat)).map((move) => metro.notation.writeMove(move));
}

function choose(position: Position, word: string): Position {
  return metro.play(position, moveOf(`paris.${word}`)).position;
}

function refusal(position: Position, word: string, seat = 0): unknown {
  return metro.refusal(metro.view(position, seat), moveOf(word));
}

describe("setting up", () => {
  it.each([
    [2, 6],
    [3, 4],
    [4, 3],
    [5, 2],
    [6, 2],
  ])("rule PA.1: each of %i seats is dealt %i landmarks", (seats, each) => {
    const { rows, dealt } = sliceOf(readyFor({ modules: ["paris"], seats }, ""));
    expect(rows.map(({ length }) => length)).toEqual(Array.from({ length: seats }, () => each));
    expect(new Set(rows.flat()).size).toBe(seats * each);
    expect(dealt).toBe(seats * each);
  });

  it("rule PA.1: any landmark may come, one at a time in turn order from the starting seat on", () => {
    const table = tableOf({ modules: ["paris"], options: { start: "2" } }, "=paris.louvre =paris.eiffel");
    expect(sliceOf(table.position).rows).toEqual([[3], [9]]);
    expect(metro.draw(table.position).outcomes).toHaveLength(10);
  });

  it("rule PA.2: the landmarks stand in a row as dealt", () => {
    const { rows, loose, seated } = sliceOf(readyFor(SIX, LANDMARK_DEAL));
    expect(rows).toEqual([0, 1, 2, 3, 4, 5].map((first) => [first, first + 6]));
    expect(loose.flat()).toEqual([]);
    expect(seated.map(({ length }) => length)).toEqual([8, 8, 8, 8, 8, 8]);
  });

  it("rule PA.2: or each seat in turn puts its own into an order, the last by itself", () => {
    const table = tableOf({ ...SIX, options: { "paris-row": "arranged" } }, LANDMARK_DEAL);
    while (metro.actor(table.position).kind === "chance") table.resolve(metro.draw(table.position).outcomes[0]!.chance);
    expect(choicesOf(table.position)).toEqual(["paris.concorde", "paris.arc"]);
    expect(refusal(table.position, "paris.invalides")).toEqual({ code: "notYourLandmark", rule: "PA.2" });
    expect(refusal(table.position, "paris.invalides", 1)).toEqual({ code: "notYourTurn", rule: "2.1" });
    for (const [seat, word] of ["arc", "invalides", "notre-dame", "eiffel", "vuitton", "pantheon"].entries()) {
      expect(table.position.stage).toBe("setup");
      table.play(seat, moveOf(`paris.${word}`));
    }
    expect(sliceOf(table.position).rows.slice(0, 3)).toEqual([
      [6, 0],
      [1, 7],
      [8, 2],
    ]);
    expect(table.position.stage).toBe("deal");
    const begun = readyFor(SIX, LANDMARK_DEAL);
    expect(refusal(begun, "paris.arc")).toEqual({ code: "notNow", rule: "PA.2" });
  });

  it("rule PA.2: the starting seat arranges first; by the first rules the first seat did", () => {
    const first = (rules: number): unknown => {
      const table = tableOf({ ...SIX, rules, options: { "paris-row": "arranged", start: "5" } }, "");
      while (metro.actor(table.position).kind === "chance")
        table.resolve(metro.draw(table.position).outcomes[0]!.chance);
      return metro.actor(table.position);
    };
    expect(first(2)).toEqual({ kind: "seat", seat: 4 });
    expect(first(1)).toEqual({ kind: "seat", seat: 0 });
  });

  it("rule PA.3: one of 32 tourists comes to each inner square, four of each colour", () => {
    const first = tableOf(SIX, `${LANDMARK_DEAL} =paris.red`);
    const red = COLOURS.indexOf("red");
    expect(metro.draw(first.position).outcomes.map(({ weight }) => weight)).toEqual(
      COLOURS.map((_, colour) => (colour === red ? 3 : 4)),
    );
    const position = readyFor(SIX, LANDMARK_DEAL);
    const { board } = sliceOf(position);
    expect(board.map(({ length }) => length)).toEqual(Array.from({ length: 32 }, () => 1));
    for (const colour of COLOURS.keys()) expect(board.flat().filter((each) => each === colour)).toHaveLength(4);
    expect(INNER_SQUARES.some(isEdge)).toBe(false);
    expect(told(lay(position, "aaaa@a1 aaaa@h5").events)).toEqual([]);
    expect(refusal(position, "paris.red")).toEqual({ code: "notNow", rule: "PA.3" });
  });
});

describe("tourists", () => {
  it("rule PA.4: the only space of the colour is taken at once", () => {
    const { position, events } = lay(crowded({ c3: ["purple"], c4: ["red"] }), "aaaa@c3");
    expect(takenBy(position)).toEqual([1]);
    expect(touristsOn(position, "c3")).toEqual([]);
    expect(told(events)).toEqual([{ what: "seated", seat: 0, colour: "purple", name: "Place de la Concorde" }]);
    expect(position.turn).toBe(1);
  });

  it("rule PA.4: among several spaces the one who placed the tile chooses, and nothing else", () => {
    const { position, events } = lay(crowded({ c3: ["yellow"], c4: ["red"] }), "aaaa@c3");
    expect(told(events)).toEqual([{ what: "choose", seat: 0, colour: "yellow" }]);
    expect(choicesOf(position)).toEqual(["paris.seat-2", "paris.seat-7"]);
    expect(refusal(position, "paris.seat-1")).toEqual({ code: "otherColour", rule: "PA.4" });
    expect(refusal(position, "paris.seat-20")).toEqual({ code: "noSuchSpace", rule: "PA.4" });
    expect(refusal(position, "paris.join-yellow-c4")).toEqual({ code: "mustSeat", rule: "PA.4" });
    expect(refusal(position, "draw")).toEqual({ code: "decisionOwed", rule: "9.2" });
    const seated = choose(position, "seat-7");
    expect(takenBy(seated)).toEqual([7]);
    expect(refusal(seated, "paris.seat-2", seated.turn)).toEqual({ code: "notNow", rule: "PA.4" });
    const next = lay(crowded({ c3: ["gray"], c4: ["red"] }), "aaaa@c3").position;
    const slice = sliceOf(next);
    const taken = { ...slice, seated: slice.seated.with(0, slice.seated[0]!.with(0, true)) };
    expect(refusal({ ...next, slices: { paris: taken } }, "paris.seat-1")).toEqual({
      code: "spaceTaken",
      rule: "PA.4",
    });
  });

  it("rule PA.5: without a space the tourist joins others on an adjacent square", () => {
    const tourists: Tourists = { c3: ["red"], c2: ["red"], d3: ["blue"], b2: ["green"], g7: ["gray"] };
    const { position } = lay(crowded(tourists), "aaaa@c3");
    expect(choicesOf(position)).toEqual(["paris.join-red-c2", "paris.join-red-d3"]);
    expect(refusal(position, "paris.join-red-g7")).toEqual({ code: "joinNearer", rule: "PA.5" });
    expect(refusal(position, "paris.join-red-b3")).toEqual({ code: "nobodyThere", rule: "PA.5" });
    expect(touristsOn(choose(position, "join-red-d3"), "d3")).toEqual(["blue", "red"]);
    const corners = lay(crowded(tourists, { options: { "paris-adjacent": "corners" } }), "aaaa@c3").position;
    expect(choicesOf(corners)).toEqual(["paris.join-red-b2", "paris.join-red-c2", "paris.join-red-d3"]);
  });

  it("rule PA.5: and on any square with tourists when nobody stands next to it", () => {
    const { position } = lay(crowded({ c3: ["green"], b2: ["green"], g7: ["gray"] }), "aaaa@c3");
    expect(choicesOf(position)).toEqual(["paris.join-green-b2", "paris.join-green-g7"]);
    const only = lay(crowded({ c3: ["green"], g7: ["gray"] }), "aaaa@c3");
    expect(told(only.events)).toEqual([{ what: "joined", seat: 0, colour: "green", cell: squareNamed("g7") }]);
    expect(touristsOn(only.position, "g7")).toEqual(["gray", "green"]);
  });

  it("rule PA.6: when nobody is left to join, the tourist leaves the game", () => {
    const { position, events } = lay(crowded({ c3: ["red", "red"] }), "aaaa@c3");
    expect(sliceOf(position).gone.map((colour) => COLOURS[colour])).toEqual(["red", "red"]);
    expect(told(events).map(({ what }) => what)).toEqual(["left", "left"]);
    expect(sliceOf(position).waiting).toEqual([]);
  });

  it("rule PA.7: all tourists of a square are taken, those without a choice by themselves", () => {
    const { position } = lay(
      crowded({ c3: ["red", "yellow", "purple", "yellow"], c2: ["blue"], d3: ["blue"] }),
      "aaaa@c3",
    );
    expect(takenBy(position)).toEqual([1, 2, 7]);
    expect(choicesOf(position)).toEqual(["paris.join-red-c2", "paris.join-red-d3"]);
    expect(refusal(position, "paris.join-yellow-c2")).toEqual({ code: "otherColour", rule: "PA.7" });
  });

  it("rule PA.7: two of a colour have the same choice, one after the other", () => {
    const { position } = lay(crowded({ c3: ["red", "red"], c2: ["blue"], d3: ["blue"] }), "aaaa@c3");
    expect(choicesOf(position)).toEqual(["paris.join-red-c2", "paris.join-red-d3"]);
    expect(choicesOf(choose(position, "join-red-c2"))).toEqual(["paris.join-red-c2", "paris.join-red-d3"]);
  });

  it("rule PA.7: the others in the order that one likes", () => {
    const { position } = lay(crowded({ c3: ["yellow", "red"], c2: ["blue"], d3: ["blue"] }), "aaaa@c3");
    expect(choicesOf(position)).toHaveLength(4);
    const joined = choose(position, "join-red-c2");
    expect(choicesOf(joined)).toEqual(["paris.seat-2", "paris.seat-7"]);
    const done = choose(joined, "seat-2");
    expect(done.turn).toBe(1);
    expect(sliceOf(choose(choose(position, "seat-2"), "join-red-c2"))).toEqual(sliceOf(done));
  });
});

describe("the end", () => {
  const row = (text: string): readonly boolean[] => Array.from(text.replaceAll(" ", ""), (space) => space === "x");

  it("rule PA.8: the rulebook's row, 10 for the run, 3 for the Eiffel Tower, 2 less for Notre Dame", () => {
    expect(rowPoints(row("xx.. xxxx x..."))).toEqual({ run: 10, others: -2, full: 3 });
  });

  it.each([
    ["two equal runs count once", "xx.x x...", 4, -2, 0],
    ["a run may end at a landmark that is full", "xxxx xxxx", 16, 0, 6],
    ["a full landmark outside the run", "xxxx .xxx xx..", 10, -4, 3],
    ["an empty row", ".... ....", 0, 0, 0],
  ])("rule PA.8: %s", (_, text, run, others, full) => {
    expect(rowPoints(row(text))).toEqual({ run, others, full });
  });

  it("rule PA.8: seats get what their rows are worth", () => {
    const position = playedOut({ modules: ["paris"], seats: 3 }, "rows");
    for (const [seat, spaces] of sliceOf(position).seated.entries()) {
      const { run, others, full } = rowPoints(spaces);
      const won = awardsOf(position, "paris").filter(({ to }) => to.kind === "seat" && to.seat === seat);
      expect(pointsOf(won)).toBe(run + others + full);
      expect(run).toBeGreaterThan(0);
    }
  });

  it("rule PA.9: with companies the rows still pay seats, and no company", () => {
    const position = playedOut({ modules: ["paris", "stock-corporations"], seats: 4 }, "companies");
    expect(awardsOf(position, "paris").length).toBeGreaterThan(3);
    expect(awardsOf(position, "paris").every(({ to }) => to.kind === "seat")).toBe(true);
    const { paid, worth } = sharesOf(position);
    expect(paid).toEqual(worth);
  });

  it("rule PA.9: and whoever places the tile takes the tourist", () => {
    const position = crowded({ c3: ["red"], c4: ["blue"] }, { modules: ["paris", "stock-corporations"] });
    const { position: placed } = lay(position, "aaaa@c3", 2);
    expect(takenBy(placed, 2)).toEqual([2]);
    expect(takenBy(placed, 0)).toEqual([]);
  });
});
