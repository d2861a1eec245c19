import { playGame } from "@interchange/bots";
import { seededChance, writeRecord } from "@interchange/tabletop";
import type { GameRecord, OptionSpec } from "@interchange/tabletop";
import { UsageError, wholeNumber } from "../arguments.ts";
import { command } from "../command.ts";
import { botNamed } from "../contest.ts";
import { gameNames, playable, SETUP_OPTIONS, setupFrom } from "../games.ts";
import { momentsIn, optionShown } from "../moments.ts";
import type { Moment } from "../moments.ts";
import { save } from "../output.ts";

interface Found {
  readonly seed: string;
  readonly record: GameRecord;
  readonly moments: readonly Moment[];
  /** How much it shows; the entry by which it has shown all that. */
  readonly kinds: number;
  readonly by: number;
}

export const moments = command({
  usage:
    "moments GAME [--modules M[,M..]] [--option NAME=VALUE] [--bot B] [--games G] [--seed S] [--record FILE] [--json]",
  about: [
    "Plays games and picks the one that shows soonest what the modules do, as material for an introduction. With --option,",
    "the game must also show the effect of that value: with another value it would have gone differently.",
    `Games: ${gameNames()}.`,
  ].join("\n"),
  options: {
    ...SETUP_OPTIONS,
    bot: { value: "B", help: "the bot in all seats (default greedy)" },
    games: { value: "G", help: "number of games to try (default 100)" },
    seed: { value: "S", help: "seed for all draws and bots (default 1)" },
    record: { value: "FILE", help: "where to write the record of the game" },
    json: { help: "print one JSON object" },
  },
  words: { name: "GAME", min: 1, max: 1 },
  run: async ({ words, options }, io) => {
    const chosen = playable(words[0] ?? "");
    const { game } = chosen;
    const setup = setupFrom(game, options);
    const bot = botNamed(options.bot ?? "greedy", chosen);
    const games = wholeNumber(options.games ?? "100", "games", { min: 1, max: 100_000 });
    const named = [options.option ?? []].flat().map((given) => given.slice(0, given.indexOf("=")));
    const specs = chosen.options(setup).filter(({ name }) => named.includes(name));
    let best: Found | undefined;
    for (let each = 1; each <= games; each++) {
      const seed = `${options.seed ?? "1"}/${each}`;
      const bots = Array.from({ length: setup.seats }, () => bot);
      const played = playGame({ game, setup, bots, chance: seededChance(seed), seed, budget: { work: 0 } });
      const found = judged(seed, played.record(), specs);
      if (found && (!best || found.kinds > best.kinds || (found.kinds === best.kinds && found.by < best.by)))
        best = found;
    }
    if (!best)
      throw new UsageError(`none of ${games} games shows ${named.join(" and ")}; try more --games or another --bot`);
    const { record, seed, by } = best;
    if (options.record !== undefined) save(options.record, writeRecord(record));
    const entries = record.entries.map(({ by: who, text }) => (who === "chance" ? `=${text}` : text));
    const said = { seed, moments: best.moments.slice(0, MOST), entries: entries.slice(0, by + 1).join("|") };
    if (options.json) io.stdout.write(`${JSON.stringify(said)}\n`);
    else {
      for (const { at, seat, move, shows, points } of said.moments)
        io.stdout.write(
          `at ${at}  seat ${seat}  ${move}  ${shows.join(", ")}${points ? `  ${points} point${points === 1 ? "" : "s"}` : ""}\n`,
        );
      io.stdout.write(`\n${said.entries}\n`);
    }
    return 0;

    function judged(from: string, played: GameRecord, shown: readonly OptionSpec[]): Found | undefined {
      const entriesShown = shown.map((spec) => optionShown(game, played, spec));
      if (entriesShown.includes(undefined)) return undefined;
      const found = momentsIn(game, played);
      const kinds = new Map<string, number>();
      for (const { at, shows } of found) for (const kind of shows) if (!kinds.has(kind)) kinds.set(kind, at);
      const last = Math.max(0, ...kinds.values(), ...(entriesShown as readonly number[]));
      return { seed: from, record: played, moments: found, kinds: kinds.size, by: last };
    }
  },
});

/** How many moments are printed. */
const MOST = 12;
