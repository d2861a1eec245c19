import { playGame } from "@interchange/bots";
import { seededChance, writeRecord } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import { UsageError, wholeNumber } from "../arguments.ts";
import { command } from "../command.ts";
import { botNamed } from "../contest.ts";
import { gameNames, playable, SETUP_OPTIONS, setupFrom } from "../games.ts";
import { introductionIn, momentsIn, optionShown, showsSooner } from "../moments.ts";
import type { Introduction } from "../moments.ts";
import { save } from "../output.ts";
import type { Playable } from "../playable.ts";

interface Found {
  readonly seed: string;
  readonly record: GameRecord;
  readonly introduction: Introduction | undefined;
}

export const moments = command({
  usage:
    "moments GAME [--modules M[,M..]] [--option NAME=VALUE] [--bot B] [--games G] [--seed S] [--record FILE] [--json]",
  about: [
    "Plays games and picks the one in which a player sees soonest what the modules do, and prints the seat, the entries and",
    "the steps of an introduction. With --option, the game must also show the effect of that value: with another value it",
    "would have gone differently.",
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
      const record = played.record();
      if (specs.some((spec) => optionShown(game, record, spec) === undefined)) continue;
      const found = { seed, record, introduction: introductionIn(game, record) };
      if (!best || isBetter(found, best)) best = found;
    }
    if (!best)
      throw new UsageError(`none of ${games} games shows ${named.join(" and ")}; try more --games or another --bot`);
    const { record, seed, introduction } = best;
    if (options.record !== undefined) save(options.record, writeRecord(record));
    const entries = record.entries
      .slice(0, introduction?.until)
      .map(({ by, text }) => (by === "chance" ? `=${text}` : text))
      .join("|");
    const found = momentsIn(game, record).slice(0, MOST);
    if (options.json) {
      const { seat, steps = [] } = introduction ?? {};
      io.stdout.write(`${JSON.stringify({ seed, moments: found, seat, steps, entries })}\n`);
    } else {
      for (const { at, seat, move, shows, points } of found)
        io.stdout.write(
          `at ${at}  seat ${seat}  ${move}  ${shows.join(", ")}${points ? `  ${points} point${points === 1 ? "" : "s"}` : ""}\n`,
        );
      if (introduction) io.stdout.write(`\n${scriptOf(introduction, entries, chosen)}\n`);
    }
    return 0;
  },
});

function isBetter({ introduction: one }: Found, { introduction: other }: Found): boolean {
  return one !== undefined && (other === undefined || showsSooner(one, other) < 0);
}

const QUOTED_WIDTH = 100;

/** The lines for the `intro.ts` of a module. */
function scriptOf({ seat, steps }: Introduction, entries: string, chosen: Playable): string {
  const quoted = entries.match(new RegExp(`.{1,${QUOTED_WIDTH}}(?:\\||$)`, "g")) ?? [];
  const lines = steps.map(({ at, move, shows, modules, gained, theirs }, index) => {
    // A step is called after what is new in it.
    const before = steps.slice(0, index).flatMap((step) => step.shows);
    const news = shows.find((each) => !before.includes(each));
    const word = news ?? shows[0] ?? "";
    const id = news ?? `${word}${index + 1}`;
    const rule = modules.map((module) => chosen.ruleBehind?.(module, word)).find(Boolean);
    const place = /@([a-h][1-8])/.exec(move)?.[1];
    const facts = [
      `id: "${id}", at: ${at}, rule: "${rule ?? "TODO"}"`,
      ...(place === undefined ? [] : [`place: "${place}"`]),
      ...(gained ? [`points: ${gained}`] : []),
      ...(theirs ? [`theirs: ${theirs}`] : []),
    ];
    return `    { ${facts.join(", ")} },`;
  });
  return [
    `  seat: ${seat},`,
    `  entries:\n    ${quoted.map((part) => `"${part}"`).join(" +\n    ")},`,
    `  steps: [\n${lines.join("\n")}\n  ],`,
  ].join("\n");
}

/** How many moments are printed. */
const MOST = 12;
