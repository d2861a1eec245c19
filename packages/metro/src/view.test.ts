/** Views: what somebody sees who follows what they are told, and what is told them. */
import { Random } from "@interchange/tabletop";
import type { Seat, SetupRequest, Step, Viewer } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { metro } from "./metro.ts";
import type { Event, Position, View } from "./position.ts";
import { setupOf } from "./testing/tables.ts";

/** Every step of a random game, with the position before it. */
function* stepsOf(request: SetupRequest, seed: string): Generator<Step<Position, Event> & { before: Position }> {
  const random = new Random(seed);
  let position = metro.start(setupOf(request));
  for (let actor = metro.actor(position); actor.kind !== "nobody"; actor = metro.actor(position)) {
    const before = position;
    const step = actor.kind === "seat" ? playedBy(actor.seat, before, random) : drawnFrom(before, random);
    position = step.position;
    yield { ...step, before };
  }
}

function playedBy(seat: Seat, position: Position, random: Random): Step<Position, Event> {
  const moves = metro.moves(metro.view(position, seat));
  // Rare kinds of moves come as often as placing tiles.
  const kind = random.pick([...new Set(moves.map(({ type }) => type))]);
  return metro.play(position, random.pick(moves.filter(({ type }) => type === kind)));
}

function drawnFrom(position: Position, random: Random): Step<Position, Event> {
  const { outcomes } = metro.draw(position);
  return metro.resolve(position, outcomes[random.weighted(outcomes.map(({ weight }) => weight))]!.chance);
}

describe("whoever follows what they are told", () => {
  it.each<[string, SetupRequest]>([
    ["plain", { seats: 3, options: { start: "lot" } }],
    ["with open hands", { seats: 2, options: { "open-hands": "yes" } }],
    ["with larger hands", { seats: 2, options: { "hand-size": "3" } }],
    ["with shares", { seats: 3, modules: ["central-stations", "stock-corporations"] }],
    ["with numbers", { seats: 2, modules: ["center-rails", "numbered-stations"] }],
    ["with markers", { seats: 3, modules: ["stockholm"] }],
    ["with tiles that bring points", { seats: 3, modules: ["st-petersburg"] }],
    ["alone", { seats: 1, modules: ["solo"] }],
  ])("sees at every step what the table shows them: %s", (name, request) => {
    const viewers: readonly Viewer[] = request.seats === 1 ? [0, "spectator"] : [0, 1, "spectator"];
    let views: readonly View[] | undefined;
    for (const { before, position, events } of stepsOf(request, `follow ${name}`)) {
      const seen: readonly View[] = views ?? viewers.map((viewer) => metro.view(before, viewer));
      views = viewers.map((viewer, at) =>
        events.reduce((view, event) => metro.follow(view, metro.redact(event, viewer, position)), seen[at]!),
      );
      expect(views).toEqual(viewers.map((viewer) => metro.view(position, viewer)));
    }
    expect(views?.[0]?.stage).toBe("over");
  });

  it.each<[string, SetupRequest]>([
    ["plain", { seats: 3 }],
    ["with shares", { seats: 3, modules: ["stock-corporations"] }],
    ["with numbers", { seats: 2, modules: ["numbered-stations"] }],
    ["with markers", { seats: 3, modules: ["stockholm"] }],
    ["with tiles that bring points", { seats: 3, modules: ["st-petersburg"] }],
  ])("sees everything there is where all is shown, at every step: %s", (name, request) => {
    let steps = 0;
    for (const { position } of stepsOf(request, `open ${name}`)) {
      for (const viewer of [0, 1, "spectator"] as const) {
        const { viewer: whose, supply: _, unseen: bag, ...seen } = metro.openView!(position, viewer);
        expect([whose, { ...seen, bag }]).toEqual([viewer, position]);
      }
      steps++;
    }
    expect(steps).toBeGreaterThan(60);
  });
});

describe("a tile that is drawn", () => {
  const START = metro.start(setupOf({ seats: 2 }));

  it("rule 1.6: is told to its seat alone, where hands are not open", () => {
    const [chance] = metro.draw(START).outcomes.map((outcome) => outcome.chance);
    const { position, events } = metro.resolve(START, chance!);
    const drew = (viewer: Viewer): unknown =>
      events.map((event) => metro.redact(event, viewer, position)).find(({ type }) => type === "drew");
    const tile = chance?.type === "tile" ? chance.tile : "";
    expect(drew(0)).toMatchObject({ tile, seat: 0 });
    expect([drew(1), drew("spectator")]).toMatchObject([{ tile: "?" }, { tile: "?" }]);
    expect([0, 1, "spectator"].map((viewer) => metro.hidesChance(START, chance!, viewer as Viewer))).toEqual([
      false,
      true,
      true,
    ]);
  });
});
