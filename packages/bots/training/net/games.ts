/**
 * Plays games for `train.py` to learn from, over all cores: one-ply players, of whose moves one in seven is another of
 * the best few, or any. The same seed and number of games give the same files. Run from the root of the workspace:
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/net/games.ts FOLDER [--games 180000] [--seed 1]
 *
 * `--seats 4` plays with four.
 *
 * Every file holds positions, one after the other; a position is 32 lines of 69 features each, then what the 32 lines
 * paid in the end, then whose they are: 1 for the seat to move, -1 for the other (its share for each of several), 0 for
 * lines that had ended. All are numbers of half precision.
 */
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { ARRIVALS, DRAW_ANOTHER, EDGE_STATIONS, metro, PIECES } from "@interchange/metro";
import type { PlainBoard } from "@interchange/metro";
import { Random } from "@interchange/tabletop";
import { LINE_FEATURES, LineNet } from "../../src/metro/inspector/lineNet.ts";
import { OpenLines } from "../../src/metro/inspector/openLines.ts";
import { phaseOf } from "../../src/metro/lineValue.ts";
import { weightsFor } from "../../src/metro/lineWeights.ts";
import { OnePly } from "../../src/metro/onePly.ts";
import { pointOf } from "../../src/metro/stakes.ts";
import { dealOf, freshBoard, playOut, setupOf } from "../selfPlay.ts";
import { halfBits } from "./half.ts";
import { inParts } from "./inParts.ts";

/** How often a move other than the best is made, and how often that is any. */
const SLIP = 0.15;
const ANYWHERE = 4;
const BEST = 6;
/** The net has to learn most from positions after a slip: every second of them is kept, of others one in eight. */
const AFTER_SLIP = 2;
const OTHERWISE = 8;

const ROW = EDGE_STATIONS * (LINE_FEATURES + 2);
const PAID = EDGE_STATIONS * LINE_FEATURES;
const WHOSE = PAID + EDGE_STATIONS;

interface Share {
  readonly folder: string;
  readonly part: number;
  readonly games: number;
  readonly seed: string;
  readonly seats: number;
}

async function play({ folder, part, games, seed, seats }: Share): Promise<void> {
  const setup = setupOf({ seats });
  const layout = metro.layoutOf(setup);
  const start = freshBoard(setup);
  const board = freshBoard(setup) as PlainBoard;
  const onePly = new OnePly(layout, weightsFor(layout));
  const lines = new OpenLines(weightsFor(layout), layout, onePly.lines.odds);
  const net = new LineNet(layout, lines);
  const file = createWriteStream(join(folder, `games.${part}`));
  for (let game = 0; game < games; game++) {
    const random = new Random(`${seed}/${part}/${game}`);
    const kept: Float64Array[] = [];
    let isAfterSlip = false;
    let seen = -1;
    const policy = (): number => {
      onePly.look(board, board.supplySize > 0 ? board.supply : PIECES);
      const best = onePly.best();
      if (best === DRAW_ANOTHER || random.below(1000) >= SLIP * 1000) return best;
      isAfterSlip = true;
      const { actions, gains, count } = onePly;
      const order = Array.from({ length: count }, (_, index) => index)
        .filter((index) => actions[index] !== DRAW_ANOTHER)
        .toSorted((one, other) => gains[other]! - gains[one]!);
      return actions[random.pick(random.below(ANYWHERE) === 0 ? order : order.slice(0, BEST))]!;
    };
    board.copy(start as PlainBoard);
    playOut(board, dealOf(random), random, Array(seats).fill(policy), () => {
      // After drawing another tile, a seat decides twice on the same board.
      if (board.tilesLaid === seen) return;
      seen = board.tilesLaid;
      const isKept = random.below(isAfterSlip ? AFTER_SLIP : OTHERWISE) === 0;
      isAfterSlip = false;
      if (!isKept) return;
      onePly.lines.setTilesLeft(board.supplySize > 0 ? board.supply : PIECES, false);
      lines.setPhase(phaseOf(board.tilesLaid));
      const row = new Float64Array(ROW);
      net.eachLine(board.network, board.squares, board.tilesLaid, board.toAct, (place, features) => {
        row.set(features, place * LINE_FEATURES);
        row[WHOSE + place] = pointOf(layout.owners[place]!, board.toAct, seats);
      });
      kept.push(row);
    });
    const bytes = Buffer.alloc(kept.length * ROW * 2);
    for (const [number, row] of kept.entries()) {
      for (let place = 0; place < EDGE_STATIONS; place++) {
        const arrival = board.network.trainAt(place) - ARRIVALS;
        if (row[WHOSE + place] !== 0) row[PAID + place] = board.network.lengthFrom(place) * layout.factors[arrival]!;
      }
      for (const [at, value] of row.entries()) bytes.writeUInt16LE(halfBits(value), (number * ROW + at) * 2);
    }
    if (!file.write(bytes)) await once(file, "drain");
  }
  file.end();
  await once(file, "finish");
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: "string", default: "180000" },
    seed: { type: "string", default: "1" },
    seats: { type: "string", default: "2" },
    // One of several processes.
    part: { type: "string" },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new RangeError("where to? Name a folder");
const seats = Number(values.seats);
if (values.part !== undefined)
  await play({ folder, part: Number(values.part), games: Number(values.games), seed: values.seed, seats });
else await inParts(import.meta.url, folder, Number(values.games), { seed: values.seed, seats: values.seats });
