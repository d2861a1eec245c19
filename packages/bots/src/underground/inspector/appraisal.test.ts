import { Random } from "@interchange/tabletop";
import { MAX_ACTIONS, underground, undergroundSearch } from "@interchange/underground";
import type { Position } from "@interchange/underground";
import { describe, expect, it } from "vitest";
import { Outlook } from "../outlook.ts";
import { passengerPositionOf } from "../passengerPosition.ts";
import { Prospect } from "../prospect.ts";
import { WEIGHTS } from "../weights.ts";
import { Appraisal } from "./appraisal.ts";
import { situationOf, stageOf } from "./situation.ts";
import { TUNED } from "./tuned.ts";
import { FEATURES, withoutLoops } from "./weights.ts";
import type { Feature, Weights } from "./weights.ts";

/** Enough to stand for every card. */
const ALL = 64;

/** Positions of a random game at the start of a turn. */
function turnsOf(seats: number): Position[] {
  const prepared = underground.prepare({ seats });
  if (!prepared.ok) throw new Error(prepared.reason);
  const random = new Random(`appraisal ${seats}`);
  const turns: Position[] = [];
  for (let position = underground.start(prepared.setup); ;) {
    const actor = underground.actor(position);
    if (actor.kind === "nobody") return turns;
    if (position.stage === "build" && position.actions === 4 && position.turns % 5 === 1) turns.push(position);
    if (actor.kind === "seat")
      position = underground.play(
        position,
        random.pick(underground.moves(underground.view(position, actor.seat))),
      ).position;
    else {
      const { outcomes } = underground.draw(position);
      const outcome = outcomes[random.weighted(outcomes.map(({ weight }) => weight))]!;
      position = underground.resolve(position, outcome.chance).position;
    }
  }
}

describe.each([2, 3, 5])("the value of a board at a table for %i", (seats) => {
  const turns = turnsOf(seats);
  const list = new Uint16Array(MAX_ACTIONS);

  // Journeys with the same number of walks and rides are grouped a little more roughly.
  it("is what the reference thinks, with the reference's weights", () => {
    const { rail, terminus, pair, half, card } = WEIGHTS;
    const goals = (share: number): Partial<Weights["features"]> & object =>
      Object.fromEntries(
        Object.entries({ rail, terminus, pair, half }).map(([goal, worth]) => [goal, [worth * share, 0]]),
      );
    const others = Object.fromEntries(
      Object.entries(goals(-WEIGHTS.othersGrowth)).map(([goal, worth]) => [
        `others${goal[0]!.toUpperCase()}${goal.slice(1)}`,
        worth,
      ]),
    );
    const nothing = Object.fromEntries(FEATURES.map((feature) => [feature, [0, 0]])) as unknown as Record<
      Feature,
      readonly [number, number]
    >;
    const weights: Weights = {
      decay: WEIGHTS.decay,
      ringDecay: 0.8,
      learned: 0,
      features: {
        ...nothing,
        now: [1, 0],
        next: [WEIGHTS.next, 0],
        later: [WEIGHTS.later, 0],
        ...goals(WEIGHTS.growth),
        ...others,
        card: [0, card * WEIGHTS.growth],
        othersCard: [0, -card * WEIGHTS.othersGrowth],
        token: [WEIGHTS.token, 0],
      },
    };
    for (const position of turns) {
      const view = underground.view(position, position.turn);
      const board = undergroundSearch.board(position);
      const stage = stageOf(view);
      const appraisal = new Appraisal(stage, weights, ALL);
      appraisal.begin(board, situationOf(stage, view), new Random(1));
      const outlook = new Outlook(new Prospect(view), WEIGHTS, ALL, new Random(1));
      for (const action of list.slice(0, Math.min(20, board.actions(list)))) {
        board.act(action);
        expect(appraisal.value(board, [action], 3)).toBeCloseTo(outlook.value(board, passengerPositionOf(view), 3), 2);
        board.takeBack();
      }
    }
  });

  it("is the same after actions one by one as when all lines are looked at anew, whatever was looked at before", () => {
    const random = new Random("anew");
    for (const position of turns) {
      const view = underground.view(position, position.turn);
      const board = undergroundSearch.board(position);
      const stage = stageOf(view);
      const situation = situationOf(stage, view);
      const weights = withoutLoops(TUNED);
      const appraisal = new Appraisal(stage, weights, ALL);
      appraisal.begin(board, situation, random);
      for (let turn = 0; turn < 5; turn++) {
        const built: number[] = [];
        while (built.length < 4) {
          const action = board.sample(random);
          board.act(action);
          built.push(action);
          const fresh = new Appraisal(stage, weights, ALL);
          fresh.begin(board, situation, random);
          expect(appraisal.value(board, built, 0)).toBeCloseTo(fresh.value(board, [], 0), 8);
        }
        for (const _ of built) board.takeBack();
      }
    }
  });

  it("is the same from memory, whichever cards lie open", () => {
    const random = new Random("memory");
    const weights = withoutLoops(TUNED);
    for (const position of turns) {
      const view = underground.view(position, position.turn);
      const board = undergroundSearch.board(position);
      const stage = stageOf(view);
      const remembering = new Appraisal(stage, weights, ALL, []);
      const count = board.actions(list);
      for (let deal = 0; deal < 3; deal++) {
        const { express, normal, ...rest } = situationOf(stage, view);
        const open = {
          ...rest.place,
          express: random.shuffled(express).slice(0, 1),
          normal: random.shuffled(normal).slice(0, 2),
        };
        const situation = { ...rest, place: open, express: random.shuffled(express), normal };
        const forgetful = new Appraisal(stage, weights, ALL);
        remembering.begin(board, situation, random);
        forgetful.begin(board, situation, random);
        for (const action of list.slice(0, Math.min(8, count))) {
          board.act(action);
          expect(remembering.value(board, [action], 3)).toBeCloseTo(forgetful.value(board, [action], 3), 8);
          board.takeBack();
        }
      }
      // The first deal was computed, the others came from the cache.
      expect(remembering.work).toBeLessThan(Math.min(8, count) * 2);
    }
  });
});
