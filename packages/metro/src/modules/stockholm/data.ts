/**
 * The landmarks of Stockholm and how many markers are dealt. Names, number and markers are the box's; four spaces to a
 * landmark are inferred from its 32 tourists. The values are our own design: the eight orders of 1 to 4 that go up and
 * down in turn, so that every landmark is worth 10. An owner of the box corrects them here.
 */

export interface Landmark {
  /** The word for it in records. */
  readonly word: string;
  readonly name: string;
  /** What its spaces are worth, from the left. */
  readonly values: readonly number[];
}

export const LANDMARKS: readonly Landmark[] = [
  { word: "storkyrkan", name: "Storkyrkan", values: [1, 3, 2, 4] },
  { word: "stadshuset", name: "Stadshuset", values: [1, 4, 2, 3] },
  { word: "globen", name: "Globen", values: [2, 3, 1, 4] },
  { word: "vasamuseet", name: "Vasamuseet", values: [2, 4, 1, 3] },
  { word: "grona-lund", name: "Gröna Lund", values: [3, 1, 4, 2] },
  { word: "kungliga-slottet", name: "Kungliga slottet", values: [3, 2, 4, 1] },
  { word: "nobelmuseet", name: "Nobelmuseet", values: [4, 1, 3, 2] },
  { word: "drottningholm", name: "Drottningholms slott", values: [4, 2, 3, 1] },
];

export const SPACES_OF_A_LANDMARK = 4;

/** How many secret markers each seat is dealt, by seats. */
export const MARKERS_EACH: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 2, 5: 1, 6: 1 };
