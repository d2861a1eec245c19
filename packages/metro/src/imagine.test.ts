/** Guessing what a viewer may not know. */
import { Random } from "@interchange/tabletop";
import type { SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { metro } from "./metro.ts";
import type { Position } from "./position.ts";
import { referee } from "./testing/referee.ts";
import { setupOf } from "./testing/tables.ts";

/** Some positions of a random game, early and late. */
function positionsOf(request: SetupRequest, seed: string): readonly Position[] {
  const random = new Random(seed);
  const positions: Position[] = [];
  let position = metro.start(setupOf(request));
  for (let step = 0; ; step++) {
    const actor = metro.actor(position);
    if (step % 25 === 11 || actor.kind === "nobody") positions.push(position);
    if (actor.kind === "nobody") return positions;
    if (actor.kind === "chance") {
      const { outcomes } = metro.draw(position);
      const which = random.weighted(outcomes.map(({ weight }) => weight));
      ({ position } = metro.resolve(position, outcomes[which]!.chance));
    } else ({ position } = metro.play(position, random.pick(metro.moves(metro.view(position, actor.seat)))));
  }
}

describe("a position that somebody imagines", () => {
  it.each<[string, SetupRequest]>([
    ["hands", { seats: 3 }],
    ["open hands", { seats: 3, options: { "open-hands": "yes" } }],
    ["numbers", { seats: 3, modules: ["numbered-stations"], options: { "numbers-each": "2" } }],
    ["open numbers", { seats: 3, modules: ["numbered-stations"], options: { "numbers-open": "yes" } }],
    ["shares", { seats: 3, modules: ["stock-corporations"] }],
    ["markers", { seats: 3, modules: ["stockholm"] }],
    ["tiles with points", { seats: 3, modules: ["st-petersburg"] }],
  ])("is whole, and looks to them like the one they see: %s", (name, request) => {
    const random = new Random(`imagined ${name}`);
    for (const position of positionsOf(request, name))
      for (const viewer of [0, 1, 2, "spectator"] as const) {
        const view = metro.view(position, viewer);
        const imagined = metro.imagine(view, random);
        expect(referee(imagined)).toBeUndefined();
        expect(metro.view(imagined, viewer)).toEqual(view);
      }
  });

  it("guesses what is hidden, each way now and then, and leaves alone what is known", () => {
    const [position] = positionsOf({ seats: 2, modules: ["numbered-stations"] }, "guesses");
    const view = metro.view(position!, 0);
    const random = new Random("guesses");
    const guesses = Array.from({ length: 60 }, () => metro.imagine(view, random));
    const heldBy = (seat: number, { slices }: Pick<Position, "slices">): string => {
      const { groups } = slices["numbered-stations"] as { groups: readonly { held: readonly (readonly number[])[] }[] };
      return groups.map(({ held }) => held[seat]!.join("+")).join(" ");
    };
    expect(new Set(guesses.map((guess) => heldBy(0, guess)))).toEqual(new Set([heldBy(0, position!)]));
    const firsts = new Set(guesses.map((guess) => heldBy(1, guess).split(" ")[0]));
    // The other seat may have any of the seven numbers of the first group that the viewer does not hold.
    expect(firsts.size).toBe(7);
    expect(new Set(guesses.map(({ hands }) => hands[1]!.join())).size).toBeGreaterThan(5);
  });
});
