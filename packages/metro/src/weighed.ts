/**
 * Draws that know the weight of every outcome, and list the outcomes only for those who ask. A playout makes thousands of
 * draws and needs one outcome of each.
 */
import type { Outcome, Random } from "@interchange/tabletop";
import type { OwnDraw } from "./module.ts";

export abstract class Weighed<Action> implements OwnDraw<Action> {
  readonly stream: string;
  /** How many actions are numbered from 0 on; those of no weight cannot come. */
  private readonly size: number;

  constructor(stream: string, size: number) {
    this.stream = stream;
    this.size = size;
  }

  protected abstract action(index: number): Action;
  protected abstract weight(index: number): number;

  get outcomes(): readonly Outcome<Action>[] {
    const outcomes: Outcome<Action>[] = [];
    for (let index = 0; index < this.size; index++) {
      const weight = this.weight(index);
      if (weight > 0) outcomes.push({ chance: this.action(index), weight });
    }
    return outcomes;
  }

  sample(random: Random): Action {
    let total = 0;
    for (let index = 0; index < this.size; index++) total += this.weight(index);
    let left = random.below(total);
    let index = 0;
    for (let weight = this.weight(0); left >= weight; weight = this.weight(++index)) left -= weight;
    return this.action(index);
  }
}

/** A draw of which all weights fit into one number: those of the actions in turn, `width` bits each. */
export class PackedDraw<Action> extends Weighed<Action> {
  private readonly actions: readonly Action[];
  private readonly weights: number;
  private readonly width: number;
  private readonly most: number;

  constructor(stream: string, actions: readonly Action[], weights: number, width: number) {
    super(stream, actions.length);
    this.actions = actions;
    this.weights = weights;
    this.width = width;
    this.most = (1 << width) - 1;
  }

  protected action(index: number): Action {
    return this.actions[index] as Action;
  }
  protected weight(index: number): number {
    return (this.weights >>> (index * this.width)) & this.most;
  }
  override sample(random: Random): Action {
    const { width, most } = this;
    let total = 0;
    for (let { weights } = this; weights !== 0; weights >>>= width) total += weights & most;
    let left = random.below(total);
    let index = 0;
    for (let { weights } = this; left >= (weights & most); weights >>>= width, index++) left -= weights & most;
    return this.actions[index] as Action;
  }
}
