import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Berlin",
  short: "most tickets win",
  pieces: ["8 landmarks", "64 tickets"],
  about:
    "Tourists stand on sixteen squares. A line that is scored brings a ticket for every time it passes one, and at the end most and second most tickets of a colour win prizes.",
  options: {
    "berlin-sides": {
      label: "Prizes",
      values: {
        a: { label: "Side A", about: "All landmarks are worth about the same." },
        b: { label: "Side B", about: "Some landmarks are worth much more than others." },
        mixed: { label: "Mixed", about: "Chance turns each landmark to one side or the other." },
      },
      mix: {
        label: "Your own mix",
        about: "One side for each landmark, in the order in which they stand.",
        each: (landmark, side) => `Landmark ${landmark}: side ${side.toUpperCase()}`,
      },
    },
    "berlin-virtual": {
      label: "Tickets that nobody gets",
      values: {
        yes: { label: "Compete", about: "They rank like those of one more player, whose prizes are lost." },
        no: { label: "Do not count" },
      },
    },
    "berlin-ties": {
      label: "Other ties than two for most",
      values: {
        shared: {
          label: "Shared",
          about: "Three who are tied for most share both prizes, those tied for second the lower one.",
        },
        "two-only": { label: "Pay nobody", about: "Only two who are tied for most share the prizes." },
      },
    },
  },
  unprinted: {
    prizes: "The prizes of the landmarks",
    squares: "Where the tourists stand",
  },
};
