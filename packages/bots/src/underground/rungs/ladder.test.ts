import { Random, seededChance, Table } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { describe, expect, it } from "vitest";
import { lastWord } from "../../bot.ts";
import { finish, runMatch } from "../../match.ts";
import { random } from "../random.ts";
import type { UndergroundBot } from "../undergroundBot.ts";
import { collector, commuter, drifter, planner, tourist } from "./ladder.ts";

const LONG = process.env["LONG"] === "1";
const RUNGS = [drifter, tourist, collector, commuter, planner];

const prepared = underground.prepare({ seats: 2 });
if (!prepared.ok) throw new Error(prepared.reason);
const { setup } = prepared;

/** The first bot's mean lead, the same in every run: deals are seeded, and the work is fixed. */
function lead(bots: readonly UndergroundBot[], games: number): number {
  const run = runMatch({ game: underground, setup, bots, games, seed: "ladder", budget: { work: 1 } });
  return finish(run).bots[0]?.meanMargin ?? 0;
}

// The matches behind the ladder are in docs/bots.md. These are too short to measure strength, but long enough to catch
// a bug.
describe("a rung", () => {
  it.runIf(LONG)("leaves those two below it behind", () => {
    expect(lead([collector, drifter], 4)).toBeGreaterThan(0);
    expect(lead([commuter, tourist], 4)).toBeGreaterThan(0);
  });

  it.runIf(LONG)("beats random, the lowest too", () => {
    expect(lead([drifter, random], 4)).toBeGreaterThan(5);
  });

  it("weighs every legal move, best first, plays the first, and spends the same whatever it is given", () => {
    const table = new Table(underground, setup, ["Ada", "Bo"]);
    const chance = seededChance("views");
    for (let step = 0; step < 30; step++) {
      table.settle(chance);
      const actor = underground.actor(table.position);
      if (actor.kind !== "seat") break;
      const view = table.view(actor.seat);
      if (step % (LONG ? 6 : 14) === 0)
        for (const rung of RUNGS) {
          const { moves, points } = lastWord(rung, view, new Random(1), { work: 1 });
          expect(moves.map(({ move }) => underground.notation.writeMove(move)).toSorted()).toEqual(
            underground
              .moves(view)
              .map((move) => underground.notation.writeMove(move))
              .toSorted(),
          );
          for (const [at, { margin, win }] of moves.entries()) {
            expect(margin).toBeLessThanOrEqual(moves[Math.max(0, at - 1)]?.margin ?? 0);
            expect(win >= 0 && win <= 1).toBe(true);
          }
          expect(points).toHaveLength(2);
          expect(rung.choose(view, new Random(1), { moveTime: 60_000, now: () => 0 })).toEqual(moves[0]?.move);
        }
      table.play(actor.seat, tourist.choose(view, new Random(step), { work: 1 }));
    }
  });
});
