/**
 * One seat of a bot against another in all other seats, each with work of its own, on duplicate deals. Run from the root
 * of the workspace:
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/duel.ts inspector@800 reference@200 --deals 50
 *
 * `--seats 4`, `--modules london`, `--seconds 300` and `--seed` are understood. A plan of the inspector may be named:
 * `inspector:depth=6:candidates=6@800`.
 */
import { parseArgs } from "node:util";
import { metro } from "@interchange/metro";
import type { Move, View } from "@interchange/metro";
import type { Bot } from "../src/bot.ts";
import { finish, runMatch } from "../src/match.ts";
import { metroBot } from "../src/metro/bots.ts";
import { INSPECTOR_PLAN, inspectorWith } from "../src/metro/inspector.ts";
import { setupOf } from "./selfPlay.ts";
import { loadSenses } from "../src/metro/modules/senses.ts";

await loadSenses();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: "string", default: "100" },
    seconds: { type: "string", default: "600" },
    seats: { type: "string", default: "2" },
    modules: { type: "string" },
    seed: { type: "string", default: "duel" },
  },
});

/** A bot by its name, plan and work. */
function botOf(words: string): Bot<View, Move> {
  const [named = "", work = "200"] = words.split("@");
  const [name = "", ...changes] = named.split(":");
  const plan = Object.fromEntries(
    changes.map((change) => change.split("=")).map(([key, value]) => [key, Number(value)]),
  );
  const bot = changes.length ? inspectorWith(named, { ...INSPECTOR_PLAN, ...plan }) : metroBot(name);
  if (!bot) throw new RangeError(`no bot named ${name}`);
  return { name: words, choose: (view, random) => bot.choose(view, random, { work: Number(work) }) };
}

const [one, other] = positionals.map(botOf) as [Bot<View, Move>, Bot<View, Move>];
const setup = setupOf({
  seats: Number(values.seats),
  ...(values.modules ? { modules: values.modules.split(",") } : {}),
});
const { seats } = setup;
const began = Date.now();
const scores: number[] = [];
const margins: number[] = [];

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const errorOf = (numbers: readonly number[]): number => {
  const middle = mean(numbers);
  return 1.96 * Math.sqrt(mean(numbers.map((each) => (each - middle) ** 2)) / Math.max(1, numbers.length - 1));
};

const bots = seats === 1 ? [one, other] : [one, ...Array.from({ length: seats - 1 }, () => other)];
const games = seats === 1 ? 1 : seats;
for (let deal = 0; deal < Number(values.deals) && Date.now() - began < Number(values.seconds) * 1000; deal++) {
  const run = runMatch({ game: metro, setup, bots, games, seed: `${values.seed} ${deal}`, budget: { work: 1 } });
  const { wins, draws, losses, meanMargin } = finish(run).bots[0]!;
  scores.push((wins + draws / 2) / (wins + draws + losses));
  margins.push(meanMargin);
}
console.log(
  `${positionals.join(" against ")}${values.modules ? ` with ${values.modules}` : ""}, ${seats} seats: ` +
    `${(100 * mean(scores)).toFixed(1)} % +-${(100 * errorOf(scores)).toFixed(1)}, ` +
    `margin ${mean(margins).toFixed(1)} +-${errorOf(margins).toFixed(1)}, ${scores.length} deals, ` +
    `${Math.round((Date.now() - began) / 1000)} s`,
);
