/** The pile of the eight cards, one for each company: which is revealed, and which are still to come (rules SO.3 to SO.7). */
import { COMPANIES } from "../../companies.ts";
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

export const FRESH_CARDS: Cards = {
  pile: Array.from({ length: COMPANIES }, (_, company) => company),
  revealed: [],
  card: null,
  hasRunOut: false,
};

/** Which cards may be on top: any of the pile; when there is none, any of those that were revealed (rule SO.5). */
export function tops({ pile, revealed }: Cards): readonly Company[] {
  return pile.length ? pile : FRESH_CARDS.pile.filter((company) => revealed.includes(company));
}

export function withRevealed(cards: Cards, company: Company): Cards {
  const pile = tops(cards).filter((each) => each !== company);
  const revealed = cards.pile.length ? cards.revealed : [];
  return { pile, revealed, card: company, hasRunOut: cards.hasRunOut || pile.length === 0 };
}

/** A tile was placed by the card that is revealed. */
export function withUsed(cards: Cards): Cards {
  const { pile, revealed, card, hasRunOut } = cards;
  return card === null ? cards : { pile, revealed: [...revealed, card], card: null, hasRunOut };
}

/** The card of a company whose lines have all ended leaves, wherever it lies (rule SO.7). */
export function without({ pile, revealed, card, hasRunOut }: Cards, company: Company): Cards {
  const left = pile.filter((each) => each !== company);
  return {
    pile: left,
    revealed: revealed.filter((each) => each !== company),
    card: card === company ? null : card,
    hasRunOut: hasRunOut || left.length === 0,
  };
}
