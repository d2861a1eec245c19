/** Finds out how a piece reroutes the passenger: his lines with and without it, and who gains. */
import type { Seat } from "@interchange/tabletop";
import type { View } from "@interchange/underground";
import { forecastOf, incomeOf } from "../desk/forecast.ts";
import type { Leg } from "../desk/forecast.ts";

export interface Rerouted {
  /** Lines that he uses only with the piece, and only without it. */
  readonly used: readonly string[];
  readonly unused: readonly string[];
  /** The seats whose points change, and by how much. */
  readonly changes: readonly (readonly [Seat, number])[];
}

/** The lines of all his trips; undefined if somebody has a choice on the way. */
function linesOf(leg: Leg | undefined): readonly string[] | undefined {
  if (!leg) return [];
  const [only, ...others] = leg.options;
  if (!only || others.length) return undefined;
  const then = linesOf(only.next);
  return then && [...new Set([...only.trip.lines, ...then])];
}

/** Undefined if the lines are the same, if nobody's points change, or if it depends on a choice. */
export function rerouted(before: View, after: View): Rerouted | undefined {
  const [now, then] = [forecastOf(before), forecastOf(after)];
  const [old, fresh] = [linesOf(now), linesOf(then)];
  if (!old || !fresh) return undefined;
  const used = fresh.filter((line) => !old.includes(line));
  const unused = old.filter((line) => !fresh.includes(line));
  const changes = [...before.points.keys()]
    .map((seat) => [seat, incomeOf(then, seat).most - incomeOf(now, seat).most] as const)
    .filter(([, change]) => change !== 0);
  return used.length + unused.length && changes.length ? { used, unused, changes } : undefined;
}
