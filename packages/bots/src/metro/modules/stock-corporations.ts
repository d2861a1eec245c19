/**
 * Stock corporations: companies are valued by rank, so a point of profit is worth the ranks it may win for own shares
 * and cost the others'. Shares of one company are worth more together, because their holder will steer for it.
 */
import { addTo, known } from "@interchange/tabletop";
import { COMPANIES, SQUARES } from "@interchange/metro";
import type { Scene } from "@interchange/metro";
import { SHARE_PARTS } from "@interchange/metro/modules/stock-corporations/components";
import { STOCK } from "@interchange/metro/modules/stock-corporations/module";
import type { StockSlice } from "@interchange/metro/modules/stock-corporations/module";
import { UNKNOWN } from "@interchange/metro/modules/stock-corporations/shares";
import type { Cards } from "@interchange/metro/modules/stock-corporations/shares";
import type { Eye, Sensing } from "../sense.ts";

/** How far apart profits may be and still change places, when no tile is laid and when all are. */
const OPEN = 11;
const SETTLED = 1;
/** Prevents endless exchanges: it wants no card that someone has put back. */
const USED_CARD = -1000;
/** How much a seat can raise a company in a whole game, for every tenth it holds more than the others. */
const STEERING = 0.75;

/** The tenths of each company that a seat holds, with an even guess for hidden cards. */
function tenthsOf(cards: readonly Cards[], seat: number, shares: readonly number[]): Float64Array {
  const tenths = new Float64Array(COMPANIES);
  for (const [at, { held, pile }] of cards.entries()) {
    const card = held[seat];
    const worth = known(shares[at]) / 10;
    if (card && card.company !== UNKNOWN) addTo(tenths, card.company, worth);
    else if (card) for (const company of pile.rest) addTo(tenths, company, worth / pile.rest.length);
  }
  return tenths;
}

/** What the others hold, each equally likely to be the one to beat. */
function othersOf({ scene, seat, layout }: Eye): Float64Array {
  const { cards } = scene.slice(STOCK);
  const tenths = new Float64Array(COMPANIES);
  for (let other = 0; other < layout.seats; other++) {
    if (other === seat) continue;
    const held = tenthsOf(cards, other, layout.printed(SHARE_PARTS).shares);
    for (let company = 0; company < COMPANIES; company++)
      addTo(tenths, company, known(held[company]) / (layout.seats - 1));
  }
  return tenths;
}

/** How much more the own shares are worth than the others', given the expected profits. */
function lead(own: Float64Array, others: Float64Array, profits: Float64Array, left: number): number {
  const scale = SETTLED + (OPEN - SETTLED) * Math.sqrt(left);
  const ahead = profits.map(
    (profit, company) => profit + STEERING * left * (known(own[company]) - known(others[company])),
  );
  let lead = 0;
  for (let company = 0; company < COMPANIES; company++) {
    const more = known(own[company]) - known(others[company]);
    let value = 1;
    for (let other = 0; other < COMPANIES; other++)
      if (other !== company) value += 1 / (1 + Math.exp((known(ahead[other]) - known(ahead[company])) / scale));
    lead += more * value;
    const all = known(own[company]) + known(others[company]);
    if (all > 0) lead += (more / all) * (known(profits[company]) / 10);
  }
  return lead;
}

function tilesLeft({ tilesLaid }: Scene): number {
  return 1 - tilesLaid / SQUARES.length;
}

export const sense: Sensing<StockSlice> = (eye) => {
  const others = othersOf(eye);
  const { shares } = eye.layout.printed(SHARE_PARTS);
  const seen = eye.scene.slice(STOCK).cards;
  return {
    worth: ({ cards, owed }) => (owed && known(cards[owed.pile]).pile.count === 0 ? USED_CARD : 0),
    fortune(profits, { cards, owed }, scene) {
      const left = tilesLeft(scene);
      const own = tenthsOf(cards, eye.seat, shares);
      const companies = owed?.to === eye.seat ? known(seen[owed.pile]).pile.rest : [];
      if (!owed || !companies.length) return lead(own, others, profits, left);
      // A card from the pile will come: any that the seat has not seen.
      const tenth = known(shares[owed.pile]) / 10;
      let sum = 0;
      for (const company of companies) {
        addTo(own, company, tenth);
        sum += lead(own, others, profits, left);
        addTo(own, company, -tenth);
      }
      return sum / companies.length;
    },
  };
};
