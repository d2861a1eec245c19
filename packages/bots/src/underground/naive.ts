import { undergroundSearch } from "@interchange/underground";
import type { UndergroundBoard } from "@interchange/underground";
import type { Random } from "@interchange/tabletop";
import { greedy } from "./greedy.ts";
import { Outlook } from "./outlook.ts";
import { passengerPositionOf } from "./passengerPosition.ts";
import type { PassengerPosition } from "./passengerPosition.ts";
import { Prospect } from "./prospect.ts";
import { TurnSearch } from "./turnSearch.ts";
import type { UndergroundBot } from "./undergroundBot.ts";
import { WEIGHTS } from "./weights.ts";
import type { Weights } from "./weights.ts";

/** Enough to find nearly all points of a turn. */
const VALUATIONS = 1200;
const NO_WEIGHTS = Object.fromEntries(Object.keys(WEIGHTS).map((name) => [name, 0])) as unknown as Weights;
/** Decides between turns that score alike. */
const TIE = 1e-6;

/**
 * Plays as newcomers do: builds for the most points it sees this turn, from its pieces and from the passenger. Ignores
 * the others and what comes later. Bots for beginners are measured against it.
 */
export const naive: UndergroundBot = {
  name: "naive",
  choose(view, random, budget) {
    if (view.stage !== "build") return greedy.choose(view, random, budget);
    const board = undergroundSearch.guess(view, random);
    const points = new PointsNow(alone(new Prospect(view)), random);
    const search = new TurnSearch(board, points, points, passengerPositionOf(view), () => false);
    return undergroundSearch.decodeMove(search.choose(view.actions, VALUATIONS), board);
  },
};

/** The same table with nobody's points but the seat's own. */
function alone(prospect: Prospect): Prospect {
  const worth = prospect.worth.map((each) => Math.max(0, each));
  const lineWorth = Float64Array.from(prospect.owners, (owner) => worth[owner] ?? 0);
  return Object.assign(prospect, { worth, lineWorth });
}

/** The points of a turn, and nothing beyond it. */
class PointsNow extends Outlook {
  private readonly random: Random;

  constructor(prospect: Prospect, random: Random) {
    super(prospect, NO_WEIGHTS, 0, random);
    this.random = random;
  }

  override value(board: UndergroundBoard, place: PassengerPosition, actionsLeft: number): number {
    return super.value(board, place, actionsLeft) + TIE * this.random.fraction();
  }
}
