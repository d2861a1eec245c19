/** The solo game: one seat extends the lines that cards name, for the good of the worst company. Rules SO.1 to SO.10. */
import type { Refusal } from "@interchange/tabletop";
import { CHANCE_ACTS, known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import { COMPANY_STATIONS, ownedByCompanies } from "../../components/companies.ts";
import { EDGE_STATIONS } from "../../geometry.ts";
import type { Cell } from "../../geometry.ts";
import { Lexicon } from "../../lexicon.ts";
import { ownRules, sliceKey } from "../../module.ts";
import type { Layout, Module, Scene, SliceKey } from "../../module.ts";
import { DEPARTURES } from "../../network.ts";
import { drawOfLeft } from "../../onceEach.ts";
import type { Award, Company, Tell } from "../../position.ts";
import { stationOfNumber } from "../../stations.ts";
import { FRESH_CARDS, topBits, withRevealed, withUsed, without } from "./cards.ts";
import type { Cards } from "./cards.ts";
import { SOLO_PARTS } from "./components.ts";
import { soloScore } from "./final.ts";

export const SOLO: SliceKey<Cards> = sliceKey("solo");

export type SoloAction = { readonly type: "reject" } | { readonly type: "card"; readonly company: Company };

/** A tile that extends no line of the company whose card is revealed. */
const OTHER_LINE: Refusal = { code: "otherLine", rule: "SO.4" };

const REJECT: SoloAction = { type: "reject" };

const REJECTING: readonly SoloAction[] = [REJECT];
const NOTHING: readonly SoloAction[] = [];
const CARD_ACTIONS = COLOURS.map((_, company): SoloAction => ({ type: "card", company }));
const REVEALED = COLOURS.map((colour, company): readonly Tell[] => [{ what: "revealed", company, colour }]);

const lexicon = new Lexicon<SoloAction>([REJECT, ...CARD_ACTIONS], (action) =>
  action.type === "reject" ? action.type : known(COLOURS[action.company]),
);

/** The squares on which a tile would extend a line of a company that has not ended. */
function squaresOf(company: Company, { network, layout }: Scene): readonly Cell[] {
  const numbers = known(layout.printed(COMPANY_STATIONS)[company]);
  const squares: Cell[] = [];
  for (let index = 0; index < numbers.length; index++) {
    const entry = network.trainAt(stationOfNumber(known(numbers[index]), layout.terms.numbering));
    if (entry < DEPARTURES && !isAmong(squares, entry >> 2)) squares.push(entry >> 2);
  }
  return squares;
}

/** Quicker than `includes` where there are four at most. */
function isAmong(squares: readonly Cell[], cell: Cell): boolean {
  for (let index = 0; index < squares.length; index++) if (squares[index] === cell) return true;
  return false;
}

/** Whether a line was the last of its company. */
function isLastOf(company: Company, { lines, layout }: Scene): boolean {
  let ended = 0;
  for (const { earner } of lines) if (earner?.kind === "company" && earner.company === company) ended++;
  return ended === known(layout.printed(COMPANY_STATIONS)[company]).length;
}

function mayReject({ hasRunOut }: Cards, scene: Scene): boolean {
  return !hasRunOut && scene.holds(scene.turn, scene.layout.printed(SOLO_PARTS).rejectable);
}

/** Whether rejecting is over with the last card of the first pile (rule SO.6). */
function endsWithLast({ setup }: Layout): boolean {
  return setup.options["solo-reject-last"] !== "yes";
}

function whyNot({ hasRunOut }: Cards, { type }: SoloAction): Refusal {
  if (type === "card") return { code: "drawOwed", rule: "SO.3" };
  return hasRunOut ? { code: "noMoreRejecting", rule: "SO.6" } : { code: "notRejectable", rule: "SO.6" };
}

const own = ownRules<Cards, SoloAction>({
  lexicon,
  start: () => FRESH_CARDS,
  actor: ({ card }, { stage }) => (stage === "turn" && card === null ? CHANCE_ACTS : undefined),
  draw: (cards) => drawOfLeft("solo/cards", CARD_ACTIONS, topBits(cards)),
  instead: (cards, scene) => (mayReject(cards, scene) ? REJECTING : NOTHING),
  refusal: whyNot,
  act(cards, action, { turn, supplySize, layout }) {
    if (action.type === "card")
      return {
        slice: withRevealed(cards, action.company, endsWithLast(layout)),
        tells: known(REVEALED[action.company]),
      };
    const putBack = { tile: layout.printed(SOLO_PARTS).rejectable, under: Math.floor(supplySize / 2) };
    return { slice: cards, putBack, tells: [{ what: "rejected", seat: turn, count: putBack.under }] };
  },
  afterPlacing: (cards) => ({ slice: withUsed(cards) }),
  afterLine(cards, { earner }, scene) {
    if (earner?.kind !== "company" || !isLastOf(earner.company, scene)) return { slice: cards };
    const { company } = earner;
    const left = without(cards, company, endsWithLast(scene.layout));
    return { slice: left, tells: [{ what: "finished", company, colour: known(COLOURS[company]) }] };
  },
});

function finalAwards(awards: readonly Award[], { profits, layout, turn }: Scene): readonly Award[] {
  const { lowest, deduction } = soloScore(profits, termsOf(layout));
  const award = (points: number, reason: string): Award => ({
    to: { kind: "seat", seat: turn },
    points,
    module: SOLO,
    reason,
  });
  return [...awards, award(lowest, "lowest"), ...(deduction ? [award(-deduction, "spread")] : [])];
}

function termsOf({ setup: { options } }: Layout): Parameters<typeof soloScore>[1] {
  return {
    isChallenge: options["solo-scoring"] === "challenge",
    mayBeNegative: options["solo-negative"] !== "no",
  };
}

export const solo: Module = {
  id: SOLO,
  tag: "solo",
  kind: "game",
  tells: { revealed: "SO.3", rejected: "SO.6", finished: "SO.7" },
  awards: "SO.9",
  boxes: ["bigbox"],
  unprinted: [{ what: "rejected-kind", is: "inferred", rule: "SO.6", path: "/solo/rejectable" }],
  seats: 1,
  options: [
    { name: "solo-scoring", values: ["normal", "challenge"], rule: "SO.9" },
    { name: "solo-negative", values: ["yes", "no"], rule: "SO.10", isRuling: true },
    { name: "solo-reject-last", values: ["no", "yes"], rule: "SO.6", isRuling: true },
  ],
  parts: [SOLO_PARTS, COMPANY_STATIONS],
  terms: (terms, _setup, printed) => ({
    ...ownedByCompanies(terms, printed),
    handSize: 2,
    openHands: true,
    oneTileRule: false,
    drawAnother: false,
  }),
  isOver: (_, { lines }) => lines.length === EDGE_STATIONS,
  finalAwards,
  limit(scene) {
    const { card } = scene.slice(SOLO);
    return card === null ? undefined : { squares: squaresOf(card, scene), refusal: OTHER_LINE };
  },
  own,
};
