/** Options shared by `simulate` and `match`: the bots, and how long they may think. */
import type { Bot, Progress as Played } from "@interchange/bots";
import { DEFAULT_MOVE_TIME } from "@interchange/bots";
import { UsageError, wholeNumber } from "./arguments.ts";
import { SETUP_OPTIONS } from "./games.ts";
import type { Playable } from "./playable.ts";
import type { Io } from "./io.ts";
import { Progress } from "./progress.ts";
import type { Allowance } from "./work/task.ts";

export const CONTEST_OPTIONS = {
  ...SETUP_OPTIONS,
  bots: { value: "A,B", help: "the bots by seat; a single name plays all seats" },
  games: { value: "G", help: "number of games (default 100)" },
  seed: { value: "S", help: "seed for all draws and bots (default 1)" },
  "move-time": { value: "MS", help: `milliseconds per move (default ${DEFAULT_MOVE_TIME})` },
  work: { value: "N", help: "playouts per move instead; gives the same result on every machine" },
  json: { help: "print only the last line, one JSON object" },
} as const;

/** The named bots, separated by commas. */
export function botsNamed(names: string | undefined, chosen: Playable): readonly Playable["bots"][number][] {
  if (names === undefined)
    throw new UsageError(`--bots is missing; bots of ${chosen.game.id}: ${botNames(chosen.bots)}`);
  return names.split(",").map((name) => botNamed(name, chosen));
}

export function botNamed(name: string, { bots, game }: Playable): Playable["bots"][number] {
  const found = bots.find((bot) => bot.name === name.trim());
  if (!found) throw new UsageError(`unknown bot '${name}'; bots of ${game.id}: ${botNames(bots)}`);
  return found;
}

export function botNames(bots: readonly Bot<never, unknown>[]): string {
  return bots.map((bot) => bot.name).join(", ");
}

/** The seats' names, if given: one for each, all different. */
export function seatNames(given: string | undefined, seats: number): readonly string[] | undefined {
  if (given === undefined) return undefined;
  const names = given.split(",").map((name) => name.trim());
  if (names.length !== seats)
    throw new UsageError(
      `--names has ${names.length} name${names.length === 1 ? "" : "s"} for ${seats} seat${seats === 1 ? "" : "s"}`,
    );
  if (names.some((name) => !name) || new Set(names).size < seats)
    throw new UsageError("--names needs a different name for each seat");
  return names;
}

/** A bot's budget per move: work if given, else time. */
export function allowanceFrom(given: {
  readonly "move-time": string | undefined;
  readonly work: string | undefined;
}): Allowance {
  const { "move-time": moveTime, work } = given;
  if (work === undefined)
    return {
      moveTime:
        moveTime === undefined ? DEFAULT_MOVE_TIME : wholeNumber(moveTime, "move-time", { min: 1, max: 600_000 }),
    };
  if (moveTime !== undefined) throw new UsageError("use either --move-time or --work, not both");
  return { work: wholeNumber(work, "work", { min: 1, max: 1_000_000_000 }) };
}

/** Runs a contest to its end, with a progress bar on a terminal. Yields now and then, so that Ctrl-C works. */
export async function runContest<Result>(
  run: Generator<Played, Result>,
  io: Io,
  label: string,
  onPlayed?: (played: Played) => void,
): Promise<Result> {
  const bar = new Progress(io.stderr, label);
  let breathed = performance.now();
  for (;;) {
    const step = run.next();
    if (step.done) {
      bar.end();
      return step.value;
    }
    onPlayed?.(step.value);
    bar.show(step.value.done, step.value.games);
    if (performance.now() - breathed > 50) {
      await new Promise((resume) => setImmediate(resume));
      breathed = performance.now();
    }
  }
}
