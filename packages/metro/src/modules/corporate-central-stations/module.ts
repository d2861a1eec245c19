/**
 * Central stations with stock corporations: a seat that shows a share sets the tile of its company. Rules CC.1 to CC.6.
 */
import type { Refusal } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import { COLOURS } from "../../companies.ts";
import { companyEarner } from "../../earners.ts";
import { Lexicon } from "../../lexicon.ts";
import { replaced } from "../../lists.ts";
import { ownRules, sliceKey } from "../../module.ts";
import type { Module, Offers, OwnStep, Scene, SliceKey } from "../../module.ts";
import type { Company } from "../../position.ts";
import {
  CENTRAL,
  companiesSet,
  hasSet,
  openSpaces,
  spaceName,
  spaceRefusal,
  SPACES,
  withTile,
} from "../central-stations/spaces.ts";
import type { Space } from "../central-stations/spaces.ts";
import { inTwoParts, PERCENTAGES } from "../stock-corporations/actions.ts";
import { SHARE_PARTS } from "../stock-corporations/components.ts";
import { pileOf, STOCK, stockSlice } from "../stock-corporations/module.ts";
import { EVERYBODY, UNKNOWN } from "../stock-corporations/shares.ts";
import type { Card } from "../stock-corporations/shares.ts";

/** Everything that these rules change belongs to the two modules that they join. */
export type ShowSlice = Readonly<Record<string, never>>;

export const SHOW: SliceKey<ShowSlice> = sliceKey("corporate-central-stations");

/** It names the company, which is news to the others and stands in records. */
export interface ShowAction {
  readonly company: Company;
  readonly percent: number;
  readonly space: Space;
}

const SHOWS: readonly ReadonlyMap<number, readonly ShowAction[]>[] = COLOURS.map(
  (_, company) =>
    new Map(PERCENTAGES.map((percent) => [percent, SPACES.map((space) => ({ company, percent, space }))])),
);

/** Showing a share, by space. */
function showsOf(company: Company, percent: number): readonly ShowAction[] {
  return known(known(SHOWS[company]).get(percent));
}

const SHOWN = COLOURS.map((_, company) => inTwoParts((percent) => showsOf(company, percent)));
const NONE: readonly ShowAction[] = [];

const lexicon = new Lexicon<ShowAction>(
  [...SHOWN.flatMap(([first]) => first), ...SHOWN.flatMap(([, others]) => others)],
  ({ company, percent, space }) => `${known(COLOURS[company])}-${percent}-${spaceName(space)}`,
);

/** Any of these shares on any of these spaces: up to 32 shows, which need not all be listed to pick one. */
class Shows implements Offers<ShowAction> {
  readonly length: number;
  private readonly shares: readonly (readonly ShowAction[])[];
  private readonly spaces: readonly Space[];

  constructor(shares: readonly (readonly ShowAction[])[], spaces: readonly Space[]) {
    this.length = shares.length * spaces.length;
    this.shares = shares;
    this.spaces = spaces;
  }

  at(index: number): ShowAction | undefined {
    const { shares, spaces } = this;
    return shares[Math.floor(index / spaces.length)]?.[known(spaces[index % spaces.length])];
  }
}

function instead(scene: Scene): Offers<ShowAction> {
  const central = scene.slice(CENTRAL);
  const { cards } = scene.slice(STOCK);
  const { shares } = scene.layout.printed(SHARE_PARTS);
  const set = companiesSet(central);
  const shown: (readonly ShowAction[])[] = [];
  for (let pile = 0; pile < cards.length; pile++) {
    const company = known(cards[pile]).held[scene.turn]?.company ?? UNKNOWN;
    if (company !== UNKNOWN && !((set >> company) & 1)) shown.push(showsOf(company, known(shares[pile])));
  }
  return shown.length ? new Shows(shown, openSpaces(central, scene)) : NONE;
}

/** Whether a tile could be set, and the seat may have an unseen share for it (rule CC.6). */
function mayAct(scene: Scene): boolean {
  const central = scene.slice(CENTRAL);
  const isLeft = (company: Company): boolean => !hasSet(central, companyEarner(company));
  if (!openSpaces(central, scene).length || !COLOURS.some((_, company) => isLeft(company))) return false;
  return scene.slice(STOCK).cards.some(({ held }) => {
    const card = held[scene.turn];
    return card && (card.knownTo !== EVERYBODY || isLeft(card.company));
  });
}

function act(slice: ShowSlice, { company, percent, space }: ShowAction, scene: Scene): OwnStep<ShowSlice> {
  const { slice: central, scores } = withTile(scene.slice(CENTRAL), space, companyEarner(company), scene);
  const stock = scene.slice(STOCK);
  const pile = pileOf(percent, scene.layout);
  const shares = known(stock.cards[pile]);
  // Rule CC.3: everyone knows it from now on, and it is never exchanged again.
  const shown: Card = { company, knownTo: EVERYBODY, isShown: true };
  const cards = replaced(stock.cards, pile, {
    pile: shares.pile,
    up: shares.up,
    held: replaced(shares.held, scene.turn, shown),
  });
  return {
    slice,
    others: { [CENTRAL]: central, [STOCK]: stockSlice(cards, stock.owed, stock.rests) },
    scores,
    tells: [
      {
        what: "showed",
        seat: scene.turn,
        colour: known(COLOURS[company]),
        count: percent,
        name: spaceName(space),
      },
    ],
  };
}

function whyNot(_slice: ShowSlice, { company, percent, space }: ShowAction, scene: Scene): Refusal {
  const central = scene.slice(CENTRAL);
  if (scene.slice(STOCK).cards[pileOf(percent, scene.layout)]?.held[scene.turn]?.company !== company)
    return { code: "notYourShare", rule: "CC.2" };
  if (hasSet(central, companyEarner(company))) return { code: "noTileLeft", rule: "CC.1" };
  return spaceRefusal(central, space, scene) ?? { code: "notNow", rule: "CC.2" };
}

const own = ownRules<ShowSlice, ShowAction>({
  lexicon,
  start: () => ({}),
  instead: (_slice, scene) => instead(scene),
  mayAct: (_slice, scene) => mayAct(scene),
  refusal: whyNot,
  act,
});

export const corporateCentralStations: Module = {
  id: SHOW,
  tag: "show",
  kind: "bridge",
  tells: { showed: "CC.2" },
  joins: [STOCK, CENTRAL],
  own,
};
