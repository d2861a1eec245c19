/** Values a board for one of several seats at the end of a trial: not by the margin alone, see `Standing`. */
import type { Random } from "@interchange/tabletop";
import type { UndergroundBoard } from "@interchange/underground";
import { marginOf, Standing } from "../../standing.ts";
import { Appraisal } from "./appraisal.ts";
import { chanceToWin } from "./chances.ts";
import { Expectation } from "./expectation.ts";
import { playFor } from "./play.ts";
import type { Situation, Stage } from "./situation.ts";
import type { Weights } from "./weights.ts";

export interface Before {
  readonly stage: Stage;
  readonly board: UndergroundBoard;
  readonly situation: Situation;
  readonly random: Random;
}

export class Judge {
  readonly appraisal: Appraisal;
  private readonly expectation: Expectation;
  private readonly seat: number;
  private readonly points: Float64Array;
  private readonly standing: Standing;

  /** For the seat of this situation, on this board. */
  constructor(weights: Weights, samples: number, { stage, board, situation, random }: Before) {
    const { seat, journeys } = situation;
    this.appraisal = new Appraisal(stage, weights, samples);
    this.expectation = new Expectation([...board.points], seat, journeys, playFor(stage.topology.city).calibrations);
    this.seat = seat;
    this.points = new Float64Array(stage.seats);
    this.expect(board, situation, random);
    const { scatter } = this.expectation;
    this.standing = new Standing((points) => chanceToWin(points, seat, scatter), this.points, seat);
  }

  /** In points of value, like the appraisal's. */
  value(board: UndergroundBoard, situation: Situation, random: Random): number {
    this.expect(board, situation, random);
    return this.standing.of(this.points) / this.expectation.loss;
  }

  /** The same when the game is over. */
  final({ points }: UndergroundBoard): number {
    const { standing, seat, expectation } = this;
    return standing.when(marginOf(points, seat), chanceToWin(points, seat, 0)) / expectation.loss;
  }

  /** Every seat's final points, up to a constant. */
  private expect(board: UndergroundBoard, situation: Situation, random: Random): void {
    const { appraisal, points, expectation } = this;
    const { length } = points;
    for (let seat = 0; seat < length; seat++) {
      appraisal.begin(board, { ...situation, seat }, random);
      const lead = marginOf(board.points, seat);
      const margin = lead + expectation.loss * (appraisal.value(board, [], 0) - lead);
      points[seat] = (margin * (length - 1)) / length;
    }
  }
}
