/** Stock corporations: eight companies own the lines, and seats hold shares of them. Rules SC.1 to SC.14. */
import type { Draw, Refusal, Seat } from "@interchange/tabletop";
import { addTo, CHANCE_ACTS, known } from "@interchange/tabletop";
import { appended, replaced } from "../../lists.ts";
import { COLOURS } from "../../companies.ts";
import { COMPANY_STATIONS, ownedByCompanies } from "../../components/companies.ts";
import { seatEarner } from "../../earners.ts";
import { bySecondRules } from "../../layout.ts";
import { ownRules, sliceKey } from "../../module.ts";
import type { Layout, Module, OwnStep, Scene, SliceKey } from "../../module.ts";
import { bitsOf, drawOfLeft } from "../../onceEach.ts";
import type { Award, Company } from "../../position.ts";
import { CARD_ACTIONS, lexicon } from "./actions.ts";
import type { Exchange, StockAction } from "./actions.ts";
import { SHARE_PARTS } from "./components.ts";
import { majority, majorityBonus, sharePoints, valuesOf } from "./final.ts";
import { bitOf, drawn, EVERYBODY, FULL_PILE, holdings, imagined, seenBy, tops } from "./shares.ts";
import type { Card, Cards } from "./shares.ts";

export const STOCK: SliceKey<StockSlice> = sliceKey("stock-corporations");

/** Exchanging stops when a company's profit reaches this. */
export const LAST_EXCHANGE = 25;

export interface StockSlice {
  /** By percentage, 10 first. */
  readonly cards: readonly Cards[];
  /** A card that chance owes: to a seat's hand, or to the place beside a pile. */
  readonly owed: { readonly pile: number; readonly to: Seat | "up" } | null;
  /** Seats that have exchanged since the supply ran out and a tile was placed, by rule SC.13; absent if none has. */
  readonly rests?: readonly Seat[];
}

const NONE: readonly StockAction[] = [];

/** The pile of shares of a percentage; -1 where there is none. */
export function pileOf(percent: number, { printed }: Layout): number {
  return printed(SHARE_PARTS).shares.indexOf(percent);
}

/** The next card to deal: one of each pile to each seat in turn order, then one beside each pile. */
function nextDeal({ cards }: StockSlice, { layout }: Pick<Scene, "layout">): StockSlice["owed"] {
  for (let step = 0; step < layout.seats; step++) {
    const seat = (layout.terms.startSeat + step) % layout.seats;
    const pile = cards.findIndex(({ held }) => !held[seat]);
    if (pile >= 0) return { pile, to: seat };
  }
  const pile = cards.findIndex(({ up }) => !up);
  return pile >= 0 ? { pile, to: "up" } : null;
}

/** Whether shares may still be exchanged (rule SC.7). */
export function mayExchange({ profits }: Pick<Scene, "profits">): boolean {
  for (let company = 0; company < profits.length; company++) if (known(profits[company]) >= LAST_EXCHANGE) return false;
  return true;
}

/** Whether a seat has to wait until a tile is placed, so that nobody can delay the end (rule SC.13). */
function hasToWait({ rests }: StockSlice, { turn }: Pick<Scene, "turn">): boolean {
  return rests?.includes(turn) ?? false;
}

/** The seats that wait, once this one has exchanged. */
function restingAfter({ rests = [] }: StockSlice, { turn, supplySize, layout }: Scene): StockSlice["rests"] {
  return supplySize === 0 && bySecondRules(layout) ? [...rests, turn] : undefined;
}

/** `rests` is left out where nobody waits. */
export function stockSlice(
  cards: StockSlice["cards"],
  owed: StockSlice["owed"],
  rests: StockSlice["rests"],
): StockSlice {
  return rests ? { cards, owed, rests } : { cards, owed };
}

/** A share goes under its pile, and another is taken (rule SC.5). */
function exchange(slice: StockSlice, { percent, take }: Exchange, scene: Scene): OwnStep<StockSlice> {
  const { turn: seat } = scene;
  const pile = pileOf(percent, scene.layout);
  const resting = restingAfter(slice, scene);
  const { pile: cards, up, held } = known(slice.cards[pile]);
  const { rest, count } = cards;
  const returned = held[seat] as Card;
  const under = { rest, count, under: appended(cards.under, returned) };
  if (take === "top")
    return {
      slice: stockSlice(
        replaced(slice.cards, pile, { pile: under, up, held: replaced(held, seat, null) }),
        { pile, to: seat },
        resting,
      ),
      tells: [{ what: "took-top", seat, count: percent }],
    };
  return {
    slice: stockSlice(
      replaced(slice.cards, pile, { pile: under, up: null, held: replaced(held, seat, up) }),
      { pile, to: "up" },
      resting,
    ),
    tells: [{ what: "took-up", seat, count: percent, colour: known(COLOURS[known(up).company]) }],
  };
}

/** Deals the card that was due. */
function deal(slice: StockSlice, company: Company, scene: Scene): OwnStep<StockSlice> {
  const { pile, to } = known(slice.owed);
  const { pile: before, up, held } = known(slice.cards[pile]);
  const { pile: left, knownTo } = drawn(before, company);
  const dealtCard: Card = { company, knownTo: to === "up" ? EVERYBODY : knownTo | bitOf(to) };
  const dealt: Cards =
    to === "up" ? { pile: left, up: dealtCard, held } : { pile: left, up, held: replaced(held, to, dealtCard) };
  const cards = replaced(slice.cards, pile, dealt);
  if (scene.stage === "setup") return { slice: { cards, owed: nextDeal({ cards, owed: null }, scene) } };
  const after = stockSlice(cards, null, slice.rests);
  if (to !== "up") return { slice: after };
  const tells = [
    { what: "opened", colour: known(COLOURS[company]), count: known(scene.layout.printed(SHARE_PARTS).shares[pile]) },
  ];
  return { slice: after, tells };
}

function whyNot(slice: StockSlice, action: StockAction, scene: Scene): Refusal {
  if (action.type === "card") return { code: "drawOwed", rule: "SC.5" };
  if (!mayExchange(scene)) return { code: "noMoreExchange", rule: "SC.7" };
  if (hasToWait(slice, scene)) return { code: "exchangeRests", rule: "SC.13" };
  return slice.cards[pileOf(action.percent, scene.layout)]?.held[scene.turn]?.isShown
    ? { code: "shareShown", rule: "CC.3" }
    : { code: "notNow", rule: "SC.4" };
}

const own = ownRules<StockSlice, StockAction>({
  lexicon,
  start(layout) {
    const cards = layout.printed(SHARE_PARTS).shares.map((): Cards => ({
      pile: FULL_PILE,
      up: null,
      held: Array.from({ length: layout.seats }, () => null),
    }));
    return { cards, owed: nextDeal({ cards, owed: null }, { layout }) };
  },
  actor: (slice) => (slice.owed ? CHANCE_ACTS : undefined),
  draw({ cards, owed }, { layout }): Draw<StockAction> {
    const { pile } = known(owed);
    const stream = known(layout.printed(SHARE_PARTS).streams[pile]);
    return drawOfLeft(stream, CARD_ACTIONS, bitsOf(tops(known(cards[pile]).pile)));
  },
  instead(slice, scene) {
    if (!mayExchange(scene) || hasToWait(slice, scene)) return NONE;
    // Rule CC.3: shares that have been shown stay.
    let shown = 0;
    for (let pile = 0; pile < slice.cards.length; pile++)
      if (known(slice.cards[pile]).held[scene.turn]?.isShown) shown |= 1 << pile;
    return known(scene.layout.printed(SHARE_PARTS).exchangesWithout[shown]);
  },
  refusal: whyNot,
  act: (slice, action, scene) =>
    action.type === "exchange" ? exchange(slice, action, scene) : deal(slice, action.company, scene),
  afterPlacing: (slice) => (slice.rests ? { slice: { cards: slice.cards, owed: slice.owed } } : undefined),
  view: (slice, viewer) => ({ ...slice, cards: slice.cards.map((cards) => seenBy(viewer, cards)) }),
  imagine: (slice, _viewer, random) => ({ ...slice, cards: slice.cards.map((cards) => imagined(cards, random)) }),
  hides({ cards, owed }, _action, viewer) {
    if (!owed || owed.to === "up" || owed.to === viewer) return false;
    const { count, under } = known(cards[owed.pile]).pile;
    return count > 0 || !(known(under[0]).knownTo & bitOf(viewer));
  },
});

/** Shares and majorities, once all lines have ended; `awards` may hold profit that cities give at the end (rule SC.9). */
function finalAwards(awards: readonly Award[], scene: Scene): readonly Award[] {
  const profits = Array.from(scene.profits);
  for (const { to, points } of awards) if (to.kind === "company") addTo(profits, to.company, points);
  const values = valuesOf(profits, scene.layout.setup);
  const { cards } = scene.slice(STOCK);
  const held = Array.from({ length: scene.layout.seats }, (_, seat) =>
    holdings(cards, seat, scene.layout.printed(SHARE_PARTS).shares),
  );
  const won = [...awards];
  for (const [seat, percent] of held.entries())
    for (const [company, points] of sharePoints(percent, values).entries())
      if (points > 0) won.push(award(seat, points, known(SHARES_OF[company])));
  for (const [company, profit] of profits.entries()) {
    const bonus = majorityBonus(profit);
    if (bonus === 0) continue;
    for (const seat of majority(held.map((percent) => known(percent[company]))))
      won.push(award(seat, bonus, known(MAJORITY_OF[company])));
  }
  return won;
}

const SHARES_OF = COLOURS.map((colour) => `shares-${colour}`);
const MAJORITY_OF = COLOURS.map((colour) => `majority-${colour}`);

function award(seat: Seat, points: number, reason: string): Award {
  return { to: seatEarner(seat), points, module: STOCK, reason };
}

export const stockCorporations: Module = {
  id: STOCK,
  tag: "stock",
  kind: "expansion",
  tells: { opened: "SC.5", "took-top": "SC.5", "took-up": "SC.5" },
  awards: { shares: "SC.9", majority: "SC.11" },
  boxes: ["second", "bigbox"],
  unprinted: [{ what: "company-stations", is: "inferred", rule: "SC.1", path: "/companies" }],
  parts: [SHARE_PARTS, COMPANY_STATIONS],
  options: [
    {
      name: "stock-city-rewards",
      values: ["company", "placer"],
      rule: "SC.14",
      isRuling: true,
      onlyWith: ["berlin", "st-petersburg"],
    },
    { name: "stock-last", values: ["ranked", "one"], rule: "SC.15", isRuling: true },
  ],
  terms: (terms, { options }, printed) => ({
    ...ownedByCompanies(terms, printed),
    rewards: options["stock-city-rewards"] === "placer" ? "placer" : "owner",
  }),
  finalAwards,
  own,
};
