/** A square and its button; what modules ask is chosen and confirmed; another tile is drawn at a button. */
export const taps = (move: string): number => (move === "draw" ? 1 : 2);
