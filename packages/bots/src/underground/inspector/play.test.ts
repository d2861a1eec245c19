import { Random } from "@interchange/tabletop";
import { cityOf, componentsOn, LONDON, underground, undergroundSearch } from "@interchange/underground";
import type { SetupRequest } from "@interchange/tabletop";
import { expect, test } from "vitest";
import { smallMap } from "../../../../underground/src/testing/smallMap.ts";
import { dealt } from "../../../training/undergroundArena.ts";
import { Appraisal } from "./appraisal.ts";
import { learnedFor } from "./learned.ts";
import { playFor } from "./play.ts";
import { situationOf, stageOf } from "./situation.ts";
import { TurnPlan } from "./turnPlan.ts";
import { TUNED } from "./tuned.ts";

const cityFor = (components: SetupRequest["components"]) =>
  cityOf(dealt({ seats: 2, ...(components && { components }) }, "play").setup).city;

test("what was learned on London counts there, with any box, and nowhere else", () => {
  const box = componentsOn(LONDON.file, { name: "mine", version: "1", base: "interchange 1", values: {} });
  for (const city of [LONDON, cityFor(undefined), cityFor(box)]) expect(playFor(city).weights).toBe(TUNED);
  for (const map of ["kestrel-bay", smallMap() as never]) {
    const { weights, calibrations } = playFor(cityFor(componentsOn(map)));
    expect(weights).toEqual({ ...TUNED, learned: 0 });
    for (const seats of [2, 3, 4, 5]) {
      expect(learnedFor(seats)).toBeDefined();
      expect(calibrations[seats]).toBeDefined();
    }
  }
});

test("a plan with a finished beam has whole turns to try", () => {
  const start = dealt({ seats: 2, components: componentsOn("kestrel-bay") }, "play");
  const view = underground.view(start, start.turn);
  const random = new Random("play");
  const board = undergroundSearch.guess(view, random);
  const stage = stageOf(view);
  const appraisal = new Appraisal(stage, playFor(stage.topology.city).weights, 5);
  appraisal.begin(board, situationOf(stage, view), random);
  const plan = new TurnPlan(board, view.actions, appraisal);
  for (const _ of plan.search()) {
    if (plan.beams === 0) continue;
    expect(plan.finalists(16).length).toBeGreaterThan(8);
    return;
  }
  throw new Error("no beam came to its end");
});
