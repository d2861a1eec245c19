/** How long a turn may be shown. */

/** Milliseconds at normal speed: a turn, and all turns between two of the people at this screen. */
const LONGEST = { turn: 1500, others: 3000 } as const;

export interface Turn {
  readonly seat: number;
  readonly seats: number;
  /** The seats of the people at this screen. */
  readonly here: readonly number[];
  /** The time that others have taken since one of these people moved. */
  readonly spent: number;
}

/** The others share what is left of their time. */
export function turnLimit({ seat, seats, here, spent }: Turn): number {
  if (here.includes(seat)) return LONGEST.turn;
  const toCome = Math.min(seats, ...here.map((each) => (each - seat + seats) % seats));
  return Math.max(0, Math.min(LONGEST.turn, (LONGEST.others - spent) / toCome));
}
