/** What `simulate` and `match` share: who plays, how long they may think, and the run with its progress bar. */
import type { Bot, Budget, Progress as Played } from "@interchange/bots";
import { DEFAULT_MOVE_TIME } from "@interchange/bots";
import { UsageError, wholeNumber } from "./arguments.ts";
import { SETUP_OPTIONS } from "./games.ts";
import type { Playable } from "./playable.ts";
import type { Io } from "./io.ts";
import { Progress } from "./progress.ts";

export const CONTEST_OPTIONS = {
  ...SETUP_OPTIONS,
  bots: { value: "A,B", help: "who plays, by seat; one name serves all seats" },
  games: { value: "G", help: "how many games (default 100)" },
  seed: { value: "S", help: "the seed of all draws and bots (default 1)" },
  "move-time": { value: "MS", help: `milliseconds a bot may think about a move (default ${DEFAULT_MOVE_TIME})` },
  json: { help: "only the last line, one JSON object" },
} as const;

export function botsNamed(names: string | undefined, { bots, game }: Playable): readonly Playable["bots"][number][] {
  if (names === undefined) throw new UsageError(`--bots is missing; bots of ${game.id}: ${botNames(bots)}`);
  return names.split(",").map((name) => {
    const found = bots.find((bot) => bot.name === name.trim());
    if (!found) throw new UsageError(`there is no bot '${name}'; bots of ${game.id}: ${botNames(bots)}`);
    return found;
  });
}

function botNames(bots: readonly Bot<never, unknown>[]): string {
  return bots.map((bot) => bot.name).join(", ");
}

/** What the seats are called, where somebody says so: one name for each, no two alike. */
export function seatNames(given: string | undefined, seats: number): readonly string[] | undefined {
  if (given === undefined) return undefined;
  const names = given.split(",").map((name) => name.trim());
  if (names.length !== seats)
    throw new UsageError(
      `${names.length} name${names.length === 1 ? "" : "s"} for ${seats} seat${seats === 1 ? "" : "s"}`,
    );
  if (names.some((name) => !name) || new Set(names).size < seats)
    throw new UsageError("--names wants a name for each seat, no two alike");
  return names;
}

export function budgetOf(moveTime: string | undefined): Budget {
  return {
    moveTime: moveTime === undefined ? DEFAULT_MOVE_TIME : wholeNumber(moveTime, "move-time", { min: 1, max: 600_000 }),
    now: () => performance.now(),
  };
}

/** Runs a contest to its end, with a bar on a terminal; lets other work in between, so that Ctrl-C is heard. */
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
