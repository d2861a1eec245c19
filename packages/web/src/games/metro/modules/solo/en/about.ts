import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Solo",
  short: "for one player",
  about:
    "A game for one. Cards say which of eight companies' lines you extend next, and only the company that does worst counts.",
  options: {
    "solo-scoring": {
      label: "Score",
      values: {
        normal: { label: "Normal", about: "The profit of the last company." },
        challenge: { label: "Challenge", about: "Less the distance between the first company and the last." },
      },
    },
    "solo-negative": {
      label: "Scores below zero",
      values: {
        yes: { label: "May be", about: "In the challenge." },
        no: { label: "Are zero" },
      },
    },
    "solo-reject-last": {
      label: "Rejecting ends",
      values: {
        no: { label: "When the last card is turned up" },
        yes: { label: "After the turn of the last card" },
      },
    },
  },
  unprinted: {
    "rejected-kind": "Which kind of tile may be put back",
  },
};
