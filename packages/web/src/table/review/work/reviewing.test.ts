import type { Weighing } from "@interchange/bots";
import type { Decisions, Review } from "@interchange/bots/review";
import { Random } from "@interchange/tabletop";
import { effect } from "@preact/signals";
import { describe, expect, test } from "vitest";
import type { ToldWeighing, Weighers, WeighingQuestion } from "../../../bots/weighing.ts";
import type { StoredReview } from "../../../storage/reviews.ts";
import { reviewDeskOf } from "../desk.ts";
import { isBlamed } from "./counts.ts";
import { fairReview } from "./fair.ts";
import { reviewing } from "./reviewing.ts";
import type { ReviewNeeds } from "./reviewing.ts";

type Move = string;

const REPLAYED: Decisions<number, Move> = {
  game: "toy",
  decisions: Array.from({ length: 6 }, (_, index) => ({
    entry: index * 2,
    seat: index % 2,
    view: index,
    move: "b",
    notation: "b",
    isForced: index === 3,
  })),
  points: [12, 10],
  isOver: true,
  termination: undefined,
  lastDrawn: 0,
  write: (each) => each,
};

const weighing = (work: number): Weighing<Move> => ({
  moves: ["a", "b", "c", "d", "e", "f", "g"].map((each, place) => ({
    move: each,
    margin: 3 - place,
    error: 1,
    win: 0.5,
  })),
  points: [11, 9],
  range: [-4, 8],
  work,
});

interface Hand {
  readonly weighers: Pick<Weighers, "weigh" | "close">;
  readonly asked: (WeighingQuestion & { readonly tell: (told: ToldWeighing<never>) => void })[];
  stopped: number;
}

/** A worker whose answers the test gives. */
function hand(): Hand {
  const made: Hand = {
    asked: [],
    stopped: 0,
    weighers: {
      weigh: (question, tell) => {
        made.asked.push({ ...question, tell });
        return { stop: () => made.stopped++ };
      },
      close: () => undefined,
    },
  };
  return made;
}

/** Answers requests until none is left. */
async function answerAll(hands: readonly Hand[], clock: { now: number }, work = 10): Promise<number> {
  let answered = 0;
  for (let idle = 0; idle < 3;) {
    const next = hands.flatMap(({ asked }) => asked.splice(0)).shift();
    if (next) {
      idle = 0;
      answered++;
      clock.now += next.moveTime ?? 20;
      next.tell({ ok: true, weighing: weighing(next.work ?? work) as Weighing<never>, isLast: true });
    } else idle++;
    await Promise.resolve();
    await turn();
  }
  return answered;
}

const turn = (): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume);
  });

function needs(hands: readonly Hand[], given: Partial<ReviewNeeds<number, Move>> = {}) {
  const clock = { now: 0 };
  const kept: StoredReview[] = [];
  return {
    clock,
    kept,
    needs: {
      replayed: REPLAYED,
      bot: "inspector",
      game: "toy",
      deals: [{ seat: 0, view: 99 }],
      weighers: hands.map(({ weighers }) => weighers),
      now: () => clock.now,
      kept: undefined,
      keep: (review: StoredReview) => kept.push(review),
      ...given,
    } satisfies ReviewNeeds<number, Move>,
  };
}

/** A game with turns of three decisions, whose ratings are the better the longer they take. */
function noisyGame(seed: string) {
  const replayed: Decisions<number, Move> = {
    ...REPLAYED,
    decisions: Array.from({ length: 24 }, (_, index) => ({
      entry: index + Math.floor(index / 3),
      seat: Math.floor(index / 3) % 2,
      view: index,
      move: "b",
      notation: "b",
      isForced: index % 7 === 5,
    })),
  };
  const rated = (view: number, work: number): Weighing<Move> => {
    const truth = new Random(`${seed}/${view}`);
    const noise = new Random(`${seed}/${view}/${work}`);
    const error = 20 / Math.sqrt(work);
    const moves = ["a", "b", "c"].map((each) => {
      const margin = truth.below(100) / 10 + (noise.below(200) / 100 - 1) * error;
      return { move: each, margin, error, win: 0.5 + margin / 100 };
    });
    return { ...weighing(work), moves: moves.toSorted((one, other) => other.margin - one.margin) };
  };
  return { replayed, rated };
}

describe.each(["one", "two", "three"])("a review of the noisy game %s", (seed) => {
  test.each([
    { name: "with time as its limit", work: undefined, stopAfter: Infinity },
    { name: "with fixed work", work: 8, stopAfter: Infinity },
    { name: "stopped and resumed on the next visit", work: undefined, stopAfter: 40 },
  ])("$name never changes a verdict that it has shown", async ({ work, stopAfter }) => {
    const { replayed, rated } = noisyGame(seed);
    const shown = new Map<number, string>();
    const before = new Map<number, string>();
    let [revised, partly] = [0, 0];
    const visit = async (kept: StoredReview | undefined, most: number): Promise<StoredReview | undefined> => {
      const hands = [hand(), hand()];
      const given = needs(hands, { replayed, work, kept });
      const review = reviewing(given.needs);
      const desk = reviewDeskOf(replayed, review, (view) => view, 0, false);
      const stop = effect(() => {
        for (const { entry, mark, best, loss } of review.review.value.moves) {
          const verdict = `${mark} ${best} ${loss.toFixed(6)}`;
          if (before.get(entry) !== undefined && before.get(entry) !== verdict) revised++;
          before.set(entry, verdict);
        }
        for (const { entry, mark, best, loss } of desk.valued.value.values()) {
          const verdict = `${mark} ${best} ${loss.toFixed(6)}`;
          expect(verdict).toBe(shown.get(entry) ?? verdict);
          shown.set(entry, verdict);
        }
        if (desk.isDone.value) expect(desk.valued.value.size).toBe(replayed.decisions.length);
        else {
          expect(desk.keyMoments.value).toEqual([]);
          partly = Math.max(partly, desk.valued.value.size);
        }
      });
      const queue: Hand["asked"] = [];
      review.goOn();
      for (let idle = 0, answered = 0; idle < 3 && answered < most;) {
        queue.push(...hands.flatMap(({ asked }) => asked.splice(0)));
        const next = queue.shift();
        if (next) {
          idle = 0;
          answered++;
          given.clock.now += next.moveTime ?? 20;
          const answer = rated(next.view as number, next.work ?? 4) as Weighing<never>;
          next.tell({ ok: true, weighing: answer, isLast: true });
        } else idle++;
        await turn();
      }
      review.close();
      stop();
      return given.kept.at(-1);
    };
    const first = await visit(undefined, stopAfter);
    if (stopAfter < Infinity) await visit(first, Infinity);
    expect(shown.size).toBe(replayed.decisions.length);
    // Verdicts come one by one, and what is not final does change.
    expect(partly).toBeGreaterThan(replayed.decisions.length / 2);
    if (work === undefined) expect(revised).toBeGreaterThan(5);
  });
});

describe("a review", () => {
  test("looks quickly at everything that was decided first, and then longer, and keeps what it found", async () => {
    const one = hand();
    const { needs: given, clock, kept } = needs([one]);
    const review = reviewing(given);
    review.goOn();
    expect(one.asked.map(({ view, moveTime, work }) => [view, moveTime !== undefined, work])).toEqual([
      [0, true, undefined],
    ]);
    const answered = await answerAll([one], clock);
    // Five free decisions in the quick look; those five and the opening in each later one.
    expect((answered - 5) % 6).toBe(0);
    expect(answered).toBeGreaterThan(5);
    expect(review.state.value).toEqual({ kind: "done" });
    expect(review.progress.value).toBe(1);
    expect(review.review.value.isComplete).toBe(true);
    expect(kept.at(-1)).toMatchObject({ isDone: true });
    // The five best are stored, and the one that was played.
    expect(kept.at(-1)!.weighings[0]!.moves).toHaveLength(5);
  });

  test("gives every worker one thing at a time", () => {
    const hands = [hand(), hand()];
    reviewing(needs(hands).needs).goOn();
    expect(hands.map(({ asked }) => asked.map(({ view }) => view))).toEqual([[0], [1]]);
  });

  test("can be stopped, keeps what it has, and goes on where it was", async () => {
    const one = hand();
    const { needs: given, clock, kept } = needs([one], { work: 8 });
    const review = reviewing(given);
    review.goOn();
    one.asked.shift()!.tell({ ok: true, weighing: weighing(8) as Weighing<never>, isLast: true });
    await turn();
    review.stop();
    expect(one.stopped).toBe(1);
    expect(review.state.value).toEqual({ kind: "stopped" });
    expect(kept).toHaveLength(1);
    one.asked.splice(0);
    review.goOn();
    expect(one.asked[0]!.view).toBe(1);
    await answerAll([one], clock);
    expect(review.state.value).toEqual({ kind: "done" });
  });

  test("asks nothing where an earlier visit left all of it", () => {
    const one = hand();
    const kept = { weighings: REPLAYED.decisions.map(() => weighing(50)), openings: [weighing(50)], isDone: true };
    const review = reviewing(needs([one], { kept }).needs);
    review.goOn();
    expect(one.asked).toEqual([]);
    expect(review.state.value).toEqual({ kind: "done" });
    expect(review.review.value).toMatchObject({ isComplete: true, work: 50 });
  });

  test("says why it cannot go on, and tries again when told to", async () => {
    const one = hand();
    const review = reviewing(needs([one], { work: 8 }).needs);
    review.goOn();
    one.asked.shift()!.tell({ ok: false, reason: "broken" });
    await turn();
    expect(review.state.value).toEqual({ kind: "failed", reason: "broken" });
    review.goOn();
    expect(one.asked).toHaveLength(1);
  });

  test("calls off what is not done in time, and keeps what was known of it", async () => {
    const one = hand();
    const { needs: given, clock } = needs([one]);
    const review = reviewing(given);
    review.goOn();
    for (let quick = 0; quick < 5; quick++) {
      clock.now += 60;
      one.asked.shift()!.tell({ ok: true, weighing: weighing(10) as Weighing<never>, isLast: true });
      await turn();
    }
    // The machine has stalled: the first long look is still running when time is up.
    const [long] = one.asked;
    expect(long?.work).toBeGreaterThan(10);
    clock.now = 27_000;
    long!.tell({ ok: true, weighing: weighing(11) as Weighing<never>, isLast: false });
    expect(one.stopped).toBe(0);
    clock.now = 27_600;
    long!.tell({ ok: true, weighing: weighing(12) as Weighing<never>, isLast: false });
    await turn();
    expect(one.stopped).toBe(1);
    expect(review.state.value).toEqual({ kind: "done" });
    expect(review.review.value).toMatchObject({ isComplete: true, work: 10 });
  });

  test("blames nobody for what could not be seen", async () => {
    const blamed = (fair: ReviewNeeds<number, Move>["fair"]) => {
      const one = hand();
      const { needs: given, clock, kept } = needs([one], { work: 8, fair });
      const review = reviewing(given);
      review.goOn();
      return answerAll([one], clock).then(() => {
        const marks = review.review.value.moves.map(({ mark }) => mark);
        expect(kept.at(-1)!.review!.moves.map(({ mark }) => mark)).toEqual(marks);
        return marks.map((mark) => isBlamed(mark));
      });
    };
    const read = (notation: string): string => notation;
    const sure = (rated: Review): Review => ({
      ...rated,
      moves: rated.moves.map((move) => (move.mark === "none" ? move : { ...move, mark: "blunder", best: "a" })),
    });
    expect(await blamed(sure)).toEqual([true, true, true, false, true, true]);
    const seen = fairReview(REPLAYED, read, ({ view }, better) => view < 2 && better === "a");
    expect(await blamed((review, settled) => seen(sure(review), settled))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test("shows what was made elsewhere as it is", () => {
    const one = hand();
    const made = { ...reviewing(needs([one]).needs).review.value, work: 321, isComplete: true };
    const review = reviewing(needs([one], { kept: { weighings: [], openings: [], isDone: true, review: made } }).needs);
    review.goOn();
    expect(one.asked).toEqual([]);
    expect(review.review.value.work).toBe(321);
  });

  test("goes on to the end where a quick look was enough at first", async () => {
    const one = hand();
    const { needs: given, clock } = needs([one]);
    const review = reviewing(given);
    review.goOn(true);
    expect(await answerAll([one], clock)).toBe(5);
    expect(review.state.value).toEqual({ kind: "stopped" });
    review.goOn(false);
    await answerAll([one], clock);
    expect(review.state.value).toEqual({ kind: "done" });
  });

  test("ends after the quick look where that is enough", async () => {
    const one = hand();
    const { needs: given, clock, kept } = needs([one]);
    const review = reviewing(given);
    review.goOn(true);
    expect(await answerAll([one], clock)).toBe(5);
    expect(review.state.value).toEqual({ kind: "stopped" });
    expect(kept).toMatchObject([{ isDone: false }]);
  });
});
