import { BREATH } from "../../bot.ts";
import type { Budget } from "../../bot.ts";

/** More playouts than any machine makes in a millisecond, so that thinking ends even if the clock stands still. */
const FASTEST = 200;

/** How many times faster a typical machine is than a slow one. */
const USUAL = 3;

/** Keeps track of a budget: how much is spent, and when to report. */
export class Pace {
  /** The number of playouts so far. */
  work = 0;
  private readonly budget: Budget;
  private readonly began: number;
  /** How many playouts take less than the time between two answers on a slow machine. */
  readonly workABreath: number;
  private saidAtWork = 0;
  private saidAt: number;

  constructor(budget: Budget, workABreath: number) {
    this.budget = budget;
    this.workABreath = workABreath;
    this.began = "work" in budget ? 0 : budget.now();
    this.saidAt = this.began;
  }

  /** The share that is spent, from 0 to 1. */
  get share(): number {
    const { budget, work } = this;
    if ("work" in budget) return budget.work > work ? work / budget.work : 1;
    const elapsed = Math.max(budget.now() - this.began, work / FASTEST);
    return elapsed < budget.moveTime ? elapsed / budget.moveTime : 1;
  }

  /** Whether there is enough for this much work on a typical machine, or nearly. */
  affords(work: number): boolean {
    const { budget } = this;
    return work <= ("work" in budget ? budget.work : (budget.moveTime / BREATH) * this.workABreath * USUAL);
  }

  /** Whether to report now. If so, the next interval begins. */
  isTimeToSay(): boolean {
    const { budget } = this;
    if ("work" in budget) {
      if (this.work - this.saidAtWork < this.workABreath) return false;
    } else {
      const now = budget.now();
      if (now - this.saidAt < BREATH / 2 && this.work - this.saidAtWork < BREATH * FASTEST) return false;
      this.saidAt = now;
    }
    this.saidAtWork = this.work;
    return true;
  }
}
