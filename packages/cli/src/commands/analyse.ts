import { assemble, decisionsOf, openings, seedAt, seedOfOpening, startOf } from "@interchange/bots/review";
import type { Decisions, Mark, Review } from "@interchange/bots/review";
import type { Weighing } from "@interchange/bots";
import { UsageError, wholeNumber } from "../arguments.ts";
import { rounded } from "../bench.ts";
import { command } from "../command.ts";
import type { Io } from "../io.ts";
import { Progress } from "../progress.ts";
import { tableFrom } from "../tables.ts";
import { weigherNamed } from "../work/performer.ts";
import { performAll, THREADS_OPTION, threadsFrom } from "../work/pool.ts";
import type { Allowance, WeighTask } from "../work/task.ts";

/** The default number of seconds for a whole game. */
const USUAL_TIME = 20;

export const analyse = command({
  usage: "analyse RECORD [--bot NAME] [--work N | --time S] [--threads N] [--json]",
  about: [
    "Reviews a game: how much every move lost compared with the best one, as far as a bot can tell, and how lucky the",
    "draws were. A margin is the expected final points minus the mean of the others'. A loss within its error is not a",
    "mistake. `-` reads standard input.",
  ].join("\n"),
  options: {
    bot: { value: "NAME", help: "the bot that evaluates (default inspector, the strongest)" },
    work: { value: "N", help: "playouts per decision; gives the same review on every machine" },
    time: { value: "S", help: `seconds for the whole game instead (default ${USUAL_TIME})` },
    threads: THREADS_OPTION,
    json: { help: "print only the last line, one JSON object" },
  },
  words: { name: "RECORD", min: 1, max: 1 },
  run: async ({ words, options }, io) => {
    const { table, playable } = await tableFrom(words[0] ?? "", undefined, io);
    const bot = weigherNamed(options.bot ?? "inspector", playable).name;
    const threads = threadsFrom(options.threads, io);
    const { game } = playable;
    const played = decisionsOf(game, table.record());
    const dealt = openings(game, table.setup);
    const open = played.decisions.flatMap(({ isForced }, index) => (isForced ? [] : [index]));
    const allowance = allowanceOf(options, open.length + dealt.length, threads);
    const ask = { kind: "weigh", game: game.id, bot, allowance } as const;
    const tasks: Weighed[] = [
      ...dealt.map(({ view }, index) => ({ ...ask, view, seed: seedOfOpening(index), of: "opening", index }) as const),
      ...open.map((index) => {
        const { view, entry } = decisionAt(played, index);
        return { ...ask, view, seed: seedAt(entry), of: "decision", index } as const;
      }),
    ];
    const found = await weighed(tasks, threads, io);
    const start = startOf(dealt, found.opening);
    const review = assemble(played, found.decision, { bot, ...(start && { start }) });
    if (!options.json) io.stdout.write(inWords(review, table.names));
    else io.stdout.write(`${JSON.stringify(inJson(review, "work" in allowance ? allowance.work : review.work))}\n`);
    return 0;
  },
});

interface Weighed extends WeighTask {
  readonly of: "opening" | "decision";
  readonly index: number;
}

function decisionAt(played: Decisions<unknown, unknown>, index: number) {
  const decision = played.decisions[index];
  if (!decision) throw new RangeError(`decision ${index}`);
  return decision;
}

function allowanceOf(
  { work, time }: { readonly work: string | undefined; readonly time: string | undefined },
  decisions: number,
  threads: number,
): Allowance {
  if (work !== undefined && time !== undefined) throw new UsageError("use either --work or --time, not both");
  if (work !== undefined) return { work: wholeNumber(work, "work", { min: 1, max: 1_000_000_000 }) };
  const seconds = time === undefined ? USUAL_TIME : wholeNumber(time, "time", { min: 1, max: 86_400 });
  return { moveTime: (1000 * seconds * threads) / Math.max(1, decisions) };
}

async function weighed(tasks: readonly Weighed[], threads: number, io: Io) {
  const found: Record<Weighed["of"], Weighing<unknown>[]> = { opening: [], decision: [] };
  const bar = new Progress(io.stderr, "decisions");
  let done = 0;
  for await (const { task, result } of performAll(tasks, threads)) {
    found[task.of][task.index] = result;
    bar.show(++done, tasks.length);
  }
  bar.end();
  return found;
}

/** Sums of rounded numbers are off by no more than this. */
const ROUNDING = 0.03;

function inJson({ game, bot, start, error, seats, moves }: Review, work: number): object {
  return {
    game,
    bot,
    work,
    start: rounded(start),
    error: rounded(error + ROUNDING),
    seats: seats.map(({ luck, decisions, result }) => ({
      luck: rounded(luck),
      decisions: rounded(decisions),
      result,
    })),
    moves: moves.map((each) => ({
      entry: each.entry,
      seat: each.seat,
      move: each.move,
      best: each.best,
      margin: rounded(each.margin),
      bestMargin: rounded(each.bestMargin),
      loss: rounded(each.loss),
      error: rounded(each.error),
      win: rounded(each.win, 3),
      mark: each.mark,
    })),
  };
}

const GLYPHS: Readonly<Record<Mark, string>> = { best: "", good: "", inaccuracy: "?!", blunder: "??", none: "" };

function inWords({ bot, work, start, seats, moves }: Review, names: readonly string[]): string {
  const signed = (points: number): string => `${points < 0 ? "-" : "+"}${Math.abs(points).toFixed(1)}`;
  const lines = moves.map(({ entry, seat, move, best, margin, loss, error, win, mark }) => {
    const said = `${String(entry).padStart(5)}  ${names[seat]}  ${move}${GLYPHS[mark]}  ${signed(margin)}  ${Math.round(100 * win)} %`;
    return GLYPHS[mark] ? `${said}  ${mark}: ${best} was ${loss.toFixed(1)} ± ${error.toFixed(1)} better` : said;
  });
  const sums = seats.map(
    ({ luck, decisions, result }, seat) =>
      `${names[seat]}  ${result} points  luck ${signed(luck)}  decisions ${signed(decisions)}`,
  );
  return [
    `Reviewed by ${bot}, ${work} playouts per decision. Expected margin of ${names[0]} at the start: ${signed(start)}`,
    ...lines,
    ...sums,
    "",
  ].join("\n");
}
