/** Converts a value to expectations of the end: the final margin, every seat's points, and their deviation. */
import { marginOf } from "../../standing.ts";
import { CALIBRATIONS } from "./calibration.ts";
import type { Calibrations } from "./calibration.ts";
import { JOURNEYS } from "./weights.ts";

/**
 * Early on, values tell little about how a game between equals will end, but a loss of value is still a loss: that is
 * what they were tuned for.
 */
const LEAST_LOSS = 0.7;
/** The variance that remains in the last turns, where a straight line would be too low. */
const LEAST_SCATTER = 8;

export class Expectation {
  /** The standard deviation of the final margin. */
  readonly deviation: number;
  /** The same for one seat's points. A margin varies more, since the others' points do too. */
  readonly scatter: number;
  /** How much one point of value less than another move's lowers the final margin. */
  readonly loss: number;

  private readonly now: readonly number[];
  private readonly seat: number;
  private readonly lead: number;
  private readonly shift: number;
  private readonly scale: number;
  private readonly rest: number;

  /** The seats' points when one of them decides, and how many turns of the passenger are to come. */
  constructor(points: readonly number[], seat: number, journeys: number, calibrations: Calibrations = CALIBRATIONS) {
    const seats = points.length;
    const calibration = calibrations[seats];
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

  /** The final margin that a value predicts. */
  margin(value: number): number {
    return this.lead + this.shift + this.scale * (value - this.lead);
  }

  /** Every seat's final points with this margin. What is still to be scored goes to all others alike. */
  points(margin: number): readonly number[] {
    const { now, seat, lead, rest } = this;
    const seats = now.length;
    const others = (rest - (margin - lead)) / seats;
    return now.map((each, of) => each + others + (of === seat ? margin - lead : 0));
  }
}
