import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Paris",
  short: "seat them in a row",
  pieces: ["12 landmarks", "32 tourists"],
  about:
    "A tourist waits on every inner square. Build over one and seat them at a landmark of yours: a long row without gaps pays.",
  options: {
    "paris-row": {
      label: "The row of landmarks",
      values: {
        dealt: { label: "As dealt", about: "Landmarks stand in the order in which they came." },
        arranged: { label: "Arranged", about: "Everybody puts their own landmarks into order before the game." },
      },
    },
    "paris-adjacent": {
      label: "Next to a square",
      values: {
        sides: { label: "Side by side" },
        corners: { label: "Corners too", about: "Squares that touch at a corner count as well." },
      },
    },
  },
  unprinted: {
    colours: "The colours on the landmarks",
    tourists: "Four tourists of each colour",
  },
};
