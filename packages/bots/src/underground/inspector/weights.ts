/**
 * The inspector's weights: one for each feature of a board, and an addition per thirty turns of the passenger that are
 * left. Points already scored count one.
 */
export const FEATURES = [
  // What the passenger pays on the current track: on this turn, on the next, and on all later ones.
  "now",
  "next",
  "later",
  // What the own lines may reach, and what the others' may.
  "rail",
  "terminus",
  "pair",
  "half",
  "card",
  "room",
  "othersRail",
  "othersTerminus",
  "othersPair",
  "othersHalf",
  "othersCard",
  "othersRoom",
  // Loops that the own lines may close, and the others'.
  "ring",
  "othersRing",
  // Tokens, and lines that have not been started.
  "token",
  "othersToken",
  "fresh",
  "othersFresh",
  "constant",
] as const;
/** The typical number of the passenger's turns in a game. */
export const JOURNEYS = 30;

export type Feature = (typeof FEATURES)[number];

export interface Weights {
  /** Each piece of distance multiplies the value by this. */
  readonly decay: number;
  /** The same for the pieces of a loop. */
  readonly ringDecay: number;
  /** How much of what was learned from games counts, from none to all of it. */
  readonly learned: number;
  readonly features: Readonly<Record<Feature, readonly [atTheEnd: number, more: number]>>;
}

/** The same without loops, which is faster. */
export function withoutLoops(weights: Weights): Weights {
  return { ...weights, features: { ...weights.features, ring: [0, 0], othersRing: [0, 0] } };
}

/** Where tuning starts: hand-made weights, moved to where earlier tuning with fewer features led. */
export const START: Weights = {
  decay: 0.62,
  ringDecay: 0.86,
  learned: 0,
  features: {
    now: [1, 0],
    next: [0.7, -0.05],
    later: [0.5, -0.28],
    rail: [0.4, 0.05],
    terminus: [1.1, 0.12],
    pair: [1.55, 0],
    half: [0.1, 0.15],
    card: [0.12, 0.45],
    room: [-0.02, 0.04],
    othersRail: [-0.55, 0],
    othersTerminus: [-1.4, 0],
    othersPair: [-2, 0.4],
    othersHalf: [-0.25, 0],
    othersCard: [-0.2, -0.4],
    othersRoom: [-0.02, 0],
    ring: [0.6, 0],
    othersRing: [-0.4, 0],
    token: [0.2, 0],
    othersToken: [0, 0],
    fresh: [0, 0],
    othersFresh: [0, 0],
    constant: [0, 0],
  },
};
