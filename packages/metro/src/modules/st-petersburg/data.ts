/** The landmarks of St. Petersburg. Names and number are the box's. */

export interface Landmark {
  readonly name: string;
}

export const LANDMARKS = [
  { name: "Church of the Savior on Spilled Blood" },
  { name: "Bronze Horseman" },
  { name: "Winter Palace" },
  { name: "Peter and Paul Fortress" },
  { name: "Fabergé Museum" },
  { name: "Kazan Cathedral" },
  { name: "Catherine Palace" },
  { name: "Peterhof Palace" },
] as const satisfies readonly Landmark[];

export type LandmarkName = (typeof LANDMARKS)[number]["name"];
