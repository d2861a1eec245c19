/** What New York says. */
import { count } from "../../../../parts/words/en/plural.ts";

export const words = {
  landmark: "Landmark",
  caption: "What a tourist of each colour is worth on each board, and how many have come.",
  cell: (worth: number, taken: number) =>
    `worth ${worth} each, ${taken ? count(taken, "tourist", "tourists") : "none yet"}`,
  taken: (taken: number) => `×${taken}`,
  total: "As it stands",
  note: (points: number) => `tourists ${points}`,
  station: (colour: string, worth: number | undefined) =>
    `a ${colour} tourist waits${worth === undefined ? "" : `, worth ${worth} to you`}`,
  tells: {
    log: (name: string, colour: string, landmark: string, worth: number) =>
      `${name} took the ${colour} tourist to ${landmark}, worth ${worth}`,
    ledger: (name: string, colour: string, landmark: string, worth: number) =>
      `${name}: ${colour} tourist to ${landmark}, worth ${worth}`,
  },
  awards: { tourists: "tourists at landmarks" } as Readonly<Record<string, string>>,
  refusals: {
    notNow: "Boards and tourists are dealt before the game.",
  },
};
