import { Random, seededChance } from "@interchange/tabletop";
import type { Setup, SetupRequest } from "@interchange/tabletop";
import { CHOICES, underground } from "@interchange/underground";
import type { Move, Position, View } from "@interchange/underground";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bot, Budget } from "../bot.ts";
import { playGame } from "../playGame.ts";
import { UNDERGROUND_BOTS, undergroundBot } from "./bots.ts";

const LONG = process.env["LONG"] === "1";
/** How many entries lie between two decisions that are asked again. */
const STRIDE = LONG ? 31 : 93;

/** Work is the same on every machine. */
const budgetOf = (work: number): Budget => ({ work });

function prepared(request: SetupRequest): Setup {
  const answer = underground.prepare(request);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.setup;
}

const setups: fc.Arbitrary<Setup> = fc
  .record({
    seats: fc.integer({ min: CHOICES.minSeats, max: CHOICES.maxSeats }),
    options: fc.record(
      Object.fromEntries(CHOICES.options.map(({ name, values }) => [name, fc.constantFrom(...values)])),
    ),
  })
  .map(({ seats, options }) => {
    const { start: named = "1" } = options;
    const start = named === "lot" ? named : String(((Number(named) - 1) % seats) + 1);
    return prepared({ seats, options: { ...options, start } });
  });

/** The bots of a table, by seat. */
const anyBots = fc.array(fc.constantFrom(...UNDERGROUND_BOTS), {
  minLength: CHOICES.maxSeats,
  maxLength: CHOICES.maxSeats,
});

describe("every bot", () => {
  it("only ever chooses legal moves, whatever is played and against whom", () => {
    fc.assert(
      fc.property(setups, anyBots, fc.constantFrom(0, 20), fc.nat(1_000_000), (setup, bots, work, seed) => {
        // A refused move throws.
        const played = playGame({
          game: underground,
          setup,
          bots: bots.slice(0, setup.seats),
          chance: seededChance(seed),
          seed,
          budget: budgetOf(work),
        });
        expect(played.places).toContain(1);
      }),
      { numRuns: LONG ? 300 : 3 },
    );
  });

  it("chooses the same whatever lies on top of the pile", () => {
    for (const [number, options] of [
      {},
      { movement: "basic" },
      { "mornington-crescent": "yes" },
      { "last-round": "designer", "first-round": "2019" },
    ].entries()) {
      const setup = prepared({ seats: 2 + number, options });
      for (const [step, position] of randomWalk(setup, `worlds ${number}`).entries()) {
        const actor = underground.actor(position);
        if (actor.kind !== "seat" || step % STRIDE > 1) continue;
        const view = underground.view(position, actor.seat);
        const other = underground.view(underground.imagine(view, new Random(`other ${step}`)), actor.seat);
        expect(other).toEqual(view);
        for (const bot of UNDERGROUND_BOTS)
          expect(bot.choose(other, new Random(step), budgetOf(20))).toEqual(
            bot.choose(view, new Random(step), budgetOf(20)),
          );
      }
    }
  });

  it("is shown no more than a view that survives JSON, and leaves it as it was", () => {
    const setup = prepared({ seats: 3 });
    const guarded = UNDERGROUND_BOTS.map((bot): Bot<View, Move> => ({
      name: bot.name,
      choose(view, random, budget) {
        if (!LONG && random.below(4)) return bot.choose(view, random, budget);
        expect(view.viewer).toBe(view.turn);
        const plain = JSON.stringify(view);
        const move = bot.choose(frozen(JSON.parse(plain) as View), random, budget);
        expect(JSON.stringify(view)).toBe(plain);
        return move;
      },
    }));
    // Three at a table, until all have played.
    for (let first = 0; first < guarded.length; first += 3)
      playGame({
        game: underground,
        setup,
        bots: [0, 1, 2].map((seat) => guarded[(first + seat) % guarded.length]!),
        chance: seededChance("guarded"),
        seed: "guarded",
        budget: budgetOf(0),
      });
  });

  it("has a name of its own", () => {
    expect(new Set(UNDERGROUND_BOTS.map((bot) => bot.name)).size).toBe(UNDERGROUND_BOTS.length);
    for (const bot of UNDERGROUND_BOTS) expect(undergroundBot(bot.name)).toBe(bot);
    expect(undergroundBot("nobody")).toBeUndefined();
  });
});

describe("reference", () => {
  const decisions = (seed: string, request: SetupRequest = { seats: 2 }): Position[] =>
    randomWalk(prepared(request), seed).filter((each) => underground.actor(each).kind === "seat");
  const chosen = (position: Position, seed: number, budget: Budget): Move =>
    undergroundBot("reference")!.choose(underground.view(position, position.turn), new Random(seed), budget);

  it("stops when its time is up", () => {
    for (const at of [0, 20, 30]) {
      let reads = 0;
      // Every look at the clock costs a millisecond.
      const budget: Budget = { moveTime: 10, now: () => reads++ };
      chosen(decisions("clock").filter(({ stage }) => stage === "build")[at]!, 1, budget);
      expect(reads).toBeGreaterThan(5);
      expect(reads).toBeLessThanOrEqual(15);
    }
  });

  it("builds, wherever in its first looks the time runs out", () => {
    const builds = decisions("clock").filter(({ stage }) => stage === "build");
    for (const position of [builds[0]!, builds[4]!, builds[30]!]) {
      const view = underground.view(position, position.turn);
      for (const looks of [0, 1, 2, 10, 25, 60]) {
        let reads = 0;
        const move = chosen(position, 1, { moveTime: 100, now: () => (reads++ > looks ? 1000 : 0) });
        expect(move.type, `after ${looks} looks`).toBe("build");
        expect(underground.refusal(view, move)).toBeUndefined();
      }
    }
  });

  it("takes the most points that the last action of the game can give", () => {
    for (let seed = 0; seed < 8; seed++) {
      const last = decisions(`last ${seed}`).at(-1)!;
      if (last.passenger !== "" || last.actions !== 1) continue;
      const gain = (move: Move): number => underground.play(last, move).position.points[last.turn]!;
      const most = Math.max(...underground.moves(underground.view(last, last.turn)).map(gain));
      expect(gain(chosen(last, seed, budgetOf(20)))).toBe(most);
    }
  });

  it("chooses among the passenger's last trips for itself", () => {
    for (let seed = 0; seed < 12; seed++) {
      const trips = decisions(`trips ${seed}`).filter(({ stage }) => stage === "normal");
      const last = trips.at(-1)!;
      const lead = (move: Move): number => {
        const { points } = underground.play(last, move).position;
        return points[last.turn]! - points[1 - last.turn]!;
      };
      if (last.pile.length > 0) continue;
      const most = Math.max(...underground.moves(underground.view(last, last.turn)).map(lead));
      expect(lead(chosen(last, seed, budgetOf(20)))).toBe(most);
    }
  });
});

/** The positions of a random game. */
function randomWalk(setup: Setup, seed: string): Position[] {
  const random = new Random(seed);
  const walk: Position[] = [underground.start(setup)];
  for (;;) {
    const position = walk.at(-1)!;
    const actor = underground.actor(position);
    if (actor.kind === "nobody") return walk;
    if (actor.kind === "seat") {
      const move = random.pick(underground.moves(underground.view(position, actor.seat)));
      walk.push(underground.play(position, move).position);
    } else {
      const { outcomes } = underground.draw(position);
      const outcome = outcomes[random.weighted(outcomes.map(({ weight }) => weight))]!;
      walk.push(underground.resolve(position, outcome.chance).position);
    }
  }
}

function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) for (const each of Object.values(Object.freeze(value))) frozen(each);
  return value;
}
