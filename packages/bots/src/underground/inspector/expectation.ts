/** What a value says of the end: the final margin, every seat's points, and how far they may be off. */
import { marginOf } from "../../standing.ts";
import { CALIBRATIONS } from "./calibration.ts";
import { JOURNEYS } from "./weights.ts";

/**
 * Early on, values tell little of how a game between equals will end, but what a move gives away by them is given away:
 * that is what they were tuned for.
 */
const LEAST_LOSS = 0.7;
/** The variance that is left in the last turns, where a straight line falls too low. */
const LEAST_SCATTER = 8;

export class Expectation {
  /** The standard deviation of the final margin. */
  readonly deviation: number;
  /** The same of one seat's points: a margin scatters more, since the others' do too. */
  readonly scatter: number;
  /** By how much a point of value less than another move's lowers the final margin. */
  readonly loss: number;

  private readonly now: readonly number[];
  private readonly seat: number;
  private readonly lead: number;
  private readonly shift: number;
  private readonly scale: number;
  private readonly rest: number;

  /** The points that seats have when one of them decides, and how many turns of the passenger are to come. */
  constructor(points: readonly number[], seat: number, journeys: number) {
    const seats = points.length;
    const calibration = CALIBRATIONS[seats];
    const at = (pair: readonly [number, number] | undefined): number =>
      (pair?.[0] ?? 0) + ((pair?.[1] ?? 0) * journeys) / JOURNEYS;
    this.now = points;
    this.seat = seat;
    this.lead = marginOf(points, seat);
    this.shift = at(calibration?.shift);
    this.scale = Math.max(0, at(calibration?.scale));
    this.loss = Math.max(LEAST_LOSS, this.scale);
    this.deviation = Math.sqrt(Math.max(LEAST_SCATTER, at(calibration?.scatter)));
    this.scatter = this.deviation / Math.sqrt(seats / (seats - 1));
    this.rest = Math.max(0, at(calibration?.rest));
  }

  /** The final margin that a value promises. */
  margin(value: number): number {
    return this.lead + this.shift + this.scale * (value - this.lead);
  }

  /** Every seat's points at the end, where this will be the margin: what is still to be had goes to all others alike. */
  points(margin: number): readonly number[] {
    const { now, seat, lead, rest } = this;
    const seats = now.length;
    const others = (rest - (margin - lead)) / seats;
    return now.map((each, of) => each + others + (of === seat ? margin - lead : 0));
  }
}
