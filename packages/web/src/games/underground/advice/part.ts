import type { Candidate } from "@interchange/boards/map";
import type { ComponentType } from "preact";
import type { Hints } from "../../../table/advice/hints.ts";
import type { LegOption } from "../desk/forecast.ts";

/** Hints on and beside the map: advice at a table, the marks of a lesson, the solution of a puzzle. */
export interface UndergroundHints extends Hints {
  /** Shown beside one of the passenger's trips. */
  readonly Trip?: ComponentType<{ readonly option: LegOption }>;
  /** Where any line may be built, with the worth of the best blocks; undefined until it is known. */
  candidates(): readonly Candidate[] | undefined;
  /** The same about a trip, as text. */
  saysTrip?(option: LegOption): readonly string[];
  /** What a piece is worth, for screen readers. */
  says(candidate: Candidate): readonly string[];
}
