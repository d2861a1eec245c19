/** A bot of the ladder that values its next actions at a glance, with its traits. */
import { FIRST_TRIP, lineOfBuild, MAX_ACTIONS, TOKEN, undergroundSearch } from "@interchange/underground";
import type { Move, UndergroundBoard, View } from "@interchange/underground";
import type { Random } from "@interchange/tabletop";
import { bestOf, lastWord } from "../../bot.ts";
import type { Weighing } from "../../bot.ts";
import { weighingOf } from "../../rungs/opinion.ts";
import { Outlook } from "../outlook.ts";
import { leaving, NOWHERE, passengerPositionOf } from "../passengerPosition.ts";
import type { PassengerPosition } from "../passengerPosition.ts";
import type { Prospect } from "../prospect.ts";
import { TurnSearch } from "../turnSearch.ts";
import type { UndergroundWeigher } from "../undergroundBot.ts";
import { prospectWith, weightsWith } from "./traits.ts";
import type { Traits } from "./traits.ts";

/**
 * How many stations of each kind stand for all cards, if later turns count: few for building, all for the few trips.
 */
const SAMPLES = 5;
const ALL = 64;
/** The 95 % error between two moves at a glance, and the spread of the result for every turn to come. */
const ERROR = 3;
const SPREAD_BY_TURN = 1.6;
/** What a turn of the passenger and the building before it score, over all seats. */
const POINTS_A_TURN = 3.5;
/** More than any piece is worth. */
const ALONE = 100;

export function undergroundRung(name: string, traits: Traits): UndergroundWeigher {
  const weigher: UndergroundWeigher = {
    name,
    *weigh(view, random) {
      yield opinionOf(view, random, traits);
    },
    choose: (view, random, budget) => bestOf(lastWord(weigher, view, random, budget)),
  };
  return weigher;
}

function opinionOf(view: View, random: Random, traits: Traits): Weighing<Move> {
  const board = undergroundSearch.guess(view, random);
  const prospect = prospectWith(view, traits);
  const isForgotten = prospect.lineWorth.every((worth) => worth === 0);
  const samples = view.stage === "build" ? SAMPLES : ALL;
  const outlook = new Outlook(prospect, weightsWith(traits), traits.later > 0 && !isForgotten ? samples : 0, random);
  const place = isForgotten ? { ...passengerPositionOf(view), from: NOWHERE } : passengerPositionOf(view);
  const values =
    view.stage === "build"
      ? oneByOne(board, traits, buildValues(view, board, outlook, place))
      : tripValues(board, outlook, place, view.stage === "express");
  return weighingOf({
    moves: legal(board, values).map(({ action, value }) => ({
      move: undergroundSearch.decodeMove(action, board),
      margin: value,
    })),
    points: expectedPoints(view, prospect),
    seat: view.turn,
    error: ERROR,
    spread: SPREAD_BY_TURN * Math.sqrt(prospect.journeys + 1),
    work: values.size,
  });
}

/** The possible next actions, each valued by itself. */
function buildValues(
  view: View,
  board: UndergroundBoard,
  outlook: Outlook,
  place: PassengerPosition,
): Map<number, number> {
  const search = new TurnSearch(board, outlook, outlook, place, () => false);
  const values = new Map<number, number>();
  for (const { actions, value } of search.openings(view.actions)) for (const first of actions) values.set(first, value);
  return values;
}

/** The same values for a player who builds one line at a time, and leaves it alone once it is long. */
function oneByOne(board: UndergroundBoard, { long }: Traits, values: Map<number, number>): Map<number, number> {
  if (long === undefined) return values;
  const { laid } = board.tracks;
  const choice = (action: number): number => {
    if (action === TOKEN) return 3;
    const pieces = laid[lineOfBuild(action)] ?? 0;
    return pieces === 0 ? 1 : pieces < long ? 0 : 2;
  };
  return new Map(Array.from(values, ([action, value]) => [action, value - ALONE * choice(action)]));
}

function tripValues(
  board: UndergroundBoard,
  outlook: Outlook,
  place: PassengerPosition,
  isNormalOwed: boolean,
): Map<number, number> {
  const values = new Map<number, number>();
  for (let trip = 0; trip < board.tripCount(); trip++) {
    const to = board.tripTo(trip);
    board.act(FIRST_TRIP + trip);
    values.set(FIRST_TRIP + trip, outlook.valueAfterTrip(board, leaving(place, to), isNormalOwed));
    board.takeBack();
  }
  return values;
}

/** Every legal action. One that was not examined ranks below those that were. */
function legal(board: UndergroundBoard, values: ReadonlyMap<number, number>) {
  const list = new Uint16Array(MAX_ACTIONS);
  const least = values.size ? Math.min(...values.values()) - 1 : 0;
  return Array.from(list.subarray(0, board.actions(list)), (action) => ({
    action,
    value: values.get(action) ?? least,
  }));
}

function expectedPoints({ points }: View, { journeys, seats }: Prospect): readonly number[] {
  return points.map((each) => each + (POINTS_A_TURN * journeys) / seats);
}
