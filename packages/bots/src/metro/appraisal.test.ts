import { ARRIVALS, CELLS, cellsOf, EDGE_STATIONS, FACES, metroSearch, SQUARES, TILE_CODES } from "@interchange/metro";
import type { Cell, ModuleBoard } from "@interchange/metro";
import { exitOf, kindOf, metro, Network, SIDES } from "@interchange/metro";
import { CHANCE, NOBODY, Random } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { Appraisal } from "./appraisal.ts";
import { ENTRY_CLASS, ENTRY_CLASSES, EXITS } from "./exits.ts";
import { ENTRY_WEIGHTS, FEATURE_WEIGHTS, LineValue } from "./lineValue.ts";
import { LINE_WEIGHTS } from "./lineWeights.ts";
import { plainStakes } from "./stakes.ts";
import type { Stakes } from "./stakes.ts";
import { EARNERS } from "./tables.ts";

describe("exits", () => {
  it("lead where the kernel says", () => {
    for (const code of TILE_CODES)
      for (const cell of SQUARES)
        for (const side of SIDES) {
          const network = new Network();
          const inner = cell * 4 + side;
          const start = network.farEnd(inner);
          network.lay(kindOf(code), cell);
          // A track that stays inside the same square tells nothing about this exit.
          if (network.crossings(start) === 1) expect(network.farEnd(start)).toBe(EXITS[cell * 4 + exitOf(code, side)]);
        }
  });

  it("fall into classes of four that a quarter turn maps onto each other", () => {
    const sizes = Array.from({ length: ENTRY_CLASSES }, () => 0);
    for (const cell of SQUARES) for (const side of SIDES) sizes[ENTRY_CLASS[cell * 4 + side]!]! += 1;
    expect(new Set(sizes)).toEqual(new Set([4]));
  });
});

describe("an appraisal", () => {
  it.each([2, 3, 6])("of a placement is the appraisal of the position after it, with %i seats", (seats) => {
    const prepared = metro.prepare({ seats });
    if (!prepared.ok) throw new Error(prepared.reason);
    const layout = metro.layoutOf(prepared.setup);
    const random = new Random(`appraisal ${seats}`);
    const board = metroSearch.board(metro.start(prepared.setup));
    const lines = new LineValue(LINE_WEIGHTS, layout);
    lines.setTilesLeft(board.supply, false);
    const stakes = plainStakes(layout);
    const before = new Appraisal(layout, lines);
    const after = new Appraisal(layout, lines);
    while (board.toAct !== NOBODY) {
      const action = board.sample(random);
      if (board.toAct !== CHANCE && action < TILE_CODES.length * 256) {
        const seat = board.toAct;
        const next = (seat + 1) % seats;
        const lead = (): number => {
          const own = board.points[seat]!;
          return own - board.points.reduce((sum, each) => sum + each, -own) / (seats - 1);
        };
        const network = [...board.network.ends];
        before.look(board.network, stakes[seat]!, next, board.tilesLaid + 1);
        const gain = before.gain(board.network, FACES[action >>> 6]!, action & 63);
        expect([...board.network.ends]).toEqual(network);
        const worth = before.worth + lead() + gain;
        board.act(action);
        after.look(board.network, stakes[seat]!, next, board.tilesLaid);
        expect(after.worth + lead()).toBeCloseTo(worth, 6);
      } else board.act(action);
    }
    expect(after.worth).toBe(0);
  });
});

describe("squares that pay", () => {
  /** A value for every square, the same in all rows. */
  const pays = (seed: string): Float64Array => {
    const random = new Random(seed);
    const values = Array.from({ length: CELLS }, () => random.below(7));
    return Float64Array.from({ length: CELLS * EARNERS * 2 }, (_, at) => values[at % CELLS]!);
  };
  const passes = pays("passes");
  const visits = pays("visits");

  /** What a completed line was paid: for every pass, and once per square. */
  const paid = (cells: readonly Cell[], stakes: Stakes): number =>
    cells.reduce((sum, cell) => sum + (stakes.passes?.[cell] ?? 0), 0) +
    [...new Set(cells)].reduce((sum, cell) => sum + (stakes.visits?.[cell] ?? 0), 0);

  it.each([
    ["for every pass", { passes }],
    ["a line once", { visits }],
    ["in both ways", { passes, visits }],
  ])("pay %s: a placement promises what comes of it", (_, squares) => {
    const prepared = metro.prepare({ seats: 2, modules: ["center-rails"] });
    if (!prepared.ok) throw new Error(prepared.reason);
    const layout = metro.layoutOf(prepared.setup);
    const random = new Random("squares");
    const board = metroSearch.board(metro.start(prepared.setup)) as ModuleBoard;
    const lines = new LineValue(LINE_WEIGHTS, layout);
    lines.setTilesLeft(board.supply, false);
    const stakes: Stakes = { ...plainStakes(layout)[0]!, ...squares };
    const appraisal = new Appraisal(layout, lines);
    let isTwice = false;
    while (board.toAct !== NOBODY) {
      const action = board.sample(random);
      if (board.toAct === CHANCE || action >= TILE_CODES.length * 256) {
        board.act(action);
        continue;
      }
      const won = (): number => {
        const points = board.points[0]! - board.points[1]!;
        return board.scene.lines.reduce((sum, { from }) => {
          const cells = cellsOf(board.scene, from);
          isTwice ||= new Set(cells).size < cells.length;
          return sum + stakes.share[from]! * paid(cells, stakes);
        }, points);
      };
      appraisal.look(board.network, stakes, 1, board.tilesLaid + 1, board.scene);
      const promised = won() + appraisal.worth + appraisal.gain(board.network, FACES[action >>> 6]!, action & 63);
      board.act(action);
      appraisal.look(board.network, stakes, 1, board.tilesLaid, board.scene);
      expect(won() + appraisal.worth).toBeCloseTo(promised, 6);
    }
    expect(isTwice).toBe(true);
  });
});

describe("a line value", () => {
  it("sees the four exits of an open end", () => {
    const entries = new Float64Array(ENTRY_WEIGHTS);
    // Every open end is worth its length plus ten.
    for (let at = 0; at < ENTRY_WEIGHTS; at += 2) entries.set([1, 10], at);
    const prepared = metro.prepare({ seats: 2 });
    if (!prepared.ok) throw new Error(prepared.reason);
    const layout = metro.layoutOf(prepared.setup);
    const lines = new LineValue({ entries, features: new Float64Array(FEATURE_WEIGHTS) }, layout);
    lines.setPhase(0);
    const network = new Network();
    // The departure at the top left waits in the corner, which has two stations and two neighbours.
    expect(network.trainAt(0)).toBe(0);
    lines.look(network.ends, 0, 0, ARRIVALS);
    expect([...lines.seen]).toEqual([1, 0, 10, 11, 11, 1, 1, 6, 5, 0.5, 0, 0, 0, 2, 0]);
    // Next to the centre, one exit counts double.
    const entry = 2 * 8 * 4 + 3 * 4;
    lines.look(network.ends, entry, 4, ARRIVALS);
    expect(lines.seen[3]).toBe(15);
    expect(lines.seen[6]).toBe(10);
    expect(lines.seen[10]).toBe(0.25);
    expect(network.farEnd(EXITS[entry + 2]!)).toBeGreaterThanOrEqual(ARRIVALS + EDGE_STATIONS);
  });
});
