/**
 * Fits what the inspector's values of On the Underground say of the end: games against itself, every turn's value beside
 * the final margin. Writes `src/underground/inspector/calibration.ts` or, with `elsewhere`, `calibrationElsewhere.ts` for
 * all maps but London: from games on Kestrel Bay and on random maps, in turn.
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/calibrateUnderground.ts [games] [elsewhere] && npx oxfmt packages/bots
 */
import { writeFileSync } from "node:fs";
import { Random } from "@interchange/tabletop";
import { Appraisal } from "../src/underground/inspector/appraisal.ts";
import { marginOf } from "../src/standing.ts";
import { TurnPlan } from "../src/underground/inspector/turnPlan.ts";
import { stageOf } from "../src/underground/inspector/situation.ts";
import { playFor } from "../src/underground/inspector/play.ts";
import { JOURNEYS } from "../src/underground/inspector/weights.ts";
import type { SetupRequest } from "@interchange/tabletop";
import { cityOf, componentsOn, underground } from "@interchange/underground";
import { randomMap, SIZES } from "../../underground/src/testing/randomMap.ts";
import { dealt, playOut } from "./undergroundArena.ts";
import type { Player } from "./undergroundArena.ts";
import { leastSquares } from "./leastSquares.ts";

const games = Number(process.argv[2] ?? 100);
const isElsewhere = process.argv[3] === "elsewhere";
/** Kestrel Bay is for two or three. The smallest and the largest random maps are no maps that people draw. */
const MOST_AT_THE_BAY = 3;
const MAP_SIZES = SIZES.slice(1, 3);

function requestFor(seats: number, game: number): SetupRequest {
  if (!isElsewhere) return { seats };
  const size = MAP_SIZES[game % MAP_SIZES.length];
  const isAtTheBay = size === undefined || (seats <= MOST_AT_THE_BAY && game % 3 === 0);
  const components = componentsOn(isAtTheBay ? "kestrel-bay" : randomMap(`calibrate ${game}`, size));
  return { seats, ...(components && { components }) };
}

interface Seen {
  readonly seat: number;
  readonly lead: number;
  readonly total: number;
  readonly value: number;
  readonly journeys: number;
}

interface Row extends Seen {
  readonly margin: number;
  readonly sum: number;
}

function rowsOf(seats: number): readonly Row[] {
  const rows: Row[] = [];
  for (let game = 0; game < games; game++) {
    const start = dealt(requestFor(seats, game), `calibrate ${seats}/${game}`);
    const { weights } = playFor(cityOf(start.setup).city);
    /** Leads are told from the mean of the others. */
    const player: Player = { weights, samples: 5, width: 3 };
    const appraisal = new Appraisal(stageOf(underground.view(start, start.turn)), weights, player.samples);
    const random = new Random(`calibrate ${seats}/${game}`);
    const seen: Seen[] = [];
    const points = playOut(
      start,
      Array.from({ length: seats }, () => player),
      `calibrate ${seats}/${game}/deck`,
      {
        before({ board }, situation) {
          if (situation.place.from < 0) return;
          appraisal.begin(board, situation, random);
          const plan = new TurnPlan(board, 4, appraisal);
          for (const _ of plan.search(player.width));
          const { seat, journeys } = situation;
          const total = board.points.reduce((sum, each) => sum + each, 0);
          seen.push({
            seat,
            lead: marginOf(board.points, seat),
            total,
            value: plan.best?.value ?? 0,
            journeys: journeys / JOURNEYS,
          });
        },
      },
    );
    const sum = points.reduce((all, each) => all + each, 0);
    for (const each of seen) {
      const own = points[each.seat] ?? 0;
      rows.push({ ...each, margin: own - (sum - own) / (seats - 1), sum });
    }
  }
  return rows;
}

const rounded = (numbers: readonly number[]): string => `[${numbers.map((each) => each.toFixed(3)).join(", ")}]`;

const lines = [2, 3, 4, 5].map((seats) => {
  const rows = rowsOf(seats);
  const inputs = rows.map(({ journeys, value, lead }) => [1, journeys, value - lead, journeys * (value - lead)]);
  const [c0 = 0, c1 = 0, d0 = 1, d1 = 0] = leastSquares(
    inputs,
    rows.map(({ margin, lead }) => margin - lead),
  );
  const errors = rows.map(
    ({ journeys, value, lead, margin }) => margin - lead - c0 - c1 * journeys - (d0 + d1 * journeys) * (value - lead),
  );
  const scatter = leastSquares(
    rows.map(({ journeys }) => [1, journeys]),
    errors.map((each) => each * each),
  );
  const rest = leastSquares(
    rows.map(({ journeys }) => [1, journeys]),
    rows.map(({ sum, total }) => sum - total),
  );
  const error = Math.sqrt(errors.reduce((sum, each) => sum + each * each, 0) / errors.length);
  console.log(seats, "seats: off by", error.toFixed(2));
  return `  ${seats}: { shift: ${rounded([c0, c1])}, scale: ${rounded([d0, d1])}, scatter: ${rounded(scatter)}, rest: ${rounded(rest)} },`;
});
const SCRIPT = `training/calibrateUnderground.ts`;
const table = `{\n${lines.join("\n")}\n};\n`;
const [file, text] = isElsewhere
  ? [
      "calibrationElsewhere",
      `/** The same as \`calibration.ts\` for all maps but London. Written by \`${SCRIPT}\`. */
import type { Calibrations } from "./calibration.ts";

export const CALIBRATIONS_ELSEWHERE: Calibrations = ${table}`,
    ]
  : [
      "calibration",
      `/** Written by \`${SCRIPT}\`: what values say of the end, see \`expectation.ts\`. */
export interface Calibration {
  readonly shift: readonly [number, number];
  readonly scale: readonly [number, number];
  readonly scatter: readonly [number, number];
  readonly rest: readonly [number, number];
}

/** By seats; each number at the end of the game, and what is added for thirty turns of the passenger. */
export type Calibrations = Readonly<Record<number, Calibration>>;

/** For London. */
export const CALIBRATIONS: Calibrations = ${table}`,
    ];
writeFileSync(new URL(`../src/underground/inspector/${file}.ts`, import.meta.url), text);
