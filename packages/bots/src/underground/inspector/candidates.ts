/**
 * Turns tried out: each is played onward on the same guessed cards and valued where it led to: with two seats when the
 * next one has built its answer, with more when a round has been built, up to the seat's own next turn. What the plan
 * thought of a turn counts as so many tries, so that a few unlucky ones do not decide.
 */
import type { Random } from "@interchange/tabletop";
import type { Station, UndergroundBoard } from "@interchange/underground";
import { marginOf } from "../../standing.ts";
import type { Appraisal } from "./appraisal.ts";
import type { Before, Judge } from "./judge.ts";
import { Onward } from "./onward.ts";
import type { Cards } from "./onward.ts";
import type { Situation } from "./situation.ts";

/** What is known of the scatter before it was seen: so many tries, with this variance. */
const PRIOR_TRIES = 4;
const PRIOR_VARIANCE = 9;
/** Standard deviations to either side in which 95 of 100 lie. */
const CERTAIN = 1.96;
/** How far the plan's opinion of a turn is off, beside its opinions of the others: a standard deviation. */
const PLAN_ERROR = 1.3;

export interface Turn {
  readonly actions: readonly number[];
  /** What the plan thinks of it. */
  readonly value: number;
  /** The part of that which tries do not see. */
  readonly unseen?: number;
}

export interface Candidate extends Turn {
  /** Of answers to it: they all begin on the track that it leaves. */
  readonly answers: Appraisal;
  /** What tries say, deal by deal. */
  readonly tries: number[];
}

/** How a round is played onward, and judged. */
export interface Round {
  /** For whoever builds after the first answer. */
  readonly appraisal: Appraisal;
  readonly judge: Judge;
}

/** Where turns are tried. */
export interface Trial extends Before {
  /** Another board of the same table, to play on. */
  readonly spare: UndergroundBoard;
  /** What may still come, in no order. */
  readonly pile: readonly Station[];
  /** For the seat's own trips. */
  readonly appraisal: Appraisal;
  /** For the answers to one turn. */
  readonly answers: () => Appraisal;
  /** At a table of more than two. */
  readonly round: Round | undefined;
  /** The blocks where lines may be begun in answer. */
  readonly starts: ReadonlySet<number>;
}

export class Candidates {
  /** All that are tried; the first `active` still are. */
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

  /** Tries all that are active on one more deal; yields after every try what work it was. */
  *round(): Generator<number, void> {
    const deal = this.random.shuffled(this.pile);
    this.deals++;
    for (const candidate of this.all.slice(0, this.active)) {
      const { tries, unseen = 0 } = candidate;
      tries.push(this.tryOut(candidate, { place: this.situation.place, pile: [...deal] }) + unseen);
      yield this.workOf(candidate);
    }
  }

  /** Goes on with so many of the best. */
  narrow(active: number): void {
    if (active >= this.active) return;
    const sorted = this.opinions().toSorted((one, other) => other.value - one.value);
    this.all.splice(0, this.all.length, ...sorted.map(({ candidate }) => candidate));
    this.active = active;
  }

  /** What is thought of all candidates, by plan and tries, and how far that may be off beside the others (95 %). */
  opinions(): readonly { readonly candidate: Candidate; readonly value: number; readonly error: number }[] {
    const { all } = this;
    const noise = this.noise();
    const means = all.map(({ tries }) => (tries.length ? meanOf(tries) - this.luckOf(tries.length) : undefined));
    // How much more the tries promise than the plan, in the mean of all.
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
      // Tries end elsewhere than the plan, so what they say counts beside each other alone.
      return { candidate, value: trust * (mean - shift) + (1 - trust) * value, error: CERTAIN * error };
    });
  }

  /** By how much the first `count` deals were luckier than all, for those who were tried on all. */
  private luckOf(count: number): number {
    const { deals } = this;
    if (count >= deals) return 0;
    const longest = this.all.filter(({ tries }) => tries.length === deals);
    if (longest.length === 0) return 0;
    return meanOf(longest.map(({ tries }) => meanOf(tries.slice(0, count)) - meanOf(tries)));
  }

  /** The variance of a try beside the others on the same deal. */
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

  /** What was valued since it was last asked. */
  private workOf({ answers }: Candidate): number {
    let work = 0;
    for (const each of [answers, this.appraisal, this.rest?.appraisal, this.rest?.judge.appraisal]) {
      if (!each) continue;
      work += each.work;
      each.work = 0;
    }
    // Where the game ends at once there is nothing to value.
    return Math.max(1, work);
  }

  /** What a turn leads to on these cards, for the seat whose turn it is. */
  private tryOut({ actions, answers }: Candidate, cards: Cards): number {
    const { onward, appraisal, situation, random, rest } = this;
    const { board } = onward;
    onward.set(this.start, cards);
    for (const action of actions) onward.act(action);
    // The trips that follow are the seat's to choose.
    onward.travel(appraisal, () => appraisal.begin(board, { ...situation, place: cards.place }, random));
    if (onward.isOver) return rest?.judge.final(board) ?? marginOf(board.points, situation.seat);
    const value = onward.build(answers);
    return rest ? this.afterRound(rest) : -value;
  }

  /** What it comes to once the other seats, and then the seat itself, have built; the first of them has. */
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
