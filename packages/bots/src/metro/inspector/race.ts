/**
 * Tries moves on the same deals and drops the worse half again and again, so that the time goes to the close ones. For
 * a dropped move we know its lead over the best on the deals that both were tried on.
 */

/**
 * The assumed deviation between two moves' margins from deal to deal, before deals have shown it; it counts as this
 * many deals.
 */
const USUAL_DEVIATION = 8;
const USUAL_DEALS = 4;
/** 95 % of normal errors are smaller than this many standard deviations. */
const SURE = 1.96;

export class Runner {
  readonly action: number;
  /** The move's value before any deal. */
  readonly promise: number;
  /** How many deals that counts for. */
  readonly prior: number;
  /** The sum of its margins. */
  sum = 0;
  deals = 0;
  /** The sums when the first, second ... half was dropped. */
  readonly sums: number[] = [];
  /** How its margins differ from the mean of all active moves, in this stage and in those before. */
  private deviation = 0;
  private squares = 0;
  private count = 0;
  private pooled = 0;
  private degrees = 0;
  /** The points of every seat, summed over the deals in which they were computed. */
  readonly points: Float64Array;
  told = 0;

  constructor(action: number, promise: number, prior: number, seats: number) {
    this.action = action;
    this.promise = promise;
    this.prior = prior;
    this.points = new Float64Array(seats);
  }

  /** Adds a deal with this margin, which differs this much from the mean of all active moves. */
  add(margin: number, deviation: number, scale: number): void {
    this.sum += margin;
    this.deals++;
    this.deviation += deviation * scale;
    this.squares += deviation * deviation * scale * scale;
    this.count++;
  }

  /** Adds the seats' points in the last deal. */
  tell(points: Float64Array): void {
    for (let seat = 0; seat < points.length; seat++) this.points[seat]! += points[seat]!;
    this.told++;
  }

  /** Ends a stage: the next has fewer moves, so another mean. */
  rest(): void {
    this.sums.push(this.sum);
    this.pooled += this.within;
    this.degrees += Math.max(0, this.count - 1);
    this.deviation = 0;
    this.squares = 0;
    this.count = 0;
  }

  get mean(): number {
    return this.sum / this.deals;
  }

  get score(): number {
    return this.sum + this.prior * this.promise;
  }

  /** Half the width of its margin's 95 % interval, compared with the others. */
  get error(): number {
    const degrees = this.degrees + Math.max(0, this.count - 1);
    const variance = (this.pooled + this.within + USUAL_DEALS * USUAL_DEVIATION ** 2) / (degrees + USUAL_DEALS);
    return SURE * Math.sqrt(variance / (this.deals + USUAL_DEALS));
  }

  private get within(): number {
    return this.count > 1 ? Math.max(0, this.squares - (this.deviation * this.deviation) / this.count) : 0;
  }
}

export class Race {
  /** All moves, and those that are active. */
  readonly all: readonly Runner[];
  running: Runner[];
  private readonly margins: Float64Array;

  /** Moves by their value; the first few are active. */
  constructor(runners: readonly Runner[], few: number) {
    this.all = runners;
    this.running = runners.slice(0, few);
    this.margins = new Float64Array(runners.length);
  }

  /** Tries some of the active moves on a deal; returns how many. */
  runSome(from: number, count: number, margin: (runner: Runner) => number): number {
    const { running, margins } = this;
    const last = Math.min(running.length, from + count);
    for (let index = from; index < last; index++) margins[index] = margin(running[index]!);
    return last - from;
  }

  /** All active moves have run on the deal. */
  finishDeal(): void {
    const { running, margins } = this;
    const count = running.length;
    let mean = 0;
    for (let index = 0; index < count; index++) mean += margins[index]! / count;
    // The mean contains the move itself; this scales the difference of two moves correctly.
    const scale = Math.sqrt(count / Math.max(1, count - 1));
    for (let index = 0; index < count; index++) running[index]!.add(margins[index]!, margins[index]! - mean, scale);
  }

  /** Makes all moves active. */
  widen(): void {
    this.running = [...this.all];
  }

  /** Drops all but the best. */
  narrow(count: number): void {
    for (const runner of this.running) runner.rest();
    this.running = ranked(this.running).slice(0, count);
  }

  get best(): Runner {
    return ranked(this.running)[0]!;
  }

  /** By how much a move leads the best one (usually negative), on common deals and with both values. */
  leadOf(runner: Runner, best: Runner): number {
    const { deals, prior } = runner;
    if (runner === best) return 0;
    // One that was dropped earlier has fewer sums, and by then the best had run as often.
    const stage = runner.sums.length - 1;
    const beaten = runner.deals === best.deals ? best.sum : best.sums[stage]!;
    return (runner.sum - beaten + prior * (runner.promise - best.promise)) / (deals + prior);
  }
}

/** Best first; of equals the one with the higher value before. */
function ranked(runners: readonly Runner[]): Runner[] {
  return runners.toSorted((one, other) => other.score - one.score);
}
