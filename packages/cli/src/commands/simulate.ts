import { runSimulation } from "@interchange/bots";
import { known, writeRecord } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import { UsageError, wholeNumber } from "../arguments.ts";
import { command } from "../command.ts";
import { rounded } from "../bench.ts";
import { allowanceFrom, botsNamed, CONTEST_OPTIONS, runContest, seatNames } from "../contest.ts";
import { gameNames, playable, setupFrom } from "../games.ts";
import { save } from "../output.ts";
import { budgetOf } from "../work/performer.ts";

export const simulate = command({
  usage:
    "simulate GAME --bots A[,B..] [--players N] [--games G] [--seed S] [--move-time MS | --work N] [--record FILE [--names A,B]] [--json]",
  about: [
    "Plays games between bots, each in the same seat in all games, and prints their scores.",
    `Games: ${gameNames()}.`,
  ].join("\n"),
  options: {
    ...CONTEST_OPTIONS,
    record: { value: "FILE", help: "where to write the record of the last game" },
    names: { value: "A,B", help: "the players' names in it (default: those of the bots)" },
  },
  words: { name: "GAME", min: 1, max: 1 },
  run: async ({ words, options }, io) => {
    const chosen = playable(words[0] ?? "");
    const { game } = chosen;
    const setup = setupFrom(game, options);
    const bots = botsNamed(options.bots, chosen);
    if (bots.length !== 1 && bots.length !== setup.seats)
      throw new UsageError(`${bots.length} bots for ${setup.seats} seats; name one bot for all seats, or one for each`);
    const games = wholeNumber(options.games ?? "100", "games", { min: 1, max: 100_000_000 });
    const seed = options.seed ?? "1";
    const names = seatNames(options.names, setup.seats);
    const budget = budgetOf(allowanceFrom(options));
    const run = runSimulation({ game, setup, bots, games, seed, budget, ...(names && { names }) });
    let last: GameRecord | undefined;
    const result = await runContest(run, io, "games", ({ done, played }) => {
      if (options.record !== undefined && done === games) last = played.record();
    });
    if (options.record !== undefined && last) save(options.record, writeRecord(last));
    const json = {
      games: result.games,
      gamesPerSecond: rounded(result.gamesPerSecond),
      meanPoints: result.meanPoints.map((points) => rounded(points)),
      meanTotal: rounded(result.meanTotal),
      wins: result.wins,
      draws: result.draws,
      meanMoves: rounded(result.meanMoves),
    };
    if (!options.json)
      for (const [seat, points] of json.meanPoints.entries())
        io.stdout.write(
          `seat ${seat + 1}  ${(bots[seat] ?? known(bots[0])).name}  mean ${points} points, ${json.wins[seat]} wins\n`,
        );
    io.stdout.write(`${JSON.stringify(json)}\n`);
    return 0;
  },
});
