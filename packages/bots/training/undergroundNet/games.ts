/**
 * Plays games of On the Underground for `train.py`: everybody takes the action that is worth most by itself, with slips,
 * and after every turn's building a row is kept of what the appraisal sees and how the game ended.
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/undergroundNet/games.ts FOLDER [--games N] [--seats N] [--learned 0]
 */
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Random } from "@interchange/tabletop";
import { MAX_ACTIONS, underground, undergroundSearch } from "@interchange/underground";
import { Appraisal } from "../../src/underground/inspector/appraisal.ts";
import { marginOf } from "../../src/standing.ts";
import { Growth } from "../../src/underground/inspector/growth.ts";
import { LINE_FEATURES } from "../../src/underground/inspector/learned.ts";
import { LineNet } from "../../src/underground/inspector/lineNet.ts";
import { stageOf } from "../../src/underground/inspector/situation.ts";
import type { Situation } from "../../src/underground/inspector/situation.ts";
import { TUNED } from "../../src/underground/inspector/tuned.ts";
import { FEATURES } from "../../src/underground/inspector/weights.ts";
import { halfBits } from "../net/half.ts";
import { inParts } from "../net/inParts.ts";
import { dealt, onwardFrom } from "../undergroundArena.ts";

/** How often a turn starts with unconsidered actions, and how many there may be. */
const SLIP = 0.35;
const MOST_SLIPS = 3;
const SAMPLES = 5;

interface Share {
  readonly folder: string;
  readonly part: number;
  readonly games: number;
  readonly seats: number;
  readonly seed: string;
  /** How much of what was learned before counts. */
  readonly learned: number;
}

async function play({ folder, part, games, seats, seed, learned }: Share): Promise<void> {
  const file = createWriteStream(join(folder, `games.${seats}.${part}`));
  const list = new Uint16Array(MAX_ACTIONS);
  const weights = { ...TUNED, learned };
  for (let game = 0; game < games; game++) {
    const name = `${seed}/${seats}/${part}/${game}`;
    const random = new Random(name);
    const start = dealt({ seats }, name);
    const stage = stageOf(underground.view(start, start.turn));
    const { allLines, lines } = stage.topology;
    const onward = onwardFrom(undergroundSearch.board(start), start, stage, random);
    const { board } = onward;
    const appraisal = new Appraisal(stage, weights, SAMPLES);
    const growth = new Growth(stage, weights.decay);
    const net = new LineNet(stage, growth);
    const kept: { row: Float64Array; seat: number }[] = [];
    const keep = (situation: Situation): void => {
      const { seat, journeys } = situation;
      const row = new Float64Array(FEATURES.length + 2 + lines * (LINE_FEATURES + 1));
      appraisal.begin(board, situation, random);
      appraisal.value(board, [], 0);
      row.set(appraisal.features);
      row[FEATURES.length] = journeys / 30;
      row[FEATURES.length + 1] = marginOf(board.points, seat);
      growth.begin(situation);
      net.begin(situation);
      for (const line of allLines) {
        const owner = stage.owners[line]!;
        if (owner < 0) continue;
        const actions = situation.actions[owner]!;
        growth.look(board.tracks, line, actions, board.tokens[owner]!);
        net.look(board.tracks, line, line, actions);
        const at = FEATURES.length + 2 + line * (LINE_FEATURES + 1);
        row.set(net.features, at);
        row[at + LINE_FEATURES] = owner === seat ? 1 : -1 / (seats - 1);
      }
      kept.push({ row, seat });
    };
    while (!onward.isOver) {
      const situation = onward.situation();
      const slips = random.fraction() < SLIP ? 1 + random.below(MOST_SLIPS) : 0;
      for (let slip = 0; slip < slips; slip++) onward.act(list[random.below(board.actions(list))]!);
      onward.build(appraisal);
      // If nobody travels, the next turn has already begun.
      if (board.isTravelling) keep(situation);
      onward.travel(appraisal);
    }
    const bytes = Buffer.concat(
      kept.map(({ row, seat }) => {
        const numbers = [...row, marginOf(board.points, seat)];
        const packed = Buffer.alloc(numbers.length * 2);
        for (const [at, value] of numbers.entries()) packed.writeUInt16LE(halfBits(value), at * 2);
        return packed;
      }),
    );
    if (!file.write(bytes)) await once(file, "drain");
  }
  file.end();
  await once(file, "finish");
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: "string", default: "30000" },
    seats: { type: "string", default: "2" },
    seed: { type: "string", default: "1" },
    learned: { type: "string", default: "1" },
    // One of several processes.
    part: { type: "string" },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new RangeError("where to? Name a folder");
const { seats, seed, part, learned } = values;
if (part !== undefined)
  await play({
    folder,
    part: Number(part),
    games: Number(values.games),
    seats: Number(seats),
    seed,
    learned: Number(learned),
  });
else await inParts(import.meta.url, folder, Number(values.games), { seats, seed, learned });
