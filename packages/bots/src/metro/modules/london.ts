/** London: the fare is paid at once, so what remains to value is where the taxi waits for the next seat. */
import { known } from "@interchange/tabletop";
import { INNER_SQUARES, NEIGHBOURS } from "@interchange/metro";
import type { Scene } from "@interchange/metro";
import { drive } from "@interchange/metro/modules/london/circuit";
import { LONDON_PARTS } from "@interchange/metro/modules/london/components";
import type { LondonTables } from "@interchange/metro/modules/london/components";
import { LONDON } from "@interchange/metro/modules/london/module";
import type { LondonSlice } from "@interchange/metro/modules/london/module";
import type { Eye, Sensing } from "../sense.ts";

/** The share of the best possible fare that the next seat will take, since it also has its lines to think of. */
const TAKEN_BY_THE_NEXT = 0.5;

/** The colours of tourists on squares that may be built over next. */
function coloursInReach({ scene }: Eye): readonly number[] {
  const { tourists } = scene.slice(LONDON);
  const isOpen = (cell: number): boolean =>
    scene.faceOn(cell) < 0 && known(NEIGHBOURS[cell]).some((other) => scene.faceOn(other) >= 0);
  return [...new Set(INNER_SQUARES.flatMap((cell, place) => (isOpen(cell) ? [known(tourists[place])] : [])))];
}

function bestFare({ row, taxi }: LondonSlice, colours: readonly number[], tables: LondonTables): number {
  let best = 0;
  for (const colour of colours) {
    const { count, isReached } = drive(row, known(taxi), colour, tables);
    if (isReached && count > best) best = count;
  }
  return best;
}

export const sense: Sensing<LondonSlice> = (eye) => {
  const colours = coloursInReach(eye);
  const { seats, printed } = eye.layout;
  const tables = printed(LONDON_PARTS);
  const next = seats > 1 ? TAKEN_BY_THE_NEXT / (seats - 1) : 0;
  return { worth: (slice: LondonSlice, _scene: Scene) => -next * bestFare(slice, colours, tables) };
};
