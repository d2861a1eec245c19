import { CATALOG, clashOf, metro, specsOf } from "@interchange/metro";
import type { Module, Move, Position, View } from "@interchange/metro";
import { Random, seededChance } from "@interchange/tabletop";
import type { Setup, SetupRequest } from "@interchange/tabletop";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bot, Budget } from "../bot.ts";
import { playGame } from "../playGame.ts";
import { METRO_BOTS, metroBot } from "./bots.ts";
import { loadSenses } from "./modules/senses.ts";

await loadSenses();

const LONG = process.env["LONG"] === "1";
/** How many steps of a game lie between two questions to the bots. */
const STRIDE = LONG ? 7 : 42;

/** Counted work is the same on every machine. */
const budgetOf = (work: number): Budget => ({ work });

function prepared(request: SetupRequest): Setup {
  const answer = metro.prepare(request);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.setup;
}

const setups: fc.Arbitrary<Setup> = fc
  .record({
    edition: fc.constantFrom(...metro.choices.editions),
    seats: fc.integer({ min: metro.choices.minSeats, max: metro.choices.maxSeats }),
    options: fc.record(
      Object.fromEntries(metro.choices.options.map(({ name, values }) => [name, fc.constantFrom(...values)])),
    ),
  })
  .map(({ edition, seats, options }) => {
    const { start: named = "1" } = options;
    const start = named === "lot" ? named : String(((Number(named) - 1) % seats) + 1);
    return prepared({ edition, seats, options: { ...options, start } });
  });

const choosable: readonly Module[] = CATALOG.filter(({ kind }) => kind !== "bridge");

/** Combinations of modules, with any of their options and any number of seats they allow. */
const moduleSetups: fc.Arbitrary<Setup> = fc
  .shuffledSubarray([...choosable], { minLength: 1, maxLength: LONG ? choosable.length : 4 })
  .map((modules) => modules.filter((_, index) => clashOf(modules.slice(0, index + 1)) === undefined))
  .chain((modules) =>
    fc.record({
      modules: fc.constant(modules.map(({ id }) => id)),
      seats: fc.constantFrom(...(modules.some(({ seats }) => seats === 1) ? [1] : [2, 3, 5, 6])),
      options: fc.record(
        Object.fromEntries(
          specsOf(modules)
            .filter(({ isSeat }) => !isSeat)
            .map(({ name, values }) => [name, fc.constantFrom(...values)]),
        ),
      ),
    }),
  )
  .map((request) => metro.prepare(request))
  .filter((answer) => answer.ok)
  .map((answer) => answer.setup);

/** The bots of a table, by seat. */
const anyBots = fc.array(fc.constantFrom(...METRO_BOTS), {
  minLength: metro.choices.maxSeats,
  maxLength: metro.choices.maxSeats,
});

/** Plays a game to its end. A refused move throws. */
function expectToEnd(setup: Setup, bots: readonly Bot<View, Move>[], work: number, seed: number): void {
  const chance = seededChance(seed);
  const seated = bots.slice(0, setup.seats);
  const played = playGame({ game: metro, setup, bots: seated, chance, seed, budget: budgetOf(work) });
  expect(played.places).toContain(1);
}

describe("every bot", () => {
  it("only ever chooses legal moves, whatever is played and against whom", () => {
    fc.assert(
      fc.property(setups, anyBots, fc.constantFrom(0, 16), fc.nat(1_000_000), (setup, bots, work, seed) => {
        expectToEnd(setup, bots, work, seed);
      }),
      { numRuns: LONG ? 400 : 4 },
    );
  });

  it("only ever chooses legal moves with any modules, and every game ends", () => {
    fc.assert(
      fc.property(moduleSetups, anyBots, fc.constantFrom(0, 24), fc.nat(1_000_000), (setup, bots, work, seed) => {
        expectToEnd(setup, bots, work, seed);
      }),
      { numRuns: LONG ? 400 : 4 },
    );
  });

  it("chooses the same in every world that looks the same from its seat", () => {
    const requests: readonly SetupRequest[] = [
      {},
      { seats: 3, options: { "hand-size": "3" } },
      { seats: 4, options: { orientation: "free" } },
      { seats: 5, options: { "open-hands": "yes" } },
      ...choosable.map(({ id, seats = 2 }) => ({ seats, modules: [id] })),
    ];
    for (const [number, request] of requests.entries()) {
      const setup = prepared(request);
      for (const [step, position] of randomWalk(setup, `worlds ${number}`).entries()) {
        const actor = metro.actor(position);
        if (actor.kind !== "seat" || step % STRIDE > (setup.modules.length ? 0 : 1)) continue;
        const view = metro.view(position, actor.seat);
        const other = metro.view(metro.imagine(view, new Random(`other ${step}`)), actor.seat);
        expect(other).toEqual(view);
        for (const bot of METRO_BOTS)
          expect(bot.choose(other, new Random(step), budgetOf(16))).toEqual(
            bot.choose(view, new Random(step), budgetOf(16)),
          );
      }
    }
  });

  it("is shown no more than a view that survives JSON, and leaves it as it was", () => {
    const setup = prepared({ seats: 3, options: { "hand-size": "2" } });
    const guarded = METRO_BOTS.map((bot): Bot<View, Move> => ({
      name: bot.name,
      choose(view, random, budget) {
        if (!LONG && random.below(4)) return bot.choose(view, random, budget);
        expect(view.viewer).toBe(view.turn);
        expect(view).not.toHaveProperty("bag");
        for (const [seat, hand] of view.hands.entries())
          if (seat !== view.viewer) expect(hand.every((tile) => tile === "?")).toBe(true);
        const plain = JSON.stringify(view);
        const move = bot.choose(frozen(JSON.parse(plain) as View), random, budget);
        expect(JSON.stringify(view)).toBe(plain);
        return move;
      },
    }));
    // Three at a table, until all have played.
    for (let first = 0; first < guarded.length; first += 3)
      playGame({
        game: metro,
        setup,
        bots: [0, 1, 2].map((seat) => guarded[(first + seat) % guarded.length]!),
        chance: seededChance("guarded"),
        seed: "guarded",
        budget: budgetOf(16),
      });
  });

  it("has a name of its own", () => {
    expect(new Set(METRO_BOTS.map((bot) => bot.name)).size).toBe(METRO_BOTS.length);
    for (const bot of METRO_BOTS) expect(metroBot(bot.name)).toBe(bot);
    expect(metroBot("nobody")).toBeUndefined();
  });
});

describe("reference", () => {
  it.each<SetupRequest>([{}, { modules: ["paris"] }])("stops when its time is up: %j", (request) => {
    const setup = prepared({ seats: 2, ...request });
    const position = randomWalk(setup, "clock").filter((each) => metro.actor(each).kind === "seat")[20]!;
    const actor = metro.actor(position);
    if (actor.kind !== "seat") throw new Error("no seat to act");
    let reads = 0;
    // Every look at the clock costs a millisecond.
    const budget: Budget = { moveTime: 10, now: () => reads++ };
    metroBot("reference")!.choose(metro.view(position, actor.seat), new Random(1), budget);
    expect(reads).toBeGreaterThan(1);
    expect(reads).toBeLessThanOrEqual(12);
  });

  it("takes the best lead that the last tile can give", () => {
    const setup = prepared({ seats: 2 });
    for (let seed = 0; seed < 20; seed++) {
      const last = randomWalk(setup, `last ${seed}`).findLast((each) => metro.actor(each).kind === "seat")!;
      if (last.laid.length !== 59) continue;
      const view = metro.view(last, last.turn);
      const move = metroBot("reference")!.choose(view, new Random(seed), budgetOf(16));
      const lead = (each: Move): number => {
        const { points } = metro.play(last, each).position;
        return points[last.turn]! - points[1 - last.turn]!;
      };
      expect(lead(move)).toBe(Math.max(...metro.moves(view).map(lead)));
    }
  });
});

/** The positions of a random game. */
function randomWalk(setup: Setup, seed: string): Position[] {
  const random = new Random(seed);
  const walk: Position[] = [metro.start(setup)];
  for (;;) {
    const position = walk.at(-1)!;
    const actor = metro.actor(position);
    if (actor.kind === "nobody") return walk;
    if (actor.kind === "seat") {
      const move = random.pick(metro.moves(metro.view(position, actor.seat)));
      walk.push(metro.play(position, move).position);
    } else {
      const { outcomes } = metro.draw(position);
      const outcome = outcomes[random.weighted(outcomes.map(({ weight }) => weight))]!;
      walk.push(metro.resolve(position, outcome.chance).position);
    }
  }
}

function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) for (const each of Object.values(Object.freeze(value))) frozen(each);
  return value;
}
