/** A thread that reviews one game, at the lowest priority: people at tables come first. */
import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { metroBot, undergroundBot } from "@interchange/bots";
import type { Bot, Weigher } from "@interchange/bots";
import { reviewGame } from "@interchange/bots/review";
import type { Review, ReviewProgress } from "@interchange/bots/review";
import { gameNamed } from "@interchange/games";
import type { GameRecord } from "@interchange/tabletop";

export interface ReviewTask {
  readonly record: GameRecord;
  /** For the whole game. */
  readonly milliseconds: number;
}

export type ReviewNews = ReviewProgress | { readonly review: Review };

/** The bot whose evaluation is used. */
const REVIEWER = "inspector";

type AnyBot = (name: string) => Bot<never, unknown> | undefined;
const BOTS: Readonly<Record<string, AnyBot>> = { metro: metroBot, underground: undergroundBot };

try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // Without permission, it runs at the bots' priority.
}

const { record, milliseconds } = workerData as ReviewTask;
const loaded = await gameNamed(record.game)?.load(record.setup.modules);
const bot = BOTS[record.game]?.(REVIEWER) as Weigher<unknown, unknown> | undefined;
if (!loaded || !bot) throw new RangeError(`no bot can review ${record.game}`);
const run = reviewGame<unknown, unknown, unknown, unknown, unknown>(loaded.engine, record, bot, (decisions) => ({
  moveTime: milliseconds / Math.max(1, decisions),
  now: () => performance.now(),
}));
for (let step = run.next(); ; step = run.next()) {
  const news: ReviewNews = step.done ? { review: step.value } : step.value;
  parentPort?.postMessage(news);
  if (step.done) break;
}
