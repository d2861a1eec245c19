import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Numbered stations",
  short: "secret numbers pay you",
  pieces: "32 numbers",
  about: "You hold secret numbers of stations. At the end, every line that ended at one of them pays you too.",
  options: {
    "numbers-each": {
      label: "Numbers for each player",
      values: {
        "1": { label: "One of each side" },
        "2": { label: "Two of each side", about: "For up to four players." },
        "3": { label: "Three of each side", about: "For two players." },
        "4": { label: "Four of each side", about: "For two players." },
      },
    },
    "numbers-ownerless": {
      label: "Lines that nobody owns",
      values: {
        no: { label: "Pay no number" },
        yes: { label: "Pay numbers too" },
      },
    },
  },
  unprinted: {
    groups: "How the numbers are put into groups",
  },
};
