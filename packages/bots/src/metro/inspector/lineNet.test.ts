import { ARRIVALS, EDGE_STATIONS, metro, metroSearch } from "@interchange/metro";
import type { PlainBoard } from "@interchange/metro";
import { NOBODY, Random } from "@interchange/tabletop";
import { expect, it } from "vitest";
import { LineValue, phaseOf } from "../lineValue.ts";
import { weightsFor } from "../lineWeights.ts";
import { halves } from "../../halves.ts";
import { LineNet } from "./lineNet.ts";
import { OpenLines } from "./openLines.ts";

const prepared = metro.prepare({ seats: 2 });
if (!prepared.ok) throw new Error(prepared.reason);
const { setup } = prepared;
const layout = metro.layoutOf(setup);

/** A board after this many tiles of a random game. */
function boardAfter(tiles: number, seed: string): PlainBoard {
  const random = new Random(seed);
  const board = metroSearch.board(metro.start(setup)) as PlainBoard;
  while (board.tilesLaid < tiles && board.toAct !== NOBODY) board.act(board.sample(random));
  return board;
}

function netFor(tiles: number): LineNet {
  const value = new LineValue(weightsFor(layout), layout);
  value.setTilesLeft(
    Array.from({ length: 24 }, () => 1),
    false,
  );
  const lines = new OpenLines(weightsFor(layout), layout, value.odds);
  lines.setPhase(phaseOf(tiles));
  return new LineNet(layout, lines);
}

function told(net: LineNet, board: PlainBoard): number[] {
  const points = new Float64Array(2);
  net.addTo(points, board.network, board.squares, board.tilesLaid, 0);
  return [...points];
}

it("says nearly the same whether it has seen other boards before or not", () => {
  for (const tiles of [5, 20, 40, 55]) {
    const busy = netFor(tiles);
    for (let number = 0; number < 20; number++) {
      const board = boardAfter(tiles, `${tiles} ${number}`);
      const [own = 0, other = 0] = told(busy, board);
      const [fresh = 0, freshOther = 0] = told(netFor(tiles), board);
      // A line that did not change keeps its answer if only the number of open squares differs.
      expect(Math.abs(own - fresh)).toBeLessThan(0.5);
      expect(Math.abs(other - freshOther)).toBeLessThan(0.5);
    }
  }
});

it("corrects the line value, and says nothing of lines that have ended", () => {
  const corrections = Array.from({ length: 30 }, (_, number) =>
    told(netFor(30), boardAfter(30, `some ${number}`)),
  ).flat();
  expect(corrections.some((each) => Math.abs(each) > 1)).toBe(true);
  expect(corrections.every((each) => Math.abs(each) < 40)).toBe(true);
  const end = boardAfter(60, "end");
  for (let place = 0; place < EDGE_STATIONS; place++)
    expect(end.network.trainAt(place)).toBeGreaterThanOrEqual(ARRIVALS);
  expect(told(netFor(60), end)).toEqual([0, 0]);
});

it("reads numbers of half precision", () => {
  const bytes = [0x00, 0x3c, 0x00, 0xc0, 0x01, 0x00, 0xff, 0x7b];
  expect([...halves(btoa(String.fromCodePoint(...bytes)))]).toEqual([1, -2, 2 ** -24, 65504]);
  expect(() => halves(btoa(String.fromCodePoint(0x00, 0x7c)))).toThrow(RangeError);
});
