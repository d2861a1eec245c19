/** Numbered stations: a line that ends at a number also counts for whoever holds that number. */
import { addTo, known } from "@interchange/tabletop";
import { EDGE_STATIONS, isCentreStation, stationOfNumber, STATIONS } from "@interchange/metro";
import {
  CENTRE_FACTOR,
  centreLines,
  NUMBERED,
  paysFromCentre,
} from "@interchange/metro/modules/numbered-stations/module";
import type { NumbersSlice } from "@interchange/metro/modules/numbered-stations/module";
import { UNKNOWN } from "@interchange/metro/modules/numbered-stations/numbers";
import { growing } from "../sense.ts";
import type { Eye, Sensing } from "../sense.ts";

/**
 * How much the numbers' points count at the beginning. Counting all of them ends own lines too early, and lets others'
 * lines run into the centre because they seem to head for a number.
 */
const AT_FIRST = 0.3;

/** The value of a point of a line by its end: for numbers the seat sees, and for those others may hold. */
function countsAt({ scene, layout, point }: Eye): Float64Array {
  const counts = new Float64Array(STATIONS);
  const { numbering } = layout.terms;
  for (const { rest, held } of scene.slice(NUMBERED).groups)
    for (const [seat, numbers] of held.entries()) {
      const count = point({ kind: "seat", seat });
      for (const number of numbers)
        if (number !== UNKNOWN) addTo(counts, stationOfNumber(number, numbering), count);
        else for (const each of rest) addTo(counts, stationOfNumber(each, numbering), count / rest.length);
    }
  return counts;
}

export const sense: Sensing<NumbersSlice> = (eye) => {
  const counts = countsAt(eye);
  const isCentrePaid = paysFromCentre(eye.layout.setup);
  const paysOwnerless = eye.layout.setup.options["numbers-ownerless"] !== "no";
  return {
    pay(tables, _, scene) {
      const weight = growing(AT_FIRST, scene);
      const { factors, earners, rows } = tables;
      const extra = tables.ofEnds;
      const done = new Set<number>();
      for (const [from, earner] of earners.entries()) {
        const row = known(rows[from]);
        if (earner < 0 || done.has(row)) continue;
        done.add(row);
        const own = eye.point({ kind: "seat", seat: earner });
        const times = weight * (isCentreStation(from) ? CENTRE_FACTOR : 1);
        for (let to = row * STATIONS; to < row * STATIONS + EDGE_STATIONS; to++)
          extra.factors[to] = (known(factors[to]) * times * known(counts[to % STATIONS])) / own;
      }
    },
    worth(_, scene) {
      const lines = isCentrePaid ? [...scene.lines, ...centreLines(scene)] : scene.lines;
      const won = lines.reduce((sum, { from, to, points, earner }) => {
        const times = isCentreStation(from) ? CENTRE_FACTOR : 1;
        return earner || paysOwnerless ? sum + known(counts[to]) * points * times : sum;
      }, 0);
      return growing(AT_FIRST, scene) * won;
    },
  };
};
