/** The pile of the eight cards, one for each company: which is revealed, and which are still to come (rules SO.3 to SO.7). */
import { known } from "@interchange/tabletop";
import { COMPANIES } from "../../companies.ts";
import { appended } from "../../lists.ts";
import { bitsOf } from "../../onceEach.ts";
import type { Company } from "../../position.ts";

export interface Cards {
  /** The cards that lie face down, in no order. */
  readonly pile: readonly Company[];
  /** Those that lie beside it, in the order in which they came. */
  readonly revealed: readonly Company[];
  /** The card by which the next tile has to be placed; null until it is revealed. */
  readonly card: Company | null;
  /** Whether the pile has run out once. */
  readonly hasRunOut: boolean;
}

/**
 * Every set of cards as an ordered list, by its bits: playouts draw a card for every tile, and this needs no new lists.
 */
const SETS: readonly (readonly Company[])[] = Array.from({ length: 1 << COMPANIES }, (_, bits) =>
  Array.from({ length: COMPANIES }, (__, company) => company).filter((company) => (bits >> company) & 1),
);

function setOf(bits: number): readonly Company[] {
  return known(SETS[bits]);
}

export const FRESH_CARDS: Cards = {
  pile: setOf((1 << COMPANIES) - 1),
  revealed: [],
  card: null,
  hasRunOut: false,
};

/** Which cards may be on top, as bits: any of the pile; when there is none, any of those that were revealed (rule SO.5). */
export function topBits({ pile, revealed }: Cards): number {
  return bitsOf(pile.length ? pile : revealed);
}

/** Rule SO.6: the pile has run out once its last card is up or, by another reading, once it is reshuffled. */
export function withRevealed(cards: Cards, company: Company, endsWithLast: boolean): Cards {
  const pile = setOf(topBits(cards) & ~(1 << company));
  const revealed = cards.pile.length ? cards.revealed : [];
  const runsOut = endsWithLast ? pile.length === 0 : cards.pile.length === 0;
  return { pile, revealed, card: company, hasRunOut: cards.hasRunOut || runsOut };
}

/** A tile was placed by the card that is revealed. */
export function withUsed(cards: Cards): Cards {
  const { pile, revealed, card, hasRunOut } = cards;
  return card === null ? cards : { pile, revealed: appended(revealed, card), card: null, hasRunOut };
}

/**
 * The card of a company whose lines have all ended leaves the pile, or what lies beside it (rule SO.7), where the card
 * by which the last tile was placed lies too.
 */
export function without({ pile, revealed, card, hasRunOut }: Cards, company: Company, endsWithLast: boolean): Cards {
  const left = setOf(bitsOf(pile) & ~(1 << company));
  return {
    pile: left,
    revealed: revealed.filter((each) => each !== company),
    card,
    hasRunOut: hasRunOut || (endsWithLast && left.length === 0),
  };
}
