/** The landmarks of Berlin and its groups of tourists. Names, numbers of tiles, tickets and tourists are the box's. */

export interface Landmark {
  /** The word for it in sets of components. */
  readonly word: string;
  readonly name: string;
}

export const SIDE_NAMES = ["a", "b"] as const;

/** In the order in which they stand. */
export const LANDMARKS = [
  { word: "alexanderplatz", name: "Alexanderplatz" },
  { word: "rotes-rathaus", name: "Rotes Rathaus" },
  { word: "cathedral", name: "Berlin Cathedral" },
  { word: "reichstag", name: "Reichstag" },
  { word: "museum-island", name: "Museum Island" },
  { word: "victory-column", name: "Victory Column" },
  { word: "memorial-church", name: "Kaiser Wilhelm Memorial Church" },
  { word: "brandenburg-gate", name: "Brandenburg Gate" },
] as const satisfies readonly Landmark[];

export type LandmarkName = (typeof LANDMARKS)[number]["name"];

export const GROUPS = 4;
export const SQUARES_OF_A_GROUP = 4;

export const TOURISTS_OF_A_COLOUR = 2;

/** Two tourists on tiles with four sections each, so tickets never run out. */
export const TICKETS_OF_A_COLOUR = 8;
