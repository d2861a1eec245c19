import { BREATH } from "../../bot.ts";
import type { Budget } from "../../bot.ts";

/** More playouts than any machine makes in a millisecond: with a clock that stands still thinking ends all the same. */
const FASTEST = 200;

/** A usual machine is so many times as fast as a slow one. */
const USUAL = 3;

/** Keeps account of a budget: how much of it is spent, and when it is time to say something. */
export class Pace {
  /** Playouts made so far. */
  work = 0;
  private readonly budget: Budget;
  private readonly began: number;
  /** So many playouts take less than a breath on a slow machine. */
  readonly workABreath: number;
  private saidAtWork = 0;
  private saidAt: number;

  constructor(budget: Budget, workABreath: number) {
    this.budget = budget;
    this.workABreath = workABreath;
    this.began = "work" in budget ? 0 : budget.now();
    this.saidAt = this.began;
  }

  /** How much is spent, from 0 to 1. */
  get share(): number {
    const { budget, work } = this;
    if ("work" in budget) return budget.work > work ? work / budget.work : 1;
    const elapsed = Math.max(budget.now() - this.began, work / FASTEST);
    return elapsed < budget.moveTime ? elapsed / budget.moveTime : 1;
  }

  /** Whether there is enough for so much work on a usual machine, or nearly. */
  affords(work: number): boolean {
    const { budget } = this;
    return work <= ("work" in budget ? budget.work : (budget.moveTime / BREATH) * this.workABreath * USUAL);
  }

  /** Whether something should be said now; if so, the next breath begins. */
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
