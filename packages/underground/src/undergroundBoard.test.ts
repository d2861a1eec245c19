import { CHANCE, NOBODY, Random } from "@interchange/tabletop";
import type { SetupRequest } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { MAX_ACTIONS } from "./actionCodes.ts";
import { underground } from "./game.ts";
import { undergroundSearch } from "./search.ts";
import { setupOf } from "./testing/tables.ts";

describe("the board", () => {
  it.each<[string, SetupRequest]>([
    ["as it is", { seats: 3, options: { start: "lot" } }],
    ["four seats, which are dealt markers", { seats: 4 }],
    ["basic movement, travelling on", { seats: 2, options: { movement: "basic", "last-round": "designer" } }],
    ["Mornington Crescent", { seats: 2, options: { "mornington-crescent": "yes" } }],
  ])("goes along with the rules through a whole game: %s", (name, request) => {
    const random = new Random(`along ${name}`);
    let position = underground.start(setupOf(request));
    const board = undergroundSearch.board(position);
    for (let actor = underground.actor(position); actor.kind !== "nobody"; actor = underground.actor(position)) {
      expect(board.toAct).toBe(actor.kind === "seat" ? actor.seat : CHANCE);
      const action = board.sample(random);
      if (actor.kind === "seat") {
        const move = undergroundSearch.decodeMove(action, board);
        expect(underground.refusal(underground.view(position, actor.seat), move)).toBeUndefined();
        ({ position } = underground.play(position, move));
      } else ({ position } = underground.resolve(position, undergroundSearch.decodeChance(action, board)));
      board.act(action);
      expect(Array.from(board.points)).toEqual(position.points);
    }
    expect(board.toAct).toBe(NOBODY);
  });

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
