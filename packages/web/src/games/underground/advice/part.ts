import type { Candidate } from "@interchange/boards/map";
import type { ComponentType } from "preact";
import type { LegOption } from "../forecast.ts";

/** What a table with advice has besides; it is fetched for those tables alone. */
export interface UndergroundAdvicePart {
  readonly Panel: ComponentType;
  readonly Sheet: ComponentType;
  readonly sheetTitle: () => string;
  readonly Chip: ComponentType;
  /** What is said of a trip of the passenger beside it. */
  readonly Trip?: ComponentType<{ readonly option: LegOption }>;
  /** Where something may be built, with what the best are worth, of whatever line; undefined until that is known. */
  candidates(): readonly Candidate[] | undefined;
  /** The same of a trip for those who read it. */
  saysTrip?(option: LegOption): readonly string[];
  /** What a piece is worth, for those who hear the map. */
  says(candidate: Candidate): readonly string[];
}
