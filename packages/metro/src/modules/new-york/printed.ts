/**
 * The landmark boards of New York. That one board pays 3 for red, 1 for blue and 0 for green is the box's. The other
 * values are our own design: the first board's row, shifted by one colour from board to board, so that all boards are
 * worth the same.
 */
import type { ColourName } from "../../companies.ts";

export interface NewYorkValues {
  /** What a tourist is worth on each board, by colour. */
  readonly boards: Readonly<Record<string, Readonly<Record<ColourName, number>>>>;
}

export const NEW_YORK_1: NewYorkValues = {
  boards: {
    "board-1": { yellow: 1, blue: 1, orange: 2, green: 0, purple: 3, gray: 4, red: 3, brown: 2 },
    "board-2": { yellow: 2, blue: 1, orange: 1, green: 2, purple: 0, gray: 3, red: 4, brown: 3 },
    "board-3": { yellow: 3, blue: 2, orange: 1, green: 1, purple: 2, gray: 0, red: 3, brown: 4 },
    "board-4": { yellow: 4, blue: 3, orange: 2, green: 1, purple: 1, gray: 2, red: 0, brown: 3 },
    "board-5": { yellow: 3, blue: 4, orange: 3, green: 2, purple: 1, gray: 1, red: 2, brown: 0 },
    "board-6": { yellow: 0, blue: 3, orange: 4, green: 3, purple: 2, gray: 1, red: 1, brown: 2 },
    "board-7": { yellow: 2, blue: 0, orange: 3, green: 4, purple: 3, gray: 2, red: 1, brown: 1 },
    "board-8": { yellow: 1, blue: 2, orange: 0, green: 3, purple: 4, gray: 3, red: 2, brown: 1 },
  },
};
