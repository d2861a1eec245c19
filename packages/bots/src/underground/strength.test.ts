import type { SetupRequest } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import { describe, expect, it } from "vitest";
import { finish, runMatch } from "../match.ts";
import type { BotScore } from "../scoreboard.ts";
import { undergroundBot } from "./bots.ts";

const LONG = process.env["LONG"] === "1";

/** The first bot's score. Work is counted, so every run plays the same games. */
function contest(names: readonly string[], games: number, work: number, request: SetupRequest = {}): BotScore {
  const prepared = underground.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  const bots = names.map((name) => undergroundBot(name)!);
  const budget = { work };
  return finish(runMatch({ game: underground, setup: prepared.setup, bots, games, seed: "strength", budget })).bots[0]!;
}

const share = ({ wins, draws, losses }: BotScore): number => (wins + draws / 2) / (wins + draws + losses);

// The bounds catch bugs, not bad luck: the reference hardly ever loses these games.
describe.runIf(LONG)("reference", () => {
  it.each(["random", "greedy"])("beats %s, looking one action ahead", (other) => {
    const score = contest(["reference", other], 4, 0);
    expect(share(score)).toBeGreaterThanOrEqual(0.8);
    expect(score.meanMargin).toBeGreaterThan(10);
  });

  it("beats greedy, planning its turns", () => {
    expect(share(contest(["reference", "greedy"], 2, 100))).toBe(1);
  });

  it.each<SetupRequest>([
    { options: { movement: "basic" } },
    { options: { "mornington-crescent": "yes", "first-round": "designer", "last-round": "designer" } },
  ])("beats random with %j", (request) => {
    expect(share(contest(["reference", "random"], 2, 0, request))).toBe(1);
  });

  it.each([3, 5])("is first among %i, all others greedy", (seats) => {
    const names = ["reference", ...Array.from({ length: seats - 1 }, () => "greedy")];
    expect(share(contest(names, seats, 0, { seats }))).toBeGreaterThanOrEqual(0.6);
  });
});

describe.runIf(LONG)("greedy", () => {
  it("beats random more often than not", () => {
    const score = contest(["greedy", "random"], 24, 0);
    expect(share(score)).toBeGreaterThan(0.55);
    expect(score.meanMargin).toBeGreaterThan(4);
  });
});
