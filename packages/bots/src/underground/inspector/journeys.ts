/** Estimates what the passenger will pay on the current track: on this turn, on the next, and on all later ones. */
import type { Random } from "@interchange/tabletop";
import type { Station, Tracks } from "@interchange/underground";
import type { PassengerPosition } from "../passengerPosition.ts";
import { Fares } from "./fares.ts";
import type { Situation, Stage } from "./situation.ts";

/** Of four open cards, the mean number of each kind. */
const EXPRESS_OPEN = 1.4;
const NORMAL_OPEN = 2.6;
/** How often a turn without an express card starts with a new one. */
const NEW_EXPRESS = 0.7;
/** With more than two seats, how often another seat's choice among ties is the best for this seat. */
const LUCKY_TIES = 0.4;
/** Costs are grouped by walks, up to fifteen, and rides, up to seven. */
const COSTS = 128;

/** Cards of a kind: all that may be open, a sample of those from which he may set out, and the chance of each. */
interface Cards {
  all: readonly Station[];
  sources: readonly Station[];
  /** By the number of cards left over: the chance that all open ones are among these. */
  chances: Float64Array;
}

const none = (): Cards => ({ all: [], sources: [], chances: new Float64Array(1) });

export class Journeys {
  private readonly stage: Stage;
  private readonly order: ArrayLike<number> | undefined;
  private readonly fares: Fares;
  private readonly express = none();
  private readonly normal = none();
  private readonly counts = new Uint8Array(COSTS);
  private readonly sums = new Float64Array(COSTS);
  private readonly found = new Int32Array(COSTS / 32);
  /** Where this turn's trips leave him, and the cards they leave face up. */
  private readonly after: PassengerPosition = { from: -1 as Station, express: [], normal: [] };

  /** With an order of stations, its first ones are the sample, otherwise random ones. */
  constructor(stage: Stage, order?: ArrayLike<number>) {
    this.stage = stage;
    this.order = order;
    this.fares = new Fares(stage.topology);
  }

  /** `samples` stations of each kind stand for all from which he may set out later. */
  begin({ express, normal }: Situation, worth: ArrayLike<number>, samples: number, random: Random): void {
    this.fares.value(worth);
    const { isBasic } = this.stage;
    this.lay(this.express, express, isBasic ? 1 : EXPRESS_OPEN, samples, random);
    this.lay(this.normal, normal, isBasic ? 1 : NORMAL_OPEN, samples, random);
  }

  private lay(cards: Cards, all: readonly Station[], open: number, samples: number, random: Random): void {
    const { order } = this;
    const passengerPositionOf = (card: Station): number => order?.[card] ?? 0;
    const inOrder = (): readonly Station[] =>
      order
        ? all.toSorted((one, other) => passengerPositionOf(one) - passengerPositionOf(other))
        : random.shuffled(all);
    cards.all = all;
    cards.sources = all.length > samples ? inOrder().slice(0, samples) : all;
    cards.chances = Float64Array.from({ length: all.length + 1 }, (_, left) => (left / all.length) ** open);
  }

  survey(tracks: Tracks): void {
    this.fares.survey(tracks);
  }

  /** Where this turn's trips left him. */
  get station(): Station {
    return this.after.from;
  }

  /** The cards he leaves face up, besides what `now` found. */
  leave(express: readonly Station[], normal: readonly Station[] | undefined): void {
    this.after.express = express;
    if (normal) this.after.normal = normal;
  }

  /** What this turn's trips pay if the player chooses for itself. */
  now(place: PassengerPosition): number {
    const { fares, after } = this;
    after.from = place.from;
    after.express = place.express;
    after.normal = place.normal;
    if (place.from < 0) return 0;
    if (place.express.length === 0) return this.last(place.from, place.normal);
    fares.from(place.from);
    let nearest = Infinity;
    for (const to of place.express) {
      fares.to(to);
      if (fares.cost < nearest) nearest = fares.cost;
    }
    const ties: { to: Station; pay: number }[] = [];
    for (const to of place.express) {
      fares.to(to);
      if (fares.cost === nearest) ties.push({ to, pay: fares.most });
    }
    let best = -Infinity;
    let chosen = ties[0]!.to;
    for (const { to, pay } of ties) {
      const paid = pay + this.last(to, place.normal);
      if (paid <= best) continue;
      best = paid;
      chosen = to;
    }
    if (ties.length > 1) this.last(chosen, place.normal);
    if (place.normal.length === 0) after.from = chosen;
    after.express = without(place.express, chosen);
    return best;
  }

  /** A trip to the nearest of the normal destinations. */
  private last(from: Station, open: readonly Station[]): number {
    const { fares, after } = this;
    if (open.length === 0) return 0;
    fares.from(from);
    let nearest = Infinity;
    let best = 0;
    let chosen = from;
    for (const to of open) {
      fares.to(to);
      if (fares.cost > nearest || (fares.cost === nearest && fares.most <= best)) continue;
      nearest = fares.cost;
      best = fares.most;
      chosen = to;
    }
    after.from = chosen;
    after.normal = without(open, chosen);
    return best;
  }

  /** What the next turn pays, on which another seat chooses, given the remaining cards. */
  next(): number {
    const { fares, after } = this;
    if (after.from < 0) return 0;
    const mine = this.stage.seats === 2 ? 0 : LUCKY_TIES;
    let paid = 0;
    fares.from(after.from);
    if (after.express.length) {
      const to = this.nearest(after.express);
      fares.to(to);
      paid += mine * fares.most + (1 - mine) * fares.least;
      fares.from(to);
    } else paid += this.expected(this.express, mine) * NEW_EXPRESS;
    if (after.normal.length === 0) return paid + this.expected(this.normal, mine);
    fares.to(this.nearest(after.normal));
    return paid + mine * fares.most + (1 - mine) * fares.least;
  }

  /** What a later turn pays, whoever's it is. */
  later(): number {
    return this.mean(this.normal.sources, this.express) + this.mean(this.express.sources, this.normal);
  }

  private mean(sources: readonly Station[], cards: Cards): number {
    if (sources.length === 0 || cards.all.length === 0) return 0;
    const mine = 1 / this.stage.seats;
    let sum = 0;
    for (const from of sources) {
      this.fares.from(from);
      sum += this.expected(cards, mine);
    }
    return sum / sources.length;
  }

  /**
   * What the nearest of the open cards pays, all of these being equally likely; `mine` is how often this seat chooses.
   */
  private expected({ all, chances }: Cards, mine: number): number {
    const { fares, counts, sums, found } = this;
    for (const card of all) {
      fares.to(card);
      const { cost } = fares;
      const at = Math.min(cost >> 4, 15) * 8 + Math.min(cost & 15, 7);
      const pay = mine * fares.most + (1 - mine) * fares.least;
      const bit = 1 << (at & 31);
      if ((found[at >> 5]! & bit) === 0) {
        found[at >> 5]! |= bit;
        counts[at] = 1;
        sums[at] = pay;
      } else {
        counts[at]! += 1;
        sums[at]! += pay;
      }
    }
    let expected = 0;
    let left = all.length;
    let chance = 1;
    for (let word = 0; word < found.length; word++) {
      for (let bits = found[word]!; bits !== 0; bits &= bits - 1) {
        const at = word * 32 + 31 - Math.clz32(bits & -bits);
        left -= counts[at]!;
        // None of the open cards is at this cost or a lower one.
        const none = chances[left]!;
        expected += ((chance - none) * sums[at]!) / counts[at]!;
        chance = none;
      }
      found[word] = 0;
    }
    return expected;
  }

  private nearest(cards: readonly Station[]): Station {
    const { fares } = this;
    let nearest = Infinity;
    let chosen = cards[0]!;
    for (const to of cards) {
      fares.to(to);
      if (fares.cost >= nearest) continue;
      nearest = fares.cost;
      chosen = to;
    }
    return chosen;
  }
}

function without(cards: readonly Station[], gone: Station): readonly Station[] {
  return cards.filter((card) => card !== gone);
}
