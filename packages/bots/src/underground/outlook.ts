/** Values a position for the seat whose turn it is: points, the passenger's expected pay, and what lines may earn. */
import type { Random } from "@interchange/tabletop";
import type { LineNumber, UndergroundBoard } from "@interchange/underground";
import { Growth } from "./growth.ts";
import { Income } from "./income.ts";
import { NOWHERE } from "./passengerPosition.ts";
import type { PassengerPosition } from "./passengerPosition.ts";
import type { Prospect } from "./prospect.ts";
import type { Weights } from "./weights.ts";

/** More tokens than this are hardly ever spent. */
const ENOUGH_TOKENS = 4;

export class Outlook {
  private readonly prospect: Prospect;
  private readonly weights: Weights;
  private readonly income: Income;
  private readonly growth: Growth;
  private readonly after: PassengerPosition = { from: NOWHERE, express: [], normal: [] };

  constructor(prospect: Prospect, weights: Weights, samples: number, random: Random) {
    this.prospect = prospect;
    this.weights = weights;
    this.income = new Income(prospect, samples, random);
    this.growth = new Growth(prospect, weights);
  }

  /** The passenger travels from `place` now; the seat has this many actions left in this turn. */
  value(board: UndergroundBoard, place: PassengerPosition, actionsLeft: number): number {
    const { income, after } = this;
    const { tracks } = board;
    let value = this.points(board);
    value += income.now(tracks, place, after);
    return value + this.journeys(board, after) + this.hopes(board, actionsLeft);
  }

  /** A cheap value of a line's first piece. */
  glance(board: UndergroundBoard, place: PassengerPosition, line: LineNumber, actionsLeft: number): number {
    const { income, after, prospect, growth } = this;
    const { seat, actions } = prospect;
    const may = growth.of(board.tracks, line, actions[seat]! + actionsLeft, board.tokens[seat]!);
    return this.points(board) + income.now(board.tracks, place, after) + this.weights.growth * may;
  }

  /** After a trip to `place`. After the express trip, a normal one follows at once. */
  valueAfterTrip(board: UndergroundBoard, place: PassengerPosition, isNormalOwed: boolean): number {
    const { income, after } = this;
    let value = this.points(board);
    value += income.now(board.tracks, { ...place, express: [], normal: isNormalOwed ? place.normal : [] }, after);
    after.express = place.express;
    if (!isNormalOwed) after.normal = place.normal;
    return value + this.journeys(board, after);
  }

  /** What the passenger pays after this turn. */
  private journeys({ tracks }: UndergroundBoard, after: PassengerPosition): number {
    const { income, weights, prospect } = this;
    const { journeys, lastStop } = prospect;
    if (journeys <= 0 || after.from === lastStop) return 0;
    const next = weights.next * Math.min(1, journeys) * income.next(tracks, after);
    return journeys > 1 ? next + weights.later * (journeys - 1) * income.later(tracks) : next;
  }

  private points({ points }: UndergroundBoard): number {
    let sum = 0;
    for (const [seat, worth] of this.prospect.worth.entries()) sum += worth * points[seat]!;
    return sum;
  }

  private hopes({ tracks, tokens }: UndergroundBoard, actionsLeft: number): number {
    const { prospect, weights, growth } = this;
    const { owners, seat, worth, topology, actions } = prospect;
    let hopes = 0;
    for (const line of topology.allLines) {
      const owner = owners[line]!;
      if (owner < 0) continue;
      const isOwn = owner === seat;
      const left = actions[owner]! + (isOwn ? actionsLeft : 0);
      const may = growth.of(tracks, line, left, tokens[owner]!);
      hopes += may * worth[owner]! * (isOwn ? weights.growth : weights.othersGrowth);
    }
    const own = actions[seat]! + actionsLeft;
    return hopes + weights.token * Math.min(1, own / 8) * Math.min(ENOUGH_TOKENS, tokens[seat]!);
  }
}
