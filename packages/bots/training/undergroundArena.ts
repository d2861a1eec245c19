/** Plays games of On the Underground on the fast board, in duplicate, with different weights for each seat. */
import { CHANCE, Random } from "@interchange/tabletop";
import type { SetupRequest } from "@interchange/tabletop";
import { underground, undergroundSearch } from "@interchange/underground";
import type { Position, UndergroundBoard } from "@interchange/underground";
import { Appraisal } from "../src/underground/inspector/appraisal.ts";
import { Candidates } from "../src/underground/inspector/candidates.ts";
import { Judge } from "../src/underground/inspector/judge.ts";
import { Onward } from "../src/underground/inspector/onward.ts";
import { stageOf } from "../src/underground/inspector/situation.ts";
import type { Situation, Stage } from "../src/underground/inspector/situation.ts";
import { TurnPlan } from "../src/underground/inspector/turnPlan.ts";
import { withoutLoops } from "../src/underground/inspector/weights.ts";
import type { Weights } from "../src/underground/inspector/weights.ts";

/** A position where the first seat has to build. */
export function dealt(request: SetupRequest, seed: string): Position {
  const prepared = underground.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  const random = new Random(seed);
  let position = underground.start(prepared.setup);
  while (underground.actor(position).kind === "chance") {
    const { outcomes } = underground.draw(position);
    const outcome = outcomes[random.weighted(outcomes.map(({ weight }) => weight))];
    if (!outcome) throw new RangeError("nothing to draw");
    position = underground.resolve(position, outcome.chance).position;
  }
  return position;
}

export interface Watcher {
  /** Before a seat's turn. */
  before?(onward: Onward, situation: Situation): void;
}

/** How a seat plays: greedily by its weights, with beams of turns, or by trying the best of these. */
export interface Player {
  readonly weights: Weights;
  readonly samples: number;
  /** The width of the beams; greedy without. */
  readonly width?: number;
  readonly candidates?: number;
  readonly deals?: number;
}

/** Plays a whole turn. */
function takeTurn(
  onward: Onward,
  spare: UndergroundBoard,
  stage: Stage,
  player: Player,
  appraisal: Appraisal,
  tries: Appraisal,
  random: Random,
): void {
  const { width = 0, candidates: count = 0, deals = 0 } = player;
  const { board } = onward;
  const situation = onward.situation();
  if (width === 0) {
    onward.takeTurn(appraisal);
    return;
  }
  appraisal.begin(board, situation, random);
  const plan = new TurnPlan(board, 4, appraisal);
  for (const _ of plan.search(width));
  let best = plan.best;
  if (deals > 0 && situation.place.from >= 0) {
    const before = { board, stage, situation, random };
    const { samples } = player;
    const weights = withoutLoops(player.weights);
    const candidates = new Candidates(plan.finalists(count), {
      ...before,
      spare,
      pile: onward.cards.pile,
      appraisal: tries,
      answers: () => new Appraisal(stage, weights, samples),
      round:
        stage.seats > 2
          ? { appraisal: new Appraisal(stage, weights, samples), judge: new Judge(weights, samples, before) }
          : undefined,
      starts: plan.starts,
    });
    for (let deal = 0; deal < deals; deal++) {
      for (const _ of candidates.round());
      if (deal === Math.floor(deals / 3)) candidates.narrow(Math.ceil(count / 2));
      if (deal === Math.floor((2 * deals) / 3)) candidates.narrow(Math.max(2, Math.ceil(count / 4)));
    }
    candidates.narrow(1);
    best = { actions: candidates.all[0]!.actions, value: 0, key: 0 };
    appraisal.begin(board, situation, random);
  }
  for (const action of best?.actions ?? []) board.act(action);
  onward.travel(appraisal);
}

/** The game from this position on this board, with the cards in random order. */
export function onwardFrom(board: UndergroundBoard, start: Position, stage: Stage, random: Random): Onward {
  const { stationOf, express, normal } = stage.topology;
  const onward = new Onward(board, stage, random);
  const open = start.open.map(stationOf);
  onward.cards.pile = random.shuffled(start.pile.map(stationOf));
  onward.cards.place = {
    from: board.passengerStation,
    express: open.filter((card) => express.includes(card)),
    normal: open.filter((card) => normal.includes(card)),
  };
  return onward;
}

/** The final points of a game, by seat. */
export function playOut(
  start: Position,
  players: readonly Player[],
  seed: string,
  watcher: Watcher = {},
): readonly number[] {
  const view = underground.view(start, start.turn);
  const stage = stageOf(view);
  const random = new Random(seed);
  const board = undergroundSearch.board(start);
  const onward = onwardFrom(board, start, stage, random);
  const appraisals = players.map(({ weights, samples }) => new Appraisal(stage, weights, samples));
  const tries = players.map(({ weights }) => new Appraisal(stage, withoutLoops(weights), 3));
  const spare = undergroundSearch.board(start);
  while (!onward.isOver) {
    if (board.toAct === CHANCE) throw new Error("chance is to act");
    const seat = board.toAct;
    watcher.before?.(onward, onward.situation());
    takeTurn(onward, spare, stage, players[seat]!, appraisals[seat]!, tries[seat]!, random);
  }
  return [...board.points];
}

/** The margins of the first weights against the second in all other seats, deal by deal. */
export function duel(
  request: SetupRequest,
  first: Player,
  second: Player,
  deals: number,
  seed: string,
): { margin: number; error: number; share: number } {
  const margins: number[] = [];
  let wins = 0;
  let games = 0;
  for (let deal = 0; deal < deals; deal++) {
    const start = dealt(request, `${seed}/${deal}`);
    const { seats } = start.setup;
    let margin = 0;
    for (let seat = 0; seat < seats; seat++) {
      const players = Array.from({ length: seats }, (_, each) => (each === seat ? first : second));
      const points = playOut(start, players, `${seed}/${deal}/deck`);
      const own = points[seat] ?? 0;
      const others = points.filter((_, each) => each !== seat);
      const most = Math.max(...others);
      margin += own - others.reduce((sum, each) => sum + each, 0) / others.length;
      wins += own > most ? 1 : own === most ? 0.5 : 0;
      games++;
    }
    margins.push(margin / seats);
  }
  const mean = margins.reduce((sum, each) => sum + each, 0) / deals;
  const spread = margins.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, deals - 1);
  return { margin: mean, error: 1.96 * Math.sqrt(spread / deals), share: wins / games };
}
