import { NOBODY, Random } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { metro } from "./metro.ts";
import type { MetroBoard } from "./metroBoard.ts";
import { metroSearch } from "./metro.ts";
import { setupOf } from "./testing/tables.ts";

/** Everything that a finished board knows. */
function outcome(board: MetroBoard): readonly number[] {
  return [...board.points, ...board.network.ends, ...board.supply, board.supplySize, board.tilesLaid, board.toAct];
}

function stepByStep(board: MetroBoard, random: Random): void {
  while (board.toAct !== NOBODY) board.act(board.sample(random));
}

describe("playing out", () => {
  const setups = [
    {},
    { seats: 3 },
    { seats: 6, options: { "one-tile-exception": "no-draw-left" } },
    { seats: 4, options: { orientation: "free" } },
    { seats: 2, options: { "hand-size": "3" } },
    { seats: 3, modules: ["stock-corporations"] },
  ];

  it.each(setups)("plays the game that single steps play: %j", (request) => {
    const setup = setupOf(request);
    for (let seed = 0; seed < 200; seed++) {
      const [whole, single] = [metroSearch.board(metro.start(setup)), metroSearch.board(metro.start(setup))];
      // From the start, and from somewhere on the way.
      const [one, other] = [new Random(seed), new Random(seed)];
      for (let acts = 0; acts < (seed % 3) * 25; acts++) {
        whole.act(whole.sample(one));
        single.act(single.sample(other));
      }
      whole.playOut(one);
      stepByStep(single, other);
      expect(outcome(whole)).toEqual(outcome(single));
    }
  });

  it("places the hand tile always when told so, and ends even where it has to draw", () => {
    for (const options of [{}, { "one-tile-exception": "no-draw-left" }, { "hand-size": "2" }])
      for (let seed = 0; seed < 100; seed++) {
        const board = metroSearch.board(metro.start(setupOf({ options })));
        board.playOut(new Random(seed), false);
        expect(board.toAct).toBe(NOBODY);
        expect(board.tilesLaid).toBe(60);
      }
  });
});
