/** Estimates what the passenger will pay on the current track: on this turn, on the next, and on all later ones. */
import type { Random } from "@interchange/tabletop";
import type { Station, Tracks } from "@interchange/underground";
import type { PassengerPosition } from "./passengerPosition.ts";
import type { Prospect } from "./prospect.ts";
import { Reach } from "./reach.ts";

/** Of four open cards, the mean number of each kind. */
const EXPRESS_OPEN = 1.4;
const NORMAL_OPEN = 2.6;
/** How often a turn without an express card starts with a new one. */
const NEW_EXPRESS = 0.7;
/** With more than two seats, how often another seat's choice among ties is the best for this seat. */
const LUCKY_TIES = 0.4;
/** More than any route costs. */
const COSTS = 2048;

export class Income {
  private readonly prospect: Prospect;
  private readonly reach: Reach;
  private readonly fromExpress: readonly Station[];
  private readonly fromNormal: readonly Station[];
  /** By cost: the number of destinations, and their total value. */
  private readonly counts = new Uint8Array(COSTS);
  private readonly sums = new Float64Array(COSTS);
  private readonly costs: number[] = [];

  /** `samples` stations of each kind stand for all from which he may set out later. */
  constructor(prospect: Prospect, samples = 0, random?: Random) {
    this.prospect = prospect;
    this.reach = new Reach(prospect.topology);
    this.fromExpress = random?.shuffled(prospect.express).slice(0, samples) ?? [];
    this.fromNormal = random?.shuffled(prospect.normal).slice(0, samples) ?? [];
  }

  /** What this turn's trips pay if the player chooses for itself; `after` receives the resulting place. */
  now(tracks: Tracks, place: PassengerPosition, after: PassengerPosition): number {
    after.from = place.from;
    after.express = place.express;
    after.normal = place.normal;
    if (place.from < 0) return 0;
    const { reach } = this;
    if (!place.express.length) return this.last(tracks, place.from, place.normal, after);
    reach.search(tracks, place.from, this.prospect.lineWorth);
    const nearest = this.nearest(place.express);
    const ties = place.express.filter((to) => reach.cost[to] === nearest);
    const paid = ties.map((to) => reach.most[to]!);
    let best = -Infinity;
    let chosen = ties[0]!;
    for (const [index, to] of ties.entries()) {
      const total =
        paid[index]! + (place.normal.length && ties.length > 1 ? this.last(tracks, to, place.normal, after) : 0);
      if (total <= best) continue;
      best = total;
      chosen = to;
    }
    after.from = chosen;
    after.express = place.express.filter((card) => card !== chosen);
    if (!place.normal.length) return best;
    const rest = this.last(tracks, chosen, place.normal, after);
    return ties.length > 1 ? best : best + rest;
  }

  /** A trip to the nearest of the normal destinations. */
  private last(tracks: Tracks, from: Station, open: readonly Station[], after: PassengerPosition): number {
    const { reach } = this;
    if (!open.length) return 0;
    reach.search(tracks, from, this.prospect.lineWorth);
    const nearest = this.nearest(open);
    let best = -Infinity;
    let chosen = open[0]!;
    for (const to of open) {
      if (reach.cost[to] !== nearest || reach.most[to]! <= best) continue;
      best = reach.most[to]!;
      chosen = to;
    }
    after.from = chosen;
    after.normal = open.filter((card) => card !== chosen);
    return best;
  }

  /** What the next turn pays, on which another seat chooses, given the remaining cards. */
  next(tracks: Tracks, place: PassengerPosition): number {
    if (place.from < 0) return 0;
    const { reach, prospect } = this;
    const { lineWorth, seats } = prospect;
    const mine = seats === 2 ? 0 : LUCKY_TIES;
    let paid = 0;
    let { from } = place;
    reach.search(tracks, from, lineWorth);
    if (place.express.length) {
      const nearest = this.nearest(place.express);
      from = place.express.find((to) => reach.cost[to] === nearest)!;
      paid += mine * reach.most[from]! + (1 - mine) * reach.least[from]!;
      reach.search(tracks, from, lineWorth);
    } else paid += this.expected(prospect.express, EXPRESS_OPEN, mine) * NEW_EXPRESS;
    if (!place.normal.length) return paid + this.expected(prospect.normal, NORMAL_OPEN, mine);
    const nearest = this.nearest(place.normal);
    const to = place.normal.find((card) => reach.cost[card] === nearest)!;
    return paid + mine * reach.most[to]! + (1 - mine) * reach.least[to]!;
  }

  /** What a later turn pays, whoever's it is. */
  later(tracks: Tracks): number {
    const { prospect } = this;
    const mine = 1 / prospect.seats;
    return (
      this.mean(tracks, this.fromNormal, prospect.express, EXPRESS_OPEN, mine) +
      this.mean(tracks, this.fromExpress, prospect.normal, NORMAL_OPEN, mine)
    );
  }

  private mean(
    tracks: Tracks,
    sources: readonly Station[],
    cards: readonly Station[],
    open: number,
    mine: number,
  ): number {
    if (!sources.length || !cards.length) return 0;
    let sum = 0;
    for (const from of sources) {
      this.reach.search(tracks, from, this.prospect.lineWorth);
      sum += this.expected(cards, open, mine);
    }
    return sum / sources.length;
  }

  /** What the best of `open` cards pays, all of these being equally likely; `mine` is how often this seat chooses. */
  private expected(cards: readonly Station[], open: number, mine: number): number {
    const { counts, sums, costs } = this;
    const { cost, most, least } = this.reach;
    costs.length = 0;
    for (const card of cards) {
      const price = cost[card]!;
      if (counts[price] === 0) {
        let at = costs.length;
        for (; at > 0 && costs[at - 1]! > price; at--) costs[at] = costs[at - 1]!;
        costs[at] = price;
        sums[price] = 0;
      }
      counts[price]! += 1;
      sums[price]! += mine * most[card]! + (1 - mine) * least[card]!;
    }
    let expected = 0;
    let left = cards.length;
    let chance = 1;
    for (const price of costs) {
      const count = counts[price]!;
      counts[price] = 0;
      left -= count;
      // None of the open cards is at this cost or a lower one.
      const none = (left / cards.length) ** open;
      expected += ((chance - none) * sums[price]!) / count;
      chance = none;
    }
    return expected;
  }

  private nearest(cards: readonly Station[]): number {
    let nearest = Infinity;
    for (const card of cards) nearest = Math.min(nearest, this.reach.cost[card]!);
    return nearest;
  }
}
