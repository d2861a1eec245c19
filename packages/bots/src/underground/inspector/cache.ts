/**
 * Caches what was found on a track after a turn's actions, apart from what depends on the open cards. Turns are tried
 * on many orders of the pile, and most of what the next seat looks at is the same for all of them.
 */
import type { UndergroundBoard } from "@interchange/underground";
import { hashKeyOf } from "./hashKeys.ts";
import type { Situation } from "./situation.ts";

export interface Found {
  readonly features: Float64Array;
  readonly linesSaid: number;
  readonly later: number;
}

export class Cache {
  private readonly found = new Map<number, Found>();
  private seat = -1;
  private journeys = 0;
  private actions: readonly number[] = [];
  private cards: ReadonlySet<number> = new Set();
  private points: readonly number[] = [];
  private tokens: readonly number[] = [];

  /** Whether a turn begins like the last one. The track is assumed to be the same. */
  isOf({ points, tokens }: UndergroundBoard, { seat, journeys, actions, express, normal }: Situation): boolean {
    const { cards } = this;
    return (
      seat === this.seat &&
      journeys === this.journeys &&
      express.length + normal.length === cards.size &&
      express.every((card) => cards.has(card)) &&
      normal.every((card) => cards.has(card)) &&
      actions.every((each, at) => each === this.actions[at]) &&
      this.points.every((each, at) => each === points[at]) &&
      this.tokens.every((each, at) => each === tokens[at])
    );
  }

  /** Clears the cache for another turn. */
  begin({ points, tokens }: UndergroundBoard, situation: Situation): void {
    this.found.clear();
    this.seat = situation.seat;
    this.journeys = situation.journeys;
    this.actions = situation.actions;
    this.cards = new Set([...situation.express, ...situation.normal]);
    this.points = [...points];
    this.tokens = [...tokens];
  }

  find(built: readonly number[]): Found | undefined {
    return this.found.get(keyOfAll(built));
  }

  keep(built: readonly number[], found: Found): void {
    this.found.set(keyOfAll(built), found);
  }
}

function keyOfAll(built: readonly number[]): number {
  let key = 0;
  for (const action of built) key += hashKeyOf(action);
  return key;
}
