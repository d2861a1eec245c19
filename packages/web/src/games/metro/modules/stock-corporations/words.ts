/** What stock corporations say. */
import { count } from "../../../../parts/words/en/plural.ts";

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
  takeOpen: (percent: number, colour: string) => `Take the open ${percent}% share of ${colour} for yours`,
  takeTop: (percent: number, left: number) =>
    `Take the top ${percent}% card for yours, ${count(left, "card", "cards")} in the pile`,
  open: (percent: number, colour: string) => `open ${percent}% share: ${colour}`,
  top: (percent: number, left: number) => `${percent}% pile: ${count(left, "card", "cards")}`,
  share: (percent: number, colour: string) => `${percent}% of ${colour}`,
  unknown: (percent: number) => `a ${percent}% share that you do not know`,
  others: "What you know of the others",
  shown: "shown on the table",
  barred: "A company has reached 25: nobody exchanges shares any more.",
  may: "Instead of placing a tile, you may give a share for the open card or for the top card of its pile.",
  instead: "Exchange a share",
  insteadShort: "Exchange",
  exchangeOpen: (percent: number, own: string, open: string) => `Give ${percent}% of ${own} for the open ${open}`,
  exchangeTop: (percent: number, own: string) => `Give ${percent}% of ${own} for the top card`,
  worthNow: (points: number) => `shares ${points}`,
  worth: "Your shares",
  worthChange: (before: number, after: number) => `${before} to ${count(after, "point", "points")}`,
  tells: {
    "took-up": (name: string, percent: number, colour: string) =>
      `${name} exchanged a ${percent}% share for the open one of ${colour}`,
    "took-top": (name: string, percent: number) => `${name} exchanged a ${percent}% share for the top card of the pile`,
    opened: (percent: number, colour: string) => `a ${percent}% share of ${colour} was turned up`,
  },
  awards: {
    shares: (colour: string) => `shares of ${colour}`,
    majority: (colour: string) => `most of ${colour}`,
  },
  refusals: {
    noMoreExchange: "A company has 25 profit or more, so shares are not exchanged any more.",
    shareShown: "This share was shown for a central station and stays where it is.",
    notNow: "Shares are exchanged instead of placing a tile, in your own turn.",
  },
};
