/**
 * Rates every decision of a game. A quick look at all of them, in order, gives a graph within seconds. It also measures
 * the machine's speed; the remaining time is then divided among the decisions, the costliest first. A review can be
 * stopped and resumed.
 */
import { assemble, seedAt, seedOfOpening, startOf } from "@interchange/bots/review";
import type { Decision, Decisions, Opening, Review } from "@interchange/bots/review";
import type { Weighing } from "@interchange/bots";
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { Weighers } from "../../../bots/weighing.ts";
import type { StoredReview } from "../../../storage/reviews.ts";
import { deepWork, limitsFor, quickTime, speedSo } from "./depth.ts";
import type { Spend } from "./depth.ts";
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
  /** The ratings of each decision so far. */
  readonly weighings: ReadonlySignal<readonly (Weighing<unknown> | undefined)[]>;
  /** From 0 to 1. */
  readonly progress: ReadonlySignal<number>;
  readonly state: ReadonlySignal<ReviewState>;
  /** Starts or resumes, with the quick look only or to the end. The default is how it was started. */
  goOn(isQuick?: boolean): void;
  /** If the server does the work: take over here instead. */
  goOnHere?(): void;
  stop(): void;
  close(): void;
}

export interface ReviewNeeds<View, Move> {
  readonly course: Decisions<View, Move>;
  readonly bot: string;
  /** The game's name for its bots. */
  readonly game: string;
  readonly deals: readonly Opening<View>[];
  readonly weighers: readonly Pick<Weighers, "weigh" | "close">[];
  readonly now: () => number;
  /** A fixed amount of work per decision, in one pass. Without it, time is the limit. */
  readonly work?: number | undefined;
  /** Stop after the quick look. Its results are stored for a later full review. */
  readonly isQuick?: boolean;
  /** The result of an earlier visit. */
  readonly kept: StoredReview | undefined;
  readonly keep: (kept: StoredReview) => void;
}

/** At most this many passes, and no new one after this share of the time. */
const LOOKS = 3;
const ENOUGH = 0.6;

/** A job: a decision of the game, or the first decision of another possible deal. */
type Job = { readonly kind: "decision" | "opening"; readonly index: number };

export function reviewing<View, Move>(needs: ReviewNeeds<View, Move>): Reviewing {
  const { course, bot, kept, keep } = needs;
  const { decisions } = course;
  const weighings = signal<readonly (Weighing<Move> | undefined)[]>(
    decisions.map((_, index) => kept?.weighings[index] as Weighing<Move> | undefined),
  );
  const opened = signal<readonly (Weighing<Move> | undefined)[]>(
    needs.deals.map((_, index) => kept?.openings[index] as Weighing<Move> | undefined),
  );
  const state = signal<ReviewState>({ kind: kept?.isDone ? "done" : "stopped" });
  const progress = signal(kept?.isDone ? 1 : 0);
  // A review made by the server is already complete.
  const made = kept?.isDone ? kept.review : undefined;
  const review = computed(() => {
    if (made) return made;
    const start = startOf(needs.deals, opened.value);
    return assemble(course, weighings.value, { bot, ...(start && { start }) });
  });
  const weigh = weigherOf(needs, (job, weighing) => {
    const told = job.kind === "decision" ? weighings : opened;
    const slim =
      job.kind === "decision"
        ? slimmed(course, job.index, weighing)
        : { ...weighing, moves: weighing.moves.slice(0, 1) };
    told.value = told.peek().with(job.index, slim);
  });
  const keepNow = (isDone: boolean): void => {
    keep({ weighings: weighings.peek(), openings: opened.peek(), isDone });
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
      const toQuick = needs.work === undefined ? 0.1 : 1;
      const jobs = needs.work === undefined ? first : [...first, ...deals];
      const spent = await weigh(jobs, quick, { isWanted }, (share) => {
        progress.value = Math.max(progress.peek(), share * toQuick);
      });
      const isDone = !isQuick || needs.work !== undefined;
      if (needs.work === undefined && isDone) await deepen(spent ?? speedSo(weighings.peek(), quick), began, isWanted);
      if (!isWanted()) return;
      if (isDone) progress.value = 1;
      state.value = { kind: isDone ? "done" : "stopped" };
      keepNow(isDone);
    } catch (thrown) {
      if (isWanted())
        state.value = { kind: "failed", reason: thrown instanceof Error ? thrown.message : String(thrown) };
    }
  };
  /** Looks at everything again for longer, and once more if that was faster than expected. */
  const deepen = async (firstSpeed: number, began: number, isWanted: () => boolean): Promise<void> => {
    const { planned, latest } = limitsFor(course.points.length);
    const isInTime = (): boolean => isWanted() && needs.now() - began < planned;
    let speed = firstSpeed;
    for (let look = 0; look < LOOKS && isWanted(); look++) {
      const passed = needs.now() - began;
      if (look > 0 && passed > planned * ENOUGH) return;
      const jobs = [...byLoss(free, review.peek(), decisions), ...deals];
      const work = deepWork(speed, (planned - passed) * needs.weighers.length, jobs.length);
      const open = jobs.filter((job) => workOn(job, weighings.peek(), opened.peek()) < work);
      const shown = progress.peek();
      // A further pass may follow, so the progress bar leaves room for it.
      const room = look === 0 ? 0.8 : 1;
      const spent = await weigh(open, { work }, { isWanted: isInTime, until: began + latest }, (share) => {
        progress.value = Math.max(shown, shown + share * (room - shown));
      });
      speed = spent ?? speed;
    }
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
    weighings,
    progress,
    state,
    goOn: (isQuick = needs.isQuick ?? false) => {
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
  /** Jobs still running at this time are cancelled. */
  readonly until?: number;
}

interface WeighAll {
  /** Resolves to the work done per millisecond, if there was enough to measure. */
  (jobs: readonly Job[], spend: Spend, bounds: Bounds, tell: (share: number) => void): Promise<number | undefined>;
  stop(): void;
}

/** Gives each worker one job at a time, in order. */
function weigherOf<View, Move>(
  { course, deals, weighers, game, bot, now }: ReviewNeeds<View, Move>,
  put: (job: Job, weighing: Weighing<Move>) => void,
): WeighAll {
  const asked = new Set<{ stop(): void }>();
  const ask = async (
    weigher: Pick<Weighers, "weigh">,
    { kind, index }: Job,
    spend: Spend,
    until: number,
  ): Promise<Weighing<Move> | undefined> => {
    const view = kind === "decision" ? course.decisions[index]?.view : deals[index]?.view;
    const seed = kind === "decision" ? seedAt(course.decisions[index]?.entry ?? 0) : seedOfOpening(index);
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
  const weigh = async (
    jobs: readonly Job[],
    spend: Spend,
    { isWanted, until = Infinity }: Bounds,
    tell: (share: number) => void,
  ): Promise<number | undefined> => {
    const waiting = [...jobs];
    let [done, work, time] = [0, 0, 0];
    const serve = async (weigher: Pick<Weighers, "weigh">): Promise<void> => {
      for (let job = waiting.shift(); job && isWanted(); job = waiting.shift()) {
        const began = now();
        const weighing = await ask(weigher, job, spend, until);
        if (!weighing) return;
        work += weighing.work;
        time += now() - began;
        put(job, weighing);
        tell(++done / jobs.length);
      }
    };
    await Promise.all(weighers.map(serve));
    return done >= 3 && time > 0 ? work / time : undefined;
  };
  return Object.assign(weigh, {
    stop: () => {
      for (const each of asked) each.stop();
    },
  });
}

function workOn(
  { kind, index }: Job,
  weighings: readonly (Weighing<unknown> | undefined)[],
  opened: readonly (Weighing<unknown> | undefined)[],
): number {
  return (kind === "decision" ? weighings : opened)[index]?.work ?? 0;
}

function byLoss<View, Move>(
  jobs: readonly Job[],
  { moves }: Review,
  decisions: readonly Decision<View, Move>[],
): readonly Job[] {
  const losses = new Map(moves.map(({ entry, loss }) => [entry, loss]));
  const lossAt = ({ index }: Job): number => losses.get(decisions[index]?.entry ?? -1) ?? 0;
  return jobs.toSorted((one, other) => lossAt(other) - lossAt(one) || one.index - other.index);
}

/** The strongest bot. */
export const REVIEWER = "inspector";
