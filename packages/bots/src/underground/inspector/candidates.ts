/**
 * Tries turns: each is played on with the same guessed cards and valued where it led. With two seats that is after the
 * next seat has built its answer; with more, after a whole round, up to the seat's own next turn. The plan's value of a
 * turn counts as several trials, so that a few unlucky ones do not decide.
 */
import type { Random } from "@interchange/tabletop";
import type { Station, UndergroundBoard } from "@interchange/underground";
import { marginOf } from "../../standing.ts";
import type { Appraisal } from "./appraisal.ts";
import type { Before, Judge } from "./judge.ts";
import { Onward } from "./onward.ts";
import type { Cards } from "./onward.ts";
import type { Situation } from "./situation.ts";

/** The prior for the variance of trials: it counts as this many trials, with this variance. */
const PRIOR_TRIES = 4;
const PRIOR_VARIANCE = 9;
/** The number of standard deviations that holds 95 %. */
const CERTAIN = 1.96;
/** The standard deviation of the plan's values relative to each other. */
const PLAN_ERROR = 1.3;

export interface Turn {
  readonly actions: readonly number[];
  /** The plan's value. */
  readonly value: number;
  /** The part of it that trials do not see. */
  readonly unseen?: number;
}

export interface Candidate extends Turn {
  /** Values answers to it, which all begin on the track that it leaves. */
  readonly answers: Appraisal;
  /** The results of its trials, deal by deal. */
  readonly tries: number[];
}

/** How a round is played on, and judged. */
export interface Round {
  /** For the seats that build after the first answer. */
  readonly appraisal: Appraisal;
  readonly judge: Judge;
}

/** Where turns are tried. */
export interface Trial extends Before {
  /** Another board of the same table, to play on. */
  readonly spare: UndergroundBoard;
  /** The cards that may still come, in no order. */
  readonly pile: readonly Station[];
  /** For the seat's own trips. */
  readonly appraisal: Appraisal;
  /** For the answers to one turn. */
  readonly answers: () => Appraisal;
  /** At a table of more than two. */
  readonly round: Round | undefined;
  /** The blocks where answers may start lines. */
  readonly starts: ReadonlySet<number>;
}

export class Candidates {
  /** All candidates; the first `active` are still being tried. */
  readonly all: Candidate[];
  active: number;

  private readonly start: UndergroundBoard;
  private readonly situation: Situation;
  private readonly pile: readonly Station[];
  private readonly appraisal: Appraisal;
  private readonly random: Random;
  private readonly rest: Round | undefined;
  private readonly onward: Onward;
  private readonly seats: number;
  private deals = 0;

  constructor(turns: readonly Turn[], table: Trial) {
    const { board, spare, stage, situation, pile, appraisal, answers, random, round, starts } = table;
    this.all = turns.map((turn) => ({ ...turn, tries: [], answers: answers() }));
    this.active = this.all.length;
    this.start = board;
    this.situation = situation;
    this.pile = pile;
    this.appraisal = appraisal;
    this.random = random;
    this.rest = round;
    this.seats = stage.seats;
    this.onward = new Onward(spare, stage, random);
    this.onward.starts = starts;
  }

  /** Tries all active ones on one more deal; yields the work after every trial. */
  *round(): Generator<number, void> {
    const deal = this.random.shuffled(this.pile);
    this.deals++;
    for (const candidate of this.all.slice(0, this.active)) {
      const { tries, unseen = 0 } = candidate;
      tries.push(this.tryOut(candidate, { place: this.situation.place, pile: [...deal] }) + unseen);
      yield this.workOf(candidate);
    }
  }

  /** Continues with this many of the best. */
  narrow(active: number): void {
    if (active >= this.active) return;
    const sorted = this.opinions().toSorted((one, other) => other.value - one.value);
    this.all.splice(0, this.all.length, ...sorted.map(({ candidate }) => candidate));
    this.active = active;
  }

  /** The value of all candidates, by plan and trials, with its 95 % error relative to the others. */
  opinions(): readonly { readonly candidate: Candidate; readonly value: number; readonly error: number }[] {
    const { all } = this;
    const noise = this.noise();
    const means = all.map(({ tries }) => (tries.length ? meanOf(tries) - this.luckOf(tries.length) : undefined));
    // The mean difference between trials and plan, over all.
    const more = all.flatMap(({ value }, at) => {
      const mean = means[at];
      return mean === undefined ? [] : [mean - value];
    });
    const shift = more.length ? meanOf(more) : 0;
    return all.map((candidate, at) => {
      const { value, tries } = candidate;
      const mean = means[at] ?? value + shift;
      const variance = tries.length ? noise / tries.length : Infinity;
      const trust = tries.length ? PLAN_ERROR ** 2 / (PLAN_ERROR ** 2 + variance) : 0;
      const error = tries.length ? Math.sqrt(trust * variance) : PLAN_ERROR;
      // Trials end elsewhere than the plan, so only their differences count.
      return { candidate, value: trust * (mean - shift) + (1 - trust) * value, error: CERTAIN * error };
    });
  }

  /** How much luckier the first `count` deals were than all, for those tried on all. */
  private luckOf(count: number): number {
    const { deals } = this;
    if (count >= deals) return 0;
    const longest = this.all.filter(({ tries }) => tries.length === deals);
    if (longest.length === 0) return 0;
    return meanOf(longest.map(({ tries }) => meanOf(tries.slice(0, count)) - meanOf(tries)));
  }

  /** The variance of a trial relative to the others on the same deal. */
  private noise(): number {
    let sum = PRIOR_TRIES * PRIOR_VARIANCE;
    let weight = PRIOR_TRIES;
    const means = this.all.map(({ tries }) => (tries.length ? meanOf(tries) : 0));
    for (let deal = 0; deal < this.deals; deal++) {
      let count = 0;
      let total = 0;
      let squares = 0;
      for (const [at, { tries }] of this.all.entries()) {
        if (deal >= tries.length) continue;
        const off = (tries[deal] ?? 0) - (means[at] ?? 0);
        count++;
        total += off;
        squares += off * off;
      }
      if (count < 2) continue;
      sum += squares - (total * total) / count;
      weight += count - 1;
    }
    return sum / weight;
  }

  /** The number of valuations since it was last asked. */
  private workOf({ answers }: Candidate): number {
    let work = 0;
    for (const each of [answers, this.appraisal, this.rest?.appraisal, this.rest?.judge.appraisal]) {
      if (!each) continue;
      work += each.work;
      each.work = 0;
    }
    // If the game ends at once, there is nothing to value.
    return Math.max(1, work);
  }

  /** The value of what a turn leads to on these cards, for the seat whose turn it is. */
  private tryOut({ actions, answers }: Candidate, cards: Cards): number {
    const { onward, appraisal, situation, random, rest } = this;
    const { board } = onward;
    onward.set(this.start, cards);
    for (const action of actions) onward.act(action);
    // The seat chooses the trips that follow.
    onward.travel(appraisal, () => appraisal.begin(board, { ...situation, place: cards.place }, random));
    if (onward.isOver) return rest?.judge.final(board) ?? marginOf(board.points, situation.seat);
    const value = onward.build(answers);
    return rest ? this.afterRound(rest) : -value;
  }

  /** The value once the other seats, and then the seat itself, have built; the first of them already has. */
  private afterRound({ appraisal, judge }: Round): number {
    const { onward, random, seats } = this;
    const { board } = onward;
    for (let built = 1; built < seats; built++) {
      onward.travel(appraisal, () => appraisal.begin(board, onward.situation(), random));
      if (onward.isOver) return judge.final(board);
      onward.build(appraisal);
    }
    return judge.value(board, onward.situation(), random);
  }
}

function meanOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const each of numbers) sum += each;
  return sum / numbers.length;
}
