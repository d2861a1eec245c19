import { NOBODY, Random } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { MAX_ACTIONS } from "./actionCodes.ts";
import { underground } from "./game.ts";
import { undergroundSearch } from "./search.ts";
import { setupOf } from "./testing/tables.ts";

describe("the board", () => {
  it("samples every action of a seat alike", () => {
    const random = new Random("alike");
    const list = new Uint16Array(MAX_ACTIONS);
    const board = undergroundSearch.board(underground.start(setupOf({ seats: 4 })));
    for (; board.toAct !== NOBODY; board.act(board.sample(random))) {
      if (board.toAct < 0 || random.below(8) > 0) continue;
      const actions = Array.from(list.subarray(0, board.actions(list)));
      const times = new Map(actions.map((action) => [action, 0]));
      const samples = 400 * actions.length;
      for (let sample = 0; sample < samples; sample++) {
        const action = board.sample(random);
        times.set(action, (times.get(action) ?? 0) + 1);
      }
      expect(times.size).toBe(actions.length);
      // Five standard deviations, of which each is about twenty.
      for (const count of times.values()) expect(Math.abs(count - 400)).toBeLessThan(100);
    }
  });
});
