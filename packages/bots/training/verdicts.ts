/**
 * Do the verdicts of reviews hold? Games between players who make mistakes are reviewed twice, the second time with ten
 * times the work, and what was said of every move is compared.
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/verdicts.ts metro 8 300
 */
import { metro } from "@interchange/metro";
import { seededChance } from "@interchange/tabletop";
import type { AnyGame } from "@interchange/tabletop";
import { underground } from "@interchange/underground";
import type { Bot, Weigher } from "../src/bot.ts";
import { metroBot } from "../src/metro/bots.ts";
import { playGame } from "../src/playGame.ts";
import { reviewGame } from "../src/review/index.ts";
import type { Mark, Review } from "../src/review/index.ts";
import { undergroundBot } from "../src/underground/bots.ts";
import { loadSenses } from "../src/metro/modules/senses.ts";

await loadSenses();

const [name = "metro", games = "8", work = "300"] = process.argv.slice(2);
const game: AnyGame = name === "metro" ? metro : underground;
const botNamed = (bot: string): Bot<unknown, unknown> =>
  (name === "metro" ? metroBot(bot) : undergroundBot(bot)) as Bot<unknown, unknown>;
const inspector = botNamed("inspector") as Weigher<unknown, unknown>;
/** The players, in turn: two rungs each time. */
const PLAYERS = ["drifter", "commuter", "tourist", "planner", "collector", "commuter"];

const prepared = game.prepare({ seats: 2 });
if (!prepared.ok) throw new Error(prepared.reason);
const { setup } = prepared;

function reviewed(record: ReturnType<ReturnType<typeof playGame>["record"]>, spent: number): Review {
  const run = reviewGame<unknown, unknown, unknown, unknown, unknown>(game, record, inspector, () => ({ work: spent }));
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}

const isBlame = (mark: Mark): boolean => mark === "inaccuracy" || mark === "blunder";
const counts = {
  blamed: 0,
  stillBlamed: 0,
  stillALoss: 0,
  blunders: 0,
  stillBlundersOrInaccuracies: 0,
  spared: 0,
  stillSpared: 0,
};
for (let number = 0; number < Number(games); number++) {
  const bots = [0, 1].map((seat) => botNamed(PLAYERS[(2 * number + seat) % PLAYERS.length]!));
  const seed = `verdicts ${number}`;
  const record = playGame({ game, setup, bots, chance: seededChance(seed), seed, budget: { work: 100 } }).record();
  const [quick, long] = [reviewed(record, Number(work)), reviewed(record, 10 * Number(work))];
  for (const [index, { mark }] of quick.moves.entries()) {
    const later = long.moves[index]!;
    if (mark === "none") continue;
    if (isBlame(mark)) {
      counts.blamed++;
      if (isBlame(later.mark)) counts.stillBlamed++;
      if (later.mark !== "best") counts.stillALoss++;
      if (mark === "blunder") counts.blunders++;
      if (mark === "blunder" && isBlame(later.mark)) counts.stillBlundersOrInaccuracies++;
    } else {
      counts.spared++;
      if (!isBlame(later.mark)) counts.stillSpared++;
    }
  }
  console.log(number + 1, JSON.stringify(counts));
}
