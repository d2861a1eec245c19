/** Tests the events of a step: what was paid, who scored for which stations, and what comes next. */
import { describe, expect, it } from "vitest";
import { underground } from "./game.ts";
import type { Event, Position } from "./position.ts";
import { building, moveOf } from "./testing/tables.ts";

function eventsOf(position: Position, text: string): readonly Event[] {
  const move = text.startsWith("=") ? undefined : moveOf(text);
  const chance = underground.notation.readChance(text.slice(1));
  return (move ? underground.play(position, move) : underground.resolve(position, chance!)).events;
}

/** Points by source, with the stations that they are for. */
function scoredBy(position: Position, text: string): readonly unknown[] {
  return eventsOf(position, text).flatMap((event) =>
    event.type === "scored" ? [[event.award.seat, event.award.source, event.award.points, ...event.stations]] : [],
  );
}

describe("a piece", () => {
  it("is told first, with what it cost and gained, then its points, then who is next", () => {
    expect(eventsOf(building(""), "red:amersham/rickmansworth")).toEqual([
      {
        type: "built",
        seat: 0,
        piece: { line: "red", between: ["amersham", "rickmansworth"] },
        paid: 0,
        gained: 1,
      },
      { type: "scored", award: { seat: 0, source: "terminus", points: 2 }, stations: ["amersham"] },
      { type: "scored", award: { seat: 0, source: "nationalRail", points: 1 }, stations: ["rickmansworth"] },
      { type: "next", stage: "build", turn: 0, turns: 0, actions: 3 },
    ]);
  });

  it("rule 3.5: that branches off costs two tokens", () => {
    const position = building("red: bond-street oxford-circus tottenham-court-road", { tokens: [2, 0] });
    expect(eventsOf(position, "red:green-park/oxford-circus")[0]).toMatchObject({ type: "built", paid: 2, gained: 0 });
  });

  it("rule 3.8: that reaches the second of a pair is paid for both", () => {
    const position = building("red: baker-street oxford-circus tottenham-court-road holborn bank");
    expect(scoredBy(position, "red:aldgate/bank")).toEqual([[0, "connection", 3, "baker-street", "aldgate"]]);
  });

  it("rule 3.8: that reaches a pair with both its ends is paid once", () => {
    const components = {
      name: "mine",
      version: "1",
      base: "interchange 1",
      values: { stations: { kinds: { bank: "connection", victoria: "normal" } } },
    };
    // In the city's order: Aldgate, Baker Street, Bank, and so on.
    const symbols = ["dining", "culture", "dining", "culture", "shopping", "shopping", "parks", "parks"];
    const paired = building("", { symbols }, { components });
    expect(scoredBy(paired, "red:aldgate/bank")).toEqual([[0, "connection", 3, "aldgate", "bank"]]);
    const apart = building("", { symbols: symbols.with(0, "culture").with(1, "dining") }, { components });
    expect(scoredBy(apart, "red:aldgate/bank")).toEqual([]);
  });

  it("rule 3.9: that closes a loop names the stations inside", () => {
    const round =
      "red: baker-street bond-street green-park piccadilly-circus leicester-square tottenham-court-road euston great-portland-street";
    expect(scoredBy(building(round), "red:baker-street/great-portland-street")).toEqual([
      [0, "loop", 1, "oxford-circus"],
    ]);
  });
});

describe("a trip", () => {
  const ready = building("red: euston tottenham-court-road; yellow: tottenham-court-road oxford-circus", {
    stage: "express",
    actions: 0,
    open: ["oxford-circus", "sudbury", "kenton", "pimlico"],
  });

  it("rules 4.1 and 4.5: is told with its lines and walks, then the points of the lines' owners", () => {
    expect(eventsOf(ready, "trip:oxford-circus:red+yellow")).toEqual([
      { type: "travelled", seat: 0, from: "euston", to: "oxford-circus", lines: ["red", "yellow"], walks: 0 },
      { type: "scored", award: { seat: 0, source: "passenger", points: 1 }, stations: ["oxford-circus"] },
      { type: "scored", award: { seat: 1, source: "passenger", points: 1 }, stations: ["oxford-circus"] },
      { type: "next", stage: "normal", turn: 0, turns: 0, actions: 0 },
    ]);
  });

  it("rule 5.1: after which the passenger leaves, and the game may be over", () => {
    const last = { ...ready, stage: "normal" as const, turn: 1, open: ["sudbury"], pile: [], points: [3, 7] };
    const [move] = underground.moves(underground.view(last, 1));
    const { events, position } = underground.play(last, move!);
    expect(events.map(({ type }) => type).filter((type) => type !== "scored")).toEqual([
      "travelled",
      "left",
      "over",
      "next",
    ]);
    expect(events.find(({ type }) => type === "over")).toMatchObject({
      standings: [{ place: 1 }, { place: 2 }],
    });
    expect([position.stage, position.passenger, position.actions]).toEqual(["over", "", 0]);
  });
});

describe("a draw", () => {
  it("rule 1.4: of a symbol names its station, in the city's order", () => {
    const start = { ...building(""), stage: "symbols" as const, symbols: ["dining"] };
    expect(eventsOf(start, "=parks")).toEqual([
      { type: "symbol", station: "baker-street", symbol: "parks" },
      { type: "next", stage: "symbols", turn: 0, turns: 0, actions: 4 },
    ]);
  });

  it("rule 4.6: of a destination turns it up", () => {
    const owed = building("", { stage: "refill", open: ["bank"], pile: ["acton", "angel", "holborn", "kenton"] });
    const { position, events } = underground.resolve(owed, { type: "card", station: "angel" });
    expect(events[0]).toEqual({ type: "opened", station: "angel" });
    expect([position.open, position.pile, position.stage]).toEqual([
      ["bank", "angel"],
      ["acton", "holborn", "kenton"],
      "refill",
    ]);
  });
});
