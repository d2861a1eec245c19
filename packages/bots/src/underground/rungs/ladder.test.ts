import { Random, seededChance, Table } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { describe, expect, it } from "vitest";
import { lastWord } from "../../bot.ts";
import { finish, runMatch } from "../../match.ts";
import { naive } from "../naive.ts";
import { random } from "../random.ts";
import type { UndergroundBot } from "../undergroundBot.ts";
import { collector, commuter, drifter, planner, tourist, trainee } from "./ladder.ts";

const LONG = process.env["LONG"] === "1";
const RUNGS = [trainee, drifter, tourist, collector, commuter, planner];

const prepared = underground.prepare({ seats: 2 });
if (!prepared.ok) throw new Error(prepared.reason);
const { setup } = prepared;

/** The first bot's mean lead, the same in every run: deals are seeded, and the work is fixed. */
function lead(bots: readonly UndergroundBot[], games: number): number {
  const run = runMatch({ game: underground, setup, bots, games, seed: "ladder", budget: { work: 1 } });
  return finish(run).bots[0]?.meanMargin ?? 0;
}

/** How often the first bot wins, in the first games of `bench/first-opponent.ts`. */
function share(bots: readonly UndergroundBot[], games: number): number {
  const run = runMatch({ game: underground, setup, bots, games, seed: "first opponent", budget: { work: 1 } });
  return finish(run).bots[0]?.share ?? 0;
}

// The matches behind the ladder are in docs/bots.md. These are too short to measure strength, but long enough to catch
// a bug.
describe("the first opponent", () => {
  it("beats whoever plays anything", () => {
    expect(share([trainee, random], 2)).toBe(1);
  });

  it.runIf(LONG)("loses to a newcomer more often than not", () => {
    expect(share([naive, trainee], 4)).toBeGreaterThan(0.5);
  });

  it("begins with one line, and never collects the points of scattered termini", () => {
    for (let game = 0; game < 6; game++) {
      const table = new Table(underground, setup, ["Ada", "Bo"]);
      table.settle(seededChance(`opening ${game}`));
      while (table.position.stage === "build" && table.position.turn === 0)
        table.play(0, trainee.choose(table.view(0), new Random(game), { work: 1 }));
      expect(new Set(table.position.pieces.map(({ line }) => line)).size).toBe(1);
      expect(table.position.points[0]).toBeLessThan(8);
    }
  });
});

describe("a rung", () => {
  it.runIf(LONG)("leaves those two below it behind", () => {
    expect(lead([drifter, trainee], 12)).toBeGreaterThan(0);
    expect(lead([tourist, drifter], 12)).toBeGreaterThan(0);
    expect(lead([collector, drifter], 4)).toBeGreaterThan(0);
    expect(lead([commuter, tourist], 4)).toBeGreaterThan(0);
  });

  it.runIf(LONG)("beats random, the lowest too", () => {
    expect(lead([trainee, random], 4)).toBeGreaterThan(5);
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
