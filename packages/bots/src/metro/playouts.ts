/**
 * Short playouts: the best few moves by line value are tried on guessed deals, everyone plays a few tiles by line
 * value, and the resulting position is valued by it. All moves are tried on the same deals, and the worse half is
 * dropped again and again, so that the time goes to the close ones.
 */
import { metroSearch } from "@interchange/metro";
import type { Layout, MetroBoard, ModuleBoard, View } from "@interchange/metro";
import type { Random } from "@interchange/tabletop";
import type { TimeBudget } from "../bot.ts";
import type { Affairs } from "./affairs.ts";
import type { LineValue } from "./lineValue.ts";
import type { OnePly } from "./onePly.ts";
import { ModuleRollout, Rollout } from "./rollout.ts";

/** How the time is spent. */
export interface Plan {
  /** How many moves are tried at first. */
  readonly candidates: number;
  /** A move this many points worse than the best is not tried. */
  readonly hopeless: number;
  /** How many playouts a move's line value counts for. */
  readonly prior: number;
  /** How many tiles are laid after the tried move. */
  readonly depth: number;
  /**
   * How many playouts a slow machine makes in a millisecond. The plan relies on it, so that the clock rarely cuts it
   * short.
   */
  readonly playoutsAMillisecond: number;
  /** The most playouts a move gets, whatever the time. */
  readonly mostPlayouts: number;
}

export const PLAN: Plan = {
  candidates: 8,
  hopeless: 12,
  prior: 4,
  depth: 4,
  playoutsAMillisecond: 8,
  mostPlayouts: 4_000,
};

/** Modules take time, and their draws differ for every tried move. */
const MODULE_PLAN: Plan = { ...PLAN, playoutsAMillisecond: 3 };

interface Candidate {
  readonly action: number;
  sum: number;
}

export class Playouts<Board extends MetroBoard = MetroBoard> {
  private readonly plan: Plan;
  private readonly rollout: Rollout<Board>;

  private constructor(plan: Plan, rollout: Rollout<Board>) {
    this.plan = plan;
    this.rollout = rollout;
  }

  static plain(layout: Layout, lines: LineValue): Playouts {
    return new Playouts(PLAN, new Rollout(layout, lines, PLAN.depth));
  }

  static withModules(layout: Layout, lines: LineValue, own: Affairs): Playouts<ModuleBoard> {
    return new Playouts(MODULE_PLAN, new ModuleRollout(layout, lines, MODULE_PLAN.depth, own));
  }

  /** The best of the moves that the one-ply player has looked at. No deal starts after the deadline. */
  choose(view: View, onePly: OnePly, random: Random, budget: TimeBudget, deadline: number): number {
    const { rollout } = this;
    let candidates = shortList(onePly, this.plan);
    const stages = Math.ceil(Math.log2(candidates.length));
    const playouts = Math.min(this.plan.mostPlayouts, budget.moveTime * this.plan.playoutsAMillisecond);
    for (let stage = 0; stage < stages; stage++) {
      const deals = Math.floor(playouts / stages / candidates.length);
      for (let deal = 0; deal < deals; deal++) {
        const root = metroSearch.guess(view, random) as Board;
        rollout.deal(root, random.shuffled(piecesOf(root.supply)), random);
        for (const candidate of candidates) {
          rollout.play(root, candidate.action);
          candidate.sum += rollout.worthTo(root.toAct);
        }
        if (budget.now() >= deadline) return ranked(candidates)[0]!.action;
      }
      candidates = ranked(candidates).slice(0, Math.ceil(candidates.length / 2));
    }
    return candidates[0]!.action;
  }
}

function shortList(onePly: OnePly, { candidates, hopeless, prior }: Plan): Candidate[] {
  const { actions, gains, count } = onePly;
  const order = Array.from({ length: count }, (_, index) => index).toSorted(
    (one, other) => gains[other]! - gains[one]!,
  );
  const least = gains[order[0]!]! - hopeless;
  return order
    .slice(0, candidates)
    .filter((index) => gains[index]! >= least)
    .map((index) => ({ action: actions[index]!, sum: prior * gains[index]! }));
}

/** Every tile of a supply by its kind. */
function piecesOf(supply: Uint8Array): number[] {
  const pieces: number[] = [];
  for (const [kind, count] of supply.entries()) for (let piece = 0; piece < count; piece++) pieces.push(kind);
  return pieces;
}

/** Best first; of equals the one with the higher value before. */
function ranked(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted((one, other) => other.sum - one.sum);
}
