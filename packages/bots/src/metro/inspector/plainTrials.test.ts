import { metro, metroSearch } from "@interchange/metro";
import type { PlainBoard, View } from "@interchange/metro";
import { Random, seededChance, Table } from "@interchange/tabletop";
import { expect, it } from "vitest";
import { marginOf } from "../../standing.ts";
import { weightsFor } from "../lineWeights.ts";
import { OnePly } from "../onePly.ts";
import { LineNet } from "./lineNet.ts";
import { OpenLines } from "./openLines.ts";
import { PlainTrials } from "./plainTrials.ts";
import { PRIOR } from "./trials.ts";

const DEPTH = 4;

/** What a seat sees after this many tiles of a random game. */
function viewAfter(tiles: number, seats: number): View {
  const prepared = metro.prepare({ seats });
  if (!prepared.ok) throw new Error(prepared.reason);
  const random = new Random(tiles);
  const table = new Table(metro, prepared.setup, ["Ada", "Bo", "Cy", "Di"].slice(0, seats));
  for (;;) {
    table.settle(seededChance(`after ${tiles}`));
    const actor = metro.actor(table.position);
    if (actor.kind !== "seat") throw new Error("the game is over");
    const view = table.view(actor.seat);
    if (view.laid.length >= tiles) return view;
    table.play(actor.seat, random.pick(metro.moves(view)));
  }
}

function deskFor(view: View): { trials: PlainTrials; lines: OpenLines; actions: readonly number[] } {
  const layout = metro.layoutOf(view.setup);
  const random = new Random("desk");
  const onePly = new OnePly(layout, weightsFor(layout));
  onePly.look(metroSearch.guess(view, random), view.unseen);
  const lines = new OpenLines(weightsFor(layout), layout, onePly.lines.odds);
  const trials = new PlainTrials(layout, lines, view, random, DEPTH, true);
  return { trials, lines, actions: [...onePly.actions.subarray(0, onePly.count)] };
}

it.each([3, 4])("foresees what the net says of the board that a placement makes, with %i seats", (seats) => {
  const view = viewAfter(18, seats);
  const layout = metro.layoutOf(view.setup);
  const { trials, lines, actions } = deskFor(view);
  const next = (view.turn + 1) % seats;
  const saidOf = (board: PlainBoard): number => {
    const points = new Float64Array(seats);
    new LineNet(layout, lines).addTo(points, board.network, board.squares, view.laid.length + 1, next);
    return marginOf(points, view.turn);
  };
  const now = saidOf(metroSearch.guess(view, new Random(1)) as PlainBoard);
  const foreseen = actions.map((action) => trials.foresee(action));
  for (const [index, action] of actions.entries()) {
    const board = metroSearch.guess(view, new Random(1)) as PlainBoard;
    board.act(action);
    // As in playouts, a line that did not change keeps its answer although there is one open square less.
    expect(Math.abs(foreseen[index]! - (saidOf(board) - now))).toBeLessThan(0.5);
  }
  expect(Math.max(...foreseen) - Math.min(...foreseen)).toBeGreaterThan(1);
});

it("goes by the line value alone between two, until deals tell more", () => {
  const { trials, actions } = deskFor(viewAfter(18, 2));
  expect(trials.prior).toBe(PRIOR);
  for (const action of actions) expect(trials.foresee(action)).toBe(0);
});

it("tries moves out alike whether it has looked ahead or not", () => {
  const view = viewAfter(24, 4);
  const [looked, fresh] = [deskFor(view), deskFor(view)];
  for (const action of looked.actions) looked.trials.foresee(action);
  for (let number = 0; number < 5; number++) {
    looked.trials.deal(new Random(number));
    fresh.trials.deal(new Random(number));
    for (const action of fresh.actions) {
      fresh.trials.tryOut(action);
      looked.trials.tryOut(action);
      // Everything except the net's answers, which are cached for lines that did not change.
      const [one, other] = [fresh.trials.points, looked.trials.points];
      for (const [seat, points] of one.entries()) expect(Math.abs(points - other[seat]!)).toBeLessThan(0.5);
    }
  }
});
