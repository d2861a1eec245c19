import { Random, scriptedChance } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { metro, metroSearch } from "./metro.ts";
import { seatColours } from "./colours.ts";
import { EDITION_DATA } from "./editions.ts";
import { CELLS, isCentre, isEdge, SQUARES } from "./geometry.ts";
import { ownerOf } from "./layout.ts";
import { squareName, squareNamed } from "./notation.ts";
import { FRAMES_1 } from "./components/interchange-1/stations.ts";
import { stationOfNumber, stationNumber } from "./stations.ts";
import { playedOut } from "./testing/cities.ts";
import { NUMBERS, board, lineFrom, moveOf, positionWith, refusalOf, run, setupOf, tableOf } from "./testing/tables.ts";
import { PIECES, PIECES_IN_ALL, TILE_CODES, turned } from "./tiles.ts";
import { facesOn, traceFrom, traceInto } from "./trace.ts";

const station = (number: number): number => stationOfNumber(number, NUMBERS.metro);

/** The squares where the seat to act may place its tile. */
function squaresFor(position: Parameters<typeof metro.view>[0]): readonly string[] {
  return metro
    .moves(metro.view(position, position.turn))
    .filter((move) => move.type === "place")
    .map((move) => metro.notation.writeMove(move).slice(-2));
}

describe("1 setting up", () => {
  it("rule 1.1: 64 squares, four of them the centre, 60 for tiles", () => {
    expect(SQUARES.length).toBe(60);
    expect(Array.from({ length: CELLS }, (_, cell) => cell).filter(isCentre)).toEqual(
      ["d4", "e4", "d5", "e5"].map(squareNamed),
    );
  });

  it("rule 1.2: the departure is the right-hand track, seen from the station", () => {
    // `cccc` sends what enters from the top out to the left, so the line of station 7 (b1) runs to a1.
    expect(traceFrom(facesOn(board("cccc@b1")), station(7)).waits).toEqual({ cell: squareNamed("a1"), side: 1 });
  });

  it("rule 1.3: numbers run anticlockwise from the top right", () => {
    const squareAt = (number: number): string => {
      const { waits } = traceFrom(new Map(), station(number));
      return `${"abcdefgh"[(waits?.cell ?? 0) % 8]}${Math.floor((waits?.cell ?? 0) / 8) + 1}/${waits?.side}`;
    };
    expect([1, 8, 9, 16, 17, 24, 25, 32].map(squareAt)).toEqual([
      "h1/0",
      "a1/0",
      "a1/3",
      "a8/3",
      "a8/2",
      "h8/2",
      "h8/1",
      "h1/1",
    ]);
  });

  it("rule 1.5: 60 tiles, one kind for each of the 24 ways to join the sides", () => {
    expect(PIECES_IN_ALL).toBe(60);
    expect(TILE_CODES.length).toBe(24);
    // Counts are equal among the turns of a tile.
    for (const [kind, code] of TILE_CODES.entries())
      expect(PIECES[TILE_CODES.indexOf(turned(code, 1))]).toBe(PIECES[kind]);
  });

  it("rule 1.6: each seat draws one tile, the starting seat first, and shows it to nobody", () => {
    const table = tableOf({ seats: 3, options: { start: "2" } }, "=aaaa =bbbb =cccc");
    expect(table.position.hands).toEqual([["cccc"], ["aaaa"], ["bbbb"]]);
    expect(table.view(1).hands).toEqual([["?"], ["aaaa"], ["?"]]);
    expect(table.view("spectator").hands).toEqual([["?"], ["?"], ["?"]]);
    expect(table.view(1).unseen.reduce((sum, count) => sum + count)).toBe(59);
    expect(table.view(1).supply).toBe(57);
  });
});

describe("1 setting up: colours", () => {
  const owned = (colours: readonly string[] | undefined, seat: number): readonly number[] => {
    const layout = metro.layoutOf(setupOf({ seats: colours?.length ?? 3, ...(colours && { colours }) }));
    return Array.from({ length: 32 }, (_, index) => index + 1).filter(
      (number) => ownerOf(layout, stationOfNumber(number, NUMBERS.metro)) === seat,
    );
  };

  it("rule 1.7: stations go with the colour by the table for that many seats", () => {
    expect(owned(["orange", "yellow", "blue"], 0)).toEqual(FRAMES_1[3]![2]);
    expect(owned(["orange", "yellow", "blue"], 1)).toEqual(FRAMES_1[3]![0]);
    expect(owned(["yellow", "blue", "orange"], 2)).toEqual(owned(undefined, 2));
    expect(owned(["blue", "yellow"], 0)).toEqual(FRAMES_1[2]![1]);
  });

  it("rule 1.7: seats are drawn in the colours that they have chosen", () => {
    expect(seatColours(setupOf({ colours: ["blue", "yellow"] }))).toEqual(["blue", "yellow"]);
    expect(seatColours(setupOf({})).slice(0, 2)).toEqual(["yellow", "blue"]);
    expect(metro.colours?.(setupOf({ seats: 6, edition: "bigbox" }))).toEqual([
      "yellow",
      "blue",
      "orange",
      "green",
      "purple",
      "gray",
    ]);
  });

  it("rule 1.7: each colour of the table once, and no others", () => {
    for (const colours of [
      ["yellow", "orange"],
      ["yellow", "yellow"],
    ])
      expect(metro.prepare({ seats: 2, colours })).toMatchObject({
        ok: false,
        refusal: { code: "colours", rule: "1.7" },
      });
    expect(metro.prepare({ modules: ["solo"], colours: ["yellow"] })).toMatchObject({ refusal: { rule: "1.7" } });
    expect(metro.prepare({ seats: 2, colours: ["blue", "yellow"], rules: 1 })).toMatchObject({
      refusal: { code: "rules" },
    });
  });
});

describe("2 the turn", () => {
  const dealt = "=aaaa =bbbb";

  it("rule 2.1: only the seat whose turn it is acts, and seats take turns in order", () => {
    const table = tableOf({ seats: 2 }, dealt);
    expect(table.play(1, moveOf("bbbb@c1"))).toEqual({ ok: false, refusal: { code: "notYourTurn", rule: "2.1" } });
    run(table, "aaaa@a1 =cccc bbbb@c1 =dddd");
    expect(table.position.turn).toBe(0);
  });

  it("rule 2.1: from the starting seat on the turn goes round in order", () => {
    const table = tableOf({ seats: 4, options: { start: "3" } }, "=aaaa =aaaa =aaaa =aaaa");
    const seats = [table.position.turn];
    for (const square of ["a1", "c1", "e1", "g1"]) {
      run(table, `aaaa@${square}`);
      table.resolve(metro.draw(table.position).outcomes[0]!.chance);
      seats.push(table.position.turn);
    }
    expect(seats).toEqual([2, 3, 0, 1, 2]);
  });

  it("rule 2.2: what is not in the hand cannot be placed", () => {
    expect(refusalOf(tableOf({ seats: 2 }, dealt), "cccc@a1")).toEqual({ code: "notInHand", rule: "2.2" });
  });

  it("rule 2.3: a tile drawn instead must be placed, and the hand stays", () => {
    // The example of the BigBox: Uwe keeps his hand tile, draws one and has to place it.
    const table = tableOf({ seats: 2 }, `${dealt} draw =cccc`);
    expect(refusalOf(table, "aaaa@a1")).toEqual({ code: "mustPlaceDrawn", rule: "2.3" });
    expect(refusalOf(table, "draw")).toEqual({ code: "mustPlaceDrawn", rule: "2.3" });
    expect(table.view(1).drawn).toEqual(["?"]);
    run(table, "cccc@c1");
    expect(table.position.hands).toEqual([["aaaa"], ["bbbb"]]);
    expect(table.position.stage).toBe("turn");
    // "Next turn he can decide to either place his hand tile or draw a new one."
    run(table, "bbbb@e1 =dddd");
    expect(refusalOf(table, "aaaa@a1")).toBeUndefined();
    expect(refusalOf(table, "draw")).toBeUndefined();
  });

  it("rule 2.4: nothing can be drawn from an empty supply", () => {
    const empty = { ...positionWith({ seats: 2 }, "", "aaaa"), bag: PIECES.map(() => 0) };
    expect(metro.refusal(metro.view(empty, 0), { type: "draw" })).toEqual({ code: "supplyEmpty", rule: "2.4" });
    expect(metro.moves(metro.view(empty, 0)).some((move) => move.type === "draw")).toBe(false);
  });

  it("rule 2.5: only a hand that gave a tile is refilled", () => {
    const table = tableOf({ seats: 2 }, `${dealt} aaaa@a1`);
    expect(table.position.stage).toBe("refill");
    expect(metro.refusal(table.view(0), { type: "draw" })).toEqual({ code: "drawOwed", rule: "2.5" });
    run(table, "=cccc draw =aacb aacb@e8");
    expect(table.position.hands).toEqual([["cccc"], ["bbbb"]]);
    expect(table.position.turn).toBe(0);
  });

  it("rule 2.5: when the supply is empty the last tiles are placed without a refill", () => {
    const position = { ...positionWith({ seats: 2 }, "", "aaaa"), bag: PIECES.map(() => 0) };
    const { position: next } = metro.play(position, { type: "place", tile: "aaaa", turn: 0, cell: 0 });
    expect(next).toMatchObject({ stage: "turn", turn: 1, hands: [[], ["aaaa"]] });
  });

  it("rule 2.6: a seat whose lines have all ended goes on placing", () => {
    const finished = positionWith({ seats: 6 }, "", "aaaa");
    const lines = [1, 5, 10, 19, 27].map((number) => ({ from: station(number), to: 0, length: 2, points: 2 }));
    expect(metro.moves(metro.view({ ...finished, lines }, 0)).length).toBeGreaterThan(0);
  });

  it("rule 2.6: nor is its turn left out", () => {
    const before = { ...positionWith({ seats: 6 }, "", "aaaa"), turn: 5, bag: PIECES.map(() => 0) };
    const lines = [1, 5, 10, 19, 27].map((number) => ({ from: station(number), to: 0, length: 2, points: 2 }));
    const { position } = metro.play({ ...before, lines }, moveOf("aaaa@c1"));
    expect(position).toMatchObject({ stage: "turn", turn: 0 });
  });
});

describe("3 placing a tile", () => {
  const table = (script: string): ReturnType<typeof tableOf> => tableOf({ seats: 2 }, script);

  it("rule 3.1: on an empty square, not on the centre, not beyond the edge", () => {
    const played = table("=aaaa =aacb aaaa@a1 =bbbb");
    expect(refusalOf(played, "aacb@a1")).toEqual({ code: "occupied", rule: "3.1" });
    expect(refusalOf(played, "aacb@d4")).toEqual({ code: "centre", rule: "3.1" });
    const view = played.view(1);
    for (const cell of [-1, 64, 0.5])
      expect(metro.refusal(view, { type: "place", tile: "aacb", turn: 0, cell })).toEqual({
        code: "offBoard",
        rule: "3.1",
      });
  });

  it("rule 3.2: on the edge or beside a tile", () => {
    const played = table("=aaaa =aacb aaaa@b1 =bbbb");
    expect(refusalOf(played, "aacb@c3")).toEqual({ code: "notAdjacent", rule: "3.2" });
    expect(refusalOf(played, "aacb@b2")).toBeUndefined();
    expect(squaresFor(played.position).toSorted()).toEqual(
      [...SQUARES.filter((cell) => isEdge(cell) && cell !== 1), squareNamed("b2")]
        .map((cell) => `${"abcdefgh"[cell! % 8]}${Math.floor(cell! / 8) + 1}`)
        // Two corners would make a one-tile line with this tile.
        .filter((square) => refusalOf(played, `aacb@${square}`)?.code !== "oneTile")
        .toSorted(),
    );
  });

  it("rule 3.2: the centre is no neighbour", () => {
    expect(refusalOf(table("=aaaa =aacb aaaa@b1 =bbbb"), "aacb@c4")?.code).toBe("notAdjacent");
  });

  it("rule 3.3: tiles are not turned", () => {
    expect(refusalOf(table("=aacb =aaaa"), "aacb^1@b1")).toEqual({ code: "turned", rule: "3.3" });
  });

  it("rule 3.4: the case on the edge, back into the same station", () => {
    expect(refusalOf(table("=dacc =aaaa"), "dacc@b1")).toEqual({ code: "oneTile", rule: "3.4" });
  });

  it("rule 3.4: the case on the corner, across to the station round it", () => {
    // What enters a1 from the top leaves it to the left.
    expect(refusalOf(table("=cbaa =aaaa"), "cbaa@a1")).toEqual({ code: "oneTile", rule: "3.4" });
    expect(refusalOf(table("=cbaa =aaaa"), "cbaa@b1")).toBeUndefined();
  });

  it("rule 3.4: stations without an owner count too", () => {
    // Station 17 stands below a8 and 16 beside it; this tile would join them.
    expect(refusalOf(tableOf({ seats: 3 }, "=bbbb =aaaa =aaaa"), "bbbb@a8")).toEqual({ code: "oneTile", rule: "3.4" });
  });

  it("rule 3.5: a tile with no other square may make a one-tile line", () => {
    expect(squaresFor(positionWith({ seats: 2 }, "", "dddd")).length).toBe(28);
    // Corners have only edge neighbours, so the tile still has no other square.
    expect(squaresFor(positionWith({ seats: 2 }, "aaaa@a1 aaaa@h1", "dddd"))).toContain("b1");
    // Beside a tile on the edge an inner square opens, and takes the exception away.
    expect(squaresFor(positionWith({ seats: 2 }, "aaaa@b1", "dddd"))).toEqual(["b2"]);
  });

  it("rule 3.5: it is checked for the tile that is placed, whatever else is in the hand", () => {
    const options = { "hand-size": "2" };
    const empty = positionWith({ seats: 2, options }, "", "aaaa");
    const held = { ...empty, hands: [["aaaa", "dddd"] as const, []] };
    const squares = squaresFor(held);
    expect(squares).toHaveLength(56);
    expect(metro.refusal(metro.view(held, 0), moveOf("dddd@a1"))).toBeUndefined();
    const opened = positionWith({ seats: 2, options }, "aaaa@b1", "aaaa");
    const view = metro.view({ ...opened, hands: [["aaaa", "dddd"], []] }, 0);
    expect(metro.refusal(view, moveOf("dddd@b2"))).toBeUndefined();
    expect(metro.refusal(view, moveOf("dddd@c1"))).toEqual({ code: "oneTile", rule: "3.4" });
    // Bots list the same: 28 squares for either tile, with and without a module.
    const list = new Uint16Array(metroSearch.maxActions);
    for (const more of [{}, { "centre-squares": "line" }]) {
      const position = positionWith({ seats: 2, options: { ...options, ...more } }, "", "aaaa");
      const board = metroSearch.board({ ...position, hands: [["aaaa", "dddd"], []] });
      const moves = Array.from(list.subarray(0, board.actions(list)), (action) => metroSearch.decodeMove(action));
      const of = (tile: string): number => moves.filter((move) => move.type === "place" && move.tile === tile).length;
      expect([of("aaaa"), of("dddd")]).toEqual([28, 28]);
    }
  });

  it.each([
    ["without modules", {}],
    ["with a module", { options: { "centre-squares": "line" } }],
    ["with free orientation", { options: { orientation: "free" } }],
    ["with a module and free orientation", { options: { "centre-squares": "line", orientation: "free" } }],
  ])("rules 3.4 and 3.5: bots place a tile where it may be placed, %s", (_, request) => {
    const list = new Uint16Array(metroSearch.maxActions);
    const random = new Random("exception");
    const squaresOf = (actions: readonly number[]): readonly string[] => [
      ...new Set(
        actions
          .map((action) => metro.notation.writeMove(metroSearch.decodeMove(action)))
          .filter((text) => text.includes("@"))
          .map((text) => text.slice(-2)),
      ),
    ];
    const edge = SQUARES.filter(isEdge).map(squareName).toSorted();
    for (const [tiles, hand, squares] of [
      ["", "dddd", edge],
      // Corners have only edge neighbours.
      ["aaaa@a1 aaaa@h1", "dddd", edge.filter((square) => square !== "a1" && square !== "h1")],
      ["aaaa@b1", "dddd", ["b2"]],
      ["", "aaaa", edge],
    ] as const) {
      const board = metroSearch.board(positionWith({ seats: 2, ...request }, tiles, hand));
      expect(squaresOf(Array.from(list.subarray(0, board.actions(list)))).toSorted()).toEqual(squares);
      const sampled = Array.from({ length: 1_000 }, () => board.sample(random));
      expect(squaresOf(sampled).toSorted()).toEqual(squares);
    }
  });

  it("rule 3.6: any line and any station may be touched", () => {
    const played = table("=aaaa =aacb");
    // b1 lies at station 7, c1 at station 6: one belongs to each seat.
    expect(refusalOf(played, "aaaa@b1")).toBeUndefined();
    expect(refusalOf(played, "aaaa@c1")).toBeUndefined();
  });
});

describe("4 lines and points", () => {
  it("rule 4.1: a line ends at any arrival, its own station's included", () => {
    const own = positionWith({ seats: 2 }, "aaaa@b1 dddd@b2", "aaaa");
    expect(lineFrom(own, station(7))).toMatchObject({ to: station(7), length: 3, points: 3 });
  });

  it("rule 4.2: the owner gets the points at once, whoever placed the tile", () => {
    // Station 7 is seat 1's; seat 2 ends its line.
    const table = tableOf({ seats: 2 }, "=aaaa =dddd aaaa@b1 =bbbb dddd@b2");
    expect(table.position.points).toEqual([3, 0]);
    expect(table.history.at(-1)?.events.map(({ type }) => type)).toContain("scored");
  });

  it("rule 4.3: every pass over a tile counts", () => {
    const position = positionWith({ seats: 2 }, "aaaa@b1 aaaa@b2 dddd@b3", "aaaa");
    expect(lineFrom(position, station(7))?.length).toBe(5);
  });

  it("rules 4.4 and 4.5: printed track is worth nothing, and the centre doubles", () => {
    const position = positionWith({ seats: 2 }, "aaaa@d1 aaaa@d2 aaaa@d3", "aaaa");
    expect(lineFrom(position, station(5))).toMatchObject({ length: 3, points: 6 });
    expect(position.points).toEqual([6, 0]);
  });

  it("rule 4.6: a tile may end several lines, scored clockwise from the top left", () => {
    const before = positionWith({ seats: 2 }, "aaaa@a1 aaaa@b1", "dddd");
    const after = metro.play({ ...before, hands: [["dddd"], []] }, moveOf("dddd@a2"));
    const scored = after.events.flatMap((event) => (event.type === "scored" ? [event.line] : []));
    expect(scored.map(({ from }) => from)).toEqual(scored.map(({ from }) => from).toSorted((a, b) => a - b));
    expect(scored.length).toBe(2);
    expect(scored[0]).toMatchObject({ from: station(8), to: station(8), length: 3 });
  });

  it("rule 4.6: clockwise from the top left is not by number, nor by the side where a line comes in", () => {
    // Station 7's line comes into b2 from the top, station 8's from the left over a2. Clockwise, 8 (a1) is before 7 (b1).
    for (const numbering of ["metro", "cable-car"]) {
      const before = positionWith({ seats: 2, options: { numbering } }, "aaaa@a1 aaaa@b1 baac@a2", "dddd");
      const { position, events } = metro.play(before, moveOf("dddd@b2"));
      const scored = events.flatMap((event) => (event.type === "scored" ? [event.line] : []));
      expect(scored).toMatchObject([
        { from: station(8), to: station(10), length: 4 },
        { from: station(7), to: station(7), length: 3 },
      ]);
      expect(position.lines.map(({ from }) => from)).toEqual([station(8), station(7)]);
    }
    // Round the corner at the top left: station 9 (beside a1) is the last of all, after 8 and 7.
    const corner = positionWith({ seats: 2 }, "aaaa@a1 aaaa@b1 baac@a2 baac@c1 cbcb@c2", "dddd");
    const waits = [9, 8, 7].map((number) => traceFrom(facesOn(corner.laid), station(number)).waits);
    expect(waits).toEqual([1, 3, 0].map((side) => ({ cell: squareNamed("b2"), side })));
    const { events } = metro.play(corner, moveOf("dddd@b2"));
    expect(events.flatMap((event) => (event.type === "scored" ? [event.line.from] : []))).toEqual(
      [8, 7, 9].map(station),
    );
  });

  it("rule 4.7: a line that has ended is scored once", () => {
    const position = positionWith({ seats: 2 }, "aaaa@b1 dddd@b2 aaaa@b3 aaaa@a1", "aaaa");
    expect(position.lines.filter(({ from }) => from === station(7)).length).toBe(1);
  });

  it("rule 4.8: circles and track out of the centre pay nobody", () => {
    // Out of the centre at d3, up to the top edge.
    const centre = positionWith({ seats: 2 }, "aaaa@c1 aaaa@c2 aaaa@c3 bbbb@d3", "aaaa");
    expect(centre.lines).toEqual([]);
    const circle = positionWith({ seats: 2 }, "aaaa@b1 cccc@b2 cccc@c2 cccc@c3 cccc@b3", "aaaa");
    const round = traceInto(facesOn(circle.laid), squareNamed("b2")!, 2);
    expect(round.passes.map(({ cell }) => cell)).toEqual(["b2", "c2", "c3", "b3"].map(squareNamed));
    expect([round.to, round.waits]).toEqual([undefined, undefined]);
    expect(circle.points).toEqual([0, 0]);
  });

  it("rule 4.8: lines from stations without an owner pay nobody", () => {
    const position = positionWith({ seats: 3 }, "aaaa@a8 accd@b8", "aaaa");
    expect(lineFrom(position, station(16))).toEqual({ from: station(16), to: station(16), length: 3, points: 3 });
    expect(position.points).toEqual([0, 0, 0]);
  });
});

describe("the rulebooks' examples", () => {
  it("first edition: a line of 3 over two tiles, one of 2, and one of 10 over five tiles to the centre", () => {
    const position = positionWith(
      { seats: 4, edition: "first" },
      "ddbc@g8 baac@a4 cdac@d1 acba@b4 dacc@d2 dacc@a2 cbaa@h2 dbcd@b3 dbba@h5 dada@a5 bcbc@c1 aaaa@a3 bbad@f1 badb@d3 bcbc@e1 acba@c4",
      "aaaa",
    );
    const tilesOf = (number: number): number =>
      new Set(traceFrom(facesOn(position.laid), station(number)).passes.map(({ cell }) => cell)).size;
    const seatOf = { yellow: 0, orange: 2, green: 3 };
    expect(lineFrom(position, station(4))).toMatchObject({ length: 3, points: 3, earner: { seat: seatOf.yellow } });
    expect(tilesOf(4)).toBe(2);
    expect(lineFrom(position, station(5))).toMatchObject({ length: 2, points: 2, earner: { seat: seatOf.green } });
    expect(lineFrom(position, station(10))).toMatchObject({ length: 5, points: 10, earner: { seat: seatOf.orange } });
    expect(tilesOf(10)).toBe(5);
  });

  it("second edition and BigBox: six tiles, one crossed twice, into the centre: 14", () => {
    for (const edition of ["second", "bigbox"]) {
      const position = positionWith({ seats: 4, edition }, "dacc@a5 bbbb@a6 dada@b6 cbcb@c6 baac@c5 badb@c4", "aaaa");
      expect(lineFrom(position, station(13))).toMatchObject({ length: 7, points: 14 });
      expect(new Set(traceFrom(facesOn(position.laid), station(13)).passes.map(({ cell }) => cell)).size).toBe(6);
    }
  });

  it("four tiles with 1, 1, 2 and 3 passes, back to its own station: 7", () => {
    const position = positionWith({ seats: 4 }, "badb@a6 ccda@a5 aaaa@b6 bbad@c6", "aaaa");
    expect(lineFrom(position, station(14))).toMatchObject({ to: station(14), length: 7, points: 7 });
  });

  it("eleven passes, one tile crossed three times: 11", () => {
    const position = positionWith(
      { seats: 4 },
      "aaaa@h1 bbbb@g1 acba@g2 aaaa@g3 dddd@g4 ddbc@f2 dacc@h2 baac@h3",
      "aaaa",
    );
    expect(lineFrom(position, station(32))).toMatchObject({ to: station(30), length: 11, points: 11 });
  });

  it("BigBox: green has won with 82 points", () => {
    const over = { ...positionWith({ seats: 4, edition: "bigbox" }, "", "aaaa"), stage: "over" as const };
    expect(metro.standings({ ...over, points: [61, 74, 58, 82] })?.[0]).toEqual({ seat: 3, points: 82, place: 1 });
  });
});

describe("5 the end", () => {
  it("rule 5.1: after 60 tiles nobody acts any more, and all 32 lines have ended", () => {
    const table = tableOf({ seats: 2 });
    const script = TILE_CODES.flatMap((code, kind) => Array.from({ length: PIECES[kind]! }, () => code as string));
    const source = scriptedChance(script);
    table.settle(source);
    while (metro.actor(table.position).kind === "seat") {
      table.play(table.position.turn, metro.moves(table.view(table.position.turn))[0]!);
      table.settle(source);
    }
    expect(table.position.laid.length).toBe(60);
    expect(table.position.lines.length).toBe(32);
    expect(metro.refusal(table.view(0), { type: "draw" })).toEqual({ code: "gameOver", rule: "5.1" });
  });

  it("rule 5.2: everybody begins with no points, at any count of seats", () => {
    for (let seats = 2; seats <= 6; seats++)
      expect(metro.start(setupOf({ seats })).points).toEqual(Array.from({ length: seats }, () => 0));
  });

  it("rule 5.2: most points win, and equal points share the place", () => {
    const over = { ...positionWith({ seats: 3 }, "", "aaaa"), stage: "over" as const, points: [40, 52, 52] };
    expect(metro.standings(over)).toEqual([
      { seat: 1, points: 52, place: 1 },
      { seat: 2, points: 52, place: 1 },
      { seat: 0, points: 40, place: 3 },
    ]);
  });
});

describe("6 variants", () => {
  it("rule 6.1: with free orientation tiles turn, and turns that look alike are one", () => {
    const free = { seats: 2, options: { orientation: "free" } };
    const table = tableOf(free, "=aacb =aaaa");
    expect(refusalOf(table, "aacb^3@b1")).toBeUndefined();
    run(table, "aacb^1@b1 =bbbb");
    expect(facesOn(table.position.laid).get(1)).toBe("baac");
    expect(refusalOf(table, "aaaa^1@c1")).toEqual({ code: "sameTurn", rule: "6.1" });
    for (const turn of [-1, 0.5, 4])
      expect(metro.refusal(table.view(1), { type: "place", tile: "aaaa", turn, cell: 2 })?.code).toBe("sameTurn");
    // The exception looks at all turns: `dacc` has a turn that fits every edge square but the corners.
    expect(squaresFor(positionWith(free, "", "dddd")).length).toBe(28);
    expect(refusalOf(tableOf(free, "=dacc =aaaa"), "dacc@b1")?.code).toBe("oneTile");
    expect(refusalOf(tableOf(free, "=dacc =aaaa"), "dacc^2@b1")).toBeUndefined();
  });

  it("rule 6.2: hands of two", () => {
    const table = tableOf({ seats: 2, options: { "hand-size": "2" } }, "=aaaa =aacb =bbbb =cccc bbbb@c1");
    expect(table.position.hands).toEqual([["aaaa"], ["aacb", "cccc"]]);
    run(table, "=dddd");
    expect(table.position).toMatchObject({
      turn: 1,
      hands: [
        ["aaaa", "dddd"],
        ["aacb", "cccc"],
      ],
    });
  });

  it("rule 6.2: hands of three", () => {
    const table = tableOf({ seats: 2, options: { "hand-size": "3" } }, "=aaaa =aacb =bbbb =cccc =aaaa =dddd");
    expect(table.position.hands).toEqual([
      ["aaaa", "bbbb", "aaaa"],
      ["aacb", "cccc", "dddd"],
    ]);
    run(table, "bbbb@c1 =adad");
    expect(table.position.hands[0]).toEqual(["aaaa", "aaaa", "adad"]);
    expect(new Set(metro.moves(table.view(1)).map((move) => (move.type === "place" ? move.tile : "draw")))).toEqual(
      new Set(["aacb", "cccc", "dddd", "draw"]),
    );
  });

  it("rule 6.3: open hands show everything that is held", () => {
    const table = tableOf({ seats: 2, options: { "open-hands": "yes" } }, "=aaaa =aacb draw =cccc");
    expect(table.view(1).hands).toEqual([["aaaa"], ["aacb"]]);
    expect(table.view("spectator").drawn).toEqual(["cccc"]);
  });

  it("rule 6.4: any seat may start, if it is there", () => {
    expect(tableOf({ seats: 4, options: { start: "4" } }, "=aaaa =aacb =bbbb =cccc").position.turn).toBe(3);
    expect(metro.prepare({ seats: 2, options: { start: "3" } })).toMatchObject({
      ok: false,
      refusal: { code: "start", rule: "6.4" },
    });
  });

  it("rule 6.4: with a lot the first draw says who begins, each seat being as likely", () => {
    const table = tableOf({ seats: 3, options: { start: "lot" } });
    const { stream, outcomes } = metro.draw(table.position);
    expect([stream, outcomes.map(({ chance }) => metro.notation.writeChance(chance))]).toEqual([
      "lot",
      ["seat-1", "seat-2", "seat-3"],
    ]);
    expect(outcomes.map(({ weight }) => weight)).toEqual([1, 1, 1]);
    expect(refusalOf(table, "draw")).toEqual({ code: "drawOwed", rule: "2.5" });
    run(table, "=seat-3 =aaaa =bbbb =cccc");
    expect(table.position).toMatchObject({ turn: 2, hands: [["bbbb"], ["cccc"], ["aaaa"]] });
    expect(table.record().setup.options["start"]).toBe("lot");
    expect(table.record("spectator").entries[0]).toEqual({ by: "chance", text: "seat-3" });
  });

  it("rule 6.4: the lot comes before what modules lay out, which begins with the seat that it names", () => {
    const table = tableOf({ modules: ["paris"], options: { start: "lot", "paris-row": "arranged" } }, "=seat-2");
    const paris = (): { readonly loose: readonly (readonly number[])[] } =>
      table.position.slices["paris"] as { readonly loose: readonly (readonly number[])[] };
    run(table, "=paris.louvre");
    expect(paris().loose.map(({ length }) => length)).toEqual([0, 1]);
    for (const viewer of [0, 1, "spectator"] as const) expect(table.view(viewer).setup.options["start"]).toBe("2");
  });
});

describe("7 rulings", () => {
  it("rule 7.1: the other numbering mirrors the owners", () => {
    const mirrored = metro.layoutOf(setupOf({ seats: 2, options: { numbering: "cable-car" } }));
    const plain = metro.layoutOf(setupOf({ seats: 2 }));
    for (let station = 0; station < 32; station++) {
      expect(ownerOf(mirrored, station)).toBe(1 - ownerOf(plain, station)!);
      expect(stationNumber(stationOfNumber(station + 1, NUMBERS["cable-car"]), NUMBERS["cable-car"])).toBe(station + 1);
      expect(stationNumber(stationOfNumber(station + 1, NUMBERS.metro), NUMBERS.metro)).toBe(station + 1);
    }
  });

  it("rule 7.2: by the other reading, stations without an owner do not count", () => {
    const refused = (stations: string): boolean =>
      metro.refusal(
        metro.view(positionWith({ seats: 3, options: { "one-tile-stations": stations } }, "", "bbbb"), 0),
        moveOf("bbbb@a8"),
      )?.code === "oneTile";
    expect([refused("all"), refused("owned")]).toEqual([true, false]);
  });

  it("rule 7.3: by the other reading, a hand tile waits while another can be drawn", () => {
    const options = { "one-tile-exception": "no-draw-left" };
    const waits = positionWith({ seats: 2, options }, "", "dddd");
    expect(metro.moves(metro.view(waits, 0))).toEqual([{ type: "draw" }]);
    expect(metro.refusal(metro.view(waits, 0), moveOf("dddd@b1"))).toEqual({ code: "oneTile", rule: "3.4" });
    expect(squaresFor({ ...waits, bag: PIECES.map(() => 0) }).length).toBe(28);
    const drawn = tableOf({ seats: 2, options }, "=aaaa =bbbb draw =dddd");
    expect(refusalOf(drawn, "dddd@b1")).toBeUndefined();
  });

  it("rule 7.4: every square beside the centre that touches a tile continues a track", () => {
    // Laid tiles have a track out of every side, so each neighbour square has one coming in.
    const beside = positionWith({ seats: 2 }, "aaaa@d1 dddd@d2", "aaaa");
    expect(squaresFor(beside)).toContain("d3");
  });

  it("rule 7.4: read strictly, a square beside the centre needs a line that waits there", () => {
    const options = { "centre-squares": "line" };
    // The tile at d2 turns every line back, so that none of them waits at d3.
    const turnedBack = positionWith({ seats: 2, options }, "aaaa@d1 dddd@d2", "aaaa");
    expect(squaresFor(turnedBack)).not.toContain("d3");
    expect(metro.refusal(metro.view(turnedBack, turnedBack.turn), moveOf("aaaa@d3"))).toEqual({
      code: "noLineThere",
      rule: "7.4",
    });
    const waits = positionWith({ seats: 2, options }, "aaaa@d1 aaaa@d2", "aaaa");
    expect(squaresFor(waits)).toContain("d3");
  });

  it("rule 7.4: the strict reading leaves a tile a square, to the end of every game", () => {
    for (let game = 0; game < 30; game++) {
      const over = playedOut({ seats: 2, options: { "centre-squares": "line" } }, `strict ${game}`);
      expect(over.laid).toHaveLength(60);
    }
  });

  it("rule 7.5: a tie for the win is shared", () => {
    const over = { ...positionWith({ seats: 2 }, "", "aaaa"), stage: "over" as const, points: [50, 50] };
    expect(metro.standings(over)?.map(({ place }) => place)).toEqual([1, 1]);
  });

  it("rule 7.6: a one-tile line placed under the exception is worth one point", () => {
    const position = positionWith({ seats: 2 }, "dddd@b1", "aaaa");
    expect(lineFrom(position, station(7))).toMatchObject({ length: 1, points: 1 });
  });

  it("rule 7.7: nothing departs from the centre", () => {
    const position = positionWith({ seats: 2 }, "aaaa@d1 aaaa@d2 aaaa@d3", "aaaa");
    expect(position.lines.map(({ from }) => from)).toEqual([station(5)]);
  });

  it("rule 7.8: the frames of the big box give the same stations as the older tables", () => {
    for (let seats = 2; seats <= 6; seats++)
      expect(metro.layoutOf(setupOf({ seats, edition: "bigbox" })).owners).toEqual(
        metro.layoutOf(setupOf({ seats, edition: "first" })).owners,
      );
  });

  it("rule 7.9: the sixth seat of the big box is gray", () => {
    expect(EDITION_DATA.bigbox.seatColours[5]).toBe("gray");
  });
});

describe("8 editions", () => {
  it("rule 8: an edition has its colours, and its way to mark a scored line", () => {
    const { first, second, bigbox } = EDITION_DATA;
    expect([first, second, bigbox].map(({ seatColours }) => seatColours[5])).toEqual(["black", "black", "gray"]);
    expect([first, second, bigbox].map(({ scoredMark }) => scoredMark)).toEqual([
      "wagon turned sideways",
      "wagon turned over",
      "wagon put on the station",
    ]);
  });
});

describe("10 rules numbers", () => {
  it("rules 10.1 and 10.2: new tables take number 3; colours need number 2; older numbers stay playable", () => {
    expect(setupOf({}).rules).toBe(3);
    expect(setupOf({ rules: 1 }).rules).toBe(1);
    expect(setupOf({ rules: 2, colours: ["blue", "yellow"] }).rules).toBe(2);
    expect(metro.prepare({ rules: 4 })).toMatchObject({ ok: false, refusal: { code: "rules" } });
    expect(metro.prepare({ rules: 1, colours: ["blue", "yellow"] })).toMatchObject({ ok: false });
  });
});
