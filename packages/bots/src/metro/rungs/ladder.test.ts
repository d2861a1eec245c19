import { metro, metroSearch, STATIONS } from "@interchange/metro";
import type { Move } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";
import type { SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { lastWord } from "../../bot.ts";
import { finish, runMatch } from "../../match.ts";
import type { MetroBot } from "../metroBot.ts";
import { random } from "../random.ts";
import { loadSenses } from "../modules/senses.ts";
import { naive } from "../naive.ts";
import { collector, commuter, drifter, planner, tourist, trainee } from "./ladder.ts";

await loadSenses();

const LONG = process.env["LONG"] === "1";
const RUNGS = [trainee, drifter, tourist, collector, commuter, planner];

function setupOf(request: SetupRequest) {
  const prepared = metro.prepare({ seats: 2, ...request });
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared.setup;
}

/** The first bot's mean lead, the same in every run: deals are seeded, and the work is fixed. */
function lead(bots: readonly MetroBot[], games: number, request: SetupRequest = {}): number {
  const setup = setupOf(request);
  const run = runMatch({ game: metro, setup, bots, games, seed: "ladder", budget: { work: 1 } });
  return finish(run).bots[0]?.meanMargin ?? 0;
}

/** What a seat sees after some moves of the commuter. */
function viewsOf(request: SetupRequest, moves: readonly number[]) {
  const setup = setupOf(request);
  const table = new Table(metro, setup, ["Ada", "Bo"]);
  const chance = seededChance("views");
  const views = [];
  for (let step = 0; step <= Math.max(...moves); step++) {
    table.settle(chance);
    const actor = metro.actor(table.position);
    if (actor.kind !== "seat") break;
    const view = table.view(actor.seat);
    if (moves.includes(step)) views.push(view);
    table.play(actor.seat, commuter.choose(view, new Random(step), { work: 1 }));
  }
  return views;
}

// The matches behind the ladder are in docs/bots.md. These are too short to measure strength, but long enough to catch
// a bug.
describe("the first opponent", () => {
  it("beats whoever plays anything", () => {
    expect(lead([trainee, random], 2)).toBeGreaterThan(20);
  });

  it.runIf(LONG)("loses to a newcomer more often than not", () => {
    expect(lead([naive, trainee], 12)).toBeGreaterThan(2);
  });

  it("leaves long lines alone while another square is free", () => {
    for (const view of viewsOf({}, [20, 26, 32, 38, 44])) {
      const { network } = metroSearch.guess(view, new Random(1));
      const long = new Set(
        Array.from({ length: STATIONS }, (_, station) =>
          network.lengthFrom(station) >= 5 ? network.trainAt(station) >>> 2 : -1,
        ),
      );
      const isFree = (move: Move): boolean => move.type === "place" && !long.has(move.cell);
      if (metro.moves(view).some(isFree)) expect(isFree(trainee.choose(view, new Random(1), { work: 1 }))).toBe(true);
    }
  });
});

describe("a rung", () => {
  it.runIf(LONG)("is a step from the first opponent, not a leap", () => {
    const byTheSecond = lead([drifter, trainee], 12);
    expect(byTheSecond).toBeGreaterThan(10);
    expect(byTheSecond).toBeLessThan(45);
  });

  it.runIf(LONG)("leaves the one below it behind", () => {
    for (const pair of [
      [tourist, drifter],
      [collector, tourist],
    ]) {
      expect(lead(pair, 20)).toBeGreaterThan(10);
      expect(lead(pair, 20)).toBeLessThan(45);
    }
    expect(lead([commuter, collector], 20)).toBeGreaterThan(2);
    expect(lead([planner, commuter], 6)).toBeGreaterThan(0);
  });

  it.runIf(LONG)("beats random, the lowest too", () => {
    expect(lead([trainee, random], 20)).toBeGreaterThan(20);
    expect(lead([trainee, random], 4, { modules: ["london"] })).toBeGreaterThan(10);
  });

  it("weighs every legal move, best first, plays the first, and spends the same whatever it is given", () => {
    for (const [request, moves] of [
      [{}, [0, 9, 30]],
      [{ modules: ["paris"] }, [9]],
      [{ modules: ["stock-corporations"] }, [9]],
    ] as const)
      for (const view of viewsOf(request, LONG ? [0, 9, 30] : moves))
        for (const rung of RUNGS) {
          const weighing = lastWord(rung, view, new Random(1), { work: 1 });
          const { moves: weighed, points, range } = weighing;
          expect(weighed.map(({ move }) => metro.notation.writeMove(move)).toSorted()).toEqual(
            metro
              .moves(view)
              .map((move) => metro.notation.writeMove(move))
              .toSorted(),
          );
          expect(weighed.map(({ margin }) => margin)).toEqual(
            weighed.map(({ margin }) => margin).toSorted((one, other) => other - one),
          );
          for (const { win, error } of weighed) expect(win >= 0 && win <= 1 && error >= 0).toBe(true);
          expect(points).toHaveLength(2);
          expect(range[0]).toBeLessThanOrEqual(range[1]);
          const rich = { moveTime: 60_000, now: () => 0 };
          expect(rung.choose(view, new Random(1), rich)).toEqual(weighed[0]?.move);
        }
  });

  it("that is low never asks for another tile while it may place its own", () => {
    for (const view of viewsOf({}, [0, 6, 12, 18, 24, 30, 36]))
      for (const rung of [trainee, drifter, tourist])
        if (metro.moves(view).some(({ type }) => type === "place"))
          expect(rung.choose(view, new Random(2), { work: 1 }).type).toBe("place");
  });
});
