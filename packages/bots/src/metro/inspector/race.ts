/**
 * Moves that are tried on the same deals. The worse half is dropped again and again, so that the time goes to the close
 * ones; what is known of a dropped one is its lead over the best on the deals that both were tried on.
 */

/** How far the margins of two moves differ from deal to deal, before deals have shown it: as so many deals would. */
const USUAL_DEVIATION = 8;
const USUAL_DEALS = 4;
/** Of normal errors 95 % are smaller than so many standard deviations. */
const SURE = 1.96;

export class Runner {
  readonly action: number;
  /** What the move promised before any deal. */
  readonly promise: number;
  /** What that counts, in deals. */
  readonly prior: number;
  /** Its margins, added up. */
  sum = 0;
  deals = 0;
  /** The same when the first, second ... half was dropped. */
  readonly sums: number[] = [];
  /** How its margins lie around the mean of all that ran, in this stage and in those before. */
  private deviation = 0;
  private squares = 0;
  private count = 0;
  private pooled = 0;
  private degrees = 0;
  /** Points of every seat, added up over the deals in which they were asked for. */
  readonly points: Float64Array;
  told = 0;

  constructor(action: number, promise: number, prior: number, seats: number) {
    this.action = action;
    this.promise = promise;
    this.prior = prior;
    this.points = new Float64Array(seats);
  }

  /** A deal gave so much, which is so much more than the mean of the others and itself. */
  add(margin: number, deviation: number, scale: number): void {
    this.sum += margin;
    this.deals++;
    this.deviation += deviation * scale;
    this.squares += deviation * deviation * scale * scale;
    this.count++;
  }

  /** Points of the seats in the deal that was added last. */
  tell(points: Float64Array): void {
    for (let seat = 0; seat < points.length; seat++) this.points[seat]! += points[seat]!;
    this.told++;
  }

  /** A stage is over: in the next the others are fewer, and the mean is another. */
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

  /** Half the width of the 95 % interval of its margin beside the others'. */
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
  /** All moves, and those that are tried. */
  readonly all: readonly Runner[];
  running: Runner[];
  private readonly margins: Float64Array;

  /** Moves in the order of what they promise; the first few run. */
  constructor(runners: readonly Runner[], few: number) {
    this.all = runners;
    this.running = runners.slice(0, few);
    this.margins = new Float64Array(runners.length);
  }

  /** Tries some of those that run on a deal; how many that were. */
  runSome(from: number, count: number, margin: (runner: Runner) => number): number {
    const { running, margins } = this;
    const last = Math.min(running.length, from + count);
    for (let index = from; index < last; index++) margins[index] = margin(running[index]!);
    return last - from;
  }

  /** All have run on the deal. */
  finishDeal(): void {
    const { running, margins } = this;
    const count = running.length;
    let mean = 0;
    for (let index = 0; index < count; index++) mean += margins[index]! / count;
    // The mean holds the move itself; what two moves differ by must come out whole.
    const scale = Math.sqrt(count / Math.max(1, count - 1));
    for (let index = 0; index < count; index++) running[index]!.add(margins[index]!, margins[index]! - mean, scale);
  }

  /** Lets all moves run. */
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

  /** How much a move leads the best one by, or rather less: on common deals, with what both promised. */
  leadOf(runner: Runner, best: Runner): number {
    const { deals, prior } = runner;
    if (runner === best) return 0;
    // One that was dropped earlier has fewer sums, and the best had run as often as it then.
    const stage = runner.sums.length - 1;
    const beaten = runner.deals === best.deals ? best.sum : best.sums[stage]!;
    return (runner.sum - beaten + prior * (runner.promise - best.promise)) / (deals + prior);
  }
}

/** Most first; of equals the one that promised more. */
function ranked(runners: readonly Runner[]): Runner[] {
  return runners.toSorted((one, other) => other.score - one.score);
}
