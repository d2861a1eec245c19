import { dealtGames, joined, lastWord, playing } from "@interchange/bots";
import type { Budget, PlayedGame, Weigher } from "@interchange/bots";
import { known, Random } from "@interchange/tabletop";
import { UsageError } from "../arguments.ts";
import { EngineClient } from "../engine/client.ts";
import { COMMAND } from "../engine/protocol.ts";
import { playable } from "../games.ts";
import type { Playable } from "../playable.ts";
import type { Allowance, DealTask, DealtResult, Results, Task, WeighTask } from "./task.ts";

/** Does tasks one after another, and keeps the external programs running until it is closed. */
export class Performer {
  private readonly programs = new Map<string, EngineClient>();

  async perform<Asked extends Task>(task: Asked): Promise<Results[Asked["kind"]]>;
  async perform(task: Task): Promise<Results[Task["kind"]]> {
    return task.kind === "deal" ? this.playDeal(task) : weigh(task);
  }

  async close(): Promise<void> {
    await Promise.all([...this.programs.values()].map((program) => program.quit()));
    this.programs.clear();
  }

  private async playDeal(task: DealTask): Promise<readonly DealtResult[]> {
    const { game } = playable(task.game);
    const results: DealtResult[] = [];
    for (const { seating, tables } of dealtGames({ ...task, game, bots: task.bots.length }, task.deal)) {
      const played: PlayedGame[] = [];
      for (const { sits, ...table } of tables) played.push(await this.play(task, table, sits));
      const { points, places } = joined(played);
      results.push({ seating, points, places });
    }
    return results;
  }

  private async play(
    task: DealTask,
    table: Omit<ReturnType<typeof dealtGames>[number]["tables"][number], "sits">,
    sits: readonly number[],
  ): Promise<PlayedGame> {
    const names = sits.map((bot) => known(task.bots[bot]));
    const { bots } = playable(task.game);
    const budget = budgetOf(task.allowance);
    const run = playing<unknown, unknown, unknown, unknown, unknown>({ ...table, names });
    // One program may play several seats. Each turn says for which one it answers.
    const programs = new Map<string, EngineClient>();
    for (const name of new Set(names.filter((each) => each.startsWith(COMMAND))))
      programs.set(name, await this.program(name, table.game.id, task));
    let step = run.next();
    while (!step.done) {
      const { seat, view, random } = step.value;
      const name = known(names[seat]);
      const program = programs.get(name);
      const move = program
        ? await program.choose(step.value, task.allowance)
        : known(bots.find((bot) => bot.name === name)).choose(view, random, budget);
      step = run.next(move);
    }
    return step.value;
  }

  private async program(name: string, game: string, { setup }: DealTask): Promise<EngineClient> {
    const known = this.programs.get(name);
    if (known) {
      await known.setUp(setup);
      return known;
    }
    const program = await EngineClient.start(name, game);
    this.programs.set(name, program);
    await program.setUp(setup);
    return program;
  }
}

export function budgetOf(allowance: Allowance): Budget {
  return "work" in allowance ? allowance : { ...allowance, now: () => performance.now() };
}

// oxlint-disable-next-line typescript/no-explicit-any -- opaque here; each game's own types hold inside it
export type AnyWeigher = Weigher<any, any>;

/** The bot with this name that can evaluate moves. Throws if there is none. */
export function weigherNamed(name: string, { bots, game }: Playable): AnyWeigher {
  const weighers = bots.filter((bot): bot is AnyWeigher => "weigh" in bot);
  const found = weighers.find((bot) => bot.name === name);
  if (found) return found;
  const names = weighers.map((bot) => bot.name).join(", ");
  throw new UsageError(
    bots.some((bot) => bot.name === name)
      ? `'${name}' cannot evaluate moves; bots of ${game.id} that can: ${names}`
      : `unknown bot '${name}'; bots of ${game.id} that evaluate moves: ${names}`,
  );
}

async function weigh({ game, bot, view, seed, allowance }: WeighTask): Promise<Results["weigh"]> {
  return lastWord(weigherNamed(bot, playable(game)), view, new Random(seed), budgetOf(allowance));
}
