/** The landmarks of Stockholm and how many markers are dealt. Names, number and markers are the box's. */

export interface Landmark {
  /** The word for it in records. */
  readonly word: string;
  readonly name: string;
}

export const LANDMARKS = [
  { word: "storkyrkan", name: "Storkyrkan" },
  { word: "stadshuset", name: "Stadshuset" },
  { word: "globen", name: "Globen" },
  { word: "vasamuseet", name: "Vasamuseet" },
  { word: "grona-lund", name: "Gröna Lund" },
  { word: "kungliga-slottet", name: "Kungliga slottet" },
  { word: "nobelmuseet", name: "Nobelmuseet" },
  { word: "drottningholm", name: "Drottningholms slott" },
] as const satisfies readonly Landmark[];

export type LandmarkName = (typeof LANDMARKS)[number]["name"];

/** How many secret markers each seat is dealt, by seats. */
export const MARKERS_EACH: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 2, 5: 1, 6: 1 };
