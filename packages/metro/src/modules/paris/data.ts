/** The landmarks of Paris. Number, names and four spaces each are the box's. */

export interface Landmark {
  /** The word for it in records. */
  readonly word: string;
  readonly name: string;
}

export const LANDMARKS = [
  { word: "concorde", name: "Place de la Concorde" },
  { word: "invalides", name: "Dôme des Invalides" },
  { word: "alexandre", name: "Pont Alexandre III" },
  { word: "eiffel", name: "Eiffel Tower" },
  { word: "sacre-coeur", name: "Sacré-Coeur" },
  { word: "versailles", name: "Versailles" },
  { word: "arc", name: "Arc de Triomphe" },
  { word: "moulin-rouge", name: "Moulin Rouge" },
  { word: "notre-dame", name: "Notre Dame" },
  { word: "louvre", name: "Louvre" },
  { word: "vuitton", name: "Foundation Louis-Vuitton" },
  { word: "pantheon", name: "Panthéon" },
] as const satisfies readonly Landmark[];

export type LandmarkName = (typeof LANDMARKS)[number]["name"];

export const SPACES_OF_A_LANDMARK = 4;

/** How many landmarks each seat is dealt, by seats; with five seats two are left over. */
export const LANDMARKS_EACH: Readonly<Record<number, number>> = { 2: 6, 3: 4, 4: 3, 5: 2, 6: 2 };
