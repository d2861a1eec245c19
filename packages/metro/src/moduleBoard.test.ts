import { CHANCE, NOBODY, Random } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { CELLS } from "./geometry.ts";
import { metro, metroSearch } from "./metro.ts";
import type { MetroBoard } from "./metroBoard.ts";
import { DRAW_ANOTHER } from "./pieces.ts";
import { setupOf } from "./testing/tables.ts";
import { FACES } from "./tiles.ts";

const SAMPLES = 4000;
const actions = new Uint16Array(metroSearch.maxActions);

/** How far samples are from every legal action alike, in standard deviations of that distance. */
function bias(board: MetroBoard, random: Random): number {
  const count = board.actions(actions);
  const times = new Map<number, number>(Array.from(actions.subarray(0, count), (action) => [action, 0]));
  for (let sample = 0; sample < SAMPLES; sample++) {
    const action = board.sample(random);
    times.set(action, (times.get(action) ?? 0) + 1);
  }
  expect(times.size).toBe(count);
  const expected = SAMPLES / count;
  const deviation = [...times.values()].reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0);
  return (deviation - count) / Math.sqrt(2 * count);
}

describe("a board with modules", () => {
  it.each([
    ["stock-corporations", {}],
    ["central-stations", { orientation: "free" }],
    ["central-stations", { "hand-size": "3" }],
    ["solo", {}],
  ])("picks every legal action alike: %s %j", (module, options) => {
    const random = new Random(module);
    const board = metroSearch.board(metro.start(setupOf({ modules: [module], options })));
    for (let acts = 0; board.toAct !== NOBODY; acts++) {
      if (board.toAct !== CHANCE && acts % 20 < 2) expect(bias(board, random)).toBeLessThan(6);
      board.act(board.sample(random));
    }
  });

  it.each([
    ["berlin", {}],
    ["center-rails", {}],
    ["central-stations", {}],
    ["london", {}],
    ["new-york", {}],
    ["numbered-stations", {}],
    ["paris", { "paris-row": "arranged" }],
    ["solo", {}],
    ["st-petersburg", {}],
    ["stock-corporations", {}],
    ["stockholm", {}],
  ])("goes along with the rules through a whole game that begins by lot: %s", (module, options) => {
    const seats = module === "solo" ? 1 : 3;
    const setup = setupOf({ seats, modules: [module], options: { start: "lot", ...options } });
    const random = new Random(`along ${module}`);
    let position = metro.start(setup);
    const board = metroSearch.board(position);
    for (let actor = metro.actor(position); actor.kind !== "nobody"; actor = metro.actor(position)) {
      expect(board.toAct).toBe(actor.kind === "seat" ? actor.seat : CHANCE);
      const action = board.sample(random);
      if (actor.kind === "seat") {
        const move = metroSearch.decodeMove(action);
        expect(metro.refusal(metro.view(position, actor.seat), move)).toBeUndefined();
        ({ position } = metro.play(position, move));
      } else ({ position } = metro.resolve(position, metroSearch.decodeChance(action, board)));
      board.act(action);
      expect(Array.from(board.points)).toEqual(position.points);
    }
    expect(board.toAct).toBe(NOBODY);
  });

  it("picks a one-tile line as often as anything else where nothing else can be made (rule 3.5)", () => {
    const setup = setupOf({ modules: ["stock-corporations"] });
    const { oneTile } = metro.layoutOf(setup);
    const random = new Random(1);
    let found = 0;
    for (let game = 0; game < 200; game++) {
      const board = metroSearch.board(metro.start(setup));
      while (board.toAct !== NOBODY) {
        const count = board.toAct === CHANCE ? 0 : board.actions(actions);
        const placements = actions.subarray(0, count).filter((action) => action < DRAW_ANOTHER);
        const isExcepted = placements.some((action) => oneTile[FACES[action >>> 6]! * CELLS + (action & 63)] === 1);
        if (isExcepted && placements.length < count) {
          expect(bias(board, random)).toBeLessThan(6);
          found++;
        }
        board.act(board.sample(random));
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});
