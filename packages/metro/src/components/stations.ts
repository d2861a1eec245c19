/** The components that every table has: the station numbers, and who owns which. */
import type { Printing } from "@interchange/tabletop";
import type { Numbering, NumberingId } from "../stations.ts";
import { FRAMES_1, NUMBERING_1 } from "./interchange-1/stations.ts";
import type { Numberings, Frames } from "./parts.ts";

export const NUMBERING: Printing<Numberings, Readonly<Record<NumberingId, Numbering>>> = {
  id: "numbering",
  published: { 1: NUMBERING_1 },
  tables: (values) => ({ metro: numberingBy(values.metro), "cable-car": numberingBy(values["cable-car"]) }),
};

function numberingBy(numbers: readonly number[]): Numbering {
  return { numbers, stations: Array.from({ length: numbers.length + 1 }, (_, number) => numbers.indexOf(number)) };
}

export const FRAMES: Printing<Frames, Frames> = {
  id: "frames",
  published: { 1: FRAMES_1 },
  tables: (frames) => frames,
};
