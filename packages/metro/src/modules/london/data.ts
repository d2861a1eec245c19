/** The landmarks of London. Names, number and the taxi are the box's. */

export interface Landmark {
  /** The word for it in records. */
  readonly word: string;
  readonly name: string;
}

export const LANDMARKS = [
  { word: "tower-bridge", name: "Tower Bridge" },
  { word: "tower", name: "Tower of London" },
  { word: "trafalgar", name: "Trafalgar Square" },
  { word: "westminster", name: "Palace of Westminster" },
  { word: "big-ben", name: "Big Ben" },
  { word: "buckingham", name: "Buckingham Palace" },
  { word: "eye", name: "London Eye" },
  { word: "st-pauls", name: "St. Paul's Cathedral" },
] as const satisfies readonly Landmark[];

export type LandmarkName = (typeof LANDMARKS)[number]["name"];

/** How far the taxi drives at most. */
export const LONGEST_DRIVE = 4;
