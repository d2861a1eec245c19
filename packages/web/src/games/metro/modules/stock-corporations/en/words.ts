/** What stock corporations say. */
import type { Colour } from "@interchange/boards/palette";
import { colours } from "../../../../../parts/words/en/colours.ts";
import { count } from "../../../../../parts/words/en/plural.ts";
import type { Who } from "../../../../../parts/words/types.ts";

export const words = {
  company: "Company",
  profit: "Profit",
  value: "10% is worth",
  yours: "You hold",
  percent: (percent: number) => `${percent}%`,
  nothing: "–",
  shares: "Shares",
  player: "Player",
  pile: "Pile",
  yourCard: "Yours",
  openCard: "Open",
  topCard: "Top",
  takeOpen: (percent: number, colour: Colour) => `Take the open ${percent}% share of ${colours[colour]} for yours`,
  takeTop: (percent: number, left: number) =>
    `Take the top ${percent}% card for yours, ${count(left, "card", "cards")} in the pile`,
  open: (percent: number, colour: Colour) => `open ${percent}% share: ${colours[colour]}`,
  top: (percent: number, left: number) => `${percent}% pile: ${count(left, "card", "cards")}`,
  share: (percent: number, colour: Colour) => `${percent}% of ${colours[colour]}`,
  unknown: (percent: number) => `a ${percent}% share that you do not know`,
  others: "What you know of the others",
  shown: (card: string) => `${card}, shown on the table`,
  barred: "A company has reached 25: nobody exchanges shares any more.",
  may: "Instead of placing a tile, you may give a share for the open card or for the top card of its pile.",
  instead: "Exchange a share",
  insteadShort: "Exchange",
  exchangeOpen: (percent: number, own: Colour, open: Colour) =>
    `Give ${percent}% of ${colours[own]} for the open ${colours[open]}`,
  exchangeTop: (percent: number, own: Colour) => `Give ${percent}% of ${colours[own]} for the top card`,
  worthNow: (points: number) => `shares ${points}`,
  worth: "Your shares",
  worthChange: (before: number, after: number) => `${before} to ${count(after, "point", "points")}`,
  tells: {
    "took-up": ({ name }: Who, percent: number, colour: Colour) =>
      `${name} exchanged a ${percent}% share for the open one of ${colours[colour]}`,
    "took-top": ({ name }: Who, percent: number) =>
      `${name} exchanged a ${percent}% share for the top card of the pile`,
    opened: (percent: number, colour: Colour) => `a ${percent}% share of ${colours[colour]} was turned up`,
  },
  awards: {
    shares: (colour: Colour) => `shares of ${colours[colour]}`,
    majority: (colour: Colour) => `most of ${colours[colour]}`,
  },
  refusals: {
    noMoreExchange: "A company has 25 profit or more, so shares are not exchanged any more.",
    exchangeRests: "The supply is empty and you have exchanged a share: somebody has to place a tile first.",
    shareShown: "This share was shown for a central station and stays where it is.",
    notNow: "Shares are exchanged instead of placing a tile, in your own turn.",
  },
};
