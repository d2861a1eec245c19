/** What Berlin says. */
import { count } from "../../../../parts/words/en/plural.ts";

export const words = {
  landmark: "Prizes",
  prizes: (higher: number, lower: number) => `${higher} / ${lower}`,
  prizesFor: (higher: number, lower: number) => `${higher} for most, ${lower} for second most`,
  left: "Left",
  leftFor: "tickets that nobody has",
  caption: "Tickets, and what they would win if the game ended now.",
  virtual: "Tickets that are left rank like those of one more player, whose prizes are lost.",
  noVirtual: "Tickets that are left do not count.",
  cell: (tickets: number, prize: number) =>
    `${tickets ? count(tickets, "ticket", "tickets") : "no tickets"}${prize ? `, would win ${prize}` : ""}`,
  none: "–",
  wins: (prize: number) => `+${prize}`,
  total: "As it stands",
  note: (points: number) => `tickets ${points}`,
  yours: "Your prizes",
  change: (before: number, after: number) => `${before} to ${count(after, "point", "points")}`,
  square: (colour: string) => `a ${colour} tourist`,
  tells: {
    tickets: {
      log: (name: string, colour: string, tickets: number) =>
        `${name} got ${count(tickets, `${colour} ticket`, `${colour} tickets`)}`,
      ledger: (name: string, colour: string, tickets: number) =>
        `${name}: ${count(tickets, `${colour} ticket`, `${colour} tickets`)}`,
    },
    tourist: {
      log: (colour: string) => `the ${colour} tourist stands on the tile`,
      ledger: (colour: string) => `the ${colour} tourist will stand on this tile`,
    },
  },
  awards: { tickets: (colour: string) => `${colour} tickets` },
  refusals: {
    notNow: "Landmarks and tourists are laid out before the game.",
  },
};
