import { Spending } from "../../bot.ts";
import type { Budget } from "../../bot.ts";

/** Keeps track of a budget and the share of it that is used. */
export class Purse extends Spending {
  private readonly total: number;
  private readonly elapsed: () => number;

  constructor(budget: Budget) {
    super(budget);
    const began = "work" in budget ? 0 : budget.now();
    this.total = "work" in budget ? budget.work : budget.moveTime;
    this.elapsed = "work" in budget ? () => this.work : () => budget.now() - began;
  }

  /** From 0 to 1, and beyond. */
  get share(): number {
    return this.total > 0 ? this.elapsed() / this.total : 1;
  }
}
