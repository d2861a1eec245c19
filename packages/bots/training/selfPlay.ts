/** Plays games of one-ply players against themselves on the fast board, and reports what becomes of every line. */
import { ARRIVALS, EDGE_STATIONS, metro, metroSearch, ModuleBoard, PIECES, PIECES_IN_ALL } from "@interchange/metro";
import type { Layout, MetroBoard } from "@interchange/metro";
import { CHANCE, NOBODY } from "@interchange/tabletop";
import type { Random, Setup, SetupRequest } from "@interchange/tabletop";
import { ENTRY_CLASS } from "../src/metro/exits.ts";
import { FEATURE_COUNT, LineValue, phaseOf } from "../src/metro/lineValue.ts";
import type { LineWeights } from "../src/metro/lineValue.ts";
import { OnePly } from "../src/metro/onePly.ts";
import { loadSenses } from "../src/metro/modules/senses.ts";

await loadSenses();

export function setupOf(request: SetupRequest): Setup {
  const prepared = metro.prepare(request);
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared.setup;
}

export function freshBoard(setup: Setup): MetroBoard {
  return metroSearch.board(metro.start(setup));
}

/** A whole bag in random order. */
export function dealOf(random: Random): number[] {
  return random.shuffled(PIECES.flatMap((count, kind) => Array.from({ length: count }, () => kind)));
}

/** Chooses an action for the seat to act. */
export type Policy = (board: MetroBoard) => number;

export function onePlyPolicy(layout: Layout, weights: LineWeights): Policy {
  const player = new OnePly(layout, weights);
  return (board) => {
    player.look(board, board.supplySize > 0 ? board.supply : PIECES);
    return player.best();
  };
}

/**
 * Plays a board to the end with a given order of the bag; `before` is called whenever a seat has to act. Modules draw
 * from `random`.
 */
export function playOut(
  board: MetroBoard,
  deal: readonly number[],
  random: Random,
  policies: readonly Policy[],
  before?: (board: MetroBoard) => void,
): void {
  let drawn = 0;
  while (board.toAct !== NOBODY) {
    if (board.toAct === CHANCE && board instanceof ModuleBoard && board.scene.stage === "setup")
      board.act(board.sample(random));
    else if (board.toAct === CHANCE) board.act(deal[drawn++]!);
    else {
      before?.(board);
      board.act(policies[board.toAct]!(board));
    }
  }
}

/** One open line in one position of one game, and its final score. */
export interface Sample {
  phase: number;
  entryClass: number;
  length: number;
  ownerIsNext: boolean;
  features: Float64Array;
  points: number;
}

/** Plays games and reports every open line of every position once its score is known. */
export function sampleGames(
  setup: Setup,
  weights: LineWeights,
  games: number,
  random: Random,
  take: (sample: Sample) => void,
): void {
  const layout = metro.layoutOf(setup);
  const start = freshBoard(setup);
  const board = freshBoard(setup);
  const greedy = onePlyPolicy(layout, weights);
  const lines = new LineValue(weights, layout);
  const pool: (Sample & { place: number })[] = Array.from({ length: PIECES_IN_ALL * EDGE_STATIONS }, () => ({
    phase: 0,
    entryClass: 0,
    length: 0,
    ownerIsNext: false,
    features: new Float64Array(FEATURE_COUNT),
    points: 0,
    place: 0,
  }));
  for (let game = 0; game < games; game++) {
    // A random opening and a few slips lead to positions that the player itself would avoid.
    const opening = random.below(2) === 0 ? 0 : random.below(24);
    const policy: Policy = (at) => (at.tilesLaid < opening || random.below(16) === 0 ? at.sample(random) : greedy(at));
    let count = 0;
    let seen = -1;
    board.copy(start);
    playOut(
      board,
      dealOf(random),
      random,
      Array.from({ length: setup.seats }, () => policy),
      (at) => {
        // After drawing another tile, a seat decides twice on the same board.
        if (at.tilesLaid === seen) return;
        seen = at.tilesLaid;
        lines.setTilesLeft(at.supplySize > 0 ? at.supply : PIECES, layout.terms.freeOrientation);
        lines.setPhase(phaseOf(at.tilesLaid));
        for (let place = 0; place < EDGE_STATIONS; place++) {
          const entry = at.network.trainAt(place);
          if (layout.owners[place]! < 0 || entry >= ARRIVALS) continue;
          const sample = pool[count++]!;
          const length = at.network.lengthFrom(place);
          lines.look(at.network.ends, entry, length, ARRIVALS);
          sample.phase = phaseOf(at.tilesLaid);
          sample.entryClass = ENTRY_CLASS[entry]!;
          sample.length = length;
          sample.ownerIsNext = layout.owners[place] === at.toAct;
          sample.features.set(lines.seen);
          sample.place = place;
        }
      },
    );
    for (let index = 0; index < count; index++) {
      const sample = pool[index]!;
      const arrival = board.network.trainAt(sample.place) - ARRIVALS;
      sample.points = board.network.lengthFrom(sample.place) * layout.factors[arrival]!;
      take(sample);
    }
  }
}
