/** Stockholm: tourists of own colours belong on high spaces, and the next space goes to whoever comes next. */
import { addTo, known } from "@interchange/tabletop";
import { COLOURS } from "@interchange/metro";
import { TOURISTS } from "@interchange/metro/components/tourists";
import { STOCKHOLM_PARTS } from "@interchange/metro/modules/stockholm/components";
import type { StockholmTables } from "@interchange/metro/modules/stockholm/components";
import { EMPTY, STOCKHOLM, valuesIn } from "@interchange/metro/modules/stockholm/module";
import type { StockholmSlice } from "@interchange/metro/modules/stockholm/module";
import type { Eye, Sensing } from "../sense.ts";

/** How much a point of the row's next free space counts against the seat that leaves it to the next. */
const LEFT_TO_THE_NEXT = 0.3;
/** The same if every landmark has a next space, of which few will be used soon. */
const LEFT_ON_A_LANDMARK = 0.1;

/** The value of a point under a tourist of each colour. */
function countsOf({ scene, seat }: Eye): readonly number[] {
  const { held, rest } = scene.slice(STOCKHOLM).markers;
  const own = held[seat] ?? [];
  const hidden = rest.length ? own.length / rest.length : 0;
  return COLOURS.map((_, colour) => (own.includes(colour) ? 1 : -hidden));
}

export const sense: Sensing<StockholmSlice> = (eye) => {
  const counts = countsOf(eye);
  const tables = eye.layout.printed(STOCKHOLM_PARTS);
  const tourists = eye.layout.printed(TOURISTS);
  return {
    worth: (slice) => (slice.open.length ? openWorth(slice, tables) : secretWorth(slice, counts, tourists, tables)),
  };
};

/** Every tourist will stand somewhere, so those still to come count the average of the remaining spaces. */
function secretWorth(
  { row, spaces }: StockholmSlice,
  counts: readonly number[],
  tourists: readonly number[],
  tables: StockholmTables,
): number {
  const coming = [...tourists];
  const values = valuesIn(row, tables);
  const next = spaces.indexOf(EMPTY);
  let worth = 0;
  let left = 0;
  for (const [space, colour] of spaces.entries()) {
    const value = known(values[space]);
    if (colour === EMPTY) left += value;
    else {
      worth += known(counts[colour]) * value;
      addTo(coming, colour, -1);
    }
  }
  if (next < 0) return worth;
  const mean = left / (spaces.length - next);
  return worth + mean * sumOf(coming, counts) - LEFT_TO_THE_NEXT * known(values[next]);
}

function sumOf(counts: readonly number[], weights: readonly number[]): number {
  return counts.reduce((sum, count, index) => sum + count * known(weights[index]), 0);
}

/** If visits are paid at once, only what they leave to the next seat remains. */
function openWorth({ row, spaces }: StockholmSlice, tables: StockholmTables): number {
  const values = valuesIn(row, tables);
  let worth = 0;
  let first = 0;
  for (const landmark of row) {
    const next = spaces.indexOf(EMPTY, first);
    first += known(tables.landmarks[landmark]).length;
    if (next >= 0 && next < first) worth -= LEFT_ON_A_LANDMARK * known(values[next]);
  }
  return worth;
}
