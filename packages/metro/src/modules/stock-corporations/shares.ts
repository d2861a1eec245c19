/** Piles of share cards, hands, and who knows which card (rules SC.3 to SC.6). */
import type { Random, Seat, Viewer } from "@interchange/tabletop";
import { addTo, known } from "@interchange/tabletop";
import type { Company } from "../../position.ts";
import { COMPANIES } from "../../companies.ts";
import { Guessing, Hiding } from "../../secrets.ts";

/** Shares are tenths of a company. */
export const TENTH = 10;
export const MOST_PERCENT = 90;

/** A company that the viewer does not know. */
export const UNKNOWN = -1;

export interface Card {
  readonly company: Company;
  /** Who knows it: a bit for each seat, and `EVERYBODY` once it was open. */
  readonly knownTo: number;
  /** Shown on the table for good, and no longer to be exchanged. */
  readonly isShown?: true;
}

/** All bits, those of spectators included. */
export const EVERYBODY = 255;

export function bitOf(viewer: Viewer): number {
  return viewer === "spectator" ? 128 : 1 << viewer;
}

/** A face-down pile: cards in no order, and under them those that were returned, the first of these on top. */
export interface Pile {
  /** The companies that may be in the unordered part: exactly those, unless a view hides some. */
  readonly rest: readonly Company[];
  readonly count: number;
  readonly under: readonly Card[];
}

export const FULL_PILE: Pile = {
  rest: Array.from({ length: COMPANIES }, (_, company) => company),
  count: COMPANIES,
  under: [],
};

/** Which cards may be on top: any of the unordered part, or the first that was returned. */
export function tops({ rest, count, under }: Pile): readonly Company[] {
  return count > 0 ? rest : under.slice(0, 1).map(({ company }) => company);
}

/** The pile without its top card, and who knows that card so far: those who saw it go under. */
export function drawn(
  { rest, count, under }: Pile,
  company: Company,
): { readonly pile: Pile; readonly knownTo: number } {
  if (count === 0) return { pile: { rest, count, under: under.slice(1) }, knownTo: known(under[0]).knownTo };
  return { pile: { rest: rest.filter((each) => each !== company), count: count - 1, under }, knownTo: 0 };
}

/** Every card of one percentage, wherever it is. */
export interface Cards {
  readonly pile: Pile;
  readonly up: Card | null;
  /** By seat; null before the deal. */
  readonly held: readonly (Card | null)[];
}

/** What a viewer knows of the cards of one percentage. */
export function seenBy(viewer: Viewer, { pile, up, held }: Cards): Cards {
  const bit = bitOf(viewer);
  const bag = new Hiding(pile.rest, UNKNOWN);
  const seen = (card: Card): Card => (card.knownTo & bit ? card : { ...card, company: bag.hide(card.company) });
  const hands = held.map((card) => card && seen(card));
  const under = pile.under.map(seen);
  return { pile: { rest: bag.rest(), count: pile.count, under }, up, held: hands };
}

/** Cards that agree with what a viewer knows; the unknown ones are dealt at random. */
export function imagined({ pile, up, held }: Cards, random: Random): Cards {
  const bag = new Guessing(pile.rest, UNKNOWN, random);
  const real = (card: Card): Card => ({ ...card, company: bag.real(card.company) });
  const under = pile.under.map(real);
  const hands = held.map((card) => card && real(card));
  return { pile: { rest: bag.rest(), count: pile.count, under }, up, held: hands };
}

/** Percent of a company that a seat holds, by company. */
export function holdings(piles: readonly Cards[], seat: Seat, shares: readonly number[]): readonly number[] {
  const held = Array.from({ length: COMPANIES }, () => 0);
  for (const [pile, { held: cards }] of piles.entries()) {
    const card = cards[seat];
    if (card && card.company !== UNKNOWN) addTo(held, card.company, known(shares[pile]));
  }
  return held;
}
