import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "St. Petersburg",
  short: "draw prizes for visits",
  pieces: ["8 landmarks", "32 prizes"],
  about:
    "Build over a landmark and put a tourist of your choice on the tile. Lines that pass there draw VP tiles of that colour for their owner.",
  options: {
    "st-petersburg-choice": {
      label: "Which tourist",
      values: {
        any: { label: "Any that is left" },
        "own-first": { label: "Your own first", about: "The tourist of your colour, while that one is left." },
      },
    },
  },
  unprinted: {
    values: "The points on the VP tiles",
    squares: "Where the landmarks stand",
  },
};
