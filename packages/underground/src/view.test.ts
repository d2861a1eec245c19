/** Views: everybody sees everything, and reaches it by following what happens. */
import { Random } from "@interchange/tabletop";
import type { SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { underground } from "./game.ts";
import { isLastRound, turnsLeft } from "./turn.ts";
import { building, setupOf } from "./testing/tables.ts";

describe("whoever follows what happens", () => {
  it.each<[string, SetupRequest]>([
    ["as it is", { seats: 3, options: { start: "lot" } }],
    ["four seats, which are dealt markers", { seats: 4 }],
    ["basic movement, travelling on", { seats: 2, options: { movement: "basic", "last-round": "designer" } }],
    ["Mornington Crescent", { seats: 2, options: { "mornington-crescent": "yes" } }],
  ])("sees at every step what the table shows: %s", (name, request) => {
    const random = new Random(`follow ${name}`);
    let position = underground.start(setupOf(request));
    let seen = underground.view(position, "spectator");
    const ends = new Set<number>();
    for (let actor = underground.actor(position); actor.kind !== "nobody"; actor = underground.actor(position)) {
      const before = position;
      if (before.stage === "build" && isLastRound(before)) ends.add(before.turns + turnsLeft(before));
      const step =
        actor.kind === "seat"
          ? underground.play(before, random.pick(underground.moves(underground.view(before, actor.seat))))
          : underground.resolve(before, random.pick(underground.draw(before).outcomes).chance);
      position = step.position;
      for (const event of step.events)
        seen = underground.follow(seen, underground.redact(event, "spectator", position));
      expect(seen).toEqual(underground.view(position, "spectator"));
    }
    expect(seen.stage).toBe("over");
    // The last round is known from its beginning, and how many turns it has.
    for (const end of ends) expect(end).toBe(seen.turns);
  });

  it("has nothing to guess", () => {
    const position = building("red: euston oxford-circus");
    expect(underground.imagine(underground.view(position, 1), new Random(1))).toEqual(position);
    expect(underground.view(position, 1)).toEqual({ ...position, viewer: 1 });
  });
});
