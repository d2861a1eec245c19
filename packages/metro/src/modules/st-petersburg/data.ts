/** The landmarks of St. Petersburg. Names and number are the box's. */

export interface Landmark {
  readonly name: string;
}

export const LANDMARKS: readonly Landmark[] = [
  { name: "Church of the Savior on Spilled Blood" },
  { name: "Bronze Horseman" },
  { name: "Winter Palace" },
  { name: "Peter and Paul Fortress" },
  { name: "Fabergé Museum" },
  { name: "Kazan Cathedral" },
  { name: "Catherine Palace" },
  { name: "Peterhof Palace" },
];
