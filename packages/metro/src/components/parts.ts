/** The types of the values that several modules share, or the game itself has. */
import type { ColourName } from "../companies.ts";
import type { NumberingId } from "../stations.ts";

/** The station numbers, for each numbering. */
export type Numberings = Readonly<Record<NumberingId, readonly number[]>>;

/** The station numbers each seat owns, by number of seats. */
export type Frames = Readonly<Record<string, readonly (readonly number[])[]>>;

/** The station numbers of each company. */
export type CompanyStations = Readonly<Record<ColourName, readonly number[]>>;

/** How many tourists there are of each colour. */
export type TouristCounts = Readonly<Record<ColourName, number>>;
