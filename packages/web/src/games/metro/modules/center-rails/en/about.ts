import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Center rails",
  short: "lines run on through",
  pieces: ["8 center rails"],
  about: "Four tiles cover the centre. No line ends there any more: it runs on and comes out somewhere else.",
  excludes: {
    "central-stations": "the rails cover the whole centre, so that no station is left there",
  },
  options: {
    "center-rails-score": {
      label: "Tiles of the centre",
      values: {
        yes: { label: "Count like any other" },
        no: { label: "Do not count", about: "A line is worth the tiles that players have placed." },
      },
    },
  },
  unprinted: {
    faces: "The track on the center rails",
  },
};
