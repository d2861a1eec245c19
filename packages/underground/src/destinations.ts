/** Which destination cards are due and may come, and when they run out (rules 4.6, 5.1 and 6.3 to 6.5). */
import { CATEGORIES } from "./city.ts";
import type { Terms } from "./options.ts";

/** How many destinations lie face up (rule 1.6). */
export const OPEN_CARDS = 4;
/** Rule 6.4: the card is among this many at the bottom of the pile. */
const LAST_CARDS = 5;

/** Kinds of destination are numbered like their category; `ANY` stands for any kind. */
export const ANY = 0;
export const EXPRESS_CARD: number = CATEGORIES.indexOf("express");
export const NORMAL_CARD: number = CATEGORIES.indexOf("normal");
const KINDS = 3;

/** The number of cards by kind: face up, and still in the pile. */
export class CardCounts {
  readonly open: Uint8Array = new Uint8Array(KINDS);
  readonly left: Uint8Array = new Uint8Array(KINDS);
}

/** Adds or removes a card of a kind. */
export function count(counts: Uint8Array, kind: number, cards: 1 | -1): void {
  counts[ANY]! += cards;
  counts[kind]! += cards;
}

/** Whether another card has to be turned up. */
export function isCardOwed(terms: Terms, cards: CardCounts): boolean {
  if (!terms.basicMovement) return cards.open[ANY]! < OPEN_CARDS && cards.left[ANY] !== 0;
  return isKindOwed(cards, EXPRESS_CARD) || isKindOwed(cards, NORMAL_CARD);
}

function isKindOwed({ open, left }: CardCounts, kind: number): boolean {
  return open[kind] === 0 && left[kind] !== 0;
}

/** The kind of card that is due; in basic movement express cards come first. */
export function owedKind(terms: Terms, cards: CardCounts): number {
  if (!terms.basicMovement) return ANY;
  return isKindOwed(cards, EXPRESS_CARD) ? EXPRESS_CARD : NORMAL_CARD;
}

/** Rule 6.4: whether Mornington Crescent cannot be on top of a kind's pile yet. */
export function doesMorningtonWait(terms: Terms, { left }: CardCounts, kind: number): boolean {
  return terms.morningtonCrescent && left[kind]! > LAST_CARDS;
}

/**
 * When no card is due: whether destinations have run out, which takes the passenger off the board (rule 5.1), or lets
 * him travel until the end of the round (rule 6.3). In basic movement one pile that cannot be refilled is enough (rule
 * 6.5).
 */
export function isDry(terms: Terms, { open, left }: CardCounts): boolean {
  if (!terms.basicMovement) return left[ANY] === 0;
  return open[EXPRESS_CARD] === 0 || open[NORMAL_CARD] === 0;
}
