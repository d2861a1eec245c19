import { FIRST_TRIP, undergroundSearch } from "@interchange/underground";
import type { Stage, UndergroundBoard } from "@interchange/underground";
import { asTime } from "../bot.ts";
import { Outlook } from "./outlook.ts";
import { leaving, passengerPositionOf } from "./passengerPosition.ts";
import type { PassengerPosition } from "./passengerPosition.ts";
import { Prospect } from "./prospect.ts";
import { TurnSearch } from "./turnSearch.ts";
import type { UndergroundBot } from "./undergroundBot.ts";
import { WEIGHTS } from "./weights.ts";

/**
 * How many valuations a slow machine makes in a millisecond. The plan relies on it, so that the clock rarely cuts it
 * short.
 */
const VALUATIONS_A_MILLISECOND = 10;
/** How many stations of each kind stand for all cards in a first look. */
const SAMPLES = 5;

/** Enough to stand for every card. */
const ALL = 64;

/**
 * The reference that others are measured against, frozen as it is. It plans the actions of its turn together, counts on
 * the cards that may still come, keeps its lines growing and the others' short, and chooses the passenger's trips for
 * itself.
 */
export const reference: UndergroundBot = {
  name: "reference",
  choose(view, random, given) {
    const budget = asTime(given, VALUATIONS_A_MILLISECOND);
    const deadline = budget.now() + budget.moveTime;
    const board = undergroundSearch.guess(view, random);
    const prospect = new Prospect(view);
    const closeLook = new Outlook(prospect, WEIGHTS, ALL, random);
    const place = passengerPositionOf(view);
    if (view.stage !== "build")
      return undergroundSearch.decodeMove(bestTrip(board, closeLook, place, view.stage), board);
    const outlook = new Outlook(prospect, WEIGHTS, SAMPLES, random);
    const search = new TurnSearch(board, outlook, closeLook, place, () => budget.now() > deadline);
    return undergroundSearch.decodeMove(search.choose(view.actions, budget.moveTime * VALUATIONS_A_MILLISECOND), board);
  },
};

/** The best of the possible trips, considering where the passenger may go from there. */
function bestTrip(board: UndergroundBoard, outlook: Outlook, place: PassengerPosition, stage: Stage): number {
  const trips = board.tripCount();
  let best = FIRST_TRIP;
  if (trips === 1) return best;
  let most = -Infinity;
  for (let trip = 0; trip < trips; trip++) {
    const to = board.tripTo(trip);
    board.act(FIRST_TRIP + trip);
    const value = outlook.valueAfterTrip(board, leaving(place, to), stage === "express");
    board.takeBack();
    if (value <= most) continue;
    most = value;
    best = FIRST_TRIP + trip;
  }
  return best;
}
