import { Random } from "@interchange/tabletop";
import { underground, undergroundSearch } from "@interchange/underground";
import { describe, expect, it } from "vitest";
import { dealt } from "../../../training/undergroundArena.ts";
import { Appraisal } from "./appraisal.ts";
import { Candidates } from "./candidates.ts";
import { Judge } from "./judge.ts";
import { situationOf, stageOf } from "./situation.ts";
import { TurnPlan } from "./turnPlan.ts";
import { TUNED } from "./tuned.ts";
import { withoutLoops } from "./weights.ts";

const WEIGHTS = withoutLoops(TUNED);

/** The seats that built while a turn was tried once: for the cached answer, and for the rest of the round. */
function buildersOf(seats: number) {
  const start = dealt({ seats }, "candidates");
  const view = underground.view(start, start.turn);
  const stage = stageOf(view);
  const situation = situationOf(stage, view);
  const board = undergroundSearch.board(start);
  const random = new Random(1);
  const builders = { answers: [] as number[], round: [] as number[] };
  const watched = (into: number[]): Appraisal => {
    const appraisal = new Appraisal(stage, WEIGHTS, 1);
    const begin = appraisal.begin.bind(appraisal);
    appraisal.begin = (on, of, by) => {
      // A seat that chooses a trip is asked too, and has already built.
      if (!on.isTravelling) into.push(of.seat);
      begin(on, of, by);
    };
    return appraisal;
  };
  const appraisal = new Appraisal(stage, WEIGHTS, 1);
  appraisal.begin(board, situation, random);
  const plan = new TurnPlan(board, 4, appraisal);
  for (const _ of plan.search(3));
  const before = { board, stage, situation, random };
  const candidates = new Candidates(plan.finalists(1), {
    ...before,
    spare: undergroundSearch.board(start),
    pile: view.pile.map(stage.topology.stationOf),
    appraisal: watched([]),
    answers: () => watched(builders.answers),
    round: seats > 2 ? { appraisal: watched(builders.round), judge: new Judge(WEIGHTS, 1, before) } : undefined,
    starts: plan.starts,
  });
  for (const work of candidates.round()) expect(work).toBeGreaterThan(0);
  return { ...builders, seat: situation.seat, tries: candidates.all.map(({ tries }) => tries.length) };
}

describe("a turn that is tried out", () => {
  it("goes on for a round among four, up to the seat's own next turn", () => {
    const { answers, round, seat, tries } = buildersOf(4);
    expect(tries).toEqual([1]);
    expect(answers).toEqual([(seat + 1) % 4]);
    expect(round).toEqual([(seat + 2) % 4, (seat + 3) % 4, seat]);
  });

  it("ends with the other's answer between two", () => {
    const { answers, round, seat } = buildersOf(2);
    expect(answers).toEqual([1 - seat]);
    expect(round).toEqual([]);
  });
});
