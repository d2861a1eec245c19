import { Random } from "@interchange/tabletop";
import { underground, undergroundSearch } from "@interchange/underground";
import { describe, expect, it } from "vitest";
import { dealt, onwardFrom } from "../../../training/undergroundArena.ts";
import { Appraisal } from "./appraisal.ts";
import { marginOf } from "../../standing.ts";
import { learnedFor } from "./learned.ts";
import { stageOf } from "./situation.ts";
import { TUNED } from "./tuned.ts";

const LONG = process.env["LONG"] === "1";
const GAMES = 4;

/** The mean squared error of values after every turn, compared with the end of the game, over some games. */
function errorsOf(seats: number, learned: readonly number[]): readonly number[] {
  const said: { readonly seat: number; readonly values: readonly number[] }[] = [];
  let errors = learned.map(() => 0);
  let turns = 0;
  for (let game = 0; game < GAMES; game++) {
    const start = dealt({ seats }, `learned/${seats}/${game}`);
    const random = new Random(`learned/${game}`);
    const stage = stageOf(underground.view(start, start.turn));
    const board = undergroundSearch.board(start);
    const onward = onwardFrom(board, start, stage, random);
    const appraisals = learned.map((share) => new Appraisal(stage, { ...TUNED, learned: share }, 3));
    said.length = 0;
    while (!onward.isOver) {
      const situation = onward.situation();
      onward.build(appraisals[0]!);
      const values = appraisals.map((appraisal) => {
        appraisal.begin(board, situation, random);
        return appraisal.value(board, [], 0);
      });
      if (board.isTravelling) said.push({ seat: situation.seat, values });
      onward.travel(appraisals[0]!);
    }
    for (const { seat, values } of said) {
      turns++;
      errors = errors.map((error, at) => error + (values[at]! - marginOf(board.points, seat)) ** 2);
    }
  }
  return errors.map((error) => error / turns);
}

describe.each([2, 3, 4, 5])("what was learned for %i seats", (seats) => {
  it("is there", () => {
    const learned = learnedFor(seats);
    expect(learned).toBeDefined();
    expect(Object.values(learned ?? {}).every((layer) => layer.every(Number.isFinite))).toBe(true);
  });

  it.runIf(LONG)("tells the end of games from their turns much better than the tuned weights alone", () => {
    const [tuned = 0, learned = Infinity] = errorsOf(seats, [0, 1]);
    expect(learned).toBeLessThan(0.8 * tuned);
  });
});

it("nothing was learned for tables that there are not", () => {
  expect(learnedFor(6)).toBeUndefined();
});
