/**
 * Fits what the inspector's values of On the Underground say of the end: games against itself, every turn's value beside
 * the final margin. Writes `src/underground/inspector/calibration.ts`.
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/calibrateUnderground.ts [games] && npx oxfmt packages/bots
 */
import { writeFileSync } from "node:fs";
import { Random } from "@interchange/tabletop";
import { Appraisal } from "../src/underground/inspector/appraisal.ts";
import { marginOf } from "../src/standing.ts";
import { TurnPlan } from "../src/underground/inspector/turnPlan.ts";
import { stageOf } from "../src/underground/inspector/situation.ts";
import { TUNED } from "../src/underground/inspector/tuned.ts";
import { JOURNEYS } from "../src/underground/inspector/weights.ts";
import { underground } from "@interchange/underground";
import { dealt, playOut } from "./undergroundArena.ts";
import type { Player } from "./undergroundArena.ts";
import { leastSquares } from "./leastSquares.ts";

const games = Number(process.argv[2] ?? 100);
/** Leads are told from the mean of the others. */
const PLAYER: Player = { weights: TUNED, samples: 5, width: 3 };

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
    const start = dealt({ seats }, `calibrate ${seats}/${game}`);
    const appraisal = new Appraisal(stageOf(underground.view(start, start.turn)), TUNED, PLAYER.samples);
    const random = new Random(`calibrate ${seats}/${game}`);
    const seen: Seen[] = [];
    const points = playOut(
      start,
      Array.from({ length: seats }, () => PLAYER),
      `calibrate ${seats}/${game}/deck`,
      {
        before({ board }, situation) {
          if (situation.place.from < 0) return;
          appraisal.begin(board, situation, random);
          const plan = new TurnPlan(board, 4, appraisal);
          for (const _ of plan.search(PLAYER.width));
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
writeFileSync(
  new URL("../src/underground/inspector/calibration.ts", import.meta.url),
  `/** Written by \`training/calibrateUnderground.ts\`: what values say of the end, see \`expectation.ts\`. */
export interface Calibration {
  readonly shift: readonly [number, number];
  readonly scale: readonly [number, number];
  readonly scatter: readonly [number, number];
  readonly rest: readonly [number, number];
}

/** By seats; each number at the end of the game, and what is added for thirty turns of the passenger. */
export const CALIBRATIONS: Readonly<Record<number, Calibration>> = {
${lines.join("\n")}
};
`,
);
