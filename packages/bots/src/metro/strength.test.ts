import { metro } from "@interchange/metro";
import type { SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { finish, runMatch } from "../match.ts";
import type { BotScore } from "../scoreboard.ts";
import { metroBot } from "./bots.ts";
import { loadSenses } from "./modules/senses.ts";

await loadSenses();

const LONG = process.env["LONG"] === "1";

/** The first bot's score. The clock stands still, so every run plays the same games. */
function contest(names: readonly string[], games: number, moveTime: number, request: SetupRequest = {}): BotScore {
  const prepared = metro.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  const bots = names.map((name) => metroBot(name)!);
  const budget = { moveTime, now: () => 0 };
  return finish(runMatch({ game: metro, setup: prepared.setup, bots, games, seed: "strength", budget })).bots[0]!;
}

const share = ({ wins, draws, losses }: BotScore): number => (wins + draws / 2) / (wins + draws + losses);

// The true rates are 99 % and more. The bounds catch bugs, not bad luck.
describe.runIf(LONG)("reference", () => {
  it.each(["random", "greedy"])("beats %s without a search", (other) => {
    const score = contest(["reference", other], 30, 0);
    expect(share(score)).toBeGreaterThanOrEqual(0.95);
    expect(score.meanMargin).toBeGreaterThan(80);
  });

  it.each(["random", "greedy"])("beats %s with playouts", (other) => {
    expect(share(contest(["reference", other], 4, 4))).toBe(1);
  });

  it.each<SetupRequest>([
    { options: { orientation: "free" } },
    { options: { "hand-size": "3", "open-hands": "yes" } },
    { options: { numbering: "cable-car", start: "2" } },
  ])("beats random with %j", (request) => {
    expect(share(contest(["reference", "random"], 10, 0, request))).toBeGreaterThanOrEqual(0.9);
  });

  it.each([3, 4, 5, 6])("is first among %i, all others random", (seats) => {
    const names = ["reference", ...Array.from({ length: seats - 1 }, () => "random")];
    expect(share(contest(names, 3 * seats, 0, { seats }))).toBeGreaterThanOrEqual(0.6);
  });
});

describe.runIf(LONG)("greedy", () => {
  it("loses to random: points now are lines cut short", () => {
    const score = contest(["greedy", "random"], 60, 0);
    expect(share(score)).toBeLessThan(0.3);
    expect(score.meanMargin).toBeLessThan(-30);
  });
});
