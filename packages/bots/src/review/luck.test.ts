import { metro } from "@interchange/metro";
import { seededChance } from "@interchange/tabletop";
import type { AnyGame } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { describe, expect, test } from "vitest";
import type { Weigher } from "../bot.ts";
import { estimate } from "../elo.ts";
import { metroBot } from "../metro/bots.ts";
import { playGame } from "../playGame.ts";
import { undergroundBot } from "../underground/bots.ts";
import type { Review } from "./review.ts";
import { reviewGame } from "./reviewGame.ts";

const LONG = process.env["LONG"] === "1";

/** A game between two equal bots, as the strongest sees it. */
function reviewOf(game: AnyGame, inspector: Weigher<unknown, unknown>, seed: string, work: number): Review {
  const prepared = game.prepare({ seats: 2 });
  if (!prepared.ok) throw new Error(prepared.reason);
  const { setup } = prepared;
  const budget = { work };
  const bots = [inspector, inspector];
  const played = playGame({ game, setup, bots, chance: seededChance(seed), seed, budget });
  const run = reviewGame<unknown, unknown, unknown, unknown, unknown>(game, played.record(), inspector, () => budget);
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}

describe.runIf(LONG).each([
  { name: "Metro", game: metro, inspector: metroBot("inspector") as Weigher<unknown, unknown>, work: 64, most: 15 },
  {
    name: "On the Underground",
    game: underground,
    inspector: undergroundBot("inspector") as Weigher<unknown, unknown>,
    work: 192,
    most: 25,
  },
])("$name", ({ game, inspector, work, most }) => {
  test("gives either seat no luck in the mean, and the first no more than the second", () => {
    const reviews = Array.from({ length: 12 }, (_, number) => reviewOf(game, inspector, `luck ${number}`, work));
    const lucks = reviews.map(({ seats: [one, two] }) => [one!.luck, two!.luck] as const);
    for (const seat of [0, 1] as const) expect(Math.abs(mean(lucks.map((each) => each[seat])))).toBeLessThan(most);
    const net = estimate(lucks.map(([one, two]) => one - two));
    expect(Math.abs(net.mean)).toBeLessThan(2 * net.error);
  });
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
