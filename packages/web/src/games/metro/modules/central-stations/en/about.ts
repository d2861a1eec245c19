import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Central stations",
  short: "begin lines in the centre",
  pieces: ["a central station each"],
  about:
    "Each player has one central station. Set at the centre instead of placing a tile, it makes the line that leaves from there yours.",
  options: {
    "central-on-finished": {
      label: "Where a line has already ended",
      values: {
        no: { label: "No central station", about: "It is set only where the line is still open." },
        yes: { label: "It may be set", about: "The line is scored at once." },
      },
    },
    "central-doubled": {
      label: "Lines from the centre back into the centre",
      values: {
        no: { label: "Count once" },
        yes: { label: "Count double", about: "Like all lines that end in the centre." },
      },
    },
    "central-arrivals": {
      label: "Lines that end at a central station",
      values: {
        doubled: { label: "Count double", about: "Like all lines that end in the centre." },
        single: { label: "Count once", about: "Only spaces without a central station count double." },
      },
    },
  },
};
