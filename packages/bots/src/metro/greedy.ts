import { finalAwards, metro, metroSearch, ModuleBoard, preview } from "@interchange/metro";
import type { Move, Scene, View } from "@interchange/metro";
import { SHARE_PARTS } from "@interchange/metro/modules/stock-corporations/components";
import { STOCK } from "@interchange/metro/modules/stock-corporations/module";
import { holdings } from "@interchange/metro/modules/stock-corporations/shares";
import type { Random } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import type { MetroBot } from "./metroBot.ts";

/** Takes the points it can have at once. A beginner's idea, and a bad one: its lines end short. */
export const greedy: MetroBot = {
  name: "greedy",
  choose(view, random) {
    const moves = metro.moves(view);
    const placements = moves.filter((move) => move.type === "place");
    if (placements.length) return random.pick(bestOf(placements, pointsNow(view)));
    const another = moves.find((move) => move.type === "draw");
    return another ?? random.pick(bestOf(moves, reckonedAfter(view, random)));
  },
};

/** The moves with the highest value. */
function bestOf<Some extends Move>(moves: readonly Some[], worthOf: (move: Some) => number): readonly Some[] {
  const worths = moves.map(worthOf);
  const most = Math.max(...worths);
  return moves.filter((_, index) => worths[index] === most);
}

/** What a placement scores: the seat's own points, and companies' gains by its holdings. */
function pointsNow(view: View): (move: Extract<Move, { type: "place" }>) => number {
  const scene = metro.sceneOf(view);
  const parts = partsOf(scene, view.turn);
  return (move) => {
    const { gains, profits } = preview(scene, view, move.tile, move);
    return profits.reduce((sum, profit, company) => sum + profit * known(parts[company]), known(gains[view.turn]));
  };
}

/** The part of each company that a seat holds; all of it if nobody holds shares. */
function partsOf(scene: Scene, seat: number): readonly number[] {
  const { terms, modules, printed } = scene.layout;
  return modules.some(({ id }) => id === STOCK)
    ? holdings(scene.slice(STOCK).cards, seat, printed(SHARE_PARTS).shares).map((percent) => percent / 100)
    : Array.from({ length: terms.companies }, () => 1);
}

/** What the seat would have if the game ended after a decision. */
function reckonedAfter(view: View, random: Random): (move: Move) => number {
  const board = metroSearch.guess(view, random);
  return (move) => {
    if (!(board instanceof ModuleBoard)) return 0;
    board.act(metroSearch.encodeMove(move));
    const own = finalAwards(board.scene).filter(({ to }) => to.kind === "seat" && to.seat === view.viewer);
    board.takeBack();
    return own.reduce((sum, { points }) => sum + points, 0);
  };
}
