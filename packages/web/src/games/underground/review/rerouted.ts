/** What a piece makes of the passenger's way: by which lines he goes with it and by which without, and who gains by that. */
import type { Seat } from "@interchange/tabletop";
import type { View } from "@interchange/underground";
import { forecastOf, incomeOf } from "../desk/forecast.ts";
import type { Leg } from "../desk/forecast.ts";

export interface Rerouted {
  /** Lines that he uses now and did not, and the other way round. */
  readonly used: readonly string[];
  readonly unused: readonly string[];
  /** Who is paid more or less, by how much. */
  readonly changes: readonly (readonly [Seat, number])[];
}

/** The lines of all his trips; undefined where somebody would choose among equals, so that nobody can tell. */
function linesOf(leg: Leg | undefined): readonly string[] | undefined {
  if (!leg) return [];
  const [only, ...others] = leg.options;
  if (!only || others.length) return undefined;
  const then = linesOf(only.next);
  return then && [...new Set([...only.trip.lines, ...then])];
}

/** Undefined where he goes by the same lines, where it makes no difference to anybody, and where it cannot be told. */
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
