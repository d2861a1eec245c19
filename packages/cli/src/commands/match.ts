import { matchGames, rotationsOf } from "@interchange/bots";
import type { Claims } from "@interchange/bots";
import { known } from "@interchange/tabletop";
import { UsageError, wholeNumber } from "../arguments.ts";
import { command } from "../command.ts";
import { allowanceFrom, CONTEST_OPTIONS } from "../contest.ts";
import { gameNames, playable, setupFrom } from "../games.ts";
import { entrantsFrom, meetings } from "../match/entrants.ts";
import { MatchLog } from "../match/log.ts";
import { Meeting } from "../match/meeting.ts";
import { matchJson, matchWords } from "../match/report.ts";
import { Progress } from "../progress.ts";
import { performAll, THREADS_OPTION, threadsFrom } from "../work/pool.ts";
import type { DealTask } from "../work/task.ts";

export const match = command({
  usage:
    "match GAME --bots A,B[,..] [--players N] [--games G] [--seed S] [--move-time MS | --work N] [--sequential [P0,P1]] [--log FILE] [--threads N] [--json]",
  about: [
    "Finds out which bot is stronger. Each deal (an order of the bag) is played in every rotation of the seats, so that all",
    "have the same luck. In a solo game, each bot plays each deal alone. A win is a sole first place; a shared first place",
    "is a draw. Elo is relative to the mean of the others, with its 95 % error. More bots than seats play a tournament:",
    "every pair meets over all deals. With `--work`, the result is the same on any number of threads.",
    "`--bots` may be repeated. A name that starts with `cmd:` is a command line that speaks the engine protocol",
    '(docs/engine.md): `--bots inspector --bots "cmd:python3 mybot.py"`. `reference:without-sense` is Metro\'s `reference`',
    "without its knowledge of modules; compare them with `--bots reference,reference:without-sense` and a module.",
    `Games: ${gameNames()}.`,
  ].join("\n"),
  options: {
    ...CONTEST_OPTIONS,
    bots: {
      value: "A,B",
      help: "the bots, by name or as `cmd:` and a command line; may be repeated",
      many: true,
    },
    sequential: {
      value: "P0,P1",
      bare: "0.5,0.6",
      help: "stop as soon as it is clear, with a 5 % risk, whether the first bot's share\nof first places is P1 (accepted) or P0 (rejected) (default 0.5,0.6)",
    },
    log: { value: "FILE", help: "where to write every deal; an interrupted match resumes from there" },
    threads: THREADS_OPTION,
  },
  words: { name: "GAME", min: 1, max: 1 },
  run: async ({ words, options }, io) => {
    const chosen = playable(words[0] ?? "");
    const { game } = chosen;
    const setup = setupFrom(game, options);
    const names = entrantsFrom(options.bots, chosen);
    const paired = meetings(names, setup.seats);
    const allowance = allowanceFrom(options);
    const claims = options.sequential === undefined ? undefined : claimsFrom(options.sequential);
    const asked = wholeNumber(options.games ?? "100", "games", { min: 1, max: 100_000_000 });
    const seed = options.seed ?? "1";
    const threads = threadsFrom(options.threads, io);
    const all = paired.map((entrants) => {
      const deals = matchGames(asked, entrants.length, setup.seats) / rotationsOf(entrants.length, setup.seats);
      return new Meeting(entrants, deals, claims);
    });
    const log =
      options.log === undefined
        ? undefined
        : new MatchLog(options.log, { game: game.id, setup, bots: names, seed, allowance });
    for (const { meeting, deal, games } of log?.deals ?? [])
      if (deal < known(all[meeting]).deals) known(all[meeting]).add(deal, games);
    const bar = new Progress(io.stderr, "deals");
    const inAll = all.reduce((sum, { deals }) => sum + deals, 0);
    const show = (): void => {
      bar.show(
        all.reduce((sum, { dealsDone }) => sum + dealsDone, 0),
        inAll,
      );
    };
    show();
    for await (const { task, result } of performAll(missing(), threads)) {
      const { meeting, deal } = task;
      log?.add({ meeting, deal, games: result });
      known(all[meeting]).add(deal, result);
      show();
      // The other threads' work no longer matters.
      if (all.every(({ isDone }) => isDone)) break;
    }
    bar.end();
    if (!options.json) io.stdout.write(matchWords(names, all, claims));
    io.stdout.write(`${JSON.stringify(matchJson(names, all, claims))}\n`);
    return 0;

    /** The deals still to be played, asked for when a thread is free. */
    function* missing(): Generator<DealTask & { readonly meeting: number }> {
      for (const [meeting, each] of all.entries()) {
        const bots = each.entrants.map((entrant) => known(names[entrant]));
        for (let deal = 0; deal < each.deals && !each.isDone; deal++)
          if (!each.has(deal)) yield { kind: "deal", game: game.id, setup, bots, seed, deal, allowance, meeting };
      }
    }
  },
});

/** Two shares, as fractions or percentages. */
function claimsFrom(text: string): Claims {
  const [low = NaN, high = NaN, more] = text.split(",").map((each) => Number(each) / (Number(each) > 1 ? 100 : 1));
  if (!(low > 0 && low < high && high < 1) || more !== undefined)
    throw new UsageError(`--sequential must be two shares, lower one first, such as 0.5,0.6, not '${text}'`);
  return { low, high };
}
