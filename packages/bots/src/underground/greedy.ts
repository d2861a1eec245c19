import { FIRST_TRIP, lowestLine, MAX_ACTIONS, TOKEN, undergroundSearch } from "@interchange/underground";
import type { UndergroundBoard, View } from "@interchange/underground";
import { Income } from "./income.ts";
import { passengerPositionOf } from "./passengerPosition.ts";
import type { PassengerPosition } from "./passengerPosition.ts";
import { Prospect } from "./prospect.ts";
import type { UndergroundBot } from "./undergroundBot.ts";

/**
 * Takes the points it can have at once, action by action: what a piece scores, plus what the passenger would score if
 * he left now. Ties are broken at random. It takes a token only if there is nothing to build.
 */
export const greedy: UndergroundBot = {
  name: "greedy",
  choose(view, random) {
    const board = undergroundSearch.guess(view, random);
    const list = new Uint16Array(MAX_ACTIONS);
    const count = board.actions(list);
    const gainOf = view.stage === "build" ? buildGains(view, board) : tripGains(view, board);
    let best: number[] = [];
    let most = -Infinity;
    for (const action of list.subarray(0, count)) {
      if (action === TOKEN && count > 1) continue;
      const gain = gainOf(action);
      if (gain > most) {
        most = gain;
        best = [];
      }
      if (gain === most) best.push(action);
    }
    return undergroundSearch.decodeMove(random.pick(best), board);
  },
};

function buildGains(view: View, board: UndergroundBoard): (action: number) => number {
  const income = new Income(new Prospect(view));
  const place = passengerPositionOf(view);
  const after: PassengerPosition = { ...place };
  return (action) => {
    board.act(action);
    const gain = (board.points[view.turn] ?? 0) + income.now(board.tracks, place, after);
    board.takeBack();
    return gain;
  };
}

/** What a trip scores for the player, minus what it scores for the others. */
function tripGains(view: View, board: UndergroundBoard): (action: number) => number {
  return (action) => {
    const own = (view.lines[view.turn] ?? []).map(board.topology.lineOf);
    let gain = 0;
    for (let lines = board.tripLines(action - FIRST_TRIP); lines !== 0; lines &= lines - 1)
      gain += own.includes(lowestLine(lines)) ? 1 : -1;
    return gain;
  };
}
