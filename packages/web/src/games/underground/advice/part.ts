import type { Candidate } from "@interchange/boards/map";
import type { ComponentType } from "preact";
import type { Hints } from "../../../table/advice/hints.ts";
import type { LegOption } from "../desk/forecast.ts";

/** What helps to choose, over the board and beside it: advice at a table, the marks of a lesson, the worths of a puzzle. */
export interface UndergroundHints extends Hints {
  /** What is said of a trip of the passenger beside it. */
  readonly Trip?: ComponentType<{ readonly option: LegOption }>;
  /** Where something may be built, with what the best are worth, of whatever line; undefined until that is known. */
  candidates(): readonly Candidate[] | undefined;
  /** The same of a trip for those who read it. */
  saysTrip?(option: LegOption): readonly string[];
  /** What a piece is worth, for those who hear the map. */
  says(candidate: Candidate): readonly string[];
}
