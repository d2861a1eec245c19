import { cityOf, tracksOf } from "@interchange/underground";
import type { View } from "@interchange/underground";

/** Whether the screen is too small to tap stations while the whole map is visible. */
export const isSmall = (): boolean => matchMedia("(max-width: 699px), (max-height: 500px)").matches;

/** The station from which the last piece of these lines can be continued: its end, or else one of its stations. */
export function lastEnd(view: View, lines: readonly string[]): string | undefined {
  const last = view.pieces.findLast(({ line }) => lines.includes(line));
  if (!last) return undefined;
  const topology = cityOf(view.setup);
  const isEnd = (id: string): boolean => tracksOf(view).isEnd(topology.lineOf(last.line), topology.stationOf(id));
  return last.between.find(isEnd) ?? last.between[1];
}
