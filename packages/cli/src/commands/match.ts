import { mayMatch, runMatch } from "@interchange/bots";
import { UsageError, wholeNumber } from "../arguments.ts";
import { command } from "../command.ts";
import { rounded } from "../bench.ts";
import { botsNamed, budgetOf, CONTEST_OPTIONS, runContest } from "../contest.ts";
import { gameNames, playable, setupFrom } from "../games.ts";

export const match = command({
  usage: "match GAME --bots A,B[,..] [--players N] [--games G] [--seed S] [--move-time MS] [--json]",
  about: [
    "Finds out who is better. Seats rotate, and each deal (an order of the bag) is played in every rotation, so that",
    "everybody has the same luck. In a game for one, everybody plays each deal alone. A shared first place is a draw; a",
    "win is a sole first place. With a module, `reference:without-sense` is the reference as it would play if it knew nothing",
    `of what the module is worth: \`--bots reference,reference:without-sense\`. Elo is against the mean of the others, with its 95 % error. Games: ${gameNames()}.`,
  ].join("\n"),
  options: CONTEST_OPTIONS,
  words: { name: "GAME", min: 1, max: 1 },
  run: async ({ words, options }, io) => {
    const chosen = playable(words[0] ?? "");
    const { game } = chosen;
    const setup = setupFrom(game, options);
    const bots = botsNamed(options.bots, chosen);
    const { seats } = setup;
    if (!mayMatch(bots.length, seats))
      throw new UsageError(
        `${bots.length} bots; a match at ${seats} ${seats === 1 ? "seat takes 2 or more" : `seats takes 2 to ${seats}`}`,
      );
    const games = wholeNumber(options.games ?? "100", "games", { min: 1, max: 100_000_000 });
    const seed = options.seed ?? "1";
    const run = runMatch({ game, setup, bots, games, seed, budget: budgetOf(options["move-time"]) });
    const result = await runContest(run, io, "games");
    const scores = result.bots.map((score) => ({
      name: score.name,
      wins: score.wins,
      draws: score.draws,
      losses: score.losses,
      meanMargin: rounded(score.meanMargin),
      elo: rounded(score.elo, 0),
      eloError: rounded(score.eloError, 0),
    }));
    if (!options.json)
      for (const { name, wins, draws, losses, meanMargin, elo, eloError } of scores)
        io.stdout.write(`${name}  +${wins} =${draws} -${losses}  margin ${meanMargin}  Elo ${elo} ± ${eloError}\n`);
    io.stdout.write(`${JSON.stringify({ games: result.games, bots: scores })}\n`);
    return 0;
  },
});
