/**
 * The landmark tiles of Stockholm. Four spaces to a landmark are inferred from the box's 32 tourists. The values are
 * our own design: the eight orders of 1 to 4 that go up and down in turn, so that every landmark is worth 10.
 */

export interface StockholmValues {
  /** What the spaces of each landmark are worth, from the left. */
  readonly landmarks: Readonly<Record<string, readonly number[]>>;
}

export const STOCKHOLM_1: StockholmValues = {
  landmarks: {
    storkyrkan: [1, 3, 2, 4],
    stadshuset: [1, 4, 2, 3],
    globen: [2, 3, 1, 4],
    vasamuseet: [2, 4, 1, 3],
    "grona-lund": [3, 1, 4, 2],
    "kungliga-slottet": [3, 2, 4, 1],
    nobelmuseet: [4, 1, 3, 2],
    drottningholm: [4, 2, 3, 1],
  },
};
