/**
 * The editions as data (rule 8). Placing and scoring are the same in all; they differ in components and colours, and in
 * how a scored line is marked at the table.
 */
export const EDITIONS = ["first", "second", "bigbox"] as const;
export type EditionId = (typeof EDITIONS)[number];

export type Colour = "yellow" | "blue" | "orange" | "green" | "purple" | "black" | "gray" | "red" | "white" | "brown";

export interface Edition {
  readonly id: EditionId;
  /** Colours of the seats, in turn order. */
  readonly seatColours: readonly Colour[];
  /** Colours of the eight companies, in the order of their stations. */
  readonly companyColours: readonly Colour[];
  /** How the table shows that a line has been scored. */
  readonly scoredMark: "wagon turned sideways" | "wagon turned over" | "wagon put on the station";
}

const SIX: readonly Colour[] = ["yellow", "blue", "orange", "green", "purple", "black"];

export const EDITION_DATA: Readonly<Record<EditionId, Edition>> = {
  first: {
    id: "first",
    seatColours: SIX,
    companyColours: [],
    scoredMark: "wagon turned sideways",
  },
  second: {
    id: "second",
    seatColours: SIX,
    companyColours: [...SIX, "red", "white"],
    scoredMark: "wagon turned over",
  },
  bigbox: {
    id: "bigbox",
    seatColours: ["yellow", "blue", "orange", "green", "purple", "gray"],
    companyColours: ["yellow", "blue", "orange", "green", "purple", "gray", "red", "brown"],
    scoredMark: "wagon put on the station",
  },
};
