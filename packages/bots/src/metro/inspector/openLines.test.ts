import { FACES, metro, metroSearch, TILE_CODES } from "@interchange/metro";
import { CHANCE, NOBODY, Random } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { Appraisal } from "../appraisal.ts";
import { LineValue, phaseOf } from "../lineValue.ts";
import { LINE_WEIGHTS } from "../lineWeights.ts";
import { plainStakes } from "../stakes.ts";
import { Leaf } from "./leaf.ts";
import { OpenLines } from "./openLines.ts";

describe("open lines", () => {
  it.each([2, 3, 6])("keep the values that looking at all of them gives, with %i seats", (seats) => {
    const prepared = metro.prepare({ seats });
    if (!prepared.ok) throw new Error(prepared.reason);
    const layout = metro.layoutOf(prepared.setup);
    const random = new Random(`open lines ${seats}`);
    const board = metroSearch.board(metro.start(prepared.setup));
    const values = new LineValue(LINE_WEIGHTS, layout);
    values.setTilesLeft(board.supply, false);
    const lines = new OpenLines(LINE_WEIGHTS, layout, values.odds);
    const stakes = plainStakes(layout);
    const appraisal = new Appraisal(layout, values);
    const leaf = new Leaf(layout, values);
    const expected = new Float64Array(seats);
    const kept = new Float64Array(seats);
    let phase = -1;
    while (board.toAct !== NOBODY) {
      const action = board.sample(random);
      if (board.toAct === CHANCE || action >= TILE_CODES.length * 256) {
        board.act(action);
        continue;
      }
      const seat = board.toAct;
      const next = (seat + 1) % seats;
      if (phaseOf(board.tilesLaid + 1) !== phase) {
        phase = phaseOf(board.tilesLaid + 1);
        lines.setPhase(phase);
        lines.set(board.network);
      }
      const before = [...board.network.ends];
      appraisal.look(board.network, stakes[seat]!, next, board.tilesLaid + 1);
      for (const cell of board.openSquares)
        expect(lines.gain(board.network, FACES[action >>> 6]!, cell, stakes[seat]!.share, next)).toBeCloseTo(
          appraisal.gain(board.network, FACES[action >>> 6]!, cell),
          6,
        );
      expect([...board.network.ends]).toEqual(before);
      board.act(action);
      lines.update(board.network, action & 63);
      leaf.expect(board, next, expected);
      for (let each = 0; each < seats; each++) kept[each] = board.points[each]!;
      lines.addTo(kept, next);
      for (let each = 0; each < seats; each++) expect(kept[each]).toBeCloseTo(expected[each]!, 6);
    }
  });
});
