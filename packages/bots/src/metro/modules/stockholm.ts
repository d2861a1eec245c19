/** Stockholm: tourists of one's own colours belong on high spaces, and the next space is there for whoever comes next. */
import { addTo, known } from "@interchange/tabletop";
import { COLOURS, TOURISTS_OF_A_COLOUR } from "@interchange/metro";
import { SPACES_OF_A_LANDMARK } from "@interchange/metro/modules/stockholm/data";
import { EMPTY, STOCKHOLM, valueOf } from "@interchange/metro/modules/stockholm/module";
import type { StockholmSlice } from "@interchange/metro/modules/stockholm/module";
import type { Eye, Sensing } from "../sense.ts";

/** What a point of the next free space of the row counts against the seat that leaves it to the next. */
const LEFT_TO_THE_NEXT = 0.3;
/** The same where every landmark has a next space, of which few will be used soon. */
const LEFT_ON_A_LANDMARK = 0.1;

/** How much a point under a tourist of each colour counts. */
function countsOf({ scene, seat }: Eye): readonly number[] {
  const { held, rest } = scene.slice(STOCKHOLM).markers;
  const own = held[seat] ?? [];
  const hidden = rest.length ? own.length / rest.length : 0;
  return COLOURS.map((_, colour) => (own.includes(colour) ? 1 : -hidden));
}

export const stockholm: Sensing<StockholmSlice> = (eye) => {
  const counts = countsOf(eye);
  return { worth: (slice) => (slice.open.length ? openWorth(slice) : secretWorth(slice, counts)) };
};

/** Every tourist will stand somewhere, so those who are still to come count what the spaces left are worth on average. */
function secretWorth({ row, spaces }: StockholmSlice, counts: readonly number[]): number {
  const coming = counts.map(() => TOURISTS_OF_A_COLOUR);
  const next = spaces.indexOf(EMPTY);
  let worth = 0;
  let left = 0;
  for (const [space, colour] of spaces.entries()) {
    const value = valueOf(row, space);
    if (colour === EMPTY) left += value;
    else {
      worth += known(counts[colour]) * value;
      addTo(coming, colour, -1);
    }
  }
  if (next < 0) return worth;
  const mean = left / (spaces.length - next);
  return worth + mean * sumOf(coming, counts) - LEFT_TO_THE_NEXT * valueOf(row, next);
}

function sumOf(counts: readonly number[], weights: readonly number[]): number {
  return counts.reduce((sum, count, index) => sum + count * known(weights[index]), 0);
}

/** Where visits are paid at once, what is left is what they leave to the next seat. */
function openWorth({ row, spaces }: StockholmSlice): number {
  let worth = 0;
  for (let first = 0; first < spaces.length; first += SPACES_OF_A_LANDMARK) {
    const next = spaces.indexOf(EMPTY, first);
    if (next >= 0 && next < first + SPACES_OF_A_LANDMARK) worth -= LEFT_ON_A_LANDMARK * valueOf(row, next);
  }
  return worth;
}
