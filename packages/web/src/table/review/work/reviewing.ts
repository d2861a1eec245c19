/**
 * Rates every decision of a game. A quick look at all of them, in order, gives a graph within seconds. It also measures
 * the machine's speed; the remaining time is then divided among the decisions, turn by turn, the costliest first. Each
 * is examined once, so its verdict never changes after that. A review can be stopped and resumed.
 */
import { assemble, linksOf, seedAt, seedOfOpening, startOf } from "@interchange/bots/review";
import type { Decision, Decisions, Opening, Review } from "@interchange/bots/review";
import type { Weighing } from "@interchange/bots";
import { batch, computed, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Weighers } from "../../../bots/weighing.ts";
import type { StoredReview } from "../../../storage/reviews.ts";
import { deepWork, limitsFor, quickTime, speedSo } from "./depth.ts";
import type { Spend } from "./depth.ts";
import type { Fair } from "./fair.ts";
import { slimmed } from "./slim.ts";

export type ReviewState =
  | {
      readonly kind: "running";
      /** Set if the server does it; `before` other reviews come first in its queue. */
      readonly at?: { readonly kind: "server" } | { readonly kind: "queued"; readonly before: number };
    }
  | { readonly kind: "stopped" | "done" }
  | { readonly kind: "failed"; readonly reason: string };

export interface Reviewing {
  readonly review: ReadonlySignal<Review>;
  /** The entries of the decisions whose verdict will not change any more: mark, best move and loss. */
  readonly settled: ReadonlySignal<ReadonlySet<number>>;
  /** The ratings of each decision so far. */
  readonly weighings: ReadonlySignal<readonly (Weighing<unknown> | undefined)[]>;
  /** From 0 to 1. */
  readonly progress: ReadonlySignal<number>;
  readonly state: ReadonlySignal<ReviewState>;
  /** Starts or resumes, to the end or with the quick look only, whose results are stored. */
  goOn(isQuick?: boolean): void;
  /** If the server does the work: take over here instead. */
  goOnHere?(): void;
  stop(): void;
  close(): void;
}

export interface ReviewNeeds<View, Move> {
  readonly replayed: Decisions<View, Move>;
  readonly bot: string;
  /** The game's name for its bots. */
  readonly game: string;
  readonly deals: readonly Opening<View>[];
  readonly fair?: Fair | undefined;
  readonly weighers: readonly Pick<Weighers, "weigh" | "close">[];
  readonly now: () => number;
  /** A fixed amount of work per decision, in one pass. Without it, time is the limit. */
  readonly work?: number | undefined;
  /** The result of an earlier visit. */
  readonly kept: StoredReview | undefined;
  readonly keep: (kept: StoredReview) => void;
}

/** The share of the progress bar for the quick look. */
const QUICK_SHARE = 0.1;

/** A job: a decision of the game, or the first decision of another possible deal. */
type Job = { readonly kind: "decision" | "opening"; readonly index: number };

export function reviewing<View, Move>(needs: ReviewNeeds<View, Move>): Reviewing {
  const { replayed, bot, kept, keep, fair = (review) => review } = needs;
  const { decisions } = replayed;
  const weighings = signal<readonly (Weighing<Move> | undefined)[]>(
    decisions.map((_, index) => kept?.weighings[index] as Weighing<Move> | undefined),
  );
  const opened = signal<readonly (Weighing<Move> | undefined)[]>(
    needs.deals.map((_, index) => kept?.openings[index] as Weighing<Move> | undefined),
  );
  const state = signal<ReviewState>({ kind: kept?.isDone ? "done" : "stopped" });
  const progress = signal(kept?.isDone ? 1 : 0);
  const made = kept?.isDone ? kept.review : undefined;
  /** The decisions that have been examined for good. */
  const examined = signal<ReadonlySet<number>>(new Set(kept?.examined));
  const settled = computed(() =>
    state.value.kind === "done" ? new Set(decisions.map(({ entry }) => entry)) : settledIn(decisions, examined.value),
  );
  const review = computed(() => {
    if (made) return fair(made, settled.value);
    const start = startOf(needs.deals, opened.value);
    return fair(assemble(replayed, weighings.value, { bot, ...(start && { start }) }), settled.value);
  });
  const weigh = weigherOf(needs, (job, weighing, isLast) => {
    const told = job.kind === "decision" ? weighings : opened;
    const slim =
      job.kind === "decision"
        ? slimmed(replayed, job.index, weighing)
        : { ...weighing, moves: weighing.moves.slice(0, 1) };
    batch(() => {
      told.value = told.peek().with(job.index, slim);
      if (isLast && job.kind === "decision") examined.value = new Set([...examined.peek(), job.index]);
    });
  });
  const keepNow = (isDone: boolean): void => {
    keep({
      weighings: weighings.peek(),
      openings: opened.peek(),
      examined: [...examined.peek()],
      isDone,
      ...(isDone && { review: review.peek() }),
    });
  };

  const free = decisions.flatMap(({ isForced }, index): readonly Job[] =>
    isForced ? [] : [{ kind: "decision", index }],
  );
  const deals = needs.deals.map((_, index): Job => ({ kind: "opening", index }));
  /** Counts the runs, so that late answers to an earlier one are ignored. */
  let run = 0;
  let isQuickNow = false;
  const begin = async (isQuick: boolean): Promise<void> => {
    const own = ++run;
    const isWanted = (): boolean => own === run;
    state.value = { kind: "running" };
    try {
      const began = needs.now();
      const first = free.filter(({ index }) => !weighings.peek()[index]);
      const quick =
        needs.work === undefined ? { moveTime: quickTime(free.length, needs.weighers.length) } : { work: needs.work };
      const isLast = needs.work !== undefined;
      const jobs = isLast ? [...first, ...deals] : first;
      const spent = await weigh(
        jobs,
        () => quick,
        { isWanted, isLast },
        (share) => {
          progress.value = Math.max(progress.peek(), share * (isLast ? 1 : QUICK_SHARE));
        },
      );
      const isDone = !isQuick || isLast;
      if (!isLast && isDone) await deepen(spent ?? speedSo(weighings.peek(), quick), began, isWanted);
      if (!isWanted()) return;
      if (isDone) progress.value = 1;
      state.value = { kind: isDone ? "done" : "stopped" };
      keepNow(isDone);
    } catch (thrown) {
      if (isWanted())
        state.value = { kind: "failed", reason: thrown instanceof Error ? thrown.message : String(thrown) };
    }
  };
  /** Examines everything for as long as time allows. */
  const deepen = async (firstSpeed: number, began: number, isWanted: () => boolean): Promise<void> => {
    const { planned, latest } = limitsFor(replayed.points.length);
    const isInTime = (): boolean => isWanted() && needs.now() - began < planned;
    const done = examined.peek();
    const jobs = [...byLoss(free, review.peek(), decisions).filter(({ index }) => !done.has(index)), ...deals];
    const shown = progress.peek();
    // The rest of the time is shared out again before each job, by the speed so far.
    const spend = (left: number, speed = firstSpeed): Spend => ({
      work: deepWork(speed, (planned - (needs.now() - began)) * needs.weighers.length, left),
    });
    await weigh(jobs, spend, { isWanted: isInTime, isLast: true, until: began + latest }, (share) => {
      progress.value = shown + share * (1 - shown);
    });
  };
  const stop = (): void => {
    if (state.peek().kind !== "running") return;
    run++;
    weigh.stop();
    state.value = { kind: "stopped" };
    keepNow(false);
  };
  return {
    review,
    settled,
    weighings,
    progress,
    state,
    goOn: (isQuick = false) => {
      const { kind } = state.peek();
      if (kind === "done" || (kind === "running" && (isQuick || !isQuickNow))) return;
      isQuickNow = isQuick;
      // Don't make people wait for the quick look if they want the full review.
      if (kind === "running") stop();
      void begin(isQuick);
    },
    stop,
    close() {
      stop();
      for (const each of needs.weighers) each.close();
    },
  };
}

interface Bounds {
  /** Checked before each job. */
  readonly isWanted: () => boolean;
  /** Whether nothing is examined again after this. */
  readonly isLast: boolean;
  /** Jobs still running at this time are cancelled. */
  readonly until?: number;
}

interface WeighAll {
  /**
   * Resolves to the work done per millisecond, if there was enough to measure. `spend` says what the next of this many
   * jobs may take, given that speed so far.
   */
  (
    jobs: readonly Job[],
    spend: (left: number, speed: number | undefined) => Spend,
    bounds: Bounds,
    tell: (share: number) => void,
  ): Promise<number | undefined>;
  stop(): void;
}

/** Gives each worker one job at a time, in order. */
function weigherOf<View, Move>(
  { replayed, deals, weighers, game, bot, now }: ReviewNeeds<View, Move>,
  put: (job: Job, weighing: Weighing<Move>, isLast: boolean) => void,
): WeighAll {
  const asked = new Set<{ stop(): void }>();
  const ask = async (
    weigher: Pick<Weighers, "weigh">,
    { kind, index }: Job,
    spend: Spend,
    until: number,
  ): Promise<Weighing<Move> | undefined> => {
    const view = kind === "decision" ? replayed.decisions[index]?.view : deals[index]?.view;
    const seed = kind === "decision" ? seedAt(replayed.decisions[index]?.entry ?? 0) : seedOfOpening(index);
    let stop = (): void => undefined;
    const answer = new Promise<Weighing<Move> | undefined>((resolve, reject) => {
      const one = weigher.weigh<View | undefined, Move>({ game, bot, view, seed, ...spend }, (told) => {
        if (!told.ok) reject(new Error(told.reason));
        else if (told.isLast) resolve(told.weighing);
        else if (now() > until) stop();
      });
      stop = () => {
        one.stop();
        resolve(undefined);
      };
    });
    const called = { stop };
    asked.add(called);
    try {
      return await answer;
    } finally {
      asked.delete(called);
    }
  };
  const weigh: (...given: Parameters<WeighAll>) => ReturnType<WeighAll> = async (
    jobs,
    spend,
    { isWanted, isLast, until = Infinity },
    tell,
  ) => {
    const waiting = [...jobs];
    let [done, work, time] = [0, 0, 0];
    const speed = (): number | undefined => (done >= 3 && time > 0 ? work / time : undefined);
    const serve = async (weigher: Pick<Weighers, "weigh">): Promise<void> => {
      for (let job = waiting.shift(); job && isWanted(); job = waiting.shift()) {
        const began = now();
        const weighing = await ask(weigher, job, spend(waiting.length + 1, speed()), until);
        if (!weighing) return;
        work += weighing.work;
        time += now() - began;
        put(job, weighing, isLast);
        tell(++done / jobs.length);
      }
    };
    await Promise.all(weighers.map(serve));
    return speed();
  };
  return Object.assign(weigh, {
    stop: () => {
      for (const each of asked) each.stop();
    },
  });
}

/** The entries whose verdict is final: a decision's value depends on the later ones of its turn. */
function settledIn<View, Move>(
  decisions: readonly Decision<View, Move>[],
  examined: ReadonlySet<number>,
): ReadonlySet<number> {
  const { next } = linksOf(decisions);
  const settled = new Set<number>();
  for (const [index, { entry, isForced }] of [...decisions.entries()].toReversed()) {
    const then = decisions[next.get(index) ?? -1];
    if (isForced || (examined.has(index) && (!then || settled.has(then.entry)))) settled.add(entry);
  }
  return settled;
}

/** Whole turns, those with the costliest decision first. */
function byLoss<View, Move>(
  jobs: readonly Job[],
  { moves }: Review,
  decisions: readonly Decision<View, Move>[],
): readonly Job[] {
  const { before } = linksOf(decisions);
  const losses = new Map(moves.map(({ entry, loss }) => [entry, loss]));
  const turns = new Map<number, { loss: number; readonly jobs: Job[] }>();
  const turnOf = (index: number): number => {
    const earlier = before.get(index);
    return earlier === undefined ? index : turnOf(earlier);
  };
  for (const job of jobs) {
    const first = turnOf(job.index);
    const turn = turns.get(first) ?? { loss: 0, jobs: [] };
    turns.set(first, turn);
    turn.loss = Math.max(turn.loss, losses.get(decisions[job.index]?.entry ?? -1) ?? 0);
    turn.jobs.push(job);
  }
  return [...turns.values()].toSorted((one, other) => other.loss - one.loss).flatMap((turn) => turn.jobs);
}

/** The strongest bot. */
export const REVIEWER = "inspector";
