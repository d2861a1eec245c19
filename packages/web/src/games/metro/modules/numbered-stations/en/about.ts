import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Numbered stations",
  short: "secret numbers pay you",
  pieces: ["32 numbers"],
  about: "You hold numbers of stations, in secret. At the end, every line that ended at one of them pays you too.",
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
        "centre-too": {
          label: "Also from the centre",
          about: "Track that leads out of the centre pays twice its length, although nobody owns it.",
        },
      },
    },
    "numbers-open": {
      label: "Numbers",
      values: {
        no: { label: "Secret" },
        yes: { label: "Open", about: "Everybody sees everybody's numbers." },
      },
    },
  },
  unprinted: {
    groups: "How the numbers are put into groups",
  },
};
