import { describe, expect, it } from "vitest";
import { MAX_ACTIONS } from "./actionCodes.ts";
import { LONDON } from "./cities/london.ts";
import { underground } from "./game.ts";
import type { Move, Position } from "./position.ts";
import { tracksOf } from "./rulesOf.ts";
import { undergroundSearch } from "./search.ts";
import { after, building, moveOf, refusalOf, setupOf } from "./testing/tables.ts";
import { bestTrips, tripsOf } from "./trips.ts";

const RED = "red: shepherds-bush notting-hill-gate marble-arch bond-street oxford-circus tottenham-court-road";

function movesOf(position: Position): readonly Move[] {
  return underground.moves(underground.view(position, position.turn));
}

function buildsOf(position: Position, line: string): readonly string[] {
  return movesOf(position)
    .filter((move) => move.type === "build" && move.line === line)
    .map((move) => underground.notation.writeMove(move).split(":")[1]!);
}

/** The points that the last build brought, by source. */
function gains(position: Position, script: string): Readonly<Record<string, number>> {
  const later = after(position, script);
  const gained = Object.entries(later.earned).map(([source, points]) => [
    source,
    points[position.turn]! - position.earned[source as keyof Position["earned"]][position.turn]!,
  ]);
  return Object.fromEntries(gained.filter(([, points]) => points !== 0)) as Record<string, number>;
}

/** Draws whatever comes first until a seat is to act. */
function dealt(position: Position): Position {
  let at = position;
  while (underground.actor(at).kind === "chance")
    at = underground.resolve(at, underground.draw(at).outcomes[0]!.chance).position;
  return at;
}

describe("1 setting up", () => {
  it("rules 1.1 and 1.2: the map and the lines are data", () => {
    expect([LONDON.stations.length, LONDON.blocks.length, LONDON.lines.length]).toEqual([100, 137, 11]);
  });

  it("rule 1.3: markers give the seats their lines; four seats are dealt theirs", () => {
    expect(underground.start(setupOf({ seats: 2 })).lines.map((lines) => lines.length)).toEqual([4, 4]);
    expect(underground.start(setupOf({ seats: 5 })).lines.map((lines) => lines.length)).toEqual([2, 2, 2, 2, 2]);
    const four = underground.start(setupOf({ seats: 4 }));
    expect([four.stage, underground.draw(four).outcomes.length]).toEqual(["markers", 5]);
    expect(refusalOf(building(""), "blue:euston/oxford-circus")).toEqual({ code: "notYourLine", rule: "1.3" });
  });

  it("rule 1.3: three seats have three lines each, and four seats two, all different", () => {
    for (const [seats, each] of [
      [3, 3],
      [4, 2],
    ] as const) {
      const { lines } = dealt(underground.start(setupOf({ seats })));
      expect(lines.map(({ length }) => length)).toEqual(Array.from({ length: seats }, () => each));
      expect(new Set(lines.flat()).size).toBe(seats * each);
    }
  });

  it("rule 1.4: eight symbols, four kinds twice, one by one", () => {
    const start = underground.start(setupOf({ seats: 2 }));
    expect(underground.draw(start).outcomes.map(({ weight }) => weight)).toEqual([2, 2, 2, 2]);
    const once = after(start, "=dining");
    expect(underground.draw(once).outcomes.map(({ weight }) => weight)).toEqual([1, 2, 2, 2]);
    expect(underground.draw(after(once, "=dining")).outcomes.map(({ weight }) => weight)).toEqual([2, 2, 2]);
  });

  it("rule 1.5: later seats begin with points, counted from the starting seat", () => {
    expect(underground.start(setupOf({ seats: 5 })).points).toEqual([0, 1, 2, 3, 4]);
    expect(underground.start(setupOf({ seats: 3, options: { start: "2" } })).points).toEqual([2, 0, 1]);
  });

  it("rule 1.6: four destinations, the passenger at Euston", () => {
    const position = dealt(underground.start(setupOf({ seats: 3 })));
    expect(position.open.length).toBe(4);
    expect(position.pile.length).toBe(51);
    expect(position.passenger).toBe("euston");
  });

  it("rule 6.6: four seats may choose among the five markers, where the table plays so", () => {
    const options = { markers: "chosen" };
    const colours = ["purple+green", "red+white", "blue+pink", "black+orange"];
    const start = underground.start(setupOf({ seats: 4, options, colours }));
    expect(start.stage).toBe("symbols");
    expect(start.lines).toEqual(colours.map((marker) => marker.split("+")));
    expect(underground.start(setupOf({ seats: 4, options })).lines[0]).toEqual(["red", "white"]);
    const twice = [...colours.slice(0, 3), "red+white"];
    expect(underground.prepare({ seats: 4, options, colours: twice })).toMatchObject({ ok: false });
    expect(underground.prepare({ seats: 4, colours })).toMatchObject({ ok: false, refusal: { rule: "1.3" } });
  });

  it("rule 1.6: every express and normal station may come, each as likely, and no other", () => {
    const start = underground.start(setupOf({ seats: 2 }));
    const { outcomes } = underground.draw({ ...start, stage: "deal", symbols: building("").symbols });
    const kinds = new Set(["express", "normal"]);
    const expected = LONDON.stations.filter(({ category }) => kinds.has(category)).map(({ id }) => id);
    expect(outcomes.map(({ chance }) => underground.notation.writeChance(chance)).toSorted()).toEqual(
      expected.toSorted(),
    );
    expect(new Set(outcomes.map(({ weight }) => weight)).size).toBe(1);
  });

  it("rule 1.3: seats may have chosen their markers, which with four seats are dealt", () => {
    const colours = ["blue+yellow+pink+brown", "red+black+green+orange"];
    const position = underground.start(setupOf({ seats: 2, colours }));
    expect(position.lines).toEqual(colours.map((word) => word.split("+")));
    expect(position.setup.rules).toBe(2);
    expect(underground.colours?.(setupOf({ seats: 2 }))).toEqual(colours.toReversed());
    expect(underground.colours?.(setupOf({ seats: 4 }))).toEqual([]);
    const four = ["red+white", "black+orange", "yellow+brown", "blue+pink"];
    for (const [seats, wrong] of [
      [4, four],
      [2, ["red+white", "black+orange"]],
    ] as const)
      expect(underground.prepare({ seats, colours: wrong })).toMatchObject({
        refusal: { code: "colours", rule: "1.3" },
      });
  });
});

describe("2 the turn", () => {
  it("rule 2.1: from the starting seat on the turn goes round in order", () => {
    let at = dealt(underground.start(setupOf({ seats: 3, options: { start: "3" } })));
    const seats = [at.turn];
    while (seats.length < 5) {
      const seat = at.turn;
      while (at.turn === seat)
        at = dealt(underground.play(at, at.stage === "build" ? { type: "token" } : movesOf(at)[0]!).position);
      seats.push(at.turn);
    }
    expect(seats).toEqual([2, 0, 1, 2, 0]);
  });

  it("rule 2.1: four actions, then a trip, for the seat whose turn it is", () => {
    const position = building("");
    expect(underground.refusal(underground.view(position, 1), { type: "token" })).toEqual({
      code: "notYourTurn",
      rule: "2.1",
    });
    expect(refusalOf(position, "trip:bank")).toEqual({ code: "buildFirst", rule: "2.1" });
    const built = after(position, "token token token token");
    expect(built.stage).toBe("express");
    expect(refusalOf(built, "token")).toEqual({ code: "tripOwed", rule: "4.1" });
  });

  it("rule 2.2: an action not used brings a token", () => {
    expect(after(building(""), "token token red:euston/oxford-circus token").tokens).toEqual([3, 0]);
  });

  it("rules 2.2 and 3.7: a turn brings up to four tokens, one for each action", () => {
    expect(after(building(""), "token token token token")).toMatchObject({ tokens: [4, 0], stage: "express" });
    const ends = building("red: northwood rickmansworth; black: harrow-on-the-hill northwood");
    const both = after(ends, "red:amersham/rickmansworth black:northwood/watford token token");
    expect(both).toMatchObject({ tokens: [4, 0], stage: "express" });
  });

  it("rule 2.2: there are as many tokens as anybody collects", () => {
    // A whole game without a single piece of track.
    let at = dealt(underground.start(setupOf({ seats: 2 })));
    const turns = [0, 0];
    while (at.stage !== "over") {
      if (at.stage === "build") {
        turns[at.turn]! += 1;
        at = after(at, "token token token token");
      } else at = dealt(underground.play(at, movesOf(at)[0]!).position);
    }
    expect(at.tokens).toEqual(turns.map((each) => each * 4));
    expect(Math.min(...at.tokens)).toBeGreaterThan(40);
    expect(after(building("", { tokens: [500, 0] }), "token").tokens).toEqual([501, 0]);
  });

  it("rule 2.3: lines may be mixed, and tokens spent in the turn they came", () => {
    const looped = building(RED);
    // Two tokens, then a branch in the middle of the red line, then a piece of another.
    const branched = after(looped, "token token red:bond-street/green-park black:euston/oxford-circus");
    expect(branched.tokens[0]).toBe(0);
    expect(branched.pieces.length).toBe(looped.pieces.length + 2);
  });
});

describe("3 building", () => {
  it("rule 3.1: a line whose pieces are used up does not grow", () => {
    const used =
      "green: amersham rickmansworth northwood harrow-on-the-hill kenton wembley-park finchley-road baker-street great-portland-street euston kings-cross-st-pancras holloway-road finsbury-park arnos-grove cockfosters, finsbury-park walthamstow-central";
    const position = building(used);
    expect(tracksOf(position).laid[LONDON.lines.findIndex(({ id }) => id === "green")]).toBe(15);
    expect(buildsOf(position, "green")).toEqual([]);
    expect(refusalOf(position, "green:finsbury-park/highbury-and-islington")).toEqual({
      code: "noPieces",
      rule: "3.1",
    });
  });

  it("rule 3.2: a line runs through a block once, and no more lines than spaces", () => {
    const position = building("red: euston oxford-circus; black: paddington marylebone");
    expect(refusalOf(position, "red:euston/oxford-circus")).toEqual({ code: "lineInBlock", rule: "3.2" });
    expect(refusalOf(position, "green:euston/oxford-circus")).toEqual({ code: "blockFull", rule: "3.2" });
    expect(refusalOf(position, "green:marylebone/paddington")).toBeUndefined();
  });

  it("rule 3.3: a line begins anywhere, and its first piece connects both its stations", () => {
    expect(buildsOf(building(""), "red").length).toBe(137);
    expect(gains(building(""), "red:amersham/rickmansworth")).toEqual({ terminus: 2, nationalRail: 1 });
  });

  it("rule 3.4: at its ends a line grows for nothing", () => {
    // The caption of the rulebook: only the spaces at the ends of the track may be built on.
    const position = building("red: bond-street oxford-circus tottenham-court-road");
    expect(buildsOf(position, "red").toSorted()).toEqual(
      [
        "baker-street/bond-street",
        "bond-street/green-park",
        "bond-street/marble-arch",
        "euston/tottenham-court-road",
        "holborn/tottenham-court-road",
        "leicester-square/tottenham-court-road",
      ].toSorted(),
    );
    expect(refusalOf(position, "red:euston/oxford-circus")).toEqual({ code: "noTokens", rule: "3.5" });
    expect(refusalOf(position, "red:amersham/rickmansworth")).toEqual({ code: "apart", rule: "3.4" });
  });

  it("rule 3.4: an end that runs back into its line is free", () => {
    const position = building("red: bond-street oxford-circus green-park");
    expect(refusalOf(position, "red:bond-street/green-park")).toBeUndefined();
    expect(after(position, "red:bond-street/green-park").tokens).toEqual([0, 0]);
  });

  it("rule 3.5: anywhere else a piece costs two tokens; a loop has no ends", () => {
    // The second caption: with two tokens the line may be built on at any of its stations.
    const loop = building("red: bond-street oxford-circus green-park bond-street");
    expect(buildsOf(loop, "red")).toEqual([]);
    const rich = { ...loop, tokens: [2, 0] };
    expect(buildsOf(rich, "red").length).toBeGreaterThan(5);
    const branched = after(rich, "red:bond-street/marble-arch");
    expect([branched.tokens[0], branched.actions]).toEqual([0, 3]);
    expect(refusalOf({ ...loop, tokens: [1, 0] }, "red:bond-street/marble-arch")).toEqual({
      code: "noTokens",
      rule: "3.5",
    });
  });

  it("rules 3.4 and 3.5: at a loop every piece costs two tokens, and only the end of a spur is free", () => {
    const open = building("red: bond-street oxford-circus green-park", { tokens: [2, 0] });
    const loop = after(open, "red:bond-street/green-park");
    expect(loop.tokens[0]).toBe(2);
    const beside = [
      "baker-street/bond-street",
      "baker-street/oxford-circus",
      "bond-street/marble-arch",
      "euston/oxford-circus",
      "green-park/piccadilly-circus",
      "green-park/south-kensington",
      "green-park/victoria",
      "green-park/westminster",
      "oxford-circus/piccadilly-circus",
      "oxford-circus/tottenham-court-road",
    ];
    expect(buildsOf(loop, "red").toSorted()).toEqual(beside);
    for (const block of beside) expect(after(loop, `red:${block}`).tokens[0]).toBe(0);
    for (const tokens of [0, 1]) expect(buildsOf({ ...loop, tokens: [tokens, 0] }, "red")).toEqual([]);
    // Three pieces meet where the spur leaves the loop, which makes it no end.
    const spur = after(loop, "red:bond-street/marble-arch");
    expect(buildsOf(spur, "red")).toEqual(["marble-arch/notting-hill-gate"]);
    expect(after({ ...spur, tokens: [2, 0] }, "red:baker-street/bond-street").tokens[0]).toBe(0);
    expect(after({ ...spur, tokens: [2, 0] }, "red:marble-arch/notting-hill-gate").tokens[0]).toBe(2);
    // A piece across a loop has two stations of it, and costs the same.
    const ring = building("red: bond-street oxford-circus piccadilly-circus green-park bond-street", {
      tokens: [5, 0],
    });
    expect(after(ring, "red:green-park/oxford-circus").tokens[0]).toBe(3);
    expect(refusalOf({ ...ring, tokens: [1, 0] }, "red:green-park/oxford-circus")).toEqual({
      code: "noTokens",
      rule: "3.5",
    });
    expect(buildsOf({ ...ring, tokens: [1, 0] }, "red")).toEqual([]);
  });

  it("rules 3.4 and 3.5: bots pay the same, and may build the same", () => {
    const list = new Uint16Array(MAX_ACTIONS);
    const open = building("red: bond-street oxford-circus green-park", { tokens: [4, 0] });
    const board = undergroundSearch.board(open);
    const plays = (text: string): number => {
      board.act(undergroundSearch.encodeMove(moveOf(`red:${text}`), board));
      return board.tokens[0]!;
    };
    const redBuilds = (): number =>
      Array.from(list.subarray(0, board.actions(list))).filter((action) => {
        const move = undergroundSearch.decodeMove(action, board);
        return move.type === "build" && move.line === "red";
      }).length;
    // The loop is closed for nothing. Then there are ten branches, and the end of a spur is free.
    expect([plays("bond-street/green-park"), redBuilds()]).toEqual([4, 10]);
    expect(plays("bond-street/marble-arch")).toBe(2);
    expect(plays("baker-street/bond-street")).toBe(0);
    // From Marble Arch to Notting Hill Gate; from Baker Street to four stations.
    expect(redBuilds()).toBe(5);
    board.takeBack();
    board.takeBack();
    expect([board.tokens[0], redBuilds()]).toEqual([4, 10]);
  });

  it("rules 3.7 and 3.10: a terminus is paid when a line reaches it, not when the line is built on there", () => {
    const first = after(building(""), "red:amersham/rickmansworth");
    expect(gains(first, "red:northwood/rickmansworth")).toEqual({});
    // On the published map only one block leads to a terminus, so this set has one where several meet.
    const kinds = { "oxford-circus": "terminus" };
    const components = { name: "mine", version: "1", base: "interchange 1", values: { stations: { kinds } } };
    const text = "red: marble-arch bond-street; black: bond-street baker-street";
    const before = building(text, { tokens: [9, 0] }, { components });
    const reached = after(before, "red:bond-street/oxford-circus");
    expect([reached.earned.terminus, reached.tokens[0]]).toEqual([[2, 0], 10]);
    const through = after(reached, "red:euston/oxford-circus red:oxford-circus/piccadilly-circus");
    // The second of them is a branch.
    expect([through.earned.terminus, through.tokens[0]]).toEqual([[2, 0], 8]);
    const another = after(through, "black:baker-street/oxford-circus");
    expect([another.earned.terminus, another.tokens[0]]).toEqual([[4, 0], 9]);
  });

  it("rule 3.6: national rail brings a point", () => {
    expect(gains(building("red: baker-street great-portland-street"), "red:baker-street/marylebone")).toEqual({
      nationalRail: 1,
    });
  });

  it("rule 3.7: a terminus brings two points and a token", () => {
    const position = building("red: northwood rickmansworth");
    expect(gains(position, "red:amersham/rickmansworth")).toEqual({ terminus: 2 });
    expect(after(position, "red:amersham/rickmansworth").tokens[0]).toBe(1);
  });

  it("rule 3.8: both connection stations of a symbol bring three points", () => {
    // By the city's order: aldgate and baker street are dining, charing cross and elephant & castle culture.
    const line = "red: baker-street oxford-circus tottenham-court-road holborn bank";
    expect(gains(building(line), "red:aldgate/bank")).toEqual({ connection: 3 });
    const other = building(line, {
      symbols: ["dining", "culture", "dining", "culture", "shopping", "shopping", "parks", "parks"],
    });
    expect(gains(other, "red:aldgate/bank")).toEqual({});
  });

  it("rule 3.9: stations inside a loop bring a point each, those on it none, those on a spur within it do", () => {
    const ring = "red: green-park victoria pimlico vauxhall stockwell elephant-and-castle waterloo westminster";
    const closed = gains(building(ring), "red:green-park/westminster");
    expect(closed["loop"] ?? 0).toBe(0);
    const wide =
      "red: bond-street oxford-circus euston tottenham-court-road leicester-square piccadilly-circus green-park";
    const inside = gains(building(wide), "red:bond-street/green-park");
    expect(inside).toEqual({});
    const round =
      "red: baker-street bond-street green-park piccadilly-circus leicester-square tottenham-court-road euston great-portland-street";
    expect(gains(building(round), "red:baker-street/great-portland-street")).toEqual({ loop: 1 });
    // Oxford Circus lies inside, also when a spur of the line reaches it.
    expect(gains(building(`${round}, bond-street oxford-circus`), "red:baker-street/great-portland-street")).toEqual({
      loop: 1,
    });
  });

  it("rule 3.9: stations of any kind count inside a loop", () => {
    // Charing Cross is a connection station, Blackfriars a national rail station, and neither is reached.
    const round =
      "red: piccadilly-circus green-park westminster waterloo borough london-bridge bank holborn leicester-square";
    expect(gains(building(round), "red:leicester-square/piccadilly-circus")).toEqual({ loop: 2 });
  });

  it("rule 3.10: once for a line, again for another", () => {
    const position = building("red: paddington marylebone baker-street; black: baker-street great-portland-street");
    expect(gains({ ...position, tokens: [9, 0] }, "red:paddington/willesden-junction")).toEqual({});
    expect(gains(position, "black:baker-street/marylebone")).toEqual({ nationalRail: 1 });
  });

  it("rule 3.10: a line of another seat is paid for the same stations, and symbols stay where they are", () => {
    // Baker Street and King's Cross have the same symbol.
    const symbols = ["culture", "dining", "culture", "shopping", "shopping", "dining", "parks", "parks"];
    const lines =
      "red: marylebone baker-street great-portland-street euston; blue: baker-street great-portland-street euston";
    const paid = after(building(lines, { symbols }), "red:euston/kings-cross-st-pancras");
    expect(paid.earned.connection).toEqual([3, 0]);
    expect(paid.symbols).toEqual(symbols);
    const rival = { ...paid, turn: 1 };
    expect(gains(rival, "blue:euston/kings-cross-st-pancras")).toEqual({ connection: 3 });
    expect(gains(rival, "blue:baker-street/marylebone")).toEqual({ nationalRail: 1 });
  });

  it("rules 3.9 and 3.10: a loop that is cut or made larger pays no station again", () => {
    const round =
      "red: baker-street bond-street green-park piccadilly-circus leicester-square tottenham-court-road euston great-portland-street";
    const closed = after({ ...building(round), tokens: [9, 0] }, "red:baker-street/great-portland-street");
    expect(closed.earned.loop).toEqual([1, 0]);
    // Through Oxford Circus, which lay inside.
    const cut = after(
      { ...closed, actions: 4 },
      "red:bond-street/oxford-circus red:oxford-circus/tottenham-court-road",
    );
    expect(cut.earned.loop).toEqual([1, 0]);
    // Past Holborn: Tottenham Court Road comes to lie inside, and is all that is new.
    const larger = after({ ...closed, actions: 4 }, "red:holborn/leicester-square red:holborn/kings-cross-st-pancras");
    const { position } = underground.play(larger, moveOf("red:euston/kings-cross-st-pancras"));
    expect(position.earned.loop).toEqual([2, 0]);
  });

  it("rules 3.6 to 3.9: what a piece brings stands on the score at once", () => {
    const position = building("", {}, { seats: 3 });
    expect(after(position, "red:amersham/rickmansworth").points).toEqual([3, 1, 2]);
  });

  it("rule 3.11: a walled-in line has nothing to build, and its turn is tokens", () => {
    const walled = building("green: heathrow hounslow; red: hounslow acton-town");
    expect(buildsOf({ ...walled, tokens: [4, 0] }, "green")).toEqual([]);
    expect(movesOf(walled).some((move) => move.type === "token")).toBe(true);
  });
});

describe("4 the passenger", () => {
  const NETWORK = `${RED}; green: leicester-square tottenham-court-road euston great-portland-street; yellow: bond-street baker-street great-portland-street`;
  const example = building(NETWORK, {
    passenger: "goldhawk-road",
    open: ["great-portland-street", "leicester-square", "oxford-circus", "turnham-green"],
    actions: 1,
  });

  it("rule 4.1: an express destination first, then a normal one", () => {
    const ready = after(example, "token");
    expect(ready.stage).toBe("express");
    expect(refusalOf(ready, "trip:great-portland-street:red")).toEqual({ code: "notBestDestination", rule: "4.3" });
    expect(refusalOf(ready, "trip:bank")).toEqual({ code: "notOpen", rule: "4.1" });
    const none = after({ ...example, open: ["great-portland-street"] }, "token");
    expect(none.stage).toBe("normal");
  });

  it("rules 4.2 and 4.3: the rulebook's example, each route as its caption says", () => {
    const tracks = tracksOf(example);
    expect(bestTrips(tracks, "goldhawk-road", ["leicester-square"])).toMatchObject({
      walks: 1,
      rides: 2,
      trips: [{ lines: ["red", "green"] }],
    });
    expect(bestTrips(tracks, "goldhawk-road", ["oxford-circus"])).toMatchObject({
      walks: 1,
      rides: 1,
      trips: [{ lines: ["red"] }],
    });
    expect(bestTrips(tracks, "goldhawk-road", ["turnham-green"])).toMatchObject({
      walks: 2,
      rides: 0,
      trips: [{ lines: [] }],
    });
    const ready = after(example, "token");
    expect(tripsOf(ready)?.trips).toEqual([{ to: "oxford-circus", lines: ["red"] }]);
    const onward = after(ready, "trip:oxford-circus:red");
    expect(tripsOf(onward)).toEqual({
      walks: 0,
      rides: 2,
      trips: [
        { to: "great-portland-street", lines: ["red", "green"] },
        { to: "great-portland-street", lines: ["yellow", "red"].toSorted((a) => (a === "red" ? -1 : 1)) },
      ],
    });
  });

  it("rule 4.4: what is not among the best is refused, and so is another way of naming it", () => {
    const onward = after(example, "token trip:oxford-circus:red");
    expect(refusalOf(onward, "trip:great-portland-street:red")).toEqual({ code: "notBestRoute", rule: "4.3" });
    expect(refusalOf(onward, "trip:great-portland-street:green+red")).toEqual({ code: "notBestRoute", rule: "4.3" });
    expect(refusalOf(onward, "trip:great-portland-street:red+green")).toBeUndefined();
  });

  it("rule 4.5: a point for every line used, to its owner", () => {
    const first = after(example, "token trip:oxford-circus:red");
    expect(first.earned.passenger).toEqual([1, 0]);
    expect(after(first, "trip:great-portland-street:red+yellow").earned.passenger).toEqual([2, 1]);
    expect(after(first, "trip:great-portland-street:red+green").earned.passenger).toEqual([3, 0]);
  });

  it("rule 4.6: destinations are refilled to four after the trips", () => {
    const moved = after(example, "token trip:oxford-circus:red trip:great-portland-street:red+green");
    expect([moved.stage, moved.open]).toEqual(["refill", ["leicester-square", "turnham-green"]]);
    expect(moved.visited).toEqual(["oxford-circus", "great-portland-street"]);
    const refilled = after(moved, "=acton =angel");
    expect([refilled.stage, refilled.turn, refilled.open.length]).toEqual(["build", 1, 4]);
    expect(underground.refusal(underground.view(moved, 0), { type: "token" })).toEqual({
      code: "drawOwed",
      rule: "4.6",
    });
  });
});

describe("5 the end", () => {
  const last = (changes: Partial<Position> = {}, options = {}): Position =>
    building("", { actions: 1, pile: ["acton", "angel"], ...changes }, { seats: 3, options });
  const finishTurn = (position: Position): Position => {
    let at = position;
    const seat = at.turn;
    while (at.turn === seat && at.stage !== "over")
      at =
        underground.actor(at).kind === "chance"
          ? underground.resolve(at, underground.draw(at).outcomes[0]!.chance).position
          : underground.play(at, at.stage === "build" ? { type: "token" } : movesOf(at)[0]!).position;
    return at;
  };

  it("rule 5.1: when the pile is empty after a refill, the passenger leaves and the round is played out", () => {
    const next = finishTurn(last());
    expect([next.passenger, next.turn, next.stage]).toEqual(["", 1, "build"]);
    const after1 = finishTurn(next);
    expect([after1.turn, after1.stage]).toEqual([2, "build"]);
    expect(after1.open.length).toBe(4);
  });

  it("rule 5.2: it ends when the starting seat would be next; most points win, shared", () => {
    const over = finishTurn(finishTurn(finishTurn(last())));
    expect(over.stage).toBe("over");
    expect(underground.refusal(underground.view(over, 0), { type: "token" })).toEqual({
      code: "gameOver",
      rule: "5.2",
    });
    const tied = underground.standings({ ...over, points: [7, 9, 9] });
    expect(tied?.map(({ place }) => place)).toEqual([1, 1, 3]);
    // At once, when the last seat of the round empties the pile.
    expect(finishTurn(last({ turn: 2 })).stage).toBe("over");
  });
});

describe("6 options", () => {
  const firstTurns = (seats: number, options: Record<string, string>): readonly number[] => {
    let at = dealt(underground.start(setupOf({ seats, options })));
    const actions: number[] = [];
    for (let turn = 0; turn < seats * 2; turn++) {
      actions.push(at.actions);
      const seat = at.turn;
      while (at.turn === seat)
        at =
          underground.actor(at).kind === "chance"
            ? dealt(at)
            : underground.play(at, at.stage === "build" ? { type: "token" } : movesOf(at)[0]!).position;
    }
    return actions;
  };

  it("rule 6.1: any seat may start, if it is there", () => {
    expect(underground.start(setupOf({ seats: 3, options: { start: "3" } })).turn).toBe(2);
    expect(underground.prepare({ seats: 2, options: { start: "3" } })).toMatchObject({
      ok: false,
      refusal: { rule: "6.1" },
    });
  });

  it("rules numbers 1 and 2 are playable, and new tables take 1", () => {
    expect(underground.prepare({})).toMatchObject({ setup: { rules: 1 } });
    expect(underground.prepare({ rules: 2 })).toMatchObject({ setup: { rules: 2 } });
    expect(underground.prepare({ rules: 3 })).toMatchObject({ ok: false, refusal: { code: "rules" } });
  });

  it("rule 6.2: first rounds of 2006, 2019 and the designer's", () => {
    expect(firstTurns(3, {})).toEqual([4, 4, 4, 4, 4, 4]);
    expect(firstTurns(3, { "first-round": "2019" })).toEqual([3, 4, 5, 4, 4, 4]);
    expect(firstTurns(3, { "first-round": "designer" })).toEqual([2, 3, 4, 4, 4, 4]);
    expect(underground.start(setupOf({ seats: 3, options: { "first-round": "2019" } })).points).toEqual([0, 0, 0]);
  });

  it("rule 6.3: the passenger travels on to the end of the round", () => {
    const position = building(
      "",
      { actions: 1, pile: ["acton", "angel"] },
      { seats: 3, options: { "last-round": "designer" } },
    );
    let at = position;
    const trips: number[] = [0, 0, 0];
    while (at.stage !== "over") {
      if (at.stage === "express" || at.stage === "normal") trips[at.turn]! += 1;
      at =
        underground.actor(at).kind === "chance"
          ? underground.resolve(at, underground.draw(at).outcomes[0]!.chance).position
          : underground.play(at, at.stage === "build" ? { type: "token" } : movesOf(at)[0]!).position;
    }
    expect(trips[1]).toBeGreaterThan(0);
    expect(at.passenger).not.toBe("");
    expect(at.turn).toBe(0);
  });

  it("rule 6.4: Mornington Crescent is among the last five cards, and ends the passenger's day", () => {
    const options = { "mornington-crescent": "yes" };
    const drawable = (pile: readonly string[]): readonly string[] =>
      underground
        .draw({ ...building("", { pile, open: [], stage: "refill" }, { options }) })
        .outcomes.map(({ chance }) => (chance.type === "card" ? chance.station : ""));
    const five = ["acton", "angel", "bank", "borough", "mornington-crescent"];
    expect(drawable(five)).toEqual(five);
    expect(drawable([...five, "holborn"])).not.toContain("mornington-crescent");
    const there = building(
      "",
      { actions: 1, open: ["mornington-crescent", "sudbury", "pimlico", "kenton"] },
      { options },
    );
    const left = after(there, "token trip:mornington-crescent");
    expect([left.passenger, left.stage, left.turn]).toEqual(["", "build", 1]);
  });

  it("rules 6.4 and 6.5: with two piles Mornington Crescent is among the last five of its own", () => {
    const options = { "mornington-crescent": "yes", movement: "basic" };
    const drawable = (pile: readonly string[]): readonly string[] =>
      underground
        .draw(building("", { pile, open: ["bank"], stage: "refill" }, { options }))
        .outcomes.map(({ chance }) => (chance.type === "card" ? chance.station : ""));
    const normal = LONDON.stations
      .filter(({ id, category }) => category === "normal" && id !== "mornington-crescent")
      .map(({ id }) => id);
    const express = LONDON.stations.filter(({ category }) => category === "express").map(({ id }) => id);
    const five = [...normal.slice(0, 4), "mornington-crescent"];
    expect(drawable([...express.slice(0, 9), ...five])).toEqual(five);
    expect(drawable([...normal.slice(0, 5), "mornington-crescent"])).toEqual(normal.slice(0, 5));
  });

  it("rule 6.5: basic movement has a pile for each kind, and one of each lies open", () => {
    const options = { movement: "basic" };
    const position = dealt(underground.start(setupOf({ seats: 2, options })));
    expect(position.open.length).toBe(2);
    const kinds = position.open.map((id) => LONDON.stations.find((station) => station.id === id)!.category);
    expect(kinds).toEqual(["express", "normal"]);
    const dry = building("", { actions: 1, open: ["bank", "sudbury"], pile: ["acton"] }, { options });
    const trips = after(dry, "token trip:bank trip:sudbury =acton");
    expect(trips.passenger).toBe("");
  });

  it("rule 6.1: with a lot the first draw says who begins, and points are given then", () => {
    const position = underground.start(setupOf({ seats: 3, options: { start: "lot" } }));
    expect(position.points).toEqual([0, 0, 0]);
    const { stream, outcomes } = underground.draw(position);
    expect(stream).toBe("lot");
    expect(outcomes.map(({ chance }) => underground.notation.writeChance(chance))).toEqual([
      "seat-1",
      "seat-2",
      "seat-3",
    ]);
    const begun = underground.resolve(position, outcomes[1]!.chance);
    expect(begun.position).toEqual(underground.start(setupOf({ seats: 3, options: { start: "2" } })));
    expect(begun.position).toMatchObject({ turn: 1, points: [2, 0, 1], stage: "symbols" });
    expect(begun.events[0]).toEqual({ type: "lot", seat: 1 });
  });
});

describe("7 rulings", () => {
  it("rule 7.1: a line begun at a terminus is paid for it", () => {
    expect(gains(building(""), "red:amersham/rickmansworth")["terminus"]).toBe(2);
  });

  it("rule 7.2: a station of a former loop counts when a larger one encloses it, once", () => {
    // A small ring, then a larger one round it: what lay on the small ring lies inside now.
    const small = "red: oxford-circus piccadilly-circus green-park";
    const closed = after(building(small), "red:green-park/oxford-circus");
    expect(closed.earned.loop).toEqual([0, 0]);
    const larger = building(
      `${small} oxford-circus tottenham-court-road leicester-square charing-cross westminster green-park bond-street`,
    );
    expect(gains({ ...larger, tokens: [9, 0] }, "red:bond-street/oxford-circus")["loop"] ?? 0).toBe(0);
    const round = building(
      `${small} oxford-circus, oxford-circus baker-street bond-street, oxford-circus tottenham-court-road leicester-square charing-cross westminster`,
    );
    expect(gains({ ...round, tokens: [9, 0] }, "red:green-park/westminster")).toEqual({ loop: 1 });
  });

  it("rule 7.3: passing a destination does not visit it", () => {
    const position = building("red: euston oxford-circus piccadilly-circus", {
      actions: 1,
      open: ["oxford-circus", "piccadilly-circus", "sudbury", "kenton"],
    });
    const moved = after(position, "token trip:piccadilly-circus:red");
    expect(moved.open).toContain("oxford-circus");
  });

  it("rule 7.4: a tie is shared", () => {
    const over = { ...building("", { points: [12, 12] }), stage: "over" as const };
    expect(underground.standings(over)?.map(({ place }) => place)).toEqual([1, 1]);
  });

  it("rule 7.5: each marker has a long line and a short one", () => {
    for (const markers of Object.values(LONDON.markers))
      for (const lines of markers)
        expect(new Set(lines.map((id) => LONDON.lines.find((line) => line.id === id)!.pieces))).toEqual(
          new Set([20, 15]),
        );
  });

  it("rule 7.6: walking where track lies is never better than riding", () => {
    const position = building("red: euston oxford-circus", { actions: 1, open: ["oxford-circus"], pile: [] });
    expect(tripsOf(after(position, "token"))?.trips).toEqual([{ to: "oxford-circus", lines: ["red"] }]);
    expect(moveOf("trip:oxford-circus")).toEqual({ type: "trip", to: "oxford-circus", lines: [] });
  });

  it("rule 7.7: the map is that of 2019, with 198 track spaces", () => {
    expect(LONDON.stations.length).toBe(100);
    expect(LONDON.blocks.reduce((sum, { spaces }) => sum + spaces, 0)).toBe(198);
  });

  it("rule 7.8: there are four symbols, twice each", () => {
    expect(underground.draw(underground.start(setupOf({ seats: 2 }))).outcomes.map(({ weight }) => weight)).toEqual([
      2, 2, 2, 2,
    ]);
  });
});
