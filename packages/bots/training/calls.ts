/** Compares `inspector`'s predictions in games against itself with how they ended. */
import { metro, SQUARES } from "@interchange/metro";
import type { Move, View } from "@interchange/metro";
import { seededChance } from "@interchange/tabletop";
import type { SetupRequest } from "@interchange/tabletop";
import { lastWord } from "../src/bot.ts";
import type { Bot, Weighing } from "../src/bot.ts";
import { inspector } from "../src/metro/inspector.ts";
import { firstSeats, playGame } from "../src/playGame.ts";
import { setupOf } from "./selfPlay.ts";
import { loadSenses } from "../src/metro/modules/senses.ts";

await loadSenses();

/** One prediction, after the game was over. */
export interface Call {
  /** After the move. */
  readonly tilesLeft: number;
  readonly margin: number;
  /** The final margin minus the expected one. */
  readonly off: number;
  readonly isInRange: boolean;
  /** The predicted chance of winning, and whether it won: a share of 1 if first place was shared. */
  readonly win: number;
  readonly won: number;
}

export function callsOf(request: SetupRequest, games: number, work: number, seed: string): Call[] {
  const setup = setupOf(request);
  const calls: Call[] = [];
  for (let game = 0; game < games; game++) {
    const said: { readonly view: View; readonly weighing: Weighing<Move> }[] = [];
    const speaker: Bot<View, Move> = {
      name: "speaker",
      choose(view, random, budget) {
        const weighing = lastWord(inspector, view, random, budget);
        said.push({ view, weighing });
        return weighing.moves[0]!.move;
      },
    };
    const played = playGame({
      game: metro,
      setup,
      bots: Array.from({ length: setup.seats }, () => speaker),
      chance: seededChance(`${seed} ${game}`),
      seed: `${seed} ${game}`,
      budget: { work },
    });
    const first = firstSeats(played);
    for (const { view, weighing } of said) {
      const { margin, win } = weighing.moves[0]!;
      const end = marginIn(played.points, view.turn);
      calls.push({
        tilesLeft: SQUARES.length - 1 - view.laid.length,
        margin,
        off: end - margin,
        isInRange: end >= weighing.range[0] - 1e-6 && end <= weighing.range[1] + 1e-6,
        win,
        won: first.includes(view.turn) ? 1 / first.length : 0,
      });
    }
  }
  return calls;
}

function marginIn(points: readonly number[], seat: number): number {
  const others = points.filter((_, each) => each !== seat);
  return points[seat]! - others.reduce((sum, each) => sum + each, 0) / Math.max(1, others.length);
}
