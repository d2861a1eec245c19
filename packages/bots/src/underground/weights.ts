/** The reference's weights for what may come. Points already scored count one. */
export interface Weights {
  /** A turn of the passenger after the next, as a share of what it pays on the current track. */
  readonly later: number;
  readonly next: number;
  /** All that lines may earn by growing, the own and the others'. */
  readonly growth: number;
  readonly othersGrowth: number;
  /** Each piece of distance multiplies the value by this. */
  readonly decay: number;
  readonly rail: number;
  readonly terminus: number;
  /** The second of two stations with the same symbol, and the first of them. */
  readonly pair: number;
  readonly half: number;
  /** A station that the passenger may still visit, at the beginning of the game. */
  readonly card: number;
  readonly token: number;
}

export const WEIGHTS: Weights = {
  later: 0.6,
  next: 0.7,
  growth: 0.45,
  othersGrowth: 0.6,
  decay: 0.6,
  rail: 1,
  terminus: 2.3,
  pair: 3,
  half: 0.6,
  card: 0.3,
  token: 0.5,
};
